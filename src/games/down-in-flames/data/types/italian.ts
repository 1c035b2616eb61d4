import type { AircraftCard } from "./aircraft.ts";
import { entry } from "./entry.ts";

/** Fighters of Italy: our own figures. */
export const ITALIAN: readonly AircraftCard[] = [
  entry("mc-202", "MC.202", "IT 1942", [18, 6, 6, 3, 3], "8/7/3 7/7/3 7/7/2 6/7/1 6/7/1 5/7/1"),
];
