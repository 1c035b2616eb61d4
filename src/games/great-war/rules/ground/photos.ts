import { hexAhead, sameHex } from "../../../../core/geometry/hex.ts";
import { hexLabel } from "../../../../core/geometry/hex-map.ts";
import { itemAt } from "../../../../core/item-at.ts";
import type { Target } from "../setup/setup.ts";
import { canObserve } from "../state/men.ts";
import type { Flown, Stance, State } from "../state/state.ts";
import { type Aftermath, airframeOf, forEach, idOf, still, tell } from "../state/step.ts";
import { triedAt } from "../state/tried.ts";
import { complete, openTargets } from "./targets.ts";

/** 9.4: MP of one steady run, and the altitudes in metres between which pictures come out. */
const RUN = 3;
const LOWEST = 500;
const HIGHEST = 3000;

/** Whether an MP took an aircraft a hex straight ahead, level. */
function steady(from: Stance, to: Stance): boolean {
  return (
    to.facing === from.facing &&
    to.altitude === from.altitude &&
    sameHex(to.hex, hexAhead(from.hex, from.facing))
  );
}

/** The last three steady MP of a move after so many, by the places reached (B-37: within one move); none where they weren't. */
export function steadyRun({ from, looks }: Pick<Flown, "from" | "looks">, spent: number): readonly Stance[] {
  const run = [from, ...looks].slice(Math.max(0, spent - RUN), spent + 1);
  const isSteady = run.every((place, at) => at === 0 || steady(itemAt(run, at - 1), place));
  return run.length === RUN + 1 && isSteady ? run.slice(1) : [];
}

function pictured(target: Target, run: readonly Stance[]): Stance | undefined {
  return run.find(
    ({ hex, altitude }) =>
      altitude >= LOWEST && altitude <= HIGHEST && target.hexes.some((part) => sameHex(part, hex)),
  );
}

/**
 * 9.4: the photographs that an aircraft takes with an MP of its move: three in a row straight and level through a hex of
 * the target, at 500 to 3000 m, with a fit observer (4.8f, 4.9r). They count at once, whatever becomes of it then (B-37).
 */
export function photosAfter(board: State, index: number, flown: Flown, spent: number): Aftermath {
  const { setup } = board;
  const targets = openTargets(board, airframeOf(setup, index).side, "photo");
  if (targets.length === 0 || !canObserve(setup, index, itemAt(board.aircraft, index))) return still(board);
  const run = steadyRun(flown, spent);
  return forEach(board, targets, (now, target) => {
    const at = pictured(target, run);
    if (!at) return still(now);
    const values = { id: idOf(setup, index), target: target.id, hex: hexLabel(at.hex) };
    const scored = complete(triedAt(now, index, target.id), index, target, "photo");
    return { board: scored.board, events: [tell("event.photo", values), ...scored.events] };
  });
}

/** The photographs of a move on which nothing else happened. */
export function photos(board: State, index: number): Aftermath {
  const { flown } = itemAt(board.aircraft, index);
  if (!flown) return still(board);
  return forEach(board, [...flown.looks.keys()], (now, look) => photosAfter(now, index, flown, look + 1));
}
