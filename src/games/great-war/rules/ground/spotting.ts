import { hexDistance } from "../../../../core/geometry/hex.ts";
import { itemAt } from "../../../../core/item-at.ts";
import type { Target } from "../setup/setup.ts";
import { SPOTTED_BELOW, SPOTTED_FROM, SPOTTING_TURNS } from "../setup/tasks.ts";
import { withAircraft } from "../state/changed.ts";
import { canObserve } from "../state/men.ts";
import type { Aircraft, Stance, State } from "../state/state.ts";
import { type Aftermath, airframeOf, forEach, idOf, inMoveOrder, still, tell } from "../state/step.ts";
import { complete, openTargets } from "./targets.ts";

function sees(target: Target, { hex, altitude }: Stance): boolean {
  return altitude <= SPOTTED_BELOW && target.hexes.some((part) => hexDistance(part, hex) <= SPOTTED_FROM);
}

/** 9.4: whether an aircraft has watched a target for a full turn: from first to last it was near and low enough. */
function watched({ flown }: Aircraft, target: Target): boolean {
  return flown !== null && [flown.from, ...flown.looks].every((place) => sees(target, place));
}

function watch(board: State, index: number, target: Target): Aftermath {
  const { progress } = itemAt(board.aircraft, index);
  const turns = (progress[target.id] ?? 0) + 1;
  const values = { id: idOf(board.setup, index), target: target.id, turns, of: SPOTTING_TURNS };
  const told = tell("event.spotting", values);
  const after = withAircraft(board, index, { progress: { ...progress, [target.id]: turns } });
  if (turns < SPOTTING_TURNS) return { board: after, events: [told] };
  const scored = complete(after, index, target, "spot");
  return { board: scored.board, events: [told, ...scored.events] };
}

function spotOne(board: State, index: number): Aftermath {
  const { setup } = board;
  const one = itemAt(board.aircraft, index);
  if (one.status !== "flying" || !canObserve(setup, index, one)) return still(board);
  const fired = one.busy.some((man) => man > 0);
  if (fired) return still(board);
  const targets = openTargets(board, airframeOf(setup, index).side, "spot");
  const target = targets.find((each) => watched(one, each));
  return target ? watch(board, index, target) : still(board);
}

/**
 * 9.4: artillery spotting, after combat: an aircraft with a fit observer who did not fire (4.8f, 4.9r) has watched a
 * target for this turn; after four turns of one aircraft, not necessarily in a row, the task is done (B-39). One
 * target a turn.
 */
export function spotting(board: State): Aftermath {
  if (!board.setup.targets.some(({ kind }) => kind === "spot")) return still(board);
  return forEach(board, inMoveOrder(board), spotOne);
}
