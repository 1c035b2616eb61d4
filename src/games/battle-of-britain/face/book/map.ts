import { seededDice } from "../../../../core/dice/random.ts";
import { figure, list, type Rows, table } from "../../../../face/book/chapter.ts";
import type { Position } from "../../../../face/book.ts";
import type { Area } from "../../../../tabletop/area.ts";
import { COAST } from "../../../../tabletop/atlas/britain.ts";
import type { Tabletop } from "../../../../tabletop/tabletop.ts";
import { TABLES } from "../../data/own.ts";
import { GROUPS } from "../../data/tables.ts";
import { atlasOf, isOpenToWing } from "../../rules/map/atlas.ts";
import { isBarred } from "../../rules/map/boundary.ts";
import { distance } from "../../rules/map/path.ts";
import { columnOf, SQUARES, nameOf as squareNamed } from "../../rules/map/square.ts";
import { setupFrom } from "../../rules/setup/from-config.ts";
import { firstState } from "../../rules/turn/first-state.ts";
import { view } from "../../rules/view/view.ts";
import { onTable } from "../tabletop/places.ts";
import { tabletop } from "../tabletop.ts";
import { nameOf } from "./names.ts";
import { chapter, phrase } from "./phrase.ts";

/** The target that distances are told to. */
const LONDON = "N09";

function airfields(): Rows {
  return TABLES.airfields.map(({ id, wing, group, square }) => [nameOf(id), wing, group, square]);
}

function stations(): Rows {
  return TABLES.radar.map(({ id, group, square, squares }) => [nameOf(id), group, square, squares.join(" ")]);
}

function launches(): Rows {
  return TABLES.launches.map(({ pool, square, name }) => [
    phrase("launch", { name }),
    phrase("pool", { pool }),
    square,
    distance(square, LONDON, true),
  ]);
}

/** Groups whose areas a wing of each Group may enter. */
function areas(): Rows {
  const { areas: of } = atlasOf(TABLES);
  return GROUPS.map((group) => {
    const open = SQUARES.filter((square) => isOpenToWing(TABLES, group, square));
    return [group, GROUPS.filter((area) => open.some((square) => of.get(square) === area)).join(", ")];
  });
}

/** The southernmost square of a column that is barred. */
function firstBarred(column: number): string {
  return SQUARES.find((square) => columnOf(square) === column && isBarred(square)) ?? "";
}

const COLUMNS = [...new Set(SQUARES.map(columnOf))];

/** Columns with the same first barred row, from west to east. */
function barred(): Rows {
  const rows: (readonly [first: string, last: string, row: string])[] = [];
  for (const column of COLUMNS) {
    const letter = squareNamed(column, 0).charAt(0);
    const row = firstBarred(column).slice(1);
    const before = rows.at(-1);
    if (before?.[2] === row) rows[rows.length - 1] = [before[0], letter, row];
    else rows.push([letter, letter, row]);
  }
  return rows.map(([first, last, row]) => [first === last ? first : `${first}–${last}`, row]);
}

/** What is seen of the table, in inches: the map, and what is written beside it. */
const FRAME = { left: 0, right: 25, near: 0, far: 27 } as const;

/** Land and sea, which on the table are painted on the mat. */
function country(): readonly Area[] {
  const sheet = [
    { x: FRAME.left, y: FRAME.near },
    { x: FRAME.right, y: FRAME.near },
    { x: FRAME.right, y: FRAME.far },
    { x: FRAME.left, y: FRAME.far },
  ];
  const land = COAST.map(
    (ring, at): Area => ({
      id: `land-${at}`,
      tone: "land",
      outline: ring.map(([east, north]) => onTable(east, north)),
    }),
  );
  return [{ id: "sea", tone: "sea", outline: sheet }, ...land];
}

/** The map without what moves on it, with its coast; of the names those of airfields, the others stand in the tables. */
function bare({ sites = [], ...whole }: Tabletop): Tabletop {
  const named = new Set(TABLES.airfields.map(({ id }) => id));
  return {
    ...whole,
    areas: country(),
    sites: sites.map((site) => (named.has(site.id) ? site : { ...site, label: "" })),
    counters: [],
    groups: [],
    cards: [],
    tracks: [],
    charts: [],
    links: [],
  };
}

/** The whole map before the first turn. */
function drawing(): Position {
  const first = firstState(setupFrom({}), seededDice("book"));
  return {
    kind: "position",
    label: phrase("map.label"),
    tabletop: (say) => bare(tabletop(view(first, "british"), [], say)),
    frame: FRAME,
    width: 40,
  };
}

/** The map and what lies on it. */
export const MAP = [
  chapter("map", [
    "squares",
    "own",
    figure("figure", () => [drawing()]),
    table("airfields", ["airfield", "wing", phrase("head.group"), "square"], airfields()),
    table("launches", ["launch", phrase("head.luftflotte"), "square", "to-london"], launches()),
    "areas",
    table("areas-caption", ["wing-of", "may-enter"], areas()),
  ]),
  chapter("radar-line", [
    "closed",
    table("caption", ["station", phrase("head.group"), "own-square", "watches"], stations()),
  ]),
  chapter({ name: "line", id: "twelve-group-line" }, [
    "barred",
    table("caption", ["columns", "first-row"], barred()),
    list("norwich", "turning-back", "bf110"),
  ]),
];
