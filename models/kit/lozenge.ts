import type { Patch, View } from "./type.ts";
import type { Flat } from "./vec.ts";

/** Printed fabrics, each five colours; printed larger than life, so that one sees them on the table. */
const FABRICS = {
  upper: ["#464f5e", "#565f44", "#665768", "#7d7050", "#40564f"],
  lower: ["#8794a0", "#939a78", "#9c8797", "#a89b73", "#7d938b"],
  night: ["#3a4452", "#464a3e", "#4d4352", "#5a564a", "#2f3d45"],
} as const;

/** What is covered: a view, the parts and the corner points of the area in that view, metres. */
interface Area {
  readonly view: View;
  readonly on: readonly string[];
  readonly from: Flat;
  readonly to: Flat;
  /** Width and depth of one lozenge, metres. */
  readonly size?: Flat;
}

/** A whole number from two, well mixed. */
function mixed(a: number, b: number): number {
  let h = Math.imul(a + 101, 0x9e3779b1) ^ Math.imul(b + 57, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return (h ^ (h >>> 13)) >>> 0;
}

/** Moves a corner a little, the same for all lozenges that meet there. */
function shaken([x, y]: Flat, [w, h]: Flat): Flat {
  const n = mixed(Math.round((x / w) * 8), Math.round((y / h) * 8));
  return [x + w * 0.1 * ((n % 17) / 8 - 1), y + h * 0.08 * (((n >> 8) % 17) / 8 - 1)];
}

const CORNERS: readonly Flat[] = [
  [0, -0.5],
  [0.5, -0.25],
  [0.5, 0.25],
  [0, 0.5],
  [-0.5, 0.25],
  [-0.5, -0.25],
];

/** Lozenge fabric over an area, as patches to be sprayed before the camouflage. */
export function lozenge(fabric: keyof typeof FABRICS, area: Area): Patch[] {
  const { view, on, from, to, size = [0.8, 0.95] } = area;
  const [w, h] = size;
  const rows = Math.ceil((to[1] - from[1]) / (h * 0.75)) + 1;
  const columns = Math.ceil((to[0] - from[0]) / w) + 1;
  const colours = FABRICS[fabric];
  return Array.from({ length: rows * columns }, (_, i): Patch => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    const x = from[0] + (column + (row % 2) / 2) * w;
    const y = from[1] + row * h * 0.75;
    const colour = colours[(column - (row >> 1) + 2 * row + 5 * rows) % 5] as string;
    return { view, on, colour, shape: CORNERS.map(([u, v]) => shaken([x + u * w, y + v * h], size)) };
  });
}
