import type { AircraftType } from "../tables.ts";
import { BALLOONS } from "./balloons.ts";
import { BRITISH } from "./british.ts";
import { FRENCH } from "./french.ts";
import { GERMAN } from "./german.ts";

/** Aircraft of all nations, and balloons. */
export const TYPES: readonly AircraftType[] = [...GERMAN, ...BRITISH, ...FRENCH, ...BALLOONS];
