import { TABLES } from "../../data/own.ts";

const NAMES = new Map(
  [...TABLES.types, ...TABLES.cities, ...TABLES.airfields, ...TABLES.radar].map(({ id, name }) => [id, name]),
);

/** A type or a target of our own tables as people write it: `Bf 109`, `Port of London`. */
export function nameOf(id: string): string {
  return NAMES.get(id) ?? id;
}
