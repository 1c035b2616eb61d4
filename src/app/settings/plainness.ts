import { create } from "zustand";
import type { Settings } from "./kept-settings.ts";

/** How fast this machine has been since the page was opened. */
interface Pace {
  /** How much plainer than usual the 3D table can be drawn on it, less than none: how much richer. */
  readonly plainness: number;
  /** It has been too slow for something once, and is given no more than then. */
  readonly slow: boolean;
}

export const usePace = create<Pace>()(() => ({ plainness: 0, slow: false }));

/** Keeps how plainly a table asks to be drawn. */
export function keepPace(plainness: number): void {
  usePace.setState(({ slow }) => (plainness >= 0 ? { plainness, slow: true } : slow ? {} : { plainness }));
}

/** How plainly a table is drawn on a machine of that pace, `richest` at best. */
export function plainnessAt(
  { plainness, slow }: Pace,
  { adaptive, postprocessing }: Pick<Settings, "adaptive" | "postprocessing">,
  richest: number,
): number {
  const best = postprocessing === "always" ? richest : 0;
  if (!adaptive) return best;
  if (slow) return plainness;
  return postprocessing === "never" ? best : Math.min(best, plainness);
}
