import { remembered } from "../../../../core/remember.ts";
import { plays } from "../../data/options.ts";
import { TABLES } from "../../data/own.ts";
import type {
  AircraftType,
  AmericanUnit,
  Complex,
  GermanUnit,
  Place,
  Quarter,
  Tables,
  Target,
} from "../../data/tables.ts";
import type { Setup } from "../setup/setup.ts";
import type { Battle } from "./battle.ts";
import type { AmericanState, GermanState, State } from "./state.ts";

export function tablesOf({ tables }: Setup): Tables {
  return tables ?? TABLES;
}

const byId = remembered(
  (all: readonly { readonly id: string }[]): ReadonlyMap<string, unknown> =>
    new Map(all.map((one) => [one.id, one])),
);

function found<One extends { readonly id: string }>(all: readonly One[], id: string): One {
  const one = byId(all).get(id) as One | undefined;
  if (!one) throw new RangeError(`there is no ${id}`);
  return one;
}

const placesOf = remembered(({ targets, bases }: Tables): readonly (Place | Target)[] => [
  ...targets,
  ...bases,
]);

export function typeOf({ setup }: State, id: string): AircraftType {
  return found(tablesOf(setup).types, id);
}

/** Bombers need not count their turns in the air. */
export function isBomber(state: State, { type }: Pick<AmericanState, "type">): boolean {
  return typeOf(state, type).endurance === null;
}

export function entryOf({ setup }: State, id: string): GermanUnit {
  return found(tablesOf(setup).germans, id);
}

type WithSetup = Pick<State, "setup">;

/** A German unit of the tables; a Me 262 beyond the order of battle has no entry. */
export function germanEntry({ setup }: WithSetup, id: string): GermanUnit | undefined {
  return byId(tablesOf(setup).germans).get(id) as GermanUnit | undefined;
}

/** LW-38. */
export function isSchool(state: WithSetup, id: string): boolean {
  return germanEntry(state, id)?.school ?? false;
}

/** LW-22. */
export function isNight(state: WithSetup, id: string): boolean {
  return germanEntry(state, id)?.night ?? false;
}

export function groupOf({ setup }: State, id: string): AmericanUnit {
  return found(tablesOf(setup).americans, id);
}

export function placeOf({ setup }: State, id: string): Place | Target {
  return found(placesOf(tablesOf(setup)), id);
}

/** Units that are not dead and take part in the campaign. */
export function livingGermans({ germans }: State): readonly GermanState[] {
  return germansLiving(germans);
}

export function livingAmericans({ americans }: State): readonly AmericanState[] {
  return americansLiving(americans);
}

const germansLiving = remembered((germans: readonly GermanState[]) =>
  germans.filter(({ presence, factors }) => presence === "in-play" && factors > 0),
);

const americansLiving = remembered((americans: readonly AmericanState[]) =>
  americans.filter(({ presence, factors }) => presence === "in-play" && factors > 0),
);

const targetsIn = remembered(
  (bombed: State["bombed"]): ReadonlySet<string> => new Set(bombed.map(({ target }) => target)),
);

export function isBombed({ bombed }: State, target: string): boolean {
  return targetsIn(bombed).has(target);
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

/** The battle that is being fought; there is one where its questions are asked. */
export function battleOf({ battle }: State): Battle {
  if (!battle) throw new Error("there is no battle");
  return battle;
}
