import { rough } from "../../noise.ts";

/** The river's middle line, from the left edge to the right: it comes down to the right. */
export function riverLine(x: number): number {
  const fall = 0.17 * (Math.max(-12, Math.min(60, x)) - 24);
  return 18.6 - fall + 3.1 * rough(x * 0.055 + 2, 4.4, 2, 501) + 0.6 * rough(x * 0.3, 7.2, 1, 502);
}

interface Place {
  /** How far a place is from the river's middle; above 0 on the upper side. */
  readonly off: number;
  /** Half the river's width there. */
  readonly half: number;
}

/** How much less it is straight across the river than up the sheet. */
const ACROSS = 0.96;
/** Beyond that the banks do not matter. */
const FAR = 3;

/** How far from the middle of the river a place is, and half the river's width there. */
export function riverAt(x: number, y: number): Place {
  const off = (y - riverLine(x)) * ACROSS;
  if (Math.abs(off) > FAR) return { off, half: 0 };
  return {
    off,
    half: 1.75 + 0.45 * rough(x * 0.11, 3.3, 2, 503) + 0.16 * rough(x * 0.7, y * 0.7, 2, 504),
  };
}
