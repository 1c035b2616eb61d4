import { type Numeral, sidesOfLines } from "../../../../core/geometry/clock.ts";
import { type Point, samePoint } from "../../../../core/geometry/surd.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { FRONT, LEFT, REAR, RIGHT, type Weapon, type WeaponSet } from "../../data/weapons.ts";
import type { Pose } from "../move/fly.ts";

/**
 * Arcs by the sides of the lines through 11 and 5 o'clock (left, on, right) and through 1 and 7 o'clock. Both
 * ends of every arc belong to it; a point on both lines is the same place, which counts as front.
 */
const ARCS: readonly WeaponSet[] = [
  LEFT,
  LEFT | REAR,
  REAR,
  LEFT | FRONT,
  FRONT,
  RIGHT | REAR,
  FRONT,
  FRONT | RIGHT,
  RIGHT,
];

/** DF-12: the arcs of an aircraft in which a point lies: front from 11 to 1 o'clock, right 1 to 5, rear 5 to 7, left 7 to 11. */
export function arcsTo({ at, heading }: Pose, to: Point): WeaponSet {
  return itemAt(ARCS, sidesOfLines(at, heading, to));
}

/** the side that faces a shooter in the same place, by the opposite of the shooter's heading. */
function sideByHeadings(target: Numeral, shooter: Numeral): Weapon {
  const points = (shooter + 6 - target + 12) % 12;
  if (points <= 1 || points === 11) return "front";
  if (points < 5) return "right";
  return points <= 7 ? "rear" : "left";
}

/** The side of the target that a shot hits; an exact boundary belongs to front or rear. */
export function sideHit(target: Pose, shooter: Pose): Weapon {
  if (samePoint(target.at, shooter.at)) return sideByHeadings(target.heading, shooter.heading);
  const arcs = arcsTo(target, shooter.at);
  if (arcs & FRONT) return "front";
  if (arcs & REAR) return "rear";
  return arcs & LEFT ? "left" : "right";
}
