/**
 * What turns one JSON value into another: `[value]` puts a value in its place, `[]` nothing; an object has the changes of parts,
 * by their keys or places.
 */
export type Change = readonly unknown[] | { readonly [part: string]: Change };

type Parts = Readonly<Record<string, unknown>>;

/** A change of nothing. */
const NOTHING: Change = {};

function partsOf(value: unknown): Parts | undefined {
  return typeof value === "object" && value !== null ? (value as Parts) : undefined;
}

/** Changes of parts, those that one had before and those that are new. */
function changesOf(before: Parts, after: Parts): Change {
  const changes: Record<string, Change> = {};
  for (const key of Object.keys(before))
    if (before[key] !== undefined && after[key] === undefined) changes[key] = [];
  for (const key of Object.keys(after)) {
    const part = after[key];
    if (part === before[key] || part === undefined) continue;
    const change = Object.hasOwn(before, key) ? changeTo(before[key], part) : [part];
    if (change !== NOTHING) changes[key] = change;
  }
  return Object.keys(changes).length > 0 ? changes : NOTHING;
}

/**
 * What turns a value into another, both as JSON has them. It tells no more than the two do: parts that were made anew and came
 * out the same are none of it.
 */
export function changeTo(before: unknown, after: unknown): Change {
  if (before === after) return NOTHING;
  const [had, has] = [partsOf(before), partsOf(after)];
  const isSameKind = had && has && Array.isArray(had) === Array.isArray(has);
  return isSameKind ? changesOf(had, has) : [after];
}

/** A value after a change; parts that have not changed are the same ones. */
export function changed(before: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0];
  const parts = Object.entries(partsOf(change) ?? {}) as [string, Change][];
  if (parts.length === 0) return before;
  const after = (Array.isArray(before) ? [...before] : { ...partsOf(before) }) as Record<string, unknown>;
  for (const [key, part] of parts) {
    if (!Array.isArray(part) || part.length > 0) after[key] = changed(after[key], part);
    else if (Array.isArray(after)) after.length = Math.min(after.length, Number(key));
    else delete after[key];
  }
  return after;
}
