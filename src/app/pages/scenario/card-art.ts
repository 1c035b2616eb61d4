import type { SideIndex } from "../../ui/side.tsx";
import type { SilhouetteName } from "./silhouettes.ts";

/** An aircraft on a drawn chart. Lengths in the chart's units: 240 wide, 160 high, y downwards. */
export interface Drawn {
  readonly side: SideIndex;
  readonly shape: SilhouetteName;
  readonly x: number;
  readonly y: number;
  /** Nose in clock points, 12 is up. */
  readonly heading: number;
  /** How large it is drawn, 1 by default: higher up is larger. */
  readonly size?: number;
  /** Where its plotted path runs on from its nose, as the rest of an SVG path from its place. */
  readonly path?: string;
  /** The slip with its order, and where it lies. */
  readonly order?: { readonly text: string; readonly x: number; readonly y: number };
}

export interface CardArt {
  readonly aircraft: readonly Drawn[];
  /** The clock face under one of the aircraft, and how far its front arc reaches. */
  readonly clock?: { readonly drawn: Drawn; readonly radius: number; readonly reach: number };
  /** Where the chart's compass is printed. */
  readonly rose: { readonly x: number; readonly y: number };
  /** Where the coast lies: at the head or along the left edge of the chart. */
  readonly coast: "north" | "west";
}

const LEADER: Drawn = {
  side: 0,
  shape: "spitfire",
  x: 70,
  y: 108,
  heading: 1,
  size: 1.55,
  path: "q16 -28 40 -34 t28 -30",
  order: { text: "2L1", x: 34, y: 146 },
};

/** The picture at the head of the home page: both plots of a turn. */
export const HERO_ART: CardArt = {
  coast: "north",
  rose: { x: 216, y: 130 },
  clock: { drawn: LEADER, radius: 36, reach: 118 },
  aircraft: [
    LEADER,
    {
      side: 1,
      shape: "bf109",
      x: 178,
      y: 56,
      heading: 8,
      size: 1.55,
      path: "q-26 16 -46 10 t-34 26",
      order: { text: "1R1", x: 212, y: 84 },
    },
  ],
};

/** A chart for a scenario that no picture has been taken of: two lines that meet. */
export function facingLines(pieces: number): CardArt {
  const first = Math.ceil(pieces / 2);
  const line = (count: number, side: SideIndex): Drawn[] =>
    Array.from({ length: count }, (_, index) => ({
      side,
      shape: side === 0 ? "spitfire" : "bf109",
      x: (240 * (index + 1)) / (count + 1),
      y: side === 0 ? 120 : 40,
      heading: side === 0 ? 12 : 6,
      size: Math.min(1, 4 / count),
    }));
  return {
    coast: "west",
    rose: { x: 216, y: 80 },
    aircraft: [...line(first, 0), ...line(pieces - first, 1)],
  };
}
