import { rough } from "../../noise.ts";

/** The river's middle line, from the left edge to the right. */
function riverLine(x: number): number {
  return 21.6 + 3.6 * rough(x * 0.06, 7.7, 2, 51) + 1.5 * rough(x * 0.24, 3.1, 2, 52) - 0.09 * (x - 24);
}

/** How far from the middle of the river a place is, and half the river's width there. */
export function riverAt(x: number, y: number): { readonly off: number; readonly half: number } {
  const line = riverLine(x);
  const slope = (riverLine(x + 0.1) - line) / 0.1;
  return { off: (y - line) / Math.sqrt(1 + slope * slope), half: 0.2 + 0.006 * Math.max(0, Math.min(48, x)) };
}
