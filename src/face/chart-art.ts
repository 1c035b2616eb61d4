import type { SideIndex } from "../tabletop/side.ts";

/** A piece in plan view, nose up: SVG path data in the chart's units from the middle of the piece. */
export interface Outline {
  /** In the colour of its side, from the lowest to the uppermost. */
  readonly parts: readonly string[];
  /** What shines, such as a canopy. */
  readonly bright?: string;
  /** A line, such as a propeller that turns. */
  readonly line?: string;
}

/** A piece on a drawn chart. Lengths in the chart's units: 240 wide, 160 high, y downwards. */
export interface DrawnPiece {
  readonly side: SideIndex;
  readonly outline: Outline;
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

/** A chart that a game draws of itself, for the home page. */
export interface ChartArt {
  readonly pieces: readonly DrawnPiece[];
  /** The clock face under one of the pieces, and how far its front arc reaches. */
  readonly clock?: { readonly drawn: DrawnPiece; readonly radius: number; readonly reach: number };
  /** Where the chart's compass is printed. */
  readonly rose: { readonly x: number; readonly y: number };
  /** Where the coast lies: at the head or along the left edge of the chart. */
  readonly coast: "north" | "west";
}
