import type { AircraftType } from "../../kit/type.ts";

/** Miniatures of the Central Powers in the Great War. */
export const CENTRAL: readonly AircraftType[] = [];
