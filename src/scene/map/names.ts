import { itemAt } from "../../core/item-at.ts";
import { type Area, isGround } from "../../tabletop/area.ts";
import { type NameBox, type NameSizes, namePlaces } from "../../tabletop/layout/site-names.ts";
import type { MapLine } from "../../tabletop/line.ts";
import type { Spot } from "../../tabletop/place.ts";
import type { Site } from "../../tabletop/site.ts";
import { ALWAYS, GROWTH, LEAST, type Lettered } from "./lettering.ts";
import { DISC, MINOR } from "./sites.ts";
import { middleOf } from "./strip.ts";

const DARK = "#2f281d";
const WATER = "#2d525c";
/** Heights of letters, in inches. */
const AREA = 0.72;
const LINE = 0.34;
/** The same of a site that is one of many, from near by to far away: the farther, the larger, and the fewer have room. */
const SITES = [0.36, 0.46, 0.58, 0.8] as const;
/** How much larger the name of a site is that stands for itself. */
const MAJOR = 1.15;
/** Of letters seen from the room, against their height: how wide each is, and how much of the map a line of them takes up. */
const WIDE = 0.43;
const HIGH = 1.2;
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
function namesOf(size: number, minor: number): NameSizes {
  const radius = (size / 2) * DISC;
  return { letters: minor * MAJOR, minor, wide: WIDE, high: HIGH, radius, minorRadius: radius * MINOR };
}

/** What the name of a line takes up of a map, as large as it gets. */
function boxOf({ text, x, y, size, turn }: Lettered): NameBox {
  const [long, high] = [text.length * size * GROWTH * WIDE, size * GROWTH * HIGH];
  const [cos, sin] = [Math.cos, Math.sin].map((of) => Math.abs(of((turn * Math.PI) / 180))) as [
    number,
    number,
  ];
  return { x, y, halfWidth: (long * cos + high * sin) / 2, halfHeight: (long * sin + high * cos) / 2 };
}

/** While an inch of the map has so many pixels names are written in letters of so many inches. */
function shownAt(level: number): NonNullable<Lettered["shown"]> {
  const minor = itemAt(SITES, level);
  const larger = SITES[level + 1];
  const from = larger === undefined ? 0 : LEAST / minor;
  const to = level === 0 ? ALWAYS : LEAST / itemAt(SITES, level - 1);
  return { from, to, least: SITES[0], minor };
}

/** The names of sites, once for each scale: as many as have room in letters that are legible there. */
function siteNames(
  sites: readonly Site[],
  size: number,
  turn: number,
  wanted: ReadonlySet<string>,
  held: readonly NameBox[],
): readonly Lettered[] {
  return SITES.flatMap((letters, level) => {
    const places = namePlaces(sites, namesOf(size, letters), wanted, held);
    const shown = shownAt(level);
    return sites.flatMap(({ id, label = "", minor }) => {
      const at = places.get(id);
      const own = minor ? letters : letters * MAJOR;
      const look = { turn, colour: DARK, strength: 1, size: own, stands: true, shown };
      return at ? [{ text: label, ...at, ...look }] : [];
    });
  });
}

/** Those of some things that are sites whose names find no room on a map from far away: they are named while they are looked at. */
export function unnamed(
  sites: readonly Site[],
  size: number,
  ids: readonly (string | undefined)[],
): string[] {
  const places = namePlaces(sites, namesOf(size, itemAt(SITES, SITES.length - 1)));
  return sites.flatMap(({ id }) => (ids.includes(id) && !places.has(id) ? [id] : []));
}

/** All names on a map; `size` is the tile of a site in inches, `turn` in degrees that of the reader. */
export function mapNames(
  { areas, lines, sites }: Named,
  size: number,
  turn: number,
  wanted: ReadonlySet<string> = new Set(),
): readonly Lettered[] {
  const along = lines.flatMap((line) => lineName(line, turn));
  return [
    ...areas.flatMap((area) => areaName(area, turn)),
    ...along,
    ...siteNames(sites, size, turn, wanted, along.map(boxOf)),
  ];
}
