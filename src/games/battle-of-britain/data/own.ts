import { GESCHWADER, LAUNCHES, POOLS } from "./forces.ts";
import type { Tables } from "./tables.ts";
import { AIRFIELDS, CITIES, RADAR } from "./targets.ts";
import { TYPES } from "./types.ts";

/** Our own tables: map, orders of battle and values, where nothing published could be found. */
export const TABLES: Tables = {
  types: TYPES,
  pools: POOLS,
  geschwader: GESCHWADER,
  airfields: AIRFIELDS,
  radar: RADAR,
  cities: CITIES,
  launches: LAUNCHES,
};
