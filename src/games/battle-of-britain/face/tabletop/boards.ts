import type { CellTrack } from "../../../../tabletop/cell-track.ts";
import type { Chart } from "../../../../tabletop/chart.ts";
import { BRITISH, GERMAN } from "../../sides.ts";
import { tablesOf } from "../../state/look.ts";
import type { PoolState } from "../../state/state.ts";
import { entryOf } from "../../tables/calendar.ts";
import { MARKERS } from "../../tables/figures.ts";
import { germanLosses } from "../../victory/deal.ts";
import type { View } from "../../view/view.ts";
import { phrase, type Say } from "../phrase.ts";
import type { WingStatus } from "../words/tabletop-values.ts";
import { statusOf } from "./counters.ts";
import { SIZE } from "./mat.ts";

type Lit = NonNullable<Chart["lit"]>;
type Place = Pick<Chart, "at" | "width" | "size" | "tone">;

/** Inches from the map to what lies beside it. */
const BESIDE = 0.7;
const WIDTH = 11.5;
const RIGHT = SIZE.width + BESIDE;
const LEFT = -BESIDE - WIDTH;
const TOTE = { width: WIDTH, size: 1.7, tone: "tote" } as const satisfies Omit<Place, "at">;

const COLUMNS = ["ready", "aloft", "landed"] as const;
type Column = (typeof COLUMNS)[number];

const COLUMN_OF: Readonly<Record<WingStatus, Column | undefined>> = {
  none: undefined,
  aloft: "aloft",
  patrol: "aloft",
  landed: "landed",
  "field-out": "landed",
  ready: "ready",
};

/** Each wing by what it does, its strength in the lamp that burns. */
function wings(view: View, say: Say): Chart {
  const lit: { row: number; column: number }[] = [];
  const rows = view.wings.map((one, row) => {
    const status = statusOf(view, one);
    const column = COLUMN_OF[status];
    if (column) lit.push({ row, column: COLUMNS.indexOf(column) });
    const mark = status === "field-out" ? say(phrase("tote.field-out")) : "";
    return {
      heading: one.id,
      cells: COLUMNS.map((each) => (each === column ? `${one.squadrons.length}${mark}` : "")),
    };
  });
  return {
    id: "tote-wings",
    title: say(phrase("tote.fighter-command")),
    at: { x: RIGHT, y: SIZE.depth },
    ...TOTE,
    columns: COLUMNS.map((column) => say(phrase("tote.column", { column }))),
    rows,
    lit,
  };
}

function countOf(damaged: PoolState["damaged"]): number {
  return Object.values(damaged).reduce((sum, count) => sum + count, 0);
}

/** Squadrons of a Group or a Luftflotte: in its pile, with its formations, stood down, in its Damaged box. */
function poolCells(view: View, id: string): readonly string[] {
  const { pile, stoodDown, damaged } = view.pools[id] as PoolState;
  const formations = [
    ...view.wings.filter(({ group }) => group === id),
    ...view.geschwader.filter(({ pool }) => pool === id),
  ];
  const with_ = formations.reduce((sum, { squadrons }) => sum + squadrons.length, 0);
  return [pile.length, with_, stoodDown.length, countOf(damaged)].map(String);
}

const POOL_COLUMNS = ["pile", "formed", "stood-down", "damaged"] as const;

function pools(view: View, side: 0 | 1, place: Place, say: Say): Chart {
  const own = tablesOf(view.setup).pools.filter((pool) => pool.side === side && view.pools[pool.id]);
  return {
    id: `tote-pools-${side}`,
    title: say(phrase("tote.pools", { side })),
    ...place,
    columns: POOL_COLUMNS.map((column) => say(phrase("tote.pool-column", { column, side }))),
    rows: own.map(({ id }) => ({ heading: say(phrase("tote.pool", { id })), cells: poolCells(view, id) })),
  };
}

const RAID_COLUMNS = ["home", "aloft", "back"] as const;

/** Each geschwader by where it is, with its strength; its fuel while it is aloft. */
function raids(view: View, say: Say): Chart {
  const lit: { row: number; column: number }[] = [];
  const rows = view.geschwader.map(({ id, square, flown, squadrons, fuel }, row) => {
    const column = square !== null ? 1 : flown ? 2 : 0;
    if (squadrons.length > 0) lit.push({ row, column });
    const cells = RAID_COLUMNS.map((_, at) =>
      at === column && squadrons.length > 0 ? `${squadrons.length}` : "",
    );
    return { heading: id, cells: [...cells, square === null ? "" : `${fuel}`] };
  });
  return {
    id: "tote-raids",
    title: say(phrase("tote.luftwaffe")),
    at: { x: LEFT, y: SIZE.depth },
    ...TOTE,
    columns: [...RAID_COLUMNS, "fuel" as const].map((column) => say(phrase("tote.raid-column", { column }))),
    rows,
    lit: lit satisfies Lit,
  };
}

/** Targets done and to do, losses and their rate so far, the weather. */
function score(view: View, say: Say): Chart {
  const [british, german] = [view.rafLosses, germanLosses(view)];
  const lines = [
    ["targets", say(phrase("tote.of", { count: view.successes, of: view.targets }))],
    ["losses", say(phrase("tote.losses", { british, german }))],
    ["rate", say(phrase("tote.rate", { british, german }))],
    ["weather", say(phrase("tote.weather", { flying: view.flying, turn: view.turn }))],
  ] as const;
  return {
    id: "tote-score",
    title: say(phrase("tote.campaign")),
    at: { x: LEFT, y: 8.6 },
    ...TOTE,
    columns: [""],
    rows: lines.map(([line, text]) => ({ heading: say(phrase("tote.line", { line })), cells: [text] })),
  };
}

/** The tote board: wings and Groups on the right of the map, Luftflotten and the campaign on its left. */
export function chartsOf(view: View, say: Say): readonly Chart[] {
  return [
    raids(view, say),
    pools(view, GERMAN, { at: { x: LEFT, y: 17.4 }, ...TOTE }, say),
    score(view, say),
    wings(view, say),
    pools(view, BRITISH, { at: { x: RIGHT, y: 13.6 }, ...TOTE }, say),
  ];
}

/** Turns of the campaign, and combats left in this one. */
export function tracksOf(view: View, say: Say): readonly CellTrack[] {
  const { from, to } = view.setup;
  const turn = Math.max(from, view.turn);
  return [
    {
      id: "track-turns",
      title: say(phrase("track.turns", { phase: entryOf(turn).phase })),
      at: { x: RIGHT + 0.2, y: 7.2 },
      cells: Array.from({ length: to - from + 1 }, (_, at) => `${from + at}`),
      markers: [{ id: "turn", title: say(phrase("track.turn", { turn })), cell: turn - from, symbol: "sun" }],
      cell: WIDTH / 11.6,
    },
    {
      id: "track-markers",
      title: say(phrase("track.markers")),
      at: { x: RIGHT + 0.2, y: 4.6 },
      cells: Array.from({ length: MARKERS + 1 }, (_, at) => `${at}`),
      markers: [
        {
          id: "markers",
          title: say(phrase("track.marker", { left: view.markers })),
          cell: Math.min(MARKERS, view.markers),
          symbol: "burst",
        },
      ],
      cell: WIDTH / 11.6,
    },
  ];
}
