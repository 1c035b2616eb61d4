import type { Page, Shape, Wanted } from "../../../../face/paper.ts";
import { mapTiles, smallMapPage } from "../../../../face/papers/map.ts";
import { words } from "../../../../face/shapes.ts";
import { linesOn } from "../../../../tabletop/atlas/outline.ts";
import { reichPlace } from "../../../../tabletop/atlas/projection.ts";
import { REICH } from "../../../../tabletop/atlas/reich.ts";
import { REICH_NAMES } from "../../../../tabletop/atlas/reich-names.ts";
import { gridCorners } from "../../../../tabletop/grid.ts";
import { gridBorders } from "../../../../tabletop/grid-border.ts";
import type { Spot } from "../../../../tabletop/place.ts";
import { QUARTERS } from "../../data/calendar.ts";
import type { Place, Tables } from "../../data/tables.ts";
import { columnOf, HEXES, MAP, nameOf, rowOf } from "../../rules/map/hex.ts";
import { isSwiss } from "../../rules/map/lines.ts";
import { GRID, onTable, SIZE, spotOf } from "../grid.ts";
import { lineOf } from "../tabletop/lines.ts";
import { spotOfPlace } from "../tabletop/places.ts";
import { type Force, tablesIn } from "./force.ts";
import { phrase } from "./phrase.ts";

/** Lengths of the map are inches as on the table, where a hex is one wide; 0, 0 is its upper left corner. */
const MILES = 20;
/** Room around it for the numbers of columns and rows. */
const EDGE = 0.5;

function at({ x, y }: Spot): string {
  return `${x.toFixed(2)} ${(SIZE.depth - y).toFixed(2)}`;
}

function path(lines: readonly (readonly Spot[])[]): string {
  return lines.map((line) => `M${line.map(at).join("L")}`).join("");
}

/** Each hex's upper edges; the map is closed by the lower ones of its last row and the left ones of its first column. */
function hexes(): Shape {
  const outlines = HEXES.map((hex) => {
    const corners = gridCorners(GRID, { column: columnOf(hex) - 1, row: rowOf(hex) - 1 });
    const inner = columnOf(hex) > 1 && rowOf(hex) < MAP.rows && columnOf(hex) < MAP.columns;
    const upper = corners.toSorted((a, b) => b.y - a.y || a.x - b.x).slice(0, inner ? 4 : 6);
    return inner ? upper.toSorted((a, b) => a.x - b.x) : [...corners, ...corners.slice(0, 1)];
  });
  return { kind: "path", d: path(outlines), look: "thin" };
}

type Lines = (typeof REICH)["land"];

/** What of lines of the atlas lies on the map. */
function onMap(all: Lines): string {
  const [first, last] = [onTable([0, 0]), spotOf(nameOf(MAP.columns - 1, MAP.rows - 1))];
  const sheet = { west: first.x - 0.6, east: last.x + 0.6, south: last.y - 0.5, north: first.y + 0.5 };
  const lines = all.map((line) => line.map(onTable).map(({ x, y }) => [x, y] as const));
  return path(linesOn(lines, sheet).map((line) => line.map(([x, y]) => ({ x, y }))));
}

/** Coasts and lakes; where there is room rivers and the borders of 1937, too. */
function country(large: boolean): readonly Shape[] {
  const closed = [...REICH.land, ...REICH.lakes].map((ring) => [...ring, ...ring.slice(0, 1)]);
  const coasts: Shape = { kind: "path", d: onMap(closed), look: "band" };
  if (!large) return [coasts];
  return [
    coasts,
    { kind: "path", d: onMap(REICH.rivers), look: "thin" },
    { kind: "path", d: onMap(REICH.borders), look: "middle" },
  ];
}

/** LW-31, LW-33: the R line of each quarter in which it moves, and Switzerland. */
function borders(): readonly Shape[] {
  const moved = QUARTERS.flatMap((_, quarter) => {
    const line = path(lineOf(quarter));
    return quarter > 0 && line === path(lineOf(quarter - 1)) ? [] : [line];
  });
  const swiss = gridBorders(GRID, ({ column, row }) => Number(isSwiss(nameOf(column, row))));
  return [
    { kind: "path", d: moved.join(""), look: "edge" },
    { kind: "path", d: path(swiss), look: "edge" },
  ];
}

/** A base is a ring, a target a filled square. */
function sign({ id }: Place, { x, y }: Spot, size: number): Shape {
  const down = SIZE.depth - y;
  if (id.startsWith("BAS")) return { kind: "circle", x, y: down, r: size, look: "thin" };
  const d = `M${(x - size).toFixed(2)} ${(down - size).toFixed(2)}h${2 * size}v${2 * size}h${-2 * size}Z`;
  return { kind: "path", d, look: "solid" };
}

/** Signs alone, or with their ids and, where there is room, their names. */
function places(tables: Tables, size: number, named: boolean): readonly Shape[] {
  return [...tables.targets, ...tables.bases].flatMap((place) => {
    const spot = spotOfPlace(tables, place);
    const mark = sign(place, spot, size);
    if (!named) return [mark];
    const down = SIZE.depth - spot.y;
    return [
      mark,
      words(place.id, spot.x, down + 0.18, 0.1, "middle"),
      words(place.name, spot.x, down - 0.1, 0.085, "middle"),
    ];
  });
}

/** Seas and countries, as the table names them; letters of the largest are so many inches high. */
function names(size: number): readonly Shape[] {
  return REICH_NAMES.map(({ place, longitude, latitude, size: share }) => {
    const { x, y } = onTable(reichPlace([longitude, latitude]));
    const name = phrase("paper.map.place", { id: place });
    return words(name, x, SIZE.depth - y, size * share, "middle");
  });
}

/** Where a town's name may stand beside its sign, the best first: right, left, below, above. */
const BESIDE = [
  { x: 1, y: 0.35, anchor: undefined },
  { x: -1, y: 0.35, anchor: "end" },
  { x: 0, y: 1.9, anchor: "middle" },
  { x: 0, y: -1.1, anchor: "middle" },
] as const;
/** Of its height, the width of a letter, with some room. */
const LETTER = 0.56;
const CAPITAL = 0.7;

type Box = Readonly<Record<"left" | "right" | "top" | "bottom", number>>;

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Where a sea's or a country's name stands, in capitals about as many as its id has letters. */
function nameBoxes(largest: number): readonly Box[] {
  return REICH_NAMES.map(({ place, longitude, latitude, size: share }) => {
    const { x, y } = onTable(reichPlace([longitude, latitude]));
    const [size, down] = [largest * share, SIZE.depth - y];
    const half = (place.length * CAPITAL * size) / 2;
    return { left: x - half, right: x + half, top: down - 0.8 * size, bottom: down + 0.2 * size };
  });
}

/** Towns by name where there is room for it, each once: targets first, none over a sign or another name. */
function towns(tables: Tables, sign: number, size: number): readonly Shape[] {
  const all = [...tables.targets, ...tables.bases].map((place) => {
    const { x, y } = spotOfPlace(tables, place);
    return { name: place.name, x, y: SIZE.depth - y };
  });
  const signs = all.map(({ x, y }) => ({ left: x - sign, right: x + sign, top: y - sign, bottom: y + sign }));
  const taken: Box[] = [...nameBoxes(NAMES), ...signs];
  const told = new Set<string>();
  return all.flatMap(({ name, x, y }): readonly Shape[] => {
    if (told.has(name)) return [];
    const width = name.length * LETTER * size;
    for (const { x: right, y: down, anchor } of BESIDE) {
      const [at, base] = [x + right * 1.3 * sign, y + (down * size) / (anchor === "middle" ? 1.3 : 1)];
      const left = anchor === "end" ? at - width : anchor === "middle" ? at - width / 2 : at;
      const box = { left, right: left + width, top: base - 0.8 * size, bottom: base + 0.2 * size };
      if (taken.some((one) => overlap(one, box)) || box.right > SIZE.width || left < 0) continue;
      taken.push(box);
      told.add(name);
      return [words(name, at, base, size, anchor)];
    }
    return [];
  });
}

/** Numbers of columns above and below, of rows at both sides. */
function margins(size: number): readonly Shape[] {
  const columns = Array.from({ length: MAP.columns }, (_, column) => nameOf(column, 0));
  const rows = Array.from({ length: MAP.rows }, (_, row) => nameOf(0, row));
  return [
    ...columns.flatMap((hex) => [
      words(hex.slice(0, 2), spotOf(hex).x, -size / 4, size, "middle"),
      words(hex.slice(0, 2), spotOf(hex).x, SIZE.depth + size, size, "middle"),
    ]),
    ...rows.flatMap((hex) => {
      const y = SIZE.depth - spotOf(hex).y + size / 3;
      return [
        words(hex.slice(2), -size / 4, y, size, "end"),
        words(hex.slice(2), SIZE.width + size / 4, y, size),
      ];
    }),
  ];
}

const WHOLE = { width: SIZE.width, height: SIZE.depth, edge: EDGE } as const;

/** The map an inch a hex, over as many pages as it needs. */
export function mapPages(force: Force): readonly Page[] {
  const numbers = HEXES.map((hex) => {
    const { x, y } = spotOf(hex);
    return words(hex, x, SIZE.depth - y - 0.36, 0.1, "middle");
  });
  const told = [...numbers, ...names(0.5), ...places(tablesIn(force), 0.06, true), ...margins(0.22)];
  return mapTiles(WHOLE, [hexes(), ...country(true), ...borders(), ...told]);
}

/** Inches of the table that the largest names on the small map are high. */
const NAMES = 0.75;
/** Millimetres at the head of a page, and between two sizes of a hex. */
const STEPS = { head: 28, step: 0.1 } as const;

/** The whole map on one page, to draw a raid on. */
export function smallMapPages(force: Force, wanted: Wanted): readonly Page[] {
  const tables = tablesIn(force);
  const signs = [...places(tables, 0.16, false), ...towns(tables, 0.16, 0.36)];
  const shapes = [hexes(), ...country(false), ...borders(), ...names(NAMES), ...signs, ...margins(0.5)];
  return smallMapPage(WHOLE, shapes, wanted, STEPS, (millimetres) =>
    phrase("paper.map.scale", { millimetres, milesPerMm: MILES / millimetres }),
  );
}
