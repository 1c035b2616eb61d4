import type { AircraftType } from "../tables.ts";
import { entry, type Figures } from "./entry.ts";

/** Neither engine nor crew: its observer has jumped. It is winched down 50 m a turn. */
const TETHERED: Figures = [0, 0, 0, 50, 0, 1500, 8];

/** Observation balloons: our own figures. */
export const BALLOONS: readonly AircraftType[] = [
  entry("balloon-drachen", "Parseval-Sigsfeld Drachen", "DE 1915-01", 0, TETHERED, "A 0", []),
  entry("balloon-caquot", "Caquot Type M", "GB 1916-07", 0, TETHERED, "A 0", []),
];
