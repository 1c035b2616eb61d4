import type { Mat } from "../../tabletop/tabletop.ts";
import type { Pen } from "./pen.ts";
import type { Rgb } from "./tint.ts";

/** The sheet that every mat is drawn for, in units of its map: an inch each on a table of the usual size. */
export const SHEET = { width: 48, depth: 36 } as const;

/** What is known of a mat before it is drawn. */
export interface MatLook {
  /** Its colour from far away, and until it has been printed. */
  readonly tint: string;
  /** Light enough to be ruled in dark ink. */
  readonly pale?: true;
}

/** A name printed on the map, in its units. */
interface Legend {
  /** Which place it names; what that is called is in the mat's words. */
  readonly place: string;
  readonly x: number;
  readonly y: number;
  /** Height of the letters. */
  readonly size: number;
  /** Towards whom it reads: the lower edge, or (turned) the upper one. */
  readonly turned?: boolean;
}

/** One printed mat: its ground, what is drawn on that, and where something is written. */
export interface MatArt {
  readonly legends: readonly Legend[];
  /** The clock rose, in units of the map. */
  readonly rose?: { readonly x: number; readonly y: number; readonly radius: number };
  /** Ink of names, rose and grid, `r, g, b`: light on dark ground, dark on light. */
  readonly ink: string;
  /** How strongly that ink is laid on, 1 as on the sea. */
  readonly strength: number;
  /** Its unit is an inch of the table, whatever the table's size. */
  readonly toScale?: boolean;
  /** The colour of the ground at a place of the map. */
  colour(x: number, y: number): Rgb;
  /** Draws what lies on the ground. The pen counts units of the map, y up. */
  draw(pen: Pen, reach: Reach): void;
}

/** The part of the endless map that a table shows. */
export interface Reach {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
  /** Units of the map an inch. */
  readonly scale: number;
}

/**
 * All of the sheet in the middle of the table, and more of the same where the table's shape leaves room; just the
 * table for a map that is drawn to scale.
 */
export function reachOf(
  { width, depth }: Pick<Mat, "width" | "depth">,
  { toScale = false }: Pick<MatArt, "toScale"> = {},
): Reach {
  if (toScale) return { left: 0, bottom: 0, right: width, top: depth, scale: 1 };
  const scale = Math.max(SHEET.width / width, SHEET.depth / depth);
  const left = (SHEET.width - width * scale) / 2;
  const bottom = (SHEET.depth - depth * scale) / 2;
  return { left, bottom, right: left + width * scale, top: bottom + depth * scale, scale };
}
