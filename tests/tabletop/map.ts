import type { Area } from "../../src/tabletop/area.ts";
import type { Card, CardFace, CardGroup } from "../../src/tabletop/card.ts";
import type { CellTrack } from "../../src/tabletop/cell-track.ts";
import type { Chart } from "../../src/tabletop/chart.ts";
import type { Counter, CounterState } from "../../src/tabletop/counter.ts";
import { gridCentre, gridSize, type SquareGrid } from "../../src/tabletop/grid.ts";
import type { MapLine } from "../../src/tabletop/line.ts";
import type { Link } from "../../src/tabletop/link.ts";
import type { Spot } from "../../src/tabletop/place.ts";
import type { Site, SiteState } from "../../src/tabletop/site.ts";
import type { TableSymbol } from "../../src/tabletop/symbol.ts";
import type { Cue, Tabletop } from "../../src/tabletop/tabletop.ts";

/** A map of squares named as on the map of a campaign: a letter for the column, rows from the south. */
export const SQUARES: SquareGrid = {
  shape: "square",
  columns: 24,
  rows: 16,
  inches: 1.7,
  metres: 30_000,
  naming: { columns: "letters", rows: "near" },
};

/** The middle of a square, by its column from the left and its row from the far edge, both from 0. */
export function at(column: number, row: number): Spot {
  return gridCentre(SQUARES, { column, row });
}

const SEA: readonly Spot[] = [
  { x: 1, y: 1 },
  { x: 41.8, y: 1 },
  { x: 41.8, y: 28.2 },
  { x: 1, y: 28.2 },
];

const ISLAND: readonly Spot[] = [
  { x: 1, y: 11 },
  { x: 5, y: 9.4 },
  { x: 8, y: 10.6 },
  { x: 12, y: 9.2 },
  { x: 16, y: 10.4 },
  { x: 20, y: 9.8 },
  { x: 23.5, y: 11.2 },
  { x: 26.6, y: 10.8 },
  { x: 28.4, y: 12.6 },
  { x: 25.2, y: 14.6 },
  { x: 27, y: 16.4 },
  { x: 30, y: 17.4 },
  { x: 30.6, y: 20 },
  { x: 27.6, y: 22 },
  { x: 24, y: 21.4 },
  { x: 22.4, y: 24 },
  { x: 20.6, y: 28.2 },
  { x: 1, y: 28.2 },
];

const MAINLAND: readonly Spot[] = [
  { x: 20, y: 1 },
  { x: 21.4, y: 3.4 },
  { x: 25, y: 4.4 },
  { x: 28.4, y: 7 },
  { x: 31.6, y: 8.4 },
  { x: 36, y: 9.4 },
  { x: 41.8, y: 11.8 },
  { x: 41.8, y: 1 },
];

const AREAS: readonly Area[] = [
  { id: "sea", outline: SEA, tone: "sea", label: "The Channel", labelAt: { x: 15, y: 6 } },
  { id: "island", outline: ISLAND, tone: "land" },
  { id: "mainland", outline: MAINLAND, tone: "land", label: "Pas de Calais", labelAt: { x: 36, y: 5 } },
  {
    id: "sector-a",
    tone: "side",
    side: 0,
    label: "11 Group",
    labelAt: { x: 20.6, y: 12.4 },
    outline: [at(9, 10), at(16, 10), at(16, 5), at(11, 6)],
  },
  { id: "hills", tone: "hills", outline: [at(2, 6), at(6, 5), at(7, 2), at(3, 1)] },
  {
    id: "town",
    tone: "town",
    outline: [at(12, 6), at(14, 6), at(14, 4), at(12, 4)].map(({ x, y }) => ({ x: x + 0.4, y })),
  },
  {
    id: "forbidden",
    tone: "forbidden",
    label: "Guns",
    outline: [at(20, 15), at(23, 15), at(23, 13), at(21, 13)],
  },
  {
    id: "weather",
    tone: "weather",
    label: "Low cloud",
    outline: [at(1, 14), at(6, 14), at(7, 11), at(1, 11)],
  },
  { id: "reach", tone: "lit", outline: [at(17, 12), at(19, 12), at(19, 10), at(17, 10)] },
];

const LINES: readonly MapLine[] = [
  { id: "coast-island", kind: "coast", points: ISLAND.slice(0, -1) },
  { id: "coast-mainland", kind: "coast", points: MAINLAND.slice(0, -1) },
  { id: "river", kind: "river", points: [at(8, 3), at(11, 5), at(13, 6), at(16, 7)] },
  { id: "border", kind: "border", points: [at(21, 11), at(22, 14), at(23, 15)] },
  { id: "sector", kind: "sector", points: [at(0, 7), at(9, 6), at(17, 5)], label: "12 Group" },
  { id: "radar-west", kind: "radar", points: [at(0, 12), at(6, 11), at(11, 12)], side: 0 },
  { id: "radar-middle", kind: "radar", points: [at(11, 12), at(15, 11)], side: 0, out: true },
  { id: "radar-east", kind: "radar", points: [at(15, 11), at(17, 9), at(18, 6), at(15, 2)], side: 0 },
  { id: "front", kind: "front", points: [at(18, 15), at(20, 13), at(23, 12)], side: 1 },
  { id: "road", kind: "road", points: [at(13, 5), at(10, 8), at(8, 10)] },
  { id: "route", kind: "route", points: [at(19, 12), at(17, 9), at(13, 7)], side: 1, label: "2A" },
];

function site(
  id: string,
  title: string,
  symbol: TableSymbol,
  [column, row]: readonly [number, number],
  more: Partial<Site> = {},
): Site {
  return { id, title, label: title, symbol, ...at(column, row), ...more };
}

const WRECKED: readonly SiteState[] = ["hit", "burning", "out", "burnt-out"];

const SITES: readonly Site[] = [
  site("london", "London", "city", [13, 5], {
    side: 0,
    state: "burning",
    hits: { taken: 2, of: 3 },
    value: "3",
  }),
  site("portsmouth", "Portsmouth", "port", [8, 10], { side: 0, target: true, value: "2" }),
  site("bristol", "Bristol", "city", [3, 8], { side: 0, hits: { taken: 0, of: 3 } }),
  site("biggin", "Biggin Hill", "airfield", [14, 7], { side: 0, state: "out", note: "knocked out" }),
  site("tangmere", "Tangmere", "airfield", [10, 10], { side: 0 }),
  site("hawkinge", "Hawkinge", "airfield", [16, 10], { side: 0, state: "hit" }),
  site("dover", "Dover", "radar", [16, 9], { side: 0 }),
  site("ventnor", "Ventnor", "radar", [9, 11], { side: 0, state: "out" }),
  site("calais", "Calais", "airfield", [19, 12], { side: 1 }),
  site("boulogne", "Boulogne", "airfield", [18, 13], { side: 1 }),
  ...(["factory", "oil", "steel", "bearings", "chemicals", "armaments", "rail", "ship", "flak"] as const).map(
    (symbol, index): Site => {
      const state = WRECKED[index % 5];
      return {
        id: `works-${symbol}`,
        title: `Works ${index + 1}`,
        symbol,
        ...at(1 + index * 2, 2 + (index % 2)),
        ...(state && { state }),
      };
    },
  ),
];

const TYPES = ["fighter", "twin-fighter", "dive-bomber", "bomber", "heavy-bomber", "jet"] as const;
const STATES: readonly (CounterState | undefined)[] = [
  undefined,
  "ready",
  "aloft",
  "used",
  "damaged",
  "grounded",
];

/** So many counters, in stacks of one to five. */
function counters(count: number): readonly Counter[] {
  const made: Counter[] = [];
  for (let stack = 0; made.length < count; stack++) {
    const high = Math.min(count - made.length, 1 + ((stack * 3) % 5));
    const spot = at((stack * 5 + 2) % 24, 4 + ((stack * 3 + Math.floor(stack / 24)) % 12));
    for (let i = 0; i < high; i++) made.push(counter(made.length, spot));
  }
  return made;
}

function counter(index: number, spot: Spot): Counter {
  const side = index % 2 === 0 ? 0 : 1;
  const state = STATES[index % 6];
  const down = index % 11 === 3;
  return {
    ...spot,
    id: `c${index}`,
    label: down ? "" : side === 0 ? `${index + 1}` : `${1 + (index % 9)}${"ABC"[index % 3]}`,
    title: down ? "A squadron, face down" : `${side === 0 ? "Squadron" : "Gruppe"} ${index + 1}`,
    ...(index % 13 !== 5 && { side }),
    symbol: TYPES[index % TYPES.length] ?? "fighter",
    shape: index % 17 === 4 ? "round" : index % 9 === 7 ? "plaque" : "square",
    ...(!down && {
      figures: [
        { value: String(1 + (index % 6)), label: "strength" },
        { value: String(3 + (index % 4)), label: "moves" },
      ],
    }),
    ...(state && { state }),
    ...(index % 10 === 1 && { heading: (index * 30) % 360 }),
    ...(index % 12 === 6 && { marks: ["ace"] as const }),
    ...(down && { down }),
    ...(index % 6 === 4 && { note: "stood down until turn 6" }),
  };
}

const FACES: readonly CardFace[] = [
  {
    title: "In My Sights",
    tone: "red",
    symbol: "burst",
    figures: [
      { value: "2", label: "bursts" },
      { value: "3", label: "hits" },
    ],
    text: "Fires at an enemy at your level.",
  },
  { title: "Manoeuvring", tone: "plain", symbol: "turn", text: "One step of position.", signs: ["turn"] },
  { title: "Half Loop", tone: "plain", symbol: "loop", text: "Two steps of position.", signs: ["loop"] },
  { title: "Scissors", tone: "plain", symbol: "scissors", signs: ["burst", "turn", "scissors"] },
  { title: "Tight Turn", tone: "blue", symbol: "turn", text: "Answers a shot.", signs: ["burst", "turn"] },
  { title: "Barrel Roll", tone: "blue", symbol: "roll", signs: ["burst", "sun", "roll"] },
  { title: "Ace Pilot", tone: "brass", symbol: "star", text: "Answers every card." },
  {
    title: "Out of the Sun",
    tone: "red",
    symbol: "sun",
    figures: [
      { value: "1", label: "burst" },
      { value: "2", label: "hits" },
    ],
  },
];

const GROUPS: readonly CardGroup[] = [
  { id: "hand-0", kind: "hand", side: 0, label: "Leader 1" },
  { id: "hand-1", kind: "hand", side: 1, label: "Leader A", back: "rays" },
  { id: "deck", kind: "pile", at: { x: 45.6, y: 20 }, label: "Deck", count: 63 },
  { id: "discards", kind: "pile", at: { x: 45.6, y: 15.4 }, label: "Discards" },
  { id: "exchange", kind: "row", at: { x: 12, y: 4 }, width: 9, label: "Exchange" },
  { id: "missions", kind: "row", at: { x: 33, y: 24 }, width: 8, side: 1, back: "waves", label: "Missions" },
];

const HELD = [7, 6, 0, 12, 5, 10];

/** Forty cards in all groups. */
function cards(): readonly Card[] {
  return GROUPS.flatMap(({ id, side, kind, label }, group) =>
    Array.from({ length: HELD[group] ?? 0 }, (_, index): Card => {
      const face = FACES[(index + group) % FACES.length];
      const known = id !== "hand-1" && id !== "missions";
      return {
        id: `${id}-${index}`,
        group: id,
        up: known,
        title: known ? undefined : `A card of ${label}`,
        ...(side !== undefined && { side }),
        ...(known && face && { face }),
        ...(kind === "row" && known && index === 1 && { state: "beaten" as const }),
        ...(kind === "row" && known && index === 3 && { state: "spent" as const }),
      } as Card;
    }),
  );
}

const TRACKS: readonly CellTrack[] = [
  {
    id: "turns",
    title: "Turns",
    at: { x: 1.4, y: 31.4 },
    cells: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"],
    markers: [
      { id: "turn-marker", title: "Turn", cell: 4, symbol: "star" },
      { id: "bombed", title: "Targets bombed", cell: 7, side: 1, label: "B" },
      { id: "lost", title: "Squadrons lost", cell: 7, side: 0, label: "L" },
    ],
  },
];

const CHARTS: readonly Chart[] = [
  {
    id: "odds",
    title: "Fire",
    at: { x: 44, y: 29 },
    width: 7,
    columns: ["1", "2", "3", "4", "5", "6"],
    rows: [
      { heading: "2", cells: ["0", "0", "0", "0", "0", "1"] },
      { heading: "4", cells: ["0", "0", "1", "1", "1", "1"] },
      { heading: "8", cells: ["0", "1", "1", "2", "2", "2"] },
    ],
    lit: [{ row: 1, column: 2 }],
  },
];

const LINKS: readonly Link[] = [
  { from: "c0", to: "c1", kind: "chase" },
  { from: "c2", to: "london", kind: "route", label: "2 turns" },
  { from: "c9", to: "c20", kind: "advantage" },
];

/** A campaign's map with a hundred counters and forty cards, and all else that may stand on a table. */
export function map(more: Partial<Tabletop> = {}, cues: readonly Cue[] = []): Tabletop {
  return {
    mat: { kind: "paper", ...gridSize(SQUARES), grid: SQUARES },
    altitude: false,
    pieces: [],
    clouds: [],
    areas: AREAS,
    lines: LINES,
    sites: SITES,
    counters: counters(100),
    groups: GROUPS,
    cards: cards(),
    tracks: TRACKS,
    charts: CHARTS,
    links: LINKS,
    cues,
    ...more,
  };
}
