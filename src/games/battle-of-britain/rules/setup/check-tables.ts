import type { Problem } from "../../../../core/game.ts";
import {
  quoted,
  type TableCell,
  wrongFigures,
  wrongIds,
  wrongNames,
} from "../../../../core/input/table-cells.ts";
import { TARGET_CARDS } from "../../data/figures.ts";
import { TABLES } from "../../data/own.ts";
import { GROUPS, type SquadronType, type Tables } from "../../data/tables.ts";
import { ACTS, WORDS } from "../grammar/order.ts";
import { readSquare } from "../map/square.ts";
import { refuseConfig } from "./refuse-config.ts";

/** Most dice, hits, squadrons of a type or production that a table may have. */
const MOST = 30;
/** Words that mean something else where ids are written. */
const TAKEN: ReadonlySet<string> = new Set<string>([
  ...WORDS,
  ...ACTS,
  ..."bid keep mission top pool order rotate repair squadron facility rebuild under fill fly more without to attack big-wing lose stand-down lay set table umpire".split(
    " ",
  ),
]);

/** Ids have the right letters and are nobody else's. */
function checkIds(cells: readonly TableCell<string>[]): readonly Problem[] {
  const taken = (id: string) => TAKEN.has(id) || readSquare(id) !== undefined;
  return wrongIds(cells, taken).map(({ twice, ...values }) =>
    refuseConfig(twice ? "tables-twice" : "tables-id", "BB-25", values),
  );
}

function checkNumbers(
  cells: readonly (TableCell<number> & { readonly least: number })[],
): readonly Problem[] {
  const figures = cells.map(({ least, ...cell }) => ({ ...cell, from: least, to: MOST }));
  return wrongFigures(figures).map((values) => refuseConfig("tables-number", "BB-25", { ...values }));
}

/** Figures of a type of squadron: whatever throws has a die, whatever is hit absorbs one. */
function figuresOf({ id, dice, farDice = 1, defence, bombs }: SquadronType) {
  const cell = (name: string) => `types.${quoted(id)}.${name}`;
  return [
    { cell: cell("dice"), found: dice, least: 1 },
    { cell: cell("farDice"), found: farDice, least: 1 },
    { cell: cell("defence"), found: defence, least: 1 },
    { cell: cell("bombs"), found: bombs, least: 0 },
  ];
}

/** Names are lines for people. */
function checkNames({ name, types, airfields, radar, cities, launches }: Tables): readonly Problem[] {
  const lists = Object.entries({ types, airfields, radar, cities });
  const cells = [
    ...(name === undefined ? [] : [{ cell: "name", found: name }]),
    ...lists.flatMap(([list, entries]) =>
      entries.map((one) => ({ cell: `${list}.${quoted(one.id)}.name`, found: one.name })),
    ),
    ...launches.map((one) => ({ cell: `launches.${quoted(one.square)}.name`, found: one.name })),
  ];
  return wrongNames(cells).map((values) => refuseConfig("tables-text", "BB-33", values));
}

/** Squares are written as the map writes them. */
function checkSquares(cells: readonly TableCell<string>[]): readonly Problem[] {
  return cells.flatMap(({ cell, found }) =>
    readSquare(found) === found
      ? []
      : [refuseConfig("tables-square", "BB-33", { cell, found: quoted(found) })],
  );
}

function checkKnown(cells: readonly TableCell<string>[], known: readonly string[]): readonly Problem[] {
  return cells.flatMap(({ cell, found }) =>
    known.includes(found) ? [] : [refuseConfig("tables-unknown", "BB-28", { cell, found: quoted(found) })],
  );
}

/** The Groups, Luftflotten and types that calendar and rules name have to be there. */
function checkMissing({ pools, types }: Tables): readonly Problem[] {
  const wanted = TABLES.pools.filter(
    ({ id, side }) => !pools.some((one) => one.id === id && one.side === side),
  );
  const named = ["Hurricane", "Spitfire", "Blenheim"].filter((id) => !types.some((type) => type.id === id));
  return [
    ...wanted.map(({ id }) => refuseConfig("tables-missing", "BB-28", { cell: "pools", wanted: id })),
    ...named.map((id) => refuseConfig("tables-missing", "BB-25", { cell: "types", wanted: id })),
  ];
}

/** A pool has squadrons of its own side. */
function checkPools({ pools, types }: Tables): readonly Problem[] {
  return pools.flatMap(({ id, side, squadrons }) =>
    Object.keys(squadrons).flatMap((type) => {
      const found = types.find((one) => one.id === type);
      const cell = `pools.${id}`;
      if (!found) return [refuseConfig("tables-unknown", "BB-28", { cell, found: quoted(type) })];
      return found.side === side ? [] : [refuseConfig("tables-side", "BB-28", { cell, found: quoted(type) })];
    }),
  );
}

/** BB-37, BB-41: each radar square has one station, and nobody takes off on the line. */
function checkLine({ radar, launches }: Tables): readonly Problem[] {
  const squares = radar.flatMap((one) => one.squares);
  const twice = squares.filter((square, at) => squares.indexOf(square) !== at);
  const starts = launches.map(({ square }) => square).filter((square) => squares.includes(square));
  return [...twice, ...starts].map((square) => refuseConfig("tables-line", "BB-41", { square }));
}

function placesOf({
  airfields,
  radar,
  cities,
}: Tables): readonly (TableCell<string> & { readonly group: string })[] {
  return [
    ...airfields.map(({ id, square, group }) => ({ cell: `airfields.${quoted(id)}`, found: square, group })),
    ...radar.map(({ id, square, group }) => ({ cell: `radar.${quoted(id)}`, found: square, group })),
    ...cities.map(({ id, square, group }) => ({ cell: `cities.${quoted(id)}`, found: square, group })),
  ];
}

/** BB-7: fifty targets. */
function checkCards({ airfields, radar, cities }: Tables): readonly Problem[] {
  const found = airfields.length + radar.length + cities.length;
  return found === TARGET_CARDS
    ? []
    : [refuseConfig("tables-cards", "BB-7", { found, wanted: TARGET_CARDS })];
}

/** What is wrong with a set of tables of the right shape. */
export function checkTables(tables: Tables): readonly Problem[] {
  const { types, pools, geschwader, airfields, radar, cities, launches } = tables;
  const cell = (name: string) => (found: string) => ({ cell: name, found });
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
  const german = pools.filter(({ side }) => side === 1).map(({ id }) => id);
  const places = placesOf(tables);
  return [
    ...checkCards(tables),
    ...checkNames(tables),
    ...checkIds([
      ...ids(types).map(cell("types")),
      ...airfields.map(({ wing }) => cell("airfields")(wing)),
      ...ids(geschwader).map(cell("geschwader")),
      ...ids(cities).map(cell("cities")),
      ...ids(airfields).map(cell("airfields")),
      ...ids(radar).map(cell("radar")),
    ]),
    ...checkIds(ids(pools).map(cell("pools"))),
    ...checkNumbers([
      ...types.flatMap(figuresOf),
      ...cities.map(({ id, production }) => ({
        cell: `cities.${quoted(id)}.production`,
        found: production,
        least: 0,
      })),
      ...pools.flatMap(({ id, squadrons }) =>
        Object.entries(squadrons).map(([type, found]) => ({
          cell: `pools.${quoted(id)}.squadrons.${quoted(type)}`,
          found,
          least: 0,
        })),
      ),
    ]),
    ...checkSquares([
      ...places,
      ...launches.map(({ square }) => ({ cell: "launches", found: square })),
      ...radar.flatMap((one) => one.squares.map(cell(`radar.${quoted(one.id)}`))),
    ]),
    ...checkKnown(
      places.map(({ cell: name, group }) => ({ cell: name, found: group })),
      GROUPS,
    ),
    ...checkKnown(
      [...geschwader, ...launches].map(({ pool }) => ({ cell: "pool", found: pool })),
      german,
    ),
    ...geschwader
      .filter(({ pool }) => !launches.some((launch) => launch.pool === pool))
      .map(({ pool }) => refuseConfig("tables-missing", "BB-39", { cell: "launches", wanted: quoted(pool) })),
    ...checkMissing(tables),
    ...checkPools(tables),
    ...checkLine(tables),
  ];
}
