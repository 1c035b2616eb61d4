import { rowFacing, turnedFacing } from "../../../../core/geometry/hex.ts";
import { itemAt } from "../../../../core/item-at.ts";
import type { Aircraft, Board } from "../state/state.ts";
import { isFront, mountOf } from "./guns.ts";
import { bears } from "./sight.ts";

/** facings opposite, and each in the straight row ahead of the other. */
function faceToFace(one: Aircraft, other: Aircraft): boolean {
  return turnedFacing(one.facing, 3) === other.facing && rowFacing(one.hex, other.hex) === one.facing;
}

/** Whether an attacker has declared a head-on attack on an aircraft: its front guns bear along the row. */
export function attacksHeadOn({ setup, shots, aircraft }: Board, attacker: number, index: number): boolean {
  const one = itemAt(aircraft, attacker);
  const other = itemAt(aircraft, index);
  if (!faceToFace(one, other)) return false;
  return shots.some((shot) => {
    if (shot.from !== attacker || shot.target !== index || shot.below) return false;
    const mount = mountOf(setup, shot);
    return mount !== undefined && isFront(mount) && bears(setup, attacker, mount, one, other);
  });
}
