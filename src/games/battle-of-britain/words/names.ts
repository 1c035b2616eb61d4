import { quotable } from "../../../core/text.ts";
import { TABLES } from "../data/own.ts";

const TYPES = new Map(TABLES.types.map(({ id, name }) => [id, name]));
const TARGETS = new Map(
  [...TABLES.cities, ...TABLES.airfields, ...TABLES.radar].map(({ id, name }) => [id, name]),
);

/** A type of squadron as people write it: `Bf 109`. */
export function typeName(id: string): string {
  return TYPES.get(id) ?? quotable(id);
}

/** A target as people write it. */
export function targetName(id: string): string {
  return TARGETS.get(id) ?? quotable(id);
}

/** What a pile gave by formation, from a list of formations with the types that each drew behind it. */
export function drawnFrom(
  strengths: readonly string[],
  drawn: readonly string[],
): readonly (readonly [id: string, types: readonly string[]])[] {
  const ids = new Set(strengths.map((strength) => strength.split(" ")[0]));
  const found: [string, string[]][] = [];
  for (const name of drawn) {
    if (ids.has(name)) found.push([name, []]);
    else found.at(-1)?.[1].push(name);
  }
  return found;
}

/** Squadrons with how many of each there are, the most first seen first. */
export function tallied(types: readonly string[]): readonly (readonly [name: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].map(([type, count]) => [typeName(type), count]);
}
