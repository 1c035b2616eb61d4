import type { Problem } from "../../../../core/game.ts";
import {
  type Figure,
  quoted,
  type TableCell,
  wrongFigures,
  wrongIds,
  wrongNames,
} from "../../../../core/input/table-cells.ts";
import { LAST_QUARTER, QUARTERS } from "../../data/calendar.ts";
import { MOST_TARGETS } from "../../data/options.ts";
import { AMERICAN, GERMAN } from "../../data/sides.ts";
import {
  type AircraftType,
  type AirForce,
  COMPLEXES,
  ROOM,
  type Tables,
  type UnitEntry,
} from "../../data/tables.ts";
import { WORDS } from "../grammar/order.ts";
import { readHex } from "../map/hex.ts";
import { isAmericanSide, isSwiss, ownLines } from "../map/lines.ts";
import { refuseConfig } from "./refuse-config.ts";

/** Most factors, turns or replacements that a table may have, and hexes a turn that flight knows. */
const MOST = 99;
const MOST_SPEED = 7;
const LOWEST_E = 0;
const HIGHEST_E = 9;
/** Words that mean something else where ids are written. */
const TAKEN: ReadonlySet<string> = new Set<string>([
  ...WORDS,
  ..."raf substitute leaves restore spend lose ground sheet mark land escort base group take-off enter fly bomb strafe attack defend fire bombers direct fighters keep withhold reserve tanks at american german table umpire".split(
    " ",
  ),
]);

/** Ids have the right letters and are nobody else's. */
function checkIds(cells: readonly TableCell<string>[]): readonly Problem[] {
  const taken = (id: string) => TAKEN.has(id) || readHex(id) !== undefined;
  return wrongIds(cells, taken).map(({ twice, ...values }) =>
    refuseConfig(twice ? "tables-twice" : "tables-id", "LW-7", values),
  );
}

function checkNumbers(cells: readonly Figure[]): readonly Problem[] {
  return wrongFigures(cells).map((values) => refuseConfig("tables-number", "LW-7", { ...values }));
}

/** Figures of a type of aircraft. */
function figuresOf({ id, e, factors, speed, tanks, endurance }: AircraftType) {
  const cell = (name: string) => `types.${quoted(id)}.${name}`;
  const turns = { from: 1, to: MOST };
  return [
    { cell: cell("factors"), found: factors, from: 1, to: MOST },
    { cell: cell("speed"), found: speed, from: 1, to: MOST_SPEED },
    ...(e === null ? [] : [{ cell: cell("e"), found: e, from: LOWEST_E, to: HIGHEST_E }]),
    ...(tanks === null ? [] : [{ cell: cell("tanks"), found: tanks, ...turns }]),
    ...(endurance === null ? [] : [{ cell: cell("endurance"), found: endurance, ...turns }]),
  ];
}

/** LW-31, LW-32: the first quarter in which an air force has lines to enter by. */
function firstQuarter(force: AirForce): number {
  return QUARTERS.findIndex((_, quarter) => ownLines(force, false, quarter).length > 0);
}

/** Quarters and replacement factors. */
function otherFigures({ germans, americans, replacements }: Tables) {
  const quarter = { from: 0, to: LAST_QUARTER };
  const entry = (list: string, { id, enters }: UnitEntry, from: number) => ({
    cell: `${list}.${quoted(id)}.enters`,
    found: enters,
    ...quarter,
    from,
  });
  const entries = [
    ...germans.map((unit) => entry("germans", unit, 0)),
    ...americans.map((unit) => entry("americans", unit, firstQuarter(unit.force))),
  ];
  const conversions = americans.flatMap(({ id, converts }) =>
    converts ? [{ cell: `americans.${quoted(id)}.converts`, found: converts.quarter, ...quarter }] : [],
  );
  const factors = Object.entries(replacements).flatMap(([level, list]: [string, readonly number[]]) =>
    list.map((found, at) => ({ cell: `replacements.${level}.${at}`, found, from: 0, to: MOST })),
  );
  return [...entries, ...conversions, ...factors];
}

/** Names are lines for people. */
function checkNames({ name, types, targets, bases }: Tables): readonly Problem[] {
  const cells = [
    ...(name === undefined ? [] : [{ cell: "name", found: name }]),
    ...Object.entries({ types, targets, bases }).flatMap(([list, entries]) =>
      entries.map((one) => ({ cell: `${list}.${quoted(one.id)}.name`, found: one.name })),
    ),
  ];
  return wrongNames(cells).map((values) => refuseConfig("tables-text", "LW-29", values));
}

/** LW-29, LW-33, LW-34: places lie on the map, none in Switzerland, and bases on the German side of the line. */
function checkPlaces({ targets, bases }: Tables): readonly Problem[] {
  const all = Object.entries({ targets, bases }).flatMap(([list, places]) =>
    places.map(({ id, hex }) => ({ list, cell: `${list}.${quoted(id)}`, hex })),
  );
  return all.flatMap(({ list, cell, hex }) => {
    const found = quoted(hex);
    if (readHex(hex) === undefined) return [refuseConfig("tables-hex", "LW-29", { cell, found })];
    if (isSwiss(hex)) return [refuseConfig("tables-swiss", "LW-33", { cell, found })];
    return list === "bases" && isAmericanSide(hex, 0)
      ? [refuseConfig("tables-behind", "LW-34", { cell, found })]
      : [];
  });
}

/** Units fly what their side has. */
function checkTypes({ types, germans, americans }: Tables): readonly Problem[] {
  const units = [
    ...germans.map(({ id, type }) => ({ cell: `germans.${quoted(id)}`, type, side: GERMAN })),
    ...americans.map(({ id, type }) => ({ cell: `americans.${quoted(id)}`, type, side: AMERICAN })),
    ...americans.flatMap(({ id, converts }) =>
      converts ? [{ cell: `americans.${quoted(id)}.converts`, type: converts.type, side: AMERICAN }] : [],
    ),
  ];
  return units.flatMap(({ cell, type, side }) => {
    const known = types.find(({ id }) => id === type);
    const found = quoted(type);
    if (!known) return [refuseConfig("tables-unknown", "LW-7", { cell, found })];
    return known.side === side ? [] : [refuseConfig("tables-side", "LW-7", { cell, found })];
  });
}

/** Types that rules name, and bombers to plan with; every complex has a target (LW-L24). */
function checkMissing({ types, targets, americans, germans, replacements }: Tables): readonly Problem[] {
  const missing = (cell: string, wanted: string) => refuseConfig("tables-missing", "LW-15", { cell, wanted });
  const named = ["Me110", "Me262"].filter((id) => !types.some((one) => one.id === id && one.side === GERMAN));
  const complexes = COMPLEXES.filter((complex) => !targets.some((one) => one.complex === complex));
  const bombers = types.filter(({ side, endurance }) => side === AMERICAN && endurance === null);
  const planned = americans.some(({ enters, type }) => enters === 0 && bombers.some(({ id }) => id === type));
  const short = Object.entries(replacements).filter(([, list]) => list.length !== QUARTERS.length);
  return [
    ...named.map((id) => missing("types", id)),
    ...complexes.map((complex) => missing("targets", complex)),
    ...(planned ? [] : [missing("americans", "bombers")]),
    ...(germans.some(({ enters }) => enters === 0) ? [] : [missing("germans", "fighters")]),
    ...short.map(([level]) => missing(`replacements.${level}`, `${QUARTERS.length}`)),
  ];
}

/** LW-34, LW-37, LW-38, LW-110: schools always have room on bases that stay on the German side, one of which may be out. */
function checkRoom({ bases, germans }: Tables): readonly Problem[] {
  const lasting = bases.filter(({ hex }) => !isAmericanSide(hex, LAST_QUARTER)).length;
  const schools = germans.filter(({ school }) => school).length;
  const figure = { cell: "bases", found: lasting, from: Math.ceil(schools / ROOM) + 1, to: MOST };
  return checkNumbers([figure]);
}

/** LW-112: as many targets as the rules count on. */
function checkTargets({ targets }: Tables): readonly Problem[] {
  const found = targets.length;
  return found === MOST_TARGETS
    ? []
    : [refuseConfig("tables-targets", "LW-112", { found, wanted: MOST_TARGETS })];
}

/** What is wrong with a set of tables of the right shape. */
export function checkTables(tables: Tables): readonly Problem[] {
  const { types, targets, bases, germans, americans } = tables;
  const ids = (list: string, all: readonly { readonly id: string }[]) =>
    all.map(({ id }) => ({ cell: list, found: id }));
  return [
    ...checkTargets(tables),
    ...checkNames(tables),
    ...checkIds([
      ...ids("types", types),
      ...ids("targets", targets),
      ...ids("bases", bases),
      ...ids("germans", germans),
      ...ids("americans", americans),
    ]),
    ...checkNumbers([...types.flatMap(figuresOf), ...otherFigures(tables)]),
    ...checkPlaces(tables),
    ...checkTypes(tables),
    ...checkMissing(tables),
    ...checkRoom(tables),
  ];
}
