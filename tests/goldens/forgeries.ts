/** Another document with one field changed, and what was changed. */
export type Forgery = readonly [name: string, make: () => unknown];

type Path = readonly (string | number)[];

function changed(data: unknown, path: Path, value: unknown): unknown {
  const copy = structuredClone(data);
  let at = copy as Record<string | number, unknown>;
  for (const name of path.slice(0, -1)) at = at[name] as Record<string | number, unknown>;
  at[path.at(-1) as string | number] = value;
  return copy;
}

/** What somebody may write instead of a value. */
function instead(value: unknown): readonly unknown[] {
  if (typeof value === "number") return [value + 1, value - 1, -value - 7, 1e9, 0.5, Number.MAX_VALUE];
  if (typeof value === "string") return ["", "forged", "__proto__"];
  if (typeof value === "boolean") return [!value];
  if (value === null) return [0, {}];
  if (!Array.isArray(value)) return [{ ...(value as object), forged: 1 }, null, []];
  return value.length === 0 ? [[0], null] : [value.slice(1), [value[0], ...value], {}, null];
}

/** Every document that differs from one in one field. */
export function* forgeriesOf(data: unknown, value: unknown = data, path: Path = []): Generator<Forgery> {
  if (path.length > 0)
    for (const other of instead(value))
      yield [`${path.join(".")} = ${JSON.stringify(other)?.slice(0, 40)}`, () => changed(data, path, other)];
  if (typeof value !== "object" || value === null) return;
  const parts = Array.isArray(value) ? value.map((part, at) => [at, part] as const) : Object.entries(value);
  for (const [name, part] of parts) yield* forgeriesOf(data, part, [...path, name]);
}
