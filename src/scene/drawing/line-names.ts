import type { NameBox } from "../../tabletop/layout/site-names.ts";
import type { MapLine } from "../../tabletop/line.ts";
import type { Spot } from "../../tabletop/place.ts";
import { middleOf } from "../map/strip.ts";

/** Height of the letters in inches, and the least in pixels of the screen. */
const LETTERS = 0.5;
const LEGIBLE = 12.5;
/** Of typewritten letters against their height: how wide each is, and how much of the map a line of them takes up. */
const WIDE = 0.6;
const HIGH = 1.1;
/** Between a line and the middle of its name, in heights of a letter. */
const ASIDE = 0.85;
/** How much of a map's width the name of a line may take up. */
const SHARE = 0.3;

/** Where a line is named. */
export interface LineName extends NameBox {
  readonly id: string;
  readonly label: string;
  /** Height of the letters in inches. */
  readonly letters: number;
}

/** What lies on a map that no name of a line may cover. */
interface Ground {
  /** The width of the map in inches. */
  readonly width: number;
  readonly sites: readonly Spot[];
  /** From the middle of a site to its rim, in inches. */
  readonly radius: number;
  /** How large an inch is on the screen; left out: on paper. */
  readonly pixelsPerInch?: number | undefined;
}

function covers({ x, y, halfWidth, halfHeight }: NameBox, site: Spot, radius: number): boolean {
  return Math.abs(site.x - x) < halfWidth + radius && Math.abs(site.y - y) < halfHeight + radius;
}

/**
 * Where the lines of a map are named: beside the middle of each, on the map, and over no site. A line whose name finds no
 * room there in letters that can be read is left without.
 */
export function lineNames(
  lines: readonly MapLine[],
  { width, sites, radius, pixelsPerInch = Number.POSITIVE_INFINITY }: Ground,
): readonly LineName[] {
  const letters = Math.max(LETTERS, LEGIBLE / pixelsPerInch);
  return lines.flatMap(({ id, label, points }): readonly LineName[] => {
    if (label === undefined) return [];
    const halfWidth = (label.length * letters * WIDE) / 2;
    if (2 * halfWidth > SHARE * width) return [];
    const { x, y } = middleOf(points);
    const at = Math.max(halfWidth, Math.min(width - halfWidth, x));
    const size = { halfWidth, halfHeight: (letters * HIGH) / 2 };
    const boxes = [ASIDE, -ASIDE].map((aside) => ({ x: at, y: y + aside * letters, ...size }));
    const free = boxes.find((box) => !sites.some((site) => covers(box, site, radius)));
    return free ? [{ id, label, letters, ...free }] : [];
  });
}
