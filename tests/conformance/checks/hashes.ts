import { hashOf } from "../../../src/core/hash.ts";

/** States are frozen, so each is written once. */
const known = new WeakMap<object, string>();

function textOf(state: unknown): string {
  if (typeof state !== "object" || state === null) return JSON.stringify(state);
  const text = known.get(state) ?? JSON.stringify(state);
  if (Object.isFrozen(state)) known.set(state, text);
  return text;
}

/** Whether two states have the same hash. Equal texts have; hashes are worked out of unequal ones alone. */
export function sameHash(one: unknown, other: unknown): boolean {
  return one === other || textOf(one) === textOf(other) || hashOf(one) === hashOf(other);
}

/** Whether a state has the same hash once it has been written as JSON and read again. */
export function hashSurvives(state: unknown): boolean {
  return hashOf(JSON.parse(textOf(state))) === hashOf(state);
}
