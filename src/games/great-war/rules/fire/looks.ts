import { itemAt } from "../../../../core/item-at.ts";
import type { Mount } from "../../data/tables.ts";
import { goodPosition } from "../geometry/position.ts";
import type { Setup } from "../setup/setup.ts";
import type { Board, Stance } from "../state/state.ts";
import { bears, type TargetSpot } from "./sight.ts";

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
    goodPosition(itemAt(aircraft, index), itemAt(aircraft, target))
  );
}

/**
 * Where a target is at a look of another: where it is now, since the others have stopped; but plotted moves are flown by
 * all at once, so there it is where it was after as many MP, and after its last one where that left it (B-47).
 */
function spotAt({ setup, aircraft }: Board, target: number, look: number): TargetSpot {
  const other = itemAt(aircraft, target);
  return setup.options.sequence === "plotted" ? (other.flown?.looks[look] ?? other) : other;
}

/** How many of an aircraft's last MP, counted back, had a target in the line of fire of a mount without a break. */
export function looksAt(board: Board, index: number, mount: Mount, target: number): number {
  const looks = board.aircraft[index]?.flown?.looks ?? [];
  const needed = looksNeeded(looks);
  let seen = 0;
  while (seen < needed) {
    const look = looks.length - 1 - seen;
    if (!bears(board.setup, index, mount, itemAt(looks, look), spotAt(board, target, look))) break;
    seen += 1;
  }
  return seen;
}

/** How many of a mover's last looks, counted back and `most` at most, lie in the line of fire of a gun that stays where it is (4.6b). */
export function looksUnder(
  setup: Setup,
  index: number,
  mount: Mount,
  from: Stance,
  looks: readonly Stance[],
  most: number,
): number {
  let seen = 0;
  while (seen < most) {
    if (!bears(setup, index, mount, from, itemAt(looks, looks.length - 1 - seen))) break;
    seen += 1;
  }
  return seen;
}

/** How an aircraft that has moved has a target in sight: by its last looks, by its tail alone, or not (4.6a, 4.4j, A-09). */
export type Grip = "looks" | "tail" | null;

export function gripOn(board: Board, index: number, mount: Mount, target: number): Grip {
  const seen = looksAt(board, index, mount, target);
  if (seen === 0) return null;
  if (seen >= looksNeeded(board.aircraft[index]?.flown?.looks ?? [])) return "looks";
  return seen >= TAILER_LOOKS && keepsTail(board, index, target) ? "tail" : null;
}
