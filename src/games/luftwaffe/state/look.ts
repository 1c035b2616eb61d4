import { plays } from "../setup/options.ts";
import type { Setup } from "../setup/setup.ts";
import { TABLES } from "../tables/own.ts";
import type {
  AircraftType,
  AmericanUnit,
  Complex,
  GermanUnit,
  Place,
  Quarter,
  Tables,
  Target,
} from "../tables/tables.ts";
import type { AmericanState, GermanState, State } from "./state.ts";

export function tablesOf({ tables }: Setup): Tables {
  return tables ?? TABLES;
}

function found<One extends { readonly id: string }>(all: readonly One[], id: string): One {
  const one = all.find((each) => each.id === id);
  if (!one) throw new RangeError(`there is no ${id}`);
  return one;
}

export function typeOf({ setup }: State, id: string): AircraftType {
  return found(tablesOf(setup).types, id);
}

export function entryOf({ setup }: State, id: string): GermanUnit {
  return found(tablesOf(setup).germans, id);
}

export function groupOf({ setup }: State, id: string): AmericanUnit {
  return found(tablesOf(setup).americans, id);
}

export function placeOf({ setup }: State, id: string): Place | Target {
  const { targets, bases } = tablesOf(setup);
  return found<Place | Target>([...targets, ...bases], id);
}

/** Units that are not dead and take part in the campaign. */
export function livingGermans({ germans }: State): readonly GermanState[] {
  return germans.filter(({ presence, factors }) => presence === "in-play" && factors > 0);
}

export function livingAmericans({ americans }: State): readonly AmericanState[] {
  return americans.filter(({ presence, factors }) => presence === "in-play" && factors > 0);
}

export function isBombed({ bombed }: State, target: string): boolean {
  return bombed.some((one) => one.target === target);
}

/** Targets of a complex that are not bombed. */
export function unbombed(state: State, complex: Complex): number {
  return tablesOf(state.setup).targets.filter((one) => one.complex === complex && !isBombed(state, one.id))
    .length;
}

/** The quarter in which the last target of some complexes was bombed; null while one is left. */
export function goneIn(state: State, complexes: readonly Complex[]): Quarter | null {
  const all = tablesOf(state.setup).targets.filter(({ complex }) => complexes.includes(complex));
  const quarters = all.map(({ id }) => state.bombed.find(({ target }) => target === id)?.quarter ?? null);
  if (quarters.some((quarter) => quarter === null)) return null;
  return Math.max(...quarters.map((quarter) => quarter ?? 0));
}

/** Factors of units. */
export function factorsOf(units: readonly { readonly factors: number }[]): number {
  return units.reduce((sum, { factors }) => sum + factors, 0);
}

/** A unit that stays on the ground all quarter: without fuel where fuel is played, or off the map (LW-39). */
export function isGrounded({ setup }: State, { off, fuelled }: GermanState): boolean {
  return off || (plays(setup.options.level, "fuel") && fuelled === false);
}
