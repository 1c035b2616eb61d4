import { present } from "../../../../core/present.ts";
import { remembered } from "../../../../core/remember.ts";
import { LATE_TURN } from "../../data/calendar.ts";
import { GESCHWADER_SIZE, LARGE_GESCHWADER, WING_SIZE } from "../../data/figures.ts";
import { TABLES } from "../../data/own.ts";
import { GERMAN, type Side } from "../../data/sides.ts";
import { type Airfield, LF2, type SquadronType, type Tables } from "../../data/tables.ts";
import type { Setup } from "../setup/setup.ts";
import { ACE_CARD, type Geschwader, type State, type Wing } from "./state.ts";

export function tablesOf({ tables }: Setup): Tables {
  return tables ?? TABLES;
}

/** What of a set of tables is looked up by name. */
const indexOf = remembered((tables: Tables) => ({
  types: new Map(tables.types.map((one) => [one.id, one])),
  order: new Map(tables.types.map(({ id }, at) => [id, at])),
  airfields: new Map(tables.airfields.map((one) => [one.wing, one])),
  cities: new Map(tables.cities.map((one) => [one.id, one])),
  facilities: new Map([...tables.airfields, ...tables.radar].map((one) => [one.id, one])),
}));

/** The type of a squadron's card. */
export function typeName(card: string): string {
  return card === ACE_CARD ? "Hurricane" : card;
}

export function typeOf(setup: Setup, card: string): SquadronType {
  return present(indexOf(tablesOf(setup)).types.get(typeName(card)));
}

/** Squadrons in the order of the table of types. */
export function sortedTypes(setup: Setup, types: readonly string[]): readonly string[] {
  const { order } = indexOf(tablesOf(setup));
  return [...types].sort((a, b) => (order.get(typeName(a)) ?? 0) - (order.get(typeName(b)) ?? 0));
}

export function airfieldOf(setup: Setup, wing: string): Airfield {
  return present(indexOf(tablesOf(setup)).airfields.get(wing));
}

export function cityOf(setup: Setup, id: string) {
  return indexOf(tablesOf(setup)).cities.get(id);
}

function facilityOf(setup: Setup, id: string) {
  return indexOf(tablesOf(setup)).facilities.get(id);
}

/** The square of a target (BB-40 to BB-42). */
export function squareOf(setup: Setup, target: string): string | undefined {
  return (cityOf(setup, target) ?? facilityOf(setup, target))?.square;
}

/** The geschwader that an order names; undefined where it names none. */
export function geschwaderNamed({ geschwader }: State, id: string): Geschwader | undefined {
  return geschwader.find((one) => one.id === id);
}

export function geschwaderOf(state: State, id: string): Geschwader {
  return present(geschwaderNamed(state, id));
}

export function wingOf({ wings }: State, id: string): Wing {
  return present(wings.find((one) => one.id === id));
}

/** Where a wing is: in the air, or at its station. */
export function placeOf({ setup }: State, wing: Wing): string {
  return wing.square ?? airfieldOf(setup, wing.id).square;
}

export function stationOf({ setup }: State, wing: Wing): string {
  return airfieldOf(setup, wing.id).square;
}

/** BB-125: whether the airfield of a wing works. */
export function hasAirfield({ setup, out }: State, wing: Wing): boolean {
  return !out.includes(airfieldOf(setup, wing.id).id);
}

/** BB-4, BB-5, BB-53: how many squadrons a formation of a pool may have; with its `id` how many its owner wants it to have. */
export function sizeOf(state: State, pool: string, side: Side, id = ""): number {
  if (side !== GERMAN) return WING_SIZE;
  const isLarge = pool === LF2 && state.turn >= LATE_TURN && !state.six?.includes(id);
  return isLarge ? LARGE_GESCHWADER : GESCHWADER_SIZE;
}

export function sideOfPool({ setup }: State, pool: string): Side {
  return tablesOf(setup).pools.find(({ id }) => id === pool)?.side ?? 0;
}

/** A list without one copy of an item. */
export function without<Item>(list: readonly Item[], item: Item): readonly Item[] {
  const at = list.indexOf(item);
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)];
}

/** A list without one copy of each of some items. */
export function withoutAll<Item>(list: readonly Item[], items: readonly Item[]): readonly Item[] {
  return items.reduce(without, list);
}

/** Whether each of some items is in a list, as often. */
export function holds<Item>(list: readonly Item[], items: readonly Item[]): boolean {
  return withoutAll(list, items).length === list.length - items.length;
}

/** Squadrons of a Damaged box, one by one in the order of the table. */
export function damagedIn(state: State, pool: string): readonly string[] {
  const damaged = state.pools[pool]?.damaged ?? {};
  return sortedTypes(
    state.setup,
    Object.entries(damaged).flatMap(([type, count]) => Array.from({ length: count }, () => type)),
  );
}

/** BB-87: geschwader that have a squadron. */
export function activeGeschwader({ geschwader }: State): readonly Geschwader[] {
  return geschwader.filter(({ squadrons }) => squadrons.length > 0);
}

export function aloft({ geschwader }: State): readonly Geschwader[] {
  return geschwader.filter(({ square }) => square !== null);
}

/** BB-27: whoever has bomb dice. */
export function isBomber(setup: Setup, card: string): boolean {
  return typeOf(setup, card).bombs > 0;
}
