import { type Fields, figure, flag, given, NO_NUMBER, ON, typed } from "../../../../face/editor/typed.ts";
import type {
  AircraftConfig,
  Config,
  GunConfig,
  TargetConfig,
  TrenchConfig,
} from "../../data/config/config.ts";
import { GOALS, type Goal } from "../../data/config/written-config.ts";
import { TABLES } from "../../data/own.ts";
import { SIDES } from "../../data/sides.ts";
import type { AircraftType, Tables } from "../../data/tables.ts";
import { typesIn } from "../../rules/setup/roster.ts";
import { SWITCHES } from "../../rules/setup/switches.ts";
import type { Draft, DraftRow } from "./draft.ts";

/** A figure that has to be there. */
function needed(fields: Fields, name: string): number {
  return figure(fields, name) ?? NO_NUMBER;
}

function named(fields: Fields, name: string): string | undefined {
  const text = typed(fields, name);
  return text === "" ? undefined : text;
}

/** Words of a line, between blanks or commas. */
function wordsIn(text: string): string[] {
  return text.split(/[\s,]+/).filter((word) => word !== "");
}

/** The tables in force in a draft: its own, or ours. */
export function tablesOf({ tables }: Pick<Draft, "tables">): Tables {
  return (tables as Tables | undefined) ?? TABLES;
}

/** The types that a draft may name, by id. */
export function typesOf(draft: Draft): ReadonlyMap<string, AircraftType> {
  return typesIn({ tables: tablesOf(draft), types: draft.types });
}

/** The types of one's own that something on the table is of. */
function ownTypes({ types = [], aircraft }: Draft): readonly AircraftType[] {
  return types.filter(({ id }) => aircraft.some(({ fields }) => typed(fields, "type") === id));
}

function crewOf(fields: Fields, seats: number): AircraftConfig["crew"] {
  const men = Array.from({ length: seats }, (_, man) =>
    given<NonNullable<AircraftConfig["crew"]>[number]>({
      name: named(fields, `crew.${man}.name`),
      kills: figure(fields, `crew.${man}.kills`),
      novice: flag(fields, `crew.${man}.novice`),
    }),
  );
  return men.some((man) => Object.keys(man).length > 0) ? men : undefined;
}

function aircraftOf({ side, fields }: DraftRow, draft: Draft): AircraftConfig {
  const type = typed(fields, "type");
  const seats = typesOf(draft).get(type)?.seats ?? 0;
  return given<AircraftConfig>({
    id: typed(fields, "id"),
    side: SIDES[side],
    player: named(fields, "player"),
    type,
    hex: typed(fields, "hex"),
    facing: figure(fields, "facing"),
    altitude: needed(fields, "altitude"),
    speed: figure(fields, "speed"),
    crew: crewOf(fields, seats),
    bombs: flag(fields, "bombs"),
    model: named(fields, "model"),
  });
}

function gunOf({ side, fields }: DraftRow): GunConfig {
  return given<GunConfig>({
    id: typed(fields, "id"),
    side: SIDES[side],
    kind: fields.kind === "AA" ? "AA" : "MG",
    hex: typed(fields, "hex"),
    hidden: figure(fields, "hidden"),
  });
}

const KINDS = ["bomb", "photo", "spot", "road", "trench"] as const;

function targetOf({ side, fields }: DraftRow): TargetConfig {
  const hexes = wordsIn(fields.hexes ?? "");
  return given<TargetConfig>({
    id: typed(fields, "id"),
    side: SIDES[side],
    kind: KINDS.find((kind) => kind === fields.kind) ?? "bomb",
    hexes: hexes.length > 0 ? hexes : undefined,
    worth: needed(fields, "worth"),
  });
}

/** One row for all columns, or one for each. */
function trenchOf(text: string): TrenchConfig {
  const rows = wordsIn(text).map((word) => needed({ word }, "word"));
  return rows.length === 1 ? (rows[0] ?? NO_NUMBER) : rows;
}

function frontOf(fields: Fields): Config["front"] {
  const [german, allied] = [typed(fields, "front.german"), typed(fields, "front.allied")];
  if (german === "" && allied === "") return undefined;
  return { german: trenchOf(german), allied: trenchOf(allied) };
}

const PRICES = ["kill", "twoSeater", "balloon", "home", "escape"] as const;

function pricesOf(fields: Fields): Config["prices"] {
  const own = SIDES.map((side) => {
    const prices = PRICES.map((name) => [name, figure(fields, `prices.${side}.${name}`)] as const);
    const set = prices.filter(([, worth]) => worth !== undefined);
    return [side, set.length > 0 ? Object.fromEntries(set) : undefined] as const;
  });
  const set = own.filter(([, prices]) => prices !== undefined);
  return set.length > 0 ? Object.fromEntries(set) : undefined;
}

/** Only what has been set. */
function optionsOf(fields: Fields): Config["options"] {
  const set = SWITCHES.flatMap(({ option }) => {
    const value = fields[`options.${option}`];
    if (value === undefined) return [];
    return [[option, option === "sequence" ? value : value === ON]];
  });
  return set.length > 0 ? Object.fromEntries(set) : undefined;
}

function some<T>(items: readonly T[]): T[] | undefined {
  return items.length > 0 ? [...items] : undefined;
}

/** How it is won. */
export function goalOf({ goal }: Fields): Goal {
  return GOALS.find((one) => one === goal) ?? "last-side";
}

/** The set-up that a draft stands for; a text that is no number becomes a figure that the check refuses. */
export function configOf(draft: Draft): Config & { readonly aircraft: AircraftConfig[] } {
  const { fields, aircraft, guns, targets, tables } = draft;
  const board = { columns: needed(fields, "board.columns"), rows: needed(fields, "board.rows") };
  const mat = named(fields, "board.mat");
  return given<Config & { readonly aircraft: AircraftConfig[] }>({
    scenario: undefined,
    options: optionsOf(fields),
    date: named(fields, "date"),
    board: mat === undefined ? board : { ...board, mat },
    front: frontOf(fields),
    wind: { facing: needed(fields, "wind.facing"), strength: needed(fields, "wind.strength") },
    aircraft: aircraft.map((one) => aircraftOf(one, draft)),
    guns: some(guns.map(gunOf)),
    targets: some(targets.map(targetOf)),
    goal: goalOf(fields),
    turns: figure(fields, "turns"),
    prices: pricesOf(fields),
    tables: tables as Tables | undefined,
    types: some(ownTypes(draft)),
  });
}
