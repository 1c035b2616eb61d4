import type { Patch } from "./type.ts";
import type { Flat } from "./vec.ts";

/** Where a scheme's stripes lie: the parts, and from where to where they reach aft, metres seen from above. */
interface Ground {
  readonly on: readonly string[];
  readonly from: number;
  readonly to: number;
  /** Metres that a stripe moves sideways on its way aft (default 0.5). */
  readonly slant?: number;
}

const stripe = (
  { on, from, to, slant = 0.5 }: Ground,
  left: number,
  right: number,
  colour: string,
): Patch => {
  const shape: Flat[] = [
    [left - slant / 2, from],
    [right - slant / 2, from],
    [right + slant / 2, to],
    [left + slant / 2, to],
  ];
  return { view: "top", on, colour, shape };
};

/** Broad slanting fields of camouflage side by side: edges from left to right, and the colours in turn. */
export const fields = (ground: Ground, edges: readonly number[], colours: readonly string[]): Patch[] =>
  edges
    .slice(1)
    .map((right, i) => stripe(ground, edges[i] as number, right, colours[i % colours.length] as string));

/** Narrow streaks as of a half-dry brush: their middles from left to right. */
export const streaks = (ground: Ground, colour: string, width: number, middles: readonly number[]): Patch[] =>
  middles.map((x) => stripe(ground, x - width / 2, x + width / 2, colour));
