import type { AircraftType } from "../../kit/type.ts";

/** Miniatures of the Allies in the Great War. */
export const ALLIED: readonly AircraftType[] = [];
