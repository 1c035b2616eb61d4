import type { Address } from "./address.ts";
import type { Part, State } from "./part.ts";
import { PARTS } from "./parts.ts";

/** What an address names: the first part and its usual state where it names none; nothing where there is none of that name. */
export interface Found {
  readonly address: Address;
  readonly part: Part | undefined;
  readonly state: State | undefined;
  /** What is wrong with the address, and what would be right. */
  readonly fault: string | undefined;
}

function faultOf({ part, state }: Address, found: Part | undefined): string {
  if (!found) return `There is no part “${part}”. There are: ${PARTS.map(({ id }) => id).join(", ")}.`;
  return `The part “${found.id}” has no state “${state}”. It has: ${Object.keys(found.states).join(", ")}.`;
}

export function lookUp(given: Address): Found {
  const part = given.part === "" ? PARTS[0] : PARTS.find(({ id }) => id === given.part);
  const name = given.state || Object.keys(part?.states ?? {})[0] || "";
  const state = part && Object.hasOwn(part.states, name) ? part.states[name] : undefined;
  const address = { ...given, part: part?.id ?? given.part, state: name };
  return { address, part, state, fault: state ? undefined : faultOf(address, part) };
}
