import { hexAhead, sameHex } from "../../../../core/geometry/hex.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { longestRange } from "../../data/fire-table.ts";
import { LEVEL } from "../geometry/level.ts";
import { tablesOf } from "../setup/roster.ts";
import { hasFlag, powered } from "../state/condition.ts";
import type { Aircraft, Board } from "../state/state.ts";
import { movedBefore } from "./enemies.ts";

/** 4.9n: fastest at which the D.VII hangs on its propeller, in MP. */
const SLOW = 6;

/** Why an aircraft can't fire straight up at a target (4.9n); `type` when it never can. */
export type BelowBar = "type" | "not-above" | "fast" | "gliding" | "dived" | "moved-later" | "looks";

function isAbove({ setup }: Board, one: Aircraft, target: Aircraft): boolean {
  const levels = (target.altitude - one.altitude) / LEVEL;
  return sameHex(one.hex, target.hex) && levels >= 1 && levels <= longestRange(tablesOf(setup));
}

/** Of the last two MP one was spent facing the target's hex, the last moving under it. */
function climbedUnder({ flown }: Aircraft, target: Aircraft): boolean {
  const [facing, under] = flown?.looks.slice(-2) ?? [];
  if (!facing || !under) return false;
  return sameHex(under.hex, target.hex) && sameHex(hexAhead(facing.hex, facing.facing), target.hex);
}

/** Whether a target is still straight above and near enough when the attack is made (4.9n, A-33). */
export function staysAbove(board: Board, index: number, target: number): boolean {
  return isAbove(board, itemAt(board.aircraft, index), itemAt(board.aircraft, target));
}

/** 4.9n: what keeps an aircraft from an attack from below on a target, or null. */
export function belowBar(board: Board, index: number, target: number): BelowBar | null {
  if (!hasFlag(board.setup, index, "on-its-propeller")) return "type";
  const one = itemAt(board.aircraft, index);
  if (!staysAbove(board, index, target)) return "not-above";
  if (one.speed > SLOW) return "fast";
  if (!powered(one)) return "gliding";
  if ((one.flown?.dived ?? 0) > 0) return "dived";
  if (!movedBefore(board, target, index)) return "moved-later";
  return climbedUnder(one, itemAt(board.aircraft, target)) ? null : "looks";
}
