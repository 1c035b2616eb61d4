import type { SeatId } from "../../../../core/game.ts";
import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import { WEAPONS } from "../../data/weapons.ts";
import type { ShotOrder } from "../grammar/order.ts";
import { seatOf } from "../setup/setup.ts";
import { shotOrder } from "../state/roster.ts";
import type { Board } from "../state/state.ts";
import { bearing } from "./ruling.ts";

/**
 * Calls `found` for every pair of a side's shooter and an enemy that fly: who is gone neither fires nor is hit;
 * stops when it returns true. `seat`: only its own shooters, where a side has several players.
 */
function somePair(
  board: Board,
  side: SideIndex,
  seat: SeatId | undefined,
  found: (shooter: number, target: number) => boolean,
): boolean {
  const { aircraft, setup } = board;
  for (let shooter = 0; shooter < aircraft.length; shooter++) {
    if (setup.airframes[shooter]?.side !== side || aircraft[shooter]?.status !== "flying") continue;
    if (seat !== undefined && seatOf(setup, shooter) !== seat) continue;
    for (let target = 0; target < aircraft.length; target++) {
      if (setup.airframes[target]?.side === side || aircraft[target]?.status !== "flying") continue;
      if (found(shooter, target)) return true;
    }
  }
  return false;
}

/** Whether a side, or one seat of it, has any legal shot left. */
export function canShoot(board: Board, side: SideIndex, seat?: SeatId): boolean {
  return somePair(board, side, seat, (shooter, target) => bearing(board, shooter, target) !== 0);
}

/** Every legal shot of a side, or of one seat of it, now. */
export function legalShots(board: Board, side: SideIndex, seat?: SeatId): readonly ShotOrder[] {
  const shots: ShotOrder[] = [];
  somePair(board, side, seat, (shooter, target) => {
    const set = bearing(board, shooter, target);
    for (let weapon = 0; weapon < WEAPONS.length; weapon++) {
      if (set & (1 << weapon)) shots.push(shotOrder(board.setup, shooter, weapon, target));
    }
    return false;
  });
  return shots;
}
