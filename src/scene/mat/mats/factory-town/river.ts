import { rough } from "../../noise.ts";

/** Half the river's width. */
export const HALF = 1.05;

/** The river's middle line, from the left edge to the right: it bends away from the works' quay. */
export function riverLine(x: number): number {
  return 11.4 + 1.1 * Math.sin(x * 0.16 + 0.6) + 0.5 * rough(x * 0.09, 5.5, 2, 601);
}
