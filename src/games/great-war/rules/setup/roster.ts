import { itemAt } from "../../../../core/item-at.ts";
import { present } from "../../../../core/present.ts";
import { remembered } from "../../../../core/remember.ts";
import { TABLES } from "../../data/own.ts";
import type { AircraftType, Mount, Tables } from "../../data/tables.ts";
import type { Setup } from "./setup.ts";

interface Roster {
  readonly types: readonly AircraftType[];
  readonly mounts: readonly (readonly Mount[])[];
  readonly indexOf: ReadonlyMap<string, number>;
}

/** The tables in force: a player's own, or ours. */
export function tablesOf(setup: Setup): Tables {
  return setup.tables ?? TABLES;
}

/** The types of a set of tables by id. */
export const typesOf: (tables: Tables) => ReadonlyMap<string, AircraftType> = remembered(
  ({ aircraft }: Tables) => new Map(aircraft.map((type) => [type.id, type])),
);

interface Typed {
  readonly tables?: Tables | null | undefined;
  readonly types?: readonly AircraftType[] | undefined;
}

/** The types of a set-up by id: those of the tables in force, and its own. */
export function typesIn({ tables, types = [] }: Typed): ReadonlyMap<string, AircraftType> {
  const known = typesOf(tables ?? TABLES);
  return types.length === 0 ? known : new Map([...known, ...types.map((type) => [type.id, type] as const)]);
}

/** What is looked up about a set-up again and again, worked out once. */
export const rosterOf: (setup: Setup) => Roster = remembered((setup: Setup) => {
  const known = typesIn(setup);
  const types = setup.airframes.map(({ type }) => present(known.get(type)));
  const mounts = types.map((type) =>
    type.mounts.filter(({ optional }) => !optional || setup.options.rearGun),
  );
  return {
    types,
    mounts,
    indexOf: new Map(setup.airframes.map(({ id }, index) => [id, index])),
  };
});

/** The type of the aircraft at an index. */
export function typeOf(setup: Setup, index: number): AircraftType {
  return itemAt(rosterOf(setup).types, index);
}

/** The mounts that an aircraft carries, optional ones only where the option says so (4.9a). */
export function mountsOf(setup: Setup, index: number): readonly Mount[] {
  return rosterOf(setup).mounts[index] ?? [];
}
