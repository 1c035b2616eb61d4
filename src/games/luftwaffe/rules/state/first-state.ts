import { plays } from "../../data/options.ts";
import type { AmericanUnit, GermanUnit, Tables } from "../../data/tables.ts";
import type { Setup } from "../setup/setup.ts";
import { tablesOf } from "./look.ts";
import type { AmericanState, GermanState, State } from "./state.ts";

/** What every unit is at first. */
const GROUNDED = { hex: null, counter: null, tanks: false, moved: false, fired: false } as const;

/** What every German unit is at first. */
export const GERMAN_GROUNDED = {
  ...GROUNDED,
  base: null,
  off: false,
  ready: 1,
  killer: false,
  fuelled: true,
  fuelledBefore: true,
  shown: false,
  exchanged: null,
} as const;

function wholeOf({ types }: Tables, type: string): number {
  return types.find(({ id }) => id === type)?.factors ?? 0;
}

/** Units whose quarter was before the first that is played are there (LW-113). */
function isThere(setup: Setup, { enters }: { readonly enters: number }): boolean {
  return setup.raid ? enters <= setup.from : enters < setup.from;
}

function germanState(setup: Setup, { id, type, ...unit }: GermanUnit): GermanState {
  const tables = tablesOf(setup);
  const jet = tables.types.find((one) => one.id === type)?.jet ?? false;
  const there = isThere(setup, unit) && (!jet || plays(setup.options.level, "jets"));
  return {
    id,
    type,
    presence: there ? "in-play" : "scheduled",
    factors: there ? wholeOf(tables, type) : 0,
    ...GERMAN_GROUNDED,
    group: setup.options.takeOff === "type" ? type : id,
  };
}

function americanState(setup: Setup, unit: AmericanUnit): AmericanState {
  const tables = tablesOf(setup);
  const there = isThere(setup, unit) && (unit.force !== "9" || plays(setup.options.level, "tactical"));
  const { converts } = unit;
  const converted = converts !== undefined && isThere(setup, { enters: converts.quarter });
  const type = converted ? converts.type : unit.type;
  return {
    id: unit.id,
    type,
    presence: there ? "in-play" : "scheduled",
    factors: there ? wholeOf(tables, type) : 0,
    ...GROUNDED,
    line: null,
    bombed: false,
    crossed: null,
    back: false,
    mission: "free",
  };
}

/** LW-111, LW-113: night fighters for which others have come are gone. */
function withoutExchanged(setup: Setup, germans: readonly GermanState[]): readonly GermanState[] {
  if (!plays(setup.options.level, "night")) return germans;
  const entries = tablesOf(setup).germans;
  const gone = entries
    .filter((unit) => unit.replacesNight && isThere(setup, unit))
    .map(
      ({ designation }) => entries.find((one) => one.type === "Me110" && one.designation === designation)?.id,
    );
  return germans.map((one) => (gone.includes(one.id) ? { ...one, presence: "removed" } : one));
}

/** LW-109: night-fighter factors of the initial forces, before anything has entered. */
function nightAtFirst(setup: Setup, germans: readonly GermanState[]): number {
  const tables = tablesOf(setup);
  const night = tables.germans.filter((unit) => unit.night && unit.enters <= setup.from);
  const there = night.filter(({ id }) => germans.find((one) => one.id === id)?.presence !== "removed");
  // LW-111: for each of these a Me 110 leaves in the quarter itself.
  const leaving = there.filter((unit) => unit.replacesNight && unit.enters === setup.from && !setup.raid);
  const factors = (units: typeof there) => units.reduce((sum, { type }) => sum + wholeOf(tables, type), 0);
  return factors(there) - factors(leaving);
}

/** The state before anything is asked. */
export function firstState(setup: Setup): State {
  const tables = tablesOf(setup);
  const germans = withoutExchanged(
    setup,
    tables.germans.map((unit) => germanState(setup, unit)),
  );
  const americans = tables.americans.map((unit) => americanState(setup, unit));
  const bombers = americans.filter(
    ({ presence, type }) =>
      presence === "in-play" && tables.types.find(({ id }) => id === type)?.endurance === null,
  );
  return {
    setup,
    quarter: setup.from,
    turn: 0,
    germans,
    americans,
    bombed: [],
    baseOut: null,
    economy: {
      aircraft: 0,
      pilots: 0,
      fixed: false,
      fuel: 0,
      reserve: 0,
      reserveNext: 0,
      reserveOpen: false,
      jets: false,
      substitutions: 0,
      night: nightAtFirst(setup, germans),
    },
    replacements: 0,
    battle: null,
    tolls: [],
    named: 0,
    bombersAtFirst: bombers.reduce((sum, { factors }) => sum + factors, 0),
    agenda: [{ do: "quarter" }],
    outcome: null,
  };
}
