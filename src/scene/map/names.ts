import { type Area, isGround } from "../../tabletop/area.ts";
import type { MapLine } from "../../tabletop/line.ts";
import type { Spot } from "../../tabletop/place.ts";
import type { Site } from "../../tabletop/site.ts";
import type { Lettered } from "./lettering.ts";
import { MINOR } from "./sites.ts";
import { middleOf } from "./strip.ts";

const DARK = "#2f281d";
const WATER = "#2d525c";
/** Heights of letters, in inches, and how far below a site its name stands, in tiles of a site. */
const AREA = 0.72;
const LINE = 0.34;
const SITE = 0.36;
const BELOW = 0.56;
/** How far beside a line its name stands, in inches. */
const ASIDE = 0.34;

function centreOf(outline: readonly Spot[]): Spot {
  const sum = outline.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / outline.length, y: sum.y / outline.length };
}

/** Where an area is named. */
export function placeOf({ labelAt, outline }: Area): Spot {
  return labelAt ?? centreOf(outline);
}

function areaName(area: Area, turn: number): readonly Lettered[] {
  const { label, tone } = area;
  // The names of goals lie among those of the pieces: see `Labels`.
  if (label === undefined || !isGround(area)) return [];
  const colour = tone === "sea" ? WATER : DARK;
  const look = { size: AREA, turn, heading: true, colour, strength: 0.72, spacing: 8, grows: true };
  return [{ text: label, ...placeOf(area), ...look }];
}

/** Along the line, the right way up for the reader. */
function lineName({ label, points }: MapLine, turn: number): readonly Lettered[] {
  if (label === undefined) return [];
  const { x, y, angle } = middleOf(points);
  const along = angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle;
  const up = ((along + 90) * Math.PI) / 180;
  const at = { x: x + Math.cos(up) * ASIDE, y: y + Math.sin(up) * ASIDE };
  return [{ text: label, ...at, size: LINE, turn: along + turn, colour: DARK, strength: 0.95, grows: true }];
}

function siteName({ label, x, y, labelAbove, minor }: Site, size: number, turn: number): readonly Lettered[] {
  if (label === undefined) return [];
  const towards = (turn === 0 ? -1 : 1) * (labelAbove ? -1 : 1);
  const [far, high] = minor ? [MINOR * BELOW * size, SITE * MINOR] : [BELOW * size, SITE];
  const look = { turn, colour: DARK, strength: 1, grows: !minor };
  return [{ text: label, x, y: y + towards * far, size: high, ...look }];
}

/** All names on a map; `size` is the tile of a site in inches, `turn` in degrees that of the reader. */
export function mapNames(
  areas: readonly Area[],
  lines: readonly MapLine[],
  sites: readonly Site[],
  size: number,
  turn: number,
): readonly Lettered[] {
  return [
    ...areas.flatMap((area) => areaName(area, turn)),
    ...lines.flatMap((line) => lineName(line, turn)),
    ...sites.flatMap((site) => siteName(site, size, turn)),
  ];
}
