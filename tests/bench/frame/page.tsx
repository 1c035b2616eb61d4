import "./hook.ts";
import { useCallback, useState } from "react";
import { createRoot } from "react-dom/client";
import { ThingButtons } from "../../../src/scene/buttons/ThingButtons.tsx";
import FlatTable from "../../../src/scene/FlatTable.tsx";
import { createPlayer } from "../../../src/scene/player.ts";
import { RICHEST, type SavedView, type TableHandle, type TableProps } from "../../../src/scene/props.ts";
import TableView from "../../../src/scene/TableView.tsx";
import { NO_OVERLAY, type Overlay } from "../../../src/tabletop/overlay.ts";
import type { Cue, Tabletop } from "../../../src/tabletop/tabletop.ts";
import { timeline } from "../../../src/tabletop/timeline.ts";
import { fullMap } from "../../games/luftwaffe/face/full-map.ts";
import { beforeFront, centre, frontTable } from "../../tabletop/front.ts";
import { map } from "../../tabletop/map.ts";
import { BareTable } from "./bare.ts";
import { dogfight, overlayOf } from "./dogfight.ts";
import { squadron } from "./squadron.ts";
import { type TableStats, tableStats } from "./stats.ts";

/** What the driver finds on the page. */
export interface BenchWindow {
  readonly __tableStats: TableStats;
  readonly __player: ReturnType<typeof createPlayer>;
  readonly __compare: typeof compare;
  /** What the table has told its page: name and value. */
  readonly __heard: typeof heard;
  /** The table's handle, once it stands. */
  readonly table: TableHandle | null;
}

const query = new URLSearchParams(location.search);
const altitude = query.get("altitude") !== "0";
const count = Number(query.get("count") ?? 0);
/** A table of hexes on which some fly, one after another, and a hex that the chosen piece can reach. */
const FRONT = frontTable(true, "fly");
const REACH: Overlay = { ...NO_OVERLAY, cells: [{ at: centre("1215"), tone: "reach" }] };

/** A campaign's map with a hundred counters and forty cards; what the address tells to leave out is not there. */
function mapTable() {
  const without = query.get("without")?.split(",") ?? [];
  return map(Object.fromEntries(without.map((part) => [part, undefined])));
}

/** What just happened on the map: everything that can happen to cards and counters, one after the other. */
function mapHappens(): { before: Tabletop; after: Tabletop } {
  const before = mapTable();
  const first = before.counters?.[0];
  const cues: readonly Cue[] = [
    { kind: "shuffle", group: "deck" },
    { kind: "deal", from: "deck", cards: ["dealt-1", "dealt-2"] },
    { kind: "play", card: "hand-0-2" },
    { kind: "turn", ids: ["missions-9"] },
    { kind: "push", counters: ["c0"] },
    { kind: "battle", at: { x: 30, y: 15 }, counters: ["c0"] },
  ];
  const cards = (before.cards ?? []).map((card) => {
    if (card.id === "hand-0-2") return { ...card, group: "exchange" };
    return card.id === "missions-9"
      ? { ...card, up: true, face: { title: "Escort", symbol: "fighter" as const, tone: "blue" as const } }
      : card;
  });
  const dealt = ["dealt-1", "dealt-2"].map((id) => ({
    id,
    group: "hand-0",
    up: true,
    face: { title: "Vertical Roll", symbol: "roll" as const, tone: "red" as const },
  }));
  const counters = before.counters?.map((one) => (one === first ? { ...one, x: 30, y: 15 } : one));
  const after = { ...before, ...(counters && { counters }), cards: [...cards, ...dealt], cues };
  return { before, after };
}

/** The same table on another mat, where the address names one: bare paper is painted and drawn soonest. */
function onNamedMat(table: Tabletop): Tabletop {
  const kind = query.get("mat");
  return kind === null ? table : { ...table, mat: { ...table.mat, kind } };
}

/** The map of the Reich, full or without what the address tells to leave out. */
function reich(): Tabletop {
  const without = query.get("without")?.split(",") ?? [];
  return { ...fullMap(), ...Object.fromEntries(without.map((part) => [part, undefined])) };
}

function laid() {
  if (query.get("map") === "cues") return mapHappens();
  if (query.get("map") === "reich") return { before: reich(), after: reich() };
  if (query.has("map")) return { before: mapTable(), after: mapTable() };
  if (query.has("front")) return { before: beforeFront(FRONT), after: FRONT };
  return count > 0 ? squadron(count, 5, altitude) : dogfight(altitude);
}

/** What may be chosen on the map, and what may not. */
const CHOICE: Overlay = {
  ...NO_OVERLAY,
  lit: ["hand-0-1", "hand-0-4", "c2", "dover", "reach"],
  dim: ["hand-0-0", "hand-0-3", "c6"],
};

function laidOver(table: Tabletop): Overlay {
  if (query.has("choice")) return CHOICE;
  if (query.has("overlay")) return overlayOf(table);
  return query.has("front") ? REACH : NO_OVERLAY;
}

/** As many clouds side by side over the nearer line, where the address says how many. */
function underClouds(table: Tabletop): Tabletop {
  const clouds = query.get("clouds");
  if (clouds === null) return table;
  const x = (at: number) => 3 + (42 * (at + 0.5)) / Number(clouds);
  const each = { y: 14, radius: 3, bottom: 3, top: 7 };
  return { ...table, clouds: Array.from({ length: Number(clouds) }, (_, at) => ({ ...each, x: x(at) })) };
}

const table = laid();
const [before, after] = [table.before, table.after].map((one) => underClouds(onNamedMat(one))) as [
  Tabletop,
  Tabletop,
];
const player = createPlayer();
player.load(timeline(before, after), "end");

const heard: [what: string, value: unknown][] = [];
const views: Record<string, SavedView> = {};

function note(what: string, value: unknown): void {
  heard.push([what, value]);
}

const props: TableProps = {
  tabletop: after,
  player,
  overlay: laidOver(after),
  selected: query.get("selected") ?? "R1",
  edge: query.get("edge") === "1" ? 1 : 0,
  views,
  settings: {
    shadows: query.get("shadows") !== "0",
    plainness: query.has("lens") ? RICHEST : 0,
    postprocessing: false,
    reducedMotion: false,
    fastDice: false,
    modelScale: 1,
    palette: "vermillion-blue",
  },
  directed: query.has("lens"),
  measuring: query.has("measuring"),
  onSelect: (id) => note("select", id),
  onHover: (id) => note("hover", id),
  onTablePoint: (point) => note("point", point),
  onTableHover: (point) => note("over", point),
  onGhostDrag: (point, phase) => note("drag", { ...point, phase }),
  onLevelWheel: (step) => note("level", step),
  onSaveView: (digit, view) => {
    note("save", digit);
    Object.assign(views, { [digit]: view });
  },
  onTray: () => note("tray", null),
  handle: (handle) => Object.assign(window, { table: handle }),
};

const WARM_UP = 150;

/** Milliseconds of script a frame, ours and in bare three.js: both fly in turn, on the same page. */
async function compare(pairs: number, frames: number): Promise<[ours: number, bare: number][]> {
  const canvas = document.createElement("canvas");
  const bare = new BareTable(after.pieces, canvas, window.innerWidth, window.innerHeight);
  await bare.load();
  // So long until the compiler has made its code for both.
  stats.fly(WARM_UP);
  bare.fly(WARM_UP);
  const found: [number, number][] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const first = pair % 2 === 0 ? stats.fly(frames) : bare.fly(frames);
    const second = pair % 2 === 0 ? bare.fly(frames) : stats.fly(frames);
    found.push(pair % 2 === 0 ? [first, second] : [second, first]);
    await new Promise((done) => setTimeout(done, 50));
  }
  bare.dispose();
  return found;
}

const stats = tableStats(player, after.pieces.length);
const bench: Omit<BenchWindow, "table"> = {
  __tableStats: stats,
  __player: player,
  __compare: compare,
  __heard: heard,
};
Object.assign(window, bench, { player });

/** The flat table on a page that keeps what is looked at and chosen, with the buttons of what lies on it. */
function FlatPage() {
  const [hovered, hover] = useState<string | null>(null);
  const [selected, select] = useState<string | null>(null);
  const [table, stand] = useState<TableHandle | null>(null);
  const fed: TableProps = {
    ...props,
    selected: selected ?? undefined,
    hovered: hovered ?? undefined,
    names: { counters: "Counters", sites: "Places", pile: (label, cards) => `${label}: ${cards}` },
    onSelect: (id) => {
      note("select", id);
      select(id);
    },
    onHover: hover,
  };
  const handle = useCallback((one: TableHandle | null) => {
    Object.assign(window, { table: one });
    stand(one);
  }, []);
  return (
    <div style={{ position: "absolute", inset: 0 }}>
      <FlatTable {...fed} handle={handle} />
      <ThingButtons props={fed} table={table} />
    </div>
  );
}

const root = document.getElementById("root");
if (root) createRoot(root).render(query.has("flat") ? <FlatPage /> : <TableView {...props} />);
