import { AMERICANS, REPLACEMENTS } from "./american-forces.ts";
import { BASES } from "./bases.ts";
import { GERMANS } from "./german-forces.ts";
import type { Tables } from "./tables.ts";
import { TARGETS } from "./targets.ts";
import { TYPES } from "./types.ts";

/** Our own tables: values, map and order of battle, where nothing published could be found. */
export const TABLES: Tables = {
  types: TYPES,
  targets: TARGETS,
  bases: BASES,
  germans: GERMANS,
  americans: AMERICANS,
  replacements: REPLACEMENTS,
};
