import type { Facing, Hex } from "../../../../core/geometry/hex.ts";
import type { Schedule } from "../../data/tables.ts";

const HALF_ROOT3 = Math.sqrt(3) / 2;
/** The facings as directions in a plane in which neighbouring hexes are 1 apart. */
const EAST = [0, HALF_ROOT3, HALF_ROOT3, 0, -HALF_ROOT3, -HALF_ROOT3] as const;
const SOUTH = [-1, -0.5, 0.5, 1, 0.5, -0.5] as const;

/** How two aircraft lie to each other. */
export interface Geometry {
  /** Hexes. */
  readonly distance: number;
  /** 1 when the other is dead ahead, -1 dead astern. */
  readonly ahead: number;
  /** 1 when the other points straight here, -1 when it shows its tail. */
  readonly faced: number;
}

const NEAREST = 0.5;

/** Rounded figures, good enough to weigh prospects. */
export function geometryOf(from: Hex, facing: Facing, to: Hex, other: Facing): Geometry {
  const q = to.q - from.q;
  const east = HALF_ROOT3 * q;
  const south = to.r - from.r + q / 2;
  const distance = Math.max(NEAREST, Math.sqrt(east * east + south * south));
  return {
    distance,
    ahead: (east * EAST[facing] + south * SOUTH[facing]) / distance,
    faced: -(east * EAST[other] + south * SOUTH[other]) / distance,
  };
}

/** What a nimble aircraft may hope for with the enemy behind it, as a part of what it may with him ahead. */
export const NIMBLE: Readonly<Record<Schedule, number>> = {
  E: 0.4,
  D: 0.34,
  C: 0.28,
  B: 0.22,
  A: 0.12,
  F: 0.06,
  G: 0.04,
};

/** Levels count nearly as much as hexes: nobody climbs as fast as he flies. */
const LEVELS = 0.9;
/** Hexes and levels at which hopes are half. */
const HALFWAY = 5;

/** How near is near enough, 1 at once to 0 far away. */
export function nearness(distance: number, levels: number): number {
  const off = Math.max(0, distance + LEVELS * Math.abs(levels) - 1) / HALFWAY;
  return 1 / (1 + off * off);
}

/** From a shot's prospect ahead of front guns: the enemy ahead, better still when he shows his tail. */
export function frontHope({ ahead, faced }: Geometry, nimble: number): number {
  const turned = (1 + ahead) / 2;
  return (nimble + (1 - nimble) * turned * turned) * (1 - 0.35 * faced);
}

/** The same for guns that bear astern. */
export function rearHope({ ahead }: Geometry): number {
  return (1 - 0.6 * ahead) / 1.6;
}
