/** A quick assertion for checks that run a million times: throws when `holds` is false. */
export function demand(holds: boolean, message: string): asserts holds {
  if (!holds) throw new Error(message);
}

/** Demands that two values are the same JSON. */
export function demandSame(got: unknown, wanted: unknown, what: string): void {
  const [left, right] = [JSON.stringify(got), JSON.stringify(wanted)];
  if (left !== right) throw new Error(`${what}: got ${left}, wanted ${right}`);
}
