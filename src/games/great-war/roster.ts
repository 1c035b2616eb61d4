import type { Setup } from "./setup.ts";
import { OWN_TABLES } from "./tables/index.ts";
import type { AircraftType, Mount, Tables } from "./tables/tables.ts";

interface Roster {
  readonly types: readonly AircraftType[];
  readonly mounts: readonly (readonly Mount[])[];
  readonly indexOf: ReadonlyMap<string, number>;
}

/** The tables in force: a player's own, or ours. */
export function tablesOf(setup: Setup): Tables {
  return setup.tables ?? OWN_TABLES;
}

const byTables = new WeakMap<Tables, ReadonlyMap<string, AircraftType>>();
const bySetup = new WeakMap<Setup, Roster>();

/** The types of a set of tables by id. */
export function typesOf(tables: Tables): ReadonlyMap<string, AircraftType> {
  const known = byTables.get(tables) ?? new Map(tables.aircraft.map((type) => [type.id, type]));
  byTables.set(tables, known);
  return known;
}

function rosterFrom(setup: Setup): Roster {
  const known = typesOf(tablesOf(setup));
  const types = setup.airframes.map(({ type }) => known.get(type) as AircraftType);
  return {
    types,
    mounts: types.map(({ mounts }) => mounts.filter(({ optional }) => !optional || setup.options.rearGun)),
    indexOf: new Map(setup.airframes.map(({ id }, index) => [id, index])),
  };
}

/** What is looked up about a set-up again and again, worked out once. */
export function rosterOf(setup: Setup): Roster {
  const roster = bySetup.get(setup) ?? rosterFrom(setup);
  bySetup.set(setup, roster);
  return roster;
}

/** The type of the aircraft at an index. */
export function typeOf(setup: Setup, index: number): AircraftType {
  return rosterOf(setup).types[index] as AircraftType;
}

/** The mounts that an aircraft carries, optional ones only where the option says so (4.9a). */
export function mountsOf(setup: Setup, index: number): readonly Mount[] {
  return rosterOf(setup).mounts[index] ?? [];
}
