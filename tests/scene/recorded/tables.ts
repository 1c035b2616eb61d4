import type { Card, CardGroup } from "../../../src/tabletop/card.ts";
import type { Counter } from "../../../src/tabletop/counter.ts";
import type { Lost } from "../../../src/tabletop/cue.ts";
import { NO_OVERLAY, type Overlay } from "../../../src/tabletop/overlay.ts";
import type { Cue, Tabletop } from "../../../src/tabletop/tabletop.ts";
import { piece, pose, table } from "../../tabletop/fixtures.ts";
import { centre } from "../../tabletop/front.ts";
import { at, map } from "../../tabletop/map.ts";

const CUES: readonly Cue[] = [
  {
    kind: "reveal",
    orders: [
      { id: "R1", side: 0, text: "2L1" },
      { id: "B1", side: 1, text: "3S" },
    ],
  },
  { kind: "fly" },
  { kind: "shot", from: "R1", to: "B1", weapon: "front", hit: true },
  { kind: "shot", from: "G1", to: "R2", weapon: "front", hit: false },
  { kind: "burst", at: "R2", hit: false, side: 1 },
  { kind: "mark", piece: "R1", mark: "ace", caption: "An ace" },
  { kind: "drop", from: "R2", at: { x: 30, y: 12 } },
  { kind: "chute", piece: "B2" },
  { kind: "fall", piece: "B2", how: "destroyed" },
  { kind: "leave", piece: "R3" },
  {
    kind: "dice",
    dice: [
      { kind: "d6", face: 5, side: 0 },
      { kind: "d10", face: 3, side: 1 },
    ],
    caption: "5 and 3",
  },
];

/** How far a clip has come where it is looked at: it begins, its middle, and soon before its end. */
export const SHARES = [0.12, 0.6, 0.92];

/** Pieces of every kind in the air and on the ground, and all that may happen to them. */
export function fight(): Tabletop {
  const ready = { from: 340, to: 20, state: "ready", weapon: "front" } as const;
  const lost = { from: 150, to: 210, state: "lost", weapon: "rear" } as const;
  const hurt = { airframe: 0.6, engine: 0.8, propellersStopped: true };
  return {
    ...table(
      [
        piece("R1", [pose(12, 8, 0, 4), pose(12, 13, 0, 5), pose(12, 13, 60, 5), pose(16, 15, 60, 6)], {
          arcs: [ready, lost],
          plate: ["3250 m", "speed 8"],
          marks: ["ace", "fuel"],
          hits: { left: 3, of: 5 },
          power: { left: 1, of: 2 },
        }),
        piece("R2", [pose(24, 10, 90, 2), pose(30, 10, 90, 2)], { damage: hurt }),
        piece("R3", [pose(44, 20, 90, 7), pose(47, 20, 90, 7)], { status: "disengaged" }),
        piece("B1", [pose(20, 25, 180, 8), pose(20, 19, 180, 7)], {
          ...{ side: 1, model: "generic-twin" },
          dials: [
            { kind: "d6", face: 3 },
            { kind: "d10", face: 7 },
          ],
        }),
        piece("B2", [pose(34, 26, 200, 5), pose(33, 22, 200, 5)], {
          ...{ side: 1, status: "destroyed", damage: hurt },
        }),
        piece("G1", [pose(36, 8, 270, 0)], { kind: "gun", side: 1 }),
        piece("W1", [pose(8, 28, 0, 6)], { kind: "balloon" }),
      ],
      CUES,
    ),
    mat: { kind: "bare", width: 48, depth: 36 },
    clouds: [{ x: 28, y: 28, radius: 3, bottom: 3, top: 5 }],
    exits: [{ side: 0, edge: "right" }],
    links: [{ from: "R1", to: "B1", kind: "tailing", label: "on his tail" }],
    night: {
      searchlights: [
        { x: 33, y: 20, found: true },
        { x: 8, y: 8 },
      ],
    },
  };
}

/** What an order's writer is shown over the fight. */
export const DRAFT: Overlay = {
  ...NO_OVERLAY,
  arcs: [
    {
      at: pose(16, 15, 60),
      from: 40,
      to: 80,
      bands: [4, 8],
      captions: ["near", "far"],
      side: 0,
      weapon: "front",
    },
  ],
  ghosts: [
    {
      ...{ piece: "R1", model: "generic-single", side: 0, legal: false, label: "5" },
      track: [pose(16, 15, 60), pose(20, 18, 60), pose(20, 18, 90)],
      arcs: [{ at: pose(20, 18, 90), from: 70, to: 110, bands: [6], side: 0, weapon: "front" }],
    },
    {
      ...{ piece: "R1", model: "generic-single", side: 0, legal: true, label: "3", arcs: [], weight: 0.4 },
      track: [pose(16, 15, 60), pose(18, 12, 120)],
    },
  ],
  envelopes: [
    {
      ...{ piece: "B1", side: 1 },
      ends: [
        { ...pose(20, 15, 180, 7), order: "2" },
        { ...pose(17, 14, 210, 6), order: "2R" },
        { ...pose(23, 14, 150, 8), order: "2L" },
      ],
      fields: [{ from: 330, to: 30, bands: [3, 6], weapon: "front" }],
    },
  ],
  sightLines: [
    { from: { x: 16, y: 15, level: 6 }, to: { x: 20, y: 19, level: 7 }, clear: true },
    { from: { x: 16, y: 15, level: 6 }, to: { x: 33, y: 22, level: 5 }, clear: false },
  ],
  tape: {
    points: [
      { x: 4, y: 4, level: 0 },
      { x: 10, y: 9, level: 0 },
      { x: 16, y: 15, level: 6 },
    ],
    caption: "19″",
  },
};

/** Counters of which each has something that those of a usual map have not. */
const ODD: readonly Counter[] = [
  { id: "plotted", label: "501", title: "A raid", shape: "plaque", side: 0, heading: 75, clock: "yellow" },
  { id: "turned", label: "32", title: "A patrol", shape: "plaque", side: 1, heading: 200, state: "used" },
  { id: "short", label: "7", title: "Short of fuel", shape: "plaque", side: 0, marks: ["fuel"] },
  { id: "large", label: "56 FG", title: "A group", side: 0, size: 1.4, aside: { x: 0.5, y: -0.3 } },
  { id: "beside", label: "JG 26", title: "A wing", side: 1, size: 0.8 },
  { id: "bare", label: "", title: "A disc", shape: "round", symbol: "star", marks: ["ace", "wounded"] },
].map((one, i) => ({
  ...(one as Omit<Counter, "x" | "y">),
  ...at(1 + 3 * i, 3),
  ...(one.id === "beside" && { x: -2, y: 8 }),
  ...(i > 1 && { figures: ["12", "8", "3"].slice(0, i - 1).map((value) => ({ value, label: "strength" })) }),
}));

/** The same of cards: those of a row, and those that are played about somebody. */
const PLAYED: readonly Card[] = [
  {
    ...{ id: "noted", group: "played", up: true, side: 1, caption: "Blue, against Red" },
    face: {
      ...{ title: "Long odds against", tone: "green", note: "Answered by nothing that is known." },
      text: "So long a text that it has to be set in smaller letters than others, since there is no room for it.",
      figures: [{ value: "12", label: "hits" }],
      signs: ["burst", "turn", "scissors", "loop", "roll", "sun", "star"],
    },
  },
  {
    id: "black",
    group: "played",
    up: true,
    caption: "Nobody",
    face: { title: "A loss", tone: "black", note: "N" },
  },
  { id: "used-up", group: "played", up: true, state: "spent", face: { title: "Used", symbol: "star" } },
  { id: "first", group: "duel", up: true, side: 0, face: { title: "A burst", tone: "red" } },
  {
    id: "second",
    group: "duel",
    up: true,
    side: 1,
    state: "beaten",
    face: { title: "A turn", tone: "blue" },
  },
];

const PLAYED_GROUPS: readonly CardGroup[] = [
  { id: "played", kind: "row", at: { x: 30, y: -3 }, width: 9, size: 1.2, label: "Played" },
  { id: "duel", kind: "cascade", at: { x: 8, y: 20 }, about: ["R9"], label: "Duel" },
];

/** A map with all that may lie on one. */
export function campaign(): Tabletop {
  const flight = {
    model: "dogfight/b-17g",
    count: 9,
    formation: "box",
    up: 1.6,
    heading: 30,
    trails: true,
  } as const;
  const { counters = [], cards = [], groups = [], areas = [] } = map();
  const few = counters.slice(0, 40).map((one) => {
    if (one.id === "c9") return { ...one, flights: [flight] };
    return one.id === "c6" ? { ...one, level: 3 } : one;
  });
  return map({
    pieces: [piece("R9", [pose(11, 22, 40, 0)])],
    counters: [...few, ...ODD],
    cards: [...cards, ...PLAYED],
    groups: [...groups, ...PLAYED_GROUPS],
    areas: [
      ...areas,
      { id: "task", tone: "task", side: 1, outline: [at(4, 9), at(6, 9), at(6, 12), at(4, 11)] },
    ],
    contrails: [
      {
        ...{ side: 0, up: 2, behind: "c9" },
        points: [
          { ...at(2, 3), faded: 0.6 },
          { ...at(5, 4), faded: 0.3 },
          { ...at(6, 7), faded: 0 },
        ],
      },
    ],
  });
}

/** What whoever chooses on the map is shown. */
export const CHOICE: Overlay = {
  ...NO_OVERLAY,
  lit: ["c2", "hand-0-1", "dover", "reach", "exchange-0"],
  dim: ["c5", "hand-0-3"],
  cells: [
    { at: at(3, 4), tone: "reach", caption: "2" },
    { at: at(4, 4), tone: "path", order: 1 },
    { at: at(5, 4), tone: "end", order: 2, level: 2 },
    { at: at(6, 4), tone: "blocked" },
    { at: at(3, 5), tone: "row", from: 1, to: 4 },
    { at: at(4, 5), tone: "lit" },
  ],
  lines: [{ id: "planned", kind: "route", points: [at(2, 2), at(5, 6), at(9, 6)], side: 0, label: "plan" }],
};

/** Losses of which it is known where they come from, where they go, both, and neither. */
const LOST: readonly Lost[] = [
  { of: ["c9"], to: "odds", label: "9", title: "A fighter", side: 0, symbol: "fighter" },
  { of: ["none", "c4"], label: "4", title: "A bomber", side: 1, symbol: "bomber" },
  { of: [], to: "exchange", label: "5", title: "A jet", side: 1, symbol: "jet" },
  { of: [], label: "6", title: "Another", symbol: "fighter" },
];

/** Fights in hexes and on a plain with steps of the air: what an order's writer is shown there. */
export const AIR_DRAFT: Overlay = {
  ...NO_OVERLAY,
  ghosts: [
    {
      ...{ piece: "R1", model: "generic-single", side: 0, legal: true, label: "FFL", arcs: [] },
      track: [
        { ...centre("0915"), heading: 0, level: 63 },
        { ...centre("0913"), heading: 0, level: 66 },
        { ...centre("0913"), heading: 300, level: 66 },
      ],
    },
    {
      ...{ piece: "R2", model: "generic-single", side: 1, legal: false, arcs: [] },
      track: [
        { ...centre("1417"), heading: 60, level: 20 },
        { ...centre("1516"), heading: 60, level: 10 },
      ],
    },
  ],
  cells: [
    { at: centre("0913"), tone: "end", level: 66, order: 2, caption: "66" },
    { at: centre("0914"), tone: "path", level: 64, order: 1 },
    { at: centre("1012"), tone: "row", level: 66, from: 50, to: 80 },
    { at: centre("1013"), tone: "lit", level: 64, from: 60, to: 70 },
    { at: centre("1011"), tone: "row", level: 66 },
    { at: centre("1114"), tone: "reach" },
    { at: centre("1215"), tone: "blocked" },
  ],
};

/** The same map after counters and cards have moved. */
export function moved(): Tabletop {
  const { counters = [], cards = [], ...rest } = campaign();
  const to = at(8, 5);
  return {
    ...rest,
    counters: counters.map((one) =>
      one.id === "c9" || one.id === "c7" ? { ...one, ...to } : one.id === "c4" ? { ...one, down: true } : one,
    ),
    cards: cards.map((one) => (one.id === "hand-0-1" ? { ...one, group: "exchange", up: true } : one)),
    cues: [
      { kind: "push", counters: ["c9"], path: [at(6, 8)] },
      { kind: "push", counters: ["c7"] },
      { kind: "battle", at: to, counters: ["c9", "c7"], caption: "2 against 3" },
      { kind: "burst", at: "c9", hit: true, side: 0 },
      { kind: "drop", from: "c9", at: at(9, 5) },
      { kind: "turn", ids: ["c4"] },
      { kind: "shuffle", group: "deck" },
      { kind: "deal", from: "deck", cards: ["hand-0-2", "hand-0-3"] },
      { kind: "play", card: "hand-0-1", from: "hand-0" },
      { kind: "mark", piece: "c9", mark: "jam", caption: "Jammed" },
      { kind: "losses", lost: LOST },
    ],
  };
}
