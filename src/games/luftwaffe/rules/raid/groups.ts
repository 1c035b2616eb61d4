import { isGrounded, livingGermans } from "../state/look.ts";
import type { GermanState, State } from "../state/state.ts";
import { startable } from "./german-flight.ts";

/** LW-66: units that take off, land and refuel together with one; those that stay on the ground all quarter are none. */
export function groupOf(state: State, { group }: GermanState): readonly GermanState[] {
  return livingGermans(state).filter((one) => one.group === group && !isGrounded(state, one));
}

/** LW-66: groups of which everybody may take off this turn. */
export function startableGroups(state: State): readonly (readonly GermanState[])[] {
  const ready = new Set(startable(state).map(({ id }) => id));
  const found = new Map<string, readonly GermanState[]>();
  for (const one of startable(state)) if (!found.has(one.group)) found.set(one.group, groupOf(state, one));
  return [...found.values()].filter((units) => units.every(({ id }) => ready.has(id)));
}

/** LW-66: units in the air that are lost when others of their group land without them. */
export function leftBehind(state: State, landed: readonly string[]): readonly string[] {
  const groups = new Set(state.germans.filter(({ id }) => landed.includes(id)).map(({ group }) => group));
  return livingGermans(state)
    .filter(({ id, hex, group }) => hex !== null && groups.has(group) && !landed.includes(id))
    .map(({ id }) => id);
}
