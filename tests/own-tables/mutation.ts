/** A value of JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** One change to a set of tables, by numbers: which place of it, and what happens there. */
export interface Mutation {
  readonly place: number;
  readonly act: number;
  readonly other: number;
}

type Path = readonly (string | number)[];

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function pathsOf(value: Json, path: Path = []): Path[] {
  if (value === null || typeof value !== "object") return [path];
  const inside = isList(value)
    ? value.flatMap((item, at) => pathsOf(item, [...path, at]))
    : Object.entries(value).flatMap(([key, item]) => pathsOf(item, [...path, key]));
  return path.length > 0 ? [path, ...inside] : inside;
}

function at(value: Json, path: Path): Json {
  return path.reduce<Json>((found, key) => (found as Record<string | number, Json>)[key] ?? null, value);
}

function withAt(value: Json, path: Path, change: (value: Json) => Json): Json {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (isList(value)) return value.map((item, place) => (place === key ? withAt(item, rest, change) : item));
  const fields = value as { readonly [key: string]: Json };
  return { ...fields, [key]: withAt(fields[key] ?? null, rest, change) };
}

/** Figures that are asked for seldom or never. */
const FIGURES: readonly ((figure: number) => number)[] = [
  () => 0,
  () => 1,
  (figure) => figure + 1,
  (figure) => figure - 1,
  (figure) => Math.floor(figure / 2),
  (figure) => 2 * figure,
  () => 12,
  () => 99,
  () => 50,
];

/** The list with an item left out, an item twice, nothing, the first half, or another order. */
const LISTS: readonly ((list: readonly Json[], place: number) => readonly Json[])[] = [
  (list, place) => list.filter((_, other) => other !== place % Math.max(1, list.length)),
  (list, place) => [...list, ...list.slice(place % Math.max(1, list.length)).slice(0, 1)],
  () => [],
  (list) => list.slice(0, Math.ceil(list.length / 2)),
  (list) => list.slice(0, 1),
  (list) => list.toReversed(),
];

function changed(value: Json, tables: Json, alike: readonly Path[], { act, other }: Mutation): Json {
  if (typeof value === "number") return (FIGURES[act % FIGURES.length] as (figure: number) => number)(value);
  if (typeof value === "boolean") return !value;
  if (isList(value)) return (LISTS[act % LISTS.length] as (typeof LISTS)[number])(value, other);
  return at(tables, alike[other % alike.length] as Path);
}

/** Places with the same name in a list's entries: what stands in one may stand in another. */
function alikeTo(path: Path, paths: readonly Path[]): readonly Path[] {
  const name = (one: Path) => one.map((key) => (typeof key === "number" ? "*" : key)).join();
  return paths.filter((other) => name(other) === name(path));
}

/** A set of tables with a few things changed in it. Lists are changed as readily as what stands in them. */
export function mutated(tables: Json, mutations: readonly Mutation[]): Json {
  let now = tables;
  for (const mutation of mutations) {
    const paths = pathsOf(now);
    const kinds = [...new Set(paths.map((path) => path.filter((key) => typeof key === "string").join()))];
    const kind = kinds[mutation.place % kinds.length];
    const fitting = paths.filter((path) => path.filter((key) => typeof key === "string").join() === kind);
    const path = fitting[mutation.other % fitting.length] as Path;
    now = withAt(now, path, (value) => changed(value, now, alikeTo(path, paths), mutation));
  }
  return now;
}
