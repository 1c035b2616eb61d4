import { itemAt } from "../../../../core/item-at.ts";
import { mountsOf } from "../setup/roster.ts";
import type { Setup } from "../setup/setup.ts";
import { withAircraft } from "./changed.ts";
import type { Aircraft, State } from "./state.ts";

function sum(drums: readonly number[]): number {
  return drums.reduce((all, left) => all + left, 0);
}

/** Whether a gun of an aircraft has fired at an enemy or at the ground in this match. */
function hasFired(setup: Setup, index: number, { guns }: Aircraft): boolean {
  return mountsOf(setup, index).some(({ barrels }, mount) =>
    barrels.some(({ drums }, barrel) => sum(guns[mount]?.[barrel]?.drums ?? drums) < sum(drums)),
  );
}

/** B-76: whether an aircraft has tried its task: fired, strafed, bombed a target, photographed or spotted. */
export function hasTried(setup: Setup, index: number, one: Aircraft): boolean {
  return Object.keys(one.progress).length > 0 || hasFired(setup, index, one);
}

/** Notes that an aircraft has dealt with a target, where coming home from that pays (B-76). */
export function triedAt(board: State, index: number, target: string): State {
  const { side = 0 } = board.setup.airframes[index] ?? {};
  const { progress } = itemAt(board.aircraft, index);
  if (board.setup.prices[side].home === 0 || Object.hasOwn(progress, target)) return board;
  return withAircraft(board, index, { progress: { ...progress, [target]: 1 } });
}
