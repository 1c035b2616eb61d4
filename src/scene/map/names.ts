import { type Area, isGround } from "../../tabletop/area.ts";
import { type NameSizes, namePlaces } from "../../tabletop/layout/site-names.ts";
import type { MapLine } from "../../tabletop/line.ts";
import type { Spot } from "../../tabletop/place.ts";
import type { Site } from "../../tabletop/site.ts";
import type { Lettered } from "./lettering.ts";
import { DISC, MINOR } from "./sites.ts";
import { middleOf } from "./strip.ts";

const DARK = "#2f281d";
const WATER = "#2d525c";
/** Heights of letters, in inches. */
const AREA = 0.72;
const LINE = 0.34;
const SITE = 0.44;
const SITE_MINOR = 0.36;
/** Of letters seen from the room, against their height: how wide each is, and how much of the map a line of them takes up. */
const WIDE = 0.48;
const HIGH = 1.5;
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

/** What is named on a map. */
interface Named {
  readonly areas: readonly Area[];
  readonly lines: readonly MapLine[];
  readonly sites: readonly Site[];
}

/** How large the names of sites are, for tiles of so many inches. */
function namesOf(size: number): NameSizes {
  const radius = (size / 2) * DISC;
  return { letters: SITE, minor: SITE_MINOR, wide: WIDE, high: HIGH, radius, minorRadius: radius * MINOR };
}

function siteNames(
  sites: readonly Site[],
  size: number,
  turn: number,
  wanted: ReadonlySet<string>,
): readonly Lettered[] {
  const places = namePlaces(sites, namesOf(size), wanted);
  return sites.flatMap(({ id, label = "", minor }) => {
    const at = places.get(id);
    const look = { turn, colour: DARK, strength: 1, size: minor ? SITE_MINOR : SITE, stands: true };
    return at ? [{ text: label, ...at, ...look }] : [];
  });
}

/** Those of some things that are sites whose names find no room on a map: they are named while they are looked at. */
export function unnamed(
  sites: readonly Site[],
  size: number,
  ids: readonly (string | undefined)[],
): string[] {
  const places = namePlaces(sites, namesOf(size));
  return sites.flatMap(({ id }) => (ids.includes(id) && !places.has(id) ? [id] : []));
}

/** All names on a map; `size` is the tile of a site in inches, `turn` in degrees that of the reader. */
export function mapNames(
  { areas, lines, sites }: Named,
  size: number,
  turn: number,
  wanted: ReadonlySet<string> = new Set(),
): readonly Lettered[] {
  return [
    ...areas.flatMap((area) => areaName(area, turn)),
    ...lines.flatMap((line) => lineName(line, turn)),
    ...siteNames(sites, size, turn, wanted),
  ];
}
