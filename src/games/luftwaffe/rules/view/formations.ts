import { AMERICAN, GERMAN, type Side } from "../../data/sides.ts";
import type { AirForce, HexName } from "../../data/tables.ts";
import { groupOf, isBomber, livingAmericans, livingGermans } from "../state/look.ts";
import type { AmericanState, GermanState, State } from "../state/state.ts";

/** What a formation is there for: bombers are a stream, close escorts are about them, all other fighters are free. */
export type Role = "bombers" | "escort" | "fighters";

/** Units of one side that fly in one hex to one end: they stand and move together on the table. */
export interface Formation {
  /** Of its first unit: it stays while that one flies with it. */
  readonly id: string;
  readonly side: Side;
  readonly role: Role;
  readonly hex: HexName;
  readonly units: readonly (AmericanState | GermanState)[];
}

/** The formation whose first unit is this: `91BG+`. */
export function formationId(unit: string): string {
  return `${unit}+`;
}

/** What of a type of an air force waits beside the map, `8AF-B17`, or has come back, `8AF-B17-back`. */
export function homeId(force: AirForce, { type, back }: Pick<AmericanState, "type" | "back">): string {
  return `${force}AF-${type}${back ? "-back" : ""}`;
}

function roleOf(state: State, one: AmericanState): Role {
  if (isBomber(state, one)) return "bombers";
  return one.mission === "escort" ? "escort" : "fighters";
}

function grouped(
  side: Side,
  units: readonly (AmericanState | GermanState)[],
  roleIn: (one: AmericanState | GermanState) => Role,
): readonly Formation[] {
  const found = new Map<string, (AmericanState | GermanState)[]>();
  for (const one of units) {
    if (one.hex === null) continue;
    const key = `${one.hex} ${roleIn(one)}`;
    const others = found.get(key);
    if (others) others.push(one);
    else found.set(key, [one]);
  }
  return [...found.values()].flatMap((all) => {
    const [first] = all;
    if (!first || first.hex === null) return [];
    return [{ id: formationId(first.id), side, role: roleIn(first), hex: first.hex, units: all }];
  });
}

/** All formations in the air, the Americans' first. */
export function formationsOf(state: State): readonly Formation[] {
  return [
    ...grouped(AMERICAN, livingAmericans(state), (one) => roleOf(state, one as AmericanState)),
    ...grouped(GERMAN, livingGermans(state), () => "fighters"),
  ];
}

/** The formation that a thing of the table is: its own counter, or that of one of its units. */
export function formationOf(state: State, id: string): Formation | undefined {
  return formationsOf(state).find((one) => one.id === id || one.units.some((unit) => unit.id === id));
}

/** Factors of each type of a formation, the strongest first. */
export function typesIn({
  units,
}: Pick<Formation, "units">): readonly (readonly [type: string, factors: number])[] {
  const sums = new Map<string, number>();
  for (const { type, factors } of units) sums.set(type, (sums.get(type) ?? 0) + factors);
  return [...sums].toSorted(([, a], [, b]) => b - a);
}

/** LW-62, LW-63: the fewest turns that any of some units has left in the air; undefined where none counts them. */
export function turnsLeft(units: Formation["units"]): number | undefined {
  const counters = units.flatMap(({ counter }) => (counter === null ? [] : [counter]));
  return counters.length === 0 ? undefined : Math.min(...counters);
}

/** The units that wait beside the map, or have come back, as one thing of the table. */
export function unitsAtHome(state: State, id: string): readonly AmericanState[] {
  return livingAmericans(state).filter(
    (one) => one.hex === null && homeId(groupOf(state, one.id).force, one) === id,
  );
}
