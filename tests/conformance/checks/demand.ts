import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";

/** A quick assertion for checks that run a million times: throws when `holds` is false. */
export function demand(holds: boolean, message: string): asserts holds {
  if (!holds) throw new Error(message);
}

/** Demands that two values are the same JSON, in the same order. */
export function demandSame(got: unknown, wanted: unknown, what: string): void {
  const [left, right] = [JSON.stringify(got), JSON.stringify(wanted)];
  if (left !== right) throw new Error(`${what}: got ${left}, wanted ${right}`);
}

/** Demands that two values are equal through and through; the failure shows where they differ. */
export function demandEqual(got: unknown, wanted: unknown, what: string): void {
  if (isDeepStrictEqual(got, wanted)) return;
  expect(got, what).toEqual(wanted);
  throw new Error(`${what}: they differ in what is undefined`);
}
