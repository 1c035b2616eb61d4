import { goodPosition } from "../initiative/position.ts";
import type { Setup } from "../setup.ts";
import type { Aircraft, Board, Stance } from "../state.ts";
import type { Mount } from "../tables/tables.ts";
import { bears, type Spot } from "./sight.ts";

/** 4.6a: MP that a target must be in sight, the last of the move. */
const LOOKS = 2;
/** 4.4j: for a tailer that kept its position. */
const TAILER_LOOKS = 1;

/** How many of the last MP count: two, or all of a shorter move. */
export function looksNeeded(looks: readonly Stance[], most = LOOKS): number {
  return Math.min(most, looks.length);
}

/** Whether an aircraft tails a target this turn and is in good position on it now (4.4j). */
export function keepsTail({ tails, aircraft }: Board, index: number, target: number): boolean {
  return (
    tails.some((tail) => tail.tailer === index && tail.target === target) &&
    goodPosition(aircraft[index] as Aircraft, aircraft[target] as Aircraft)
  );
}

/** How many looks, counted back from the last, had a spot in the line of fire of a mount without a break. */
export function looksWith(
  setup: Setup,
  index: number,
  mount: Mount,
  looks: readonly Stance[],
  target: Spot,
): number {
  let seen = 0;
  while (seen < looks.length) {
    const look = looks[looks.length - 1 - seen] as Stance;
    if (!bears(setup, index, mount, look, target)) break;
    seen += 1;
  }
  return seen;
}

/** How many of a mover's looks, counted back, lie in the line of fire of a gun that stays where it is (4.6b). */
export function looksUnder(
  setup: Setup,
  index: number,
  mount: Mount,
  from: Stance,
  looks: readonly Stance[],
): number {
  let seen = 0;
  while (seen < looks.length) {
    if (!bears(setup, index, mount, from, looks[looks.length - 1 - seen] as Stance)) break;
    seen += 1;
  }
  return seen;
}

/** How an aircraft that has moved has a target in sight: by its last looks, by its tail alone, or not (4.6a, 4.4j, A-09). */
export type Grip = "looks" | "tail" | null;

export function gripOn(board: Board, index: number, mount: Mount, target: number): Grip {
  const { setup, aircraft } = board;
  const one = aircraft[index] as Aircraft;
  const looks = one.flown?.looks ?? [];
  const needed = looksNeeded(looks);
  if (needed === 0) return null;
  const enough = keepsTail(board, index, target) ? TAILER_LOOKS : needed;
  const recent = looks.slice(-needed);
  const seen = looksWith(setup, index, mount, recent, aircraft[target] as Aircraft);
  if (seen >= needed) return "looks";
  return seen >= enough ? "tail" : null;
}
