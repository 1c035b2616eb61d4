import type { Hex } from "../../../core/geometry/hex.ts";
import { type HexLayout, hexCentre, matSize } from "../../../core/geometry/hex-layout.ts";
import type { Pose } from "../../../tabletop/tabletop.ts";
import { LEVEL } from "../rules/geometry/level.ts";
import type { Setup } from "../rules/setup/setup.ts";
import type { Stance } from "../rules/state/state.ts";

/** Inches from hex to hex on the table. */
const HEX_INCHES = 2;

export function layoutOf({ columns, rows }: Pick<Setup, "columns" | "rows">): HexLayout {
  return { columns, rows, inches: HEX_INCHES };
}

/** The mat in inches. */
export function matOf(setup: Setup): { readonly width: number; readonly depth: number } {
  return matSize(layoutOf(setup));
}

/** The middle of a hex in inches. */
export function spotOf(setup: Setup, hex: Hex): { readonly x: number; readonly y: number } {
  return hexCentre(layoutOf(setup), hex);
}

/** Where and how something stands, for drawing. */
export function poseOf(setup: Setup, { hex, facing, altitude }: Stance): Pose {
  return { ...spotOf(setup, hex), level: altitude / LEVEL, heading: facing * 60 };
}
