import { type Hex, hexDistance, rotateHex, spiral } from "../../../../core/geometry/hex.ts";
import { itemAt } from "../../../../core/item-at.ts";
import type { Mount } from "../../data/tables.ts";
import type { SightReason } from "../../words/values.ts";
import { LEVEL } from "../geometry/level.ts";
import type { Setup } from "../setup/setup.ts";
import type { Board, Stance } from "../state/state.ts";
import { arcFor, type Bearing, covers, type Window, windowOf } from "./window.ts";

/** Where a target is; altitude in metres. */
export type TargetSpot = Pick<Stance, "hex" | "altitude">;

/** A target as a gun sees it: hexes, levels above the gun (negative below), and both added up (§6). */
export interface Sight {
  readonly clear: boolean;
  readonly distance: number;
  readonly levels: number;
  readonly range: number;
  readonly why?: SightReason;
}

function levelsOf(from: Stance, target: TargetSpot): number {
  return (target.altitude - from.altitude) / LEVEL;
}

function within(window: Window | null, levels: number): boolean {
  return window !== null && levels >= window.low && levels <= window.high;
}

/** `inLineOfFire`, yes or no alone. */
export function bears(setup: Setup, index: number, mount: Mount, from: Stance, target: TargetSpot): boolean {
  const q = target.hex.q - from.hex.q;
  const r = target.hex.r - from.hex.r;
  return within(windowOf(arcFor(setup, index, mount), from.facing, q, r), levelsOf(from, target));
}

/** Where a target would be if the gun stood in the middle and faced 0. */
function fromAhead({ hex, facing }: Stance, target: TargetSpot): Hex {
  const turned = rotateHex(target.hex, hex, -facing);
  return { q: turned.q - hex.q, r: turned.r - hex.r };
}

function reason(bearing: Bearing, from: Stance, target: TargetSpot, window: Window | null): SightReason {
  if (!covers(bearing, fromAhead(from, target))) return { code: "outside" };
  const distance = hexDistance(from.hex, target.hex);
  const levels = levelsOf(from, target);
  if (!window) return { code: "too-far", by: Math.max(1, distance - bearing.longest) };
  if (levels > window.high) return { code: "too-high", by: levels - window.high };
  const blind = bearing.field === "rear" && window.low >= 0 && distance > 0;
  return { code: blind ? "blind" : "too-low", by: window.low - levels };
}

/**
 * Whether a target is in the line of fire of a mount: the one ruling for overlay, badge and declaration (§6, A-07, 4.9b,
 * 4.9c, 4.9s). `from` is the aircraft's own stance unless a look or a planned place is meant.
 */
export function inLineOfFire(
  { setup, aircraft }: Pick<Board, "setup" | "aircraft">,
  index: number,
  mount: Mount,
  target: TargetSpot,
  from: Stance = itemAt(aircraft, index),
): Sight {
  const arc = arcFor(setup, index, mount);
  const window = windowOf(arc, from.facing, target.hex.q - from.hex.q, target.hex.r - from.hex.r);
  const levels = levelsOf(from, target);
  const distance = hexDistance(from.hex, target.hex);
  const seen = { distance, levels, range: distance + Math.abs(levels) };
  if (within(window, levels)) return { clear: true, ...seen };
  return { clear: false, ...seen, why: reason(arc.bearing, from, target, window) };
}

/** A hex and the altitudes in metres, inclusive, at which a target in it is in the line of fire. */
export interface RowHex {
  readonly hex: Hex;
  readonly low: number;
  readonly high: number;
}

function rowHex(hex: Hex, altitude: number, window: Window | null): readonly RowHex[] {
  const low = Math.max(0, altitude + (window?.low ?? 0) * LEVEL);
  const high = altitude + (window?.high ?? 0) * LEVEL;
  return window && high >= low ? [{ hex, low, high }] : [];
}

/** The hexes of a mount's line of fire, nearest first, with the window of altitudes in each: what the table lights up. */
export function rowOf(
  { setup, aircraft }: Pick<Board, "setup" | "aircraft">,
  index: number,
  mount: Mount,
  from: Stance = itemAt(aircraft, index),
): readonly RowHex[] {
  const arc = arcFor(setup, index, mount);
  return spiral(from.hex, arc.bearing.longest).flatMap((hex) =>
    rowHex(hex, from.altitude, windowOf(arc, from.facing, hex.q - from.hex.q, hex.r - from.hex.r)),
  );
}
