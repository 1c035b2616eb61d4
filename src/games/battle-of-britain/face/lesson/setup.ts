import type { Config } from "../../data/config.ts";

export const PUPIL_SEAT = "british";
/** The raid of the lesson. */
export const RAID = "2A";
/** It takes off at Calais and crosses the line over Dover. */
export const START = "S07";
export const GATE = "R07";
/** Where a patrol waits for it. */
export const CITY = "N09";

/** BB-H1: a single geschwader against 11 Group, on the first day of the Blitz. */
export const config: Config = {
  turns: { from: 9, to: 9 },
  formations: [RAID, "11B", "11D"],
  options: { weather: "clear", targets: 1, drawBelow: 1 },
};
