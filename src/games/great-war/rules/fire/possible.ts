import { itemAt } from "../../../../core/item-at.ts";
import type { Board, Shot } from "../state/state.ts";
import { staysAbove } from "./below.ts";
import { type Idle, idleness } from "./crew.ts";
import { choicesOf, mountOf } from "./guns.ts";
import { bears } from "./sight.ts";

/** Why a declared shot is lost: its man, its guns, its target, or the line of fire. */
export type Loss = Idle | "guns" | "target-gone" | "line";

function sameBarrels(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((barrel, place) => barrel === other[place]);
}

/** Why a declared shot can't be fired from the places at the end of movement, or null when it can. */
export function lossOf(board: Board, shot: Shot): Loss | null {
  const { setup, aircraft } = board;
  const mount = mountOf(setup, shot);
  const one = itemAt(aircraft, shot.from);
  if (!mount) return "guns";
  const idle = idleness(board, shot.from, mount);
  if (idle) return idle;
  if (!choicesOf(setup, shot.from, one, mount).some((set) => sameBarrels(set, shot.barrels))) return "guns";
  const target = itemAt(aircraft, shot.target);
  if (target.status !== "flying") return "target-gone";
  const clear = shot.below
    ? staysAbove(board, shot.from, shot.target)
    : bears(setup, shot.from, mount, one, target);
  return clear ? null : "line";
}

/** Whether a declared shot can be fired from the places at the end of movement. */
export function isPossible(board: Board, shot: Shot): boolean {
  return lossOf(board, shot) === null;
}
