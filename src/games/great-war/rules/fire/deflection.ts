import type { Facing } from "../../../../core/geometry/hex.ts";
import { tablesOf } from "../setup/roster.ts";
import type { Setup } from "../setup/setup.ts";
import type { Stance } from "../state/state.ts";
import { hexsidesBetween, inSector, sectorsOf } from "./sectors.ts";

const FACINGS: readonly Facing[] = [0, 1, 2, 3, 4, 5];

/** The directions of a shot by hexside: one, or two where the target is exactly midway; in the same hex the firer's facing. */
function directions(from: Stance, target: Stance): readonly Facing[] {
  const sectors = sectorsOf(target.hex.q - from.hex.q, target.hex.r - from.hex.r);
  return sectors === 0 ? [from.facing] : FACINGS.filter((facing) => inSector(sectors, facing));
}

/** Deflection (6.1, 4.7l): by the angle between shot and target's facing, midway the worse for the firer. */
export function deflection(setup: Setup, from: Stance, target: Stance, below: boolean): number {
  const chart = tablesOf(setup).deflection[below ? "below" : "air"];
  const values = directions(from, target).map((way) => chart[hexsidesBetween(way, target.facing)] ?? 0);
  return Math.min(...values);
}
