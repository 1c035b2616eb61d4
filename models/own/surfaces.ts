import { ellipse, roundTip } from "../kit/planform.ts";
import type { Rib, Surface } from "../kit/type.ts";
import type { Measures } from "./measures.ts";

interface Outline {
  /** Where it begins and ends, outwards. */
  readonly root: number;
  readonly half: number;
  /** Leading edge and chord at the root, height there and rise to the tip. */
  readonly at: number;
  readonly chord: number;
  readonly up: number;
  readonly rise: number;
  readonly thickness: readonly [root: number, tip: number];
}

/** How much narrower the tip is, how deep it is rounded (shares of the half span) and how bluntly. */
const TIPS = {
  straight: { taper: 0.55, depth: 0.16, blunt: 2.4 },
  square: { taper: 0.62, depth: 0.05, blunt: 3.5 },
} as const;

/** The ribs of a wing or tailplane in the outline of the look. */
export function ribsOf(wing: Measures["look"]["wing"], o: Outline): Rib[] {
  const { root, half, at, chord, up, rise, thickness } = o;
  if (wing === "elliptic")
    return ellipse({
      root,
      tip: half,
      axis: at + chord * 0.36,
      fore: chord * 0.36,
      aft: chord * 0.68,
      up,
      rise: rise / half,
      thickness,
      shares: [0, 0.3, 0.55, 0.74, 0.87, 0.95, 1],
    });
  const { taper, depth, blunt } = TIPS[wing];
  const tip = chord * taper;
  return roundTip(
    [
      [root, up, at, at + chord, thickness[0]],
      [half, up + rise, at + (chord - tip) * 0.45, at + (chord - tip) * 0.45 + tip, thickness[1]],
    ],
    half * depth,
    blunt,
  );
}

/** A fin from its foot at `up`, with a knife edge at the top. */
export function finRibs(m: Measures, up: number, height: number, chord: number): Rib[] {
  const aft = m.length * 0.995;
  const square = m.look.wing === "square";
  const rows: readonly (readonly [number, number, number])[] = square
    ? [
        [0, 0, -0.05],
        [0.5, 0.34, 0],
        [0.9, 0.55, -0.02],
        [1, 0.66, -0.1],
      ]
    : [
        [0, 0, -0.05],
        [0.35, 0.3, 0],
        [0.65, 0.46, 0.01],
        [0.88, 0.6, -0.06],
        [1, 0.74, -0.2],
      ];
  return rows.map(
    ([share, fore, back], i): Rib => [
      up + height * share,
      0,
      aft - chord * (1 - fore),
      aft + chord * back,
      i === rows.length - 1 ? 0.05 : 0.085,
    ],
  );
}

export const wingOf = (part: string, ribs: readonly Rib[], spacing = 1.1): Surface => ({
  part,
  kind: "wing",
  ribs,
  mirror: true,
  spacing,
});

export const tailOf = (ribs: readonly Rib[]): Surface => ({
  part: "tailplane",
  kind: "tail",
  ribs,
  mirror: true,
  spacing: 2.5,
});

export const finOf = (ribs: readonly Rib[], out = 0): Surface => ({
  part: "fin",
  kind: "fin",
  ribs,
  ...(out > 0 && { at: [out, 0, 0], mirror: true }),
});
