import type { Phrase } from "../../../../core/phrase.ts";
import { figure, list, type Row, type Rows, table } from "../../../../face/book/chapter.ts";
import type { Frame, Position } from "../../../../face/book.ts";
import type { Area } from "../../../../tabletop/area.ts";
import { REICH } from "../../../../tabletop/atlas/reich.ts";
import type { Spot } from "../../../../tabletop/place.ts";
import type { Tabletop } from "../../../../tabletop/tabletop.ts";
import { QUARTERS, quarterOf } from "../../data/calendar.ts";
import { TABLES } from "../../data/own.ts";
import { type AirForce, COMPLEXES, type Place, type Quarter } from "../../data/tables.ts";
import { rafReaches } from "../../rules/economy/raf.ts";
import { columnOf, distance, HEXES, rowOf } from "../../rules/map/hex.ts";
import { entriesOf, isAmericanSide, isSouth, isWest } from "../../rules/map/lines.ts";
import { setupFrom } from "../../rules/setup/from-config.ts";
import { firstState } from "../../rules/state/first-state.ts";
import { view } from "../../rules/view/view.ts";
import { onTable, SIZE, spotOf } from "../grid.ts";
import { tabletop } from "../tabletop.ts";
import { chapter, phrase } from "./phrase.ts";

/** The whole map, in inches. */
const FRAME: Frame = { left: 0, right: SIZE.width, near: 0, far: SIZE.depth };
/** The middle of Germany, from Kassel to Dresden: as much of it as names can be read on. */
const MIDDLE: Frame = {
  left: spotOf("1610").x,
  right: spotOf("2710").x,
  near: spotOf("1618").y,
  far: spotOf("1610").y,
};
/** Room that the name of a place takes beside it, in inches. */
const NAME = { across: 1.2, up: 0.6 } as const;
/** Bombers' hexes a turn. */
const BOMBERS = TABLES.types.find(({ id }) => id === "B17")?.speed ?? 1;

/** Land and sea, which on the table are painted on the mat. */
function country(): readonly Area[] {
  const sheet = [
    { x: FRAME.left, y: FRAME.near },
    { x: FRAME.right, y: FRAME.near },
    { x: FRAME.right, y: FRAME.far },
    { x: FRAME.left, y: FRAME.far },
  ];
  const land = REICH.land.map(
    (ring, at): Area => ({ id: `land-${at}`, tone: "land", outline: ring.map(onTable) }),
  );
  return [{ id: "sea", tone: "sea", outline: sheet }, ...land];
}

/** Whether the name of a place can be read: on a part of the map, and not cut off at its edge. */
function isNamed({ x, y }: Spot, { left, right, near, far }: Frame): boolean {
  if (right === FRAME.right) return false;
  return x > left + NAME.across && x < right - NAME.across && y > near + NAME.up && y < far - NAME.up;
}

/** The map without what moves on it, and with its land. */
function bare({ areas = [], sites = [], ...whole }: Tabletop, frame: Frame): Tabletop {
  return {
    ...whole,
    areas: [...country(), ...areas],
    sites: sites.map((site) => (isNamed(site, frame) ? site : { ...site, label: "" })),
    counters: [],
    charts: [],
    links: [],
  };
}

/** The map as it is in a quarter, or a part of it with the names of what lies there. */
function drawing(month: (typeof QUARTERS)[number], frame = FRAME): Position {
  const quarter = quarterOf(month);
  const state = firstState(setupFrom({ raid: true, quarters: { from: month, to: month } }));
  return {
    kind: "position",
    label: frame === FRAME ? phrase("map.label", { quarter }) : phrase("map.middle"),
    tabletop: (say) => bare(tabletop(view(state, "table"), [], say), frame),
    frame,
    width: 40,
  };
}

/** LW-31: the last column of the American side in the west. */
function westColumn(quarter: Quarter): number {
  return Math.max(...HEXES.filter((hex) => rowOf(hex) === 2 && isWest(hex, quarter)).map(columnOf));
}

/** The R line by the quarters in which it moves. */
function lines(): Rows {
  return QUARTERS.flatMap((_, quarter) => {
    const row = [
      phrase("quarter", { quarter }),
      westColumn(quarter).toString().padStart(2, "0"),
      phrase("map.south", { open: isSouth("2035", quarter) }),
    ];
    const same =
      quarter > 0 &&
      westColumn(quarter) === westColumn(quarter - 1) &&
      isSouth("2035", quarter) === isSouth("2035", quarter - 1);
    return same ? [] : [row];
  });
}

/** Targets whose way is worked out. */
const WAYS = ["SHP-1", "BBR-1", "AIR-13", "ARM-4", "OIL-1", "AIR-14", "OIL-8", "AIR-6"] as const;
const WAYS_IN = quarterOf("1944-01");

function nearest(force: AirForce, { hex }: Place): number {
  return Math.min(...entriesOf(force, WAYS_IN).map((entry) => distance(entry, hex)));
}

function ways(): Rows {
  return WAYS.flatMap((id) => {
    const target = TABLES.targets.find((one) => one.id === id);
    if (!target) return [];
    const told = (["8", "15"] as const).map((force) => {
      const hexes = nearest(force, target);
      return phrase("map.way", { hexes, turns: Math.ceil(hexes / BOMBERS) });
    });
    return [[`${target.name} ${target.hex}`, ...told]];
  });
}

/** A place by name, id and hex, and whether the RAF may name it (LW-35). */
function placeRow({ id, name, hex, zone }: Place): Row {
  return [name, id, hex, phrase("targets.raf-may", { may: rafReaches(zone) })];
}

function targets() {
  return COMPLEXES.map((complex) => {
    const own = TABLES.targets.filter((one) => one.complex === complex);
    return table(
      phrase("targets.of", { complex, count: own.length }),
      [phrase("targets.name"), phrase("targets.id"), phrase("targets.hex"), phrase("targets.raf")],
      own.map(placeRow),
    );
  });
}

function bases(): Rows {
  return TABLES.bases.map(placeRow);
}

/** LW-34: the bases that come to lie behind the line in a quarter. */
function lost(): readonly Phrase[] {
  return QUARTERS.flatMap((_, quarter) => {
    const behind = TABLES.bases.filter(
      ({ hex }) => isAmericanSide(hex, quarter) && !isAmericanSide(hex, quarter - 1),
    );
    return behind.length === 0
      ? []
      : [phrase("bases.lost", { quarter, bases: behind.map(({ name }) => name) })];
  });
}

/** The map, its lines and what lies on it. */
export const MAP = [
  chapter("map", ["hexes", "own", figure("middle-figure", () => [drawing("1943-01", MIDDLE)])]),
  chapter({ name: "line", id: "r-line" }, [
    "sides",
    figure(phrase("map.figure"), () => [drawing("1943-01"), drawing("1945-04")]),
    table("caption", ["from", "west", "south"], lines()),
    list("bombers", "fighters", "fifteenth", "closed"),
    table(
      phrase("map.ways", { quarter: WAYS_IN }),
      [phrase("targets.name"), phrase("map.from", { force: "8" }), phrase("map.from", { force: "15" })],
      ways(),
    ),
  ]),
  chapter("targets", ["all", "zones", ...targets()]),
  chapter("bases", [
    "room",
    table("caption", ["name", phrase("targets.id"), phrase("targets.hex"), phrase("targets.raf")], bases()),
    list(...lost()),
  ]),
];
