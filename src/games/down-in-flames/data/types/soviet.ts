import type { AircraftCard } from "./aircraft.ts";
import { entry } from "./entry.ts";

/** Fighters of the Soviet Union: our own figures. */
export const SOVIET: readonly AircraftCard[] = [
  entry("yak-1b", "Yak-1b", "SU 1943", [17, 6, 6, 3, 3], "8/7/3 7/7/2 7/7/2 6/7/1 6/7/1 5/6/1"),
  entry("la-5fn", "La-5FN", "SU 1943", [17, 7, 8, 4, 3], "7/7/3 7/8/3 7/8/2 6/8/1 6/7/1 5/7/1"),
];
