import { remembered } from "../../../core/remember.ts";
import type { Answers } from "./answers.ts";
import { type CardKind, cardId } from "./card.ts";
import type { GivenAircraft, GivenBomber, GivenCard, GivenTables } from "./given.ts";
import { TABLES } from "./own.ts";
import type { Points } from "./points.ts";
import { bomberOf, type Provenance, type TableName, type Tables, typeOf } from "./tables.ts";
import type { GroundTarget } from "./target.ts";
import type { AircraftCard } from "./types/aircraft.ts";
import type { BomberCard } from "./types/bomber.ts";

interface Named {
  readonly id: string;
}

/** A list with entries of another put in place of those of the same id, and the new ones behind. */
export function merged<Item extends Named>(ours: readonly Item[], given: readonly Item[]): readonly Item[] {
  const byId = new Map(given.map((item) => [item.id, item]));
  const known = new Set(ours.map(({ id }) => id));
  return [...ours.map((item) => byId.get(item.id) ?? item), ...given.filter(({ id }) => !known.has(id))];
}

/** The fields that are there: a file may leave any of them out. */
function present<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== false),
  ) as Partial<Fields>;
}

function cardFrom({ name, colour, bursts = 0, hits = 0, copies, extension = 0 }: GivenCard): CardKind {
  return { id: cardId(name, bursts, hits), name, colour, bursts, hits, copies, extension } as CardKind;
}

/** Without a word on it: the miniature of our type of that name, or one of no nation. */
function modelOf(id: string, engines: number): string {
  const ours = typeOf(TABLES, id) ?? bomberOf(TABLES, id);
  return ours?.model ?? (engines > 1 ? "generic/generic-twin" : "generic/generic-single");
}

function aircraftFrom(given: GivenAircraft): AircraftCard {
  const { id, engines = 1 } = given;
  const usual = { role: "fighter", engines, sight: "standard", specials: [], model: modelOf(id, engines) };
  return { ...usual, ...present(given) } as AircraftCard;
}

function bomberFrom(given: GivenBomber): BomberCard {
  return { ...given, model: given.model ?? modelOf(given.id, 2) } as BomberCard;
}

/** A table of which a file brings all or a part. */
function origin(table: TableName, entries: readonly unknown[] | undefined, whole: boolean): Provenance {
  if (!entries || entries.length === 0) return TABLES.provenance[table];
  return whole ? "given" : "mixed";
}

function provenanceOf(given: GivenTables, tables: Omit<Tables, "provenance">): Tables["provenance"] {
  const isWhole = (table: "aircraft" | "bombers" | "targets") =>
    tables[table].length === given[table]?.length;
  const rows = (table: "answers" | "points") => given[table] && Object.keys(given[table]);
  const all = (table: "answers" | "points") => rows(table)?.length === Object.keys(tables[table]).length;
  return {
    cards: origin("cards", given.cards, true),
    answers: origin("answers", rows("answers"), all("answers")),
    aircraft: origin("aircraft", given.aircraft, isWhole("aircraft")),
    bombers: origin("bombers", given.bombers, isWhole("bombers")),
    targets: origin("targets", given.targets, isWhole("targets")),
    points: origin("points", rows("points"), all("points")),
  };
}

/**
 * Ours with tables that a set-up brings, which must have passed `checkTables`; the same set for the same tables. Entries take
 * the place of ours of the same name, cards that of our whole deck.
 */
export const ownTables: (given: GivenTables) => Tables = remembered((given: GivenTables): Tables => {
  const tables = {
    cards: given.cards ? given.cards.map(cardFrom) : TABLES.cards,
    answers: { ...TABLES.answers, ...(given.answers as Partial<Answers> | undefined) },
    aircraft: merged(TABLES.aircraft, (given.aircraft ?? []).map(aircraftFrom)),
    bombers: merged(TABLES.bombers, (given.bombers ?? []).map(bomberFrom)),
    targets: merged(TABLES.targets, (given.targets ?? []) as readonly GroundTarget[]),
    points: { ...TABLES.points, ...(given.points as Partial<Points> | undefined) },
  };
  return { ...tables, provenance: provenanceOf(given, tables) };
});
