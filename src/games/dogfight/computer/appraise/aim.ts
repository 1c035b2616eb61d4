import { toInches } from "../../../../core/geometry/surd.ts";
import { FRONT, LEFT, REAR, RIGHT } from "../../data/weapons.ts";
import type { Aircraft } from "../../rules/state/state.ts";

const HALF_ROOT3 = Math.sqrt(3) / 2;
/** By clock points off. */
export const COSINES = [
  1,
  HALF_ROOT3,
  0.5,
  0,
  -0.5,
  -HALF_ROOT3,
  -1,
  -HALF_ROOT3,
  -0.5,
  0,
  0.5,
  HALF_ROOT3,
] as const;

function cosine(points: number): number {
  return COSINES[points % 12] ?? 0;
}

/** Where an aircraft is in inches and where its nose points: rounded figures, good enough to weigh prospects. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly east: number;
  readonly north: number;
}

export function placeOf({ at, heading }: Aircraft): Pose {
  return {
    x: toInches(at.xp, at.xq),
    y: toInches(at.yp, at.yq),
    east: cosine(heading + 9),
    north: cosine(heading),
  };
}

/** How two aircraft lie to each other: inches, and the cosines and sines of each one's view of the other. */
export interface Geometry {
  readonly distance: number;
  /** 1 when the other is dead ahead, -1 dead astern. */
  readonly ahead: number;
  /** 1 when the other is abeam to the right. */
  readonly right: number;
  /** What the other sees: 1 when he points straight here. */
  readonly faced: number;
}

const NEAREST = 0.5;

export function geometryOf(from: Pose, to: Pose): Geometry {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const distance = Math.max(NEAREST, Math.sqrt(x * x + y * y));
  return {
    distance,
    ahead: (x * from.east + y * from.north) / distance,
    right: (x * from.north - y * from.east) / distance,
    faced: -(x * to.east + y * to.north) / distance,
  };
}

/** A value between two neighbours of a table whose steps are `step` apart. */
function between(table: readonly number[], at: number): number {
  const index = Math.max(0, Math.min(table.length - 2, Math.floor(at)));
  const low = table[index] ?? 0;
  const high = table[index + 1] ?? low;
  return low + (high - low) * Math.max(0, Math.min(1, at - index));
}

/** Chance of a shot in a coming turn, by the cosine of how far the target lies off the gun: -1, -0.75, ... 1. */
const BY_COSINE = [0.05, 0.08, 0.12, 0.18, 0.26, 0.38, 0.55, 0.78, 1] as const;
/** By distance: 0, 2, 4, ... 26 inches. */
const BY_DISTANCE = [0.6, 0.75, 0.95, 1, 1, 0.95, 0.85, 0.72, 0.58, 0.45, 0.35, 0.27, 0.2, 0.15] as const;
/** Wide arcs keep what they have seen. */
const BEAM = 0.8;
/** Tail guns see what follows. */
const ASTERN = 0.8;
/** How much longer one keeps a target that flies away than one that comes on. */
const CHASE = 0.35;

function byCosine(cosine: number): number {
  return between(BY_COSINE, 4 * (cosine + 1));
}

/** How many shots a shooter may expect in a coming turn, roughly: 1 for a gun that follows its target. */
export function prospect(weapons: number, { distance, ahead, right, faced }: Geometry): number {
  let shots = 0;
  if (weapons & FRONT) shots += byCosine(ahead) * (1 - CHASE * faced);
  if (weapons & REAR) shots += ASTERN * byCosine(-ahead);
  if (weapons & RIGHT) shots += BEAM * byCosine(right);
  if (weapons & LEFT) shots += BEAM * byCosine(-right);
  return shots * between(BY_DISTANCE, distance / 2);
}
