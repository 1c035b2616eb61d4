import type { Config } from "../../config/config.ts";

export const PUPIL = "R1";
export const ENEMY = "B1";
export const PUPIL_SEAT = "red";

/** A slow bomber with guns at both ends crosses before a Spitfire: time to learn, and something to learn it on. */
export const config: Config = {
  table: { width: 48, depth: 36 },
  aircraft: [
    { id: PUPIL, side: PUPIL_SEAT, type: "spitfire-ia", x: 22, y: 3, heading: 12, speed: 2 },
    { id: ENEMY, side: "blue", type: "ju-88a", x: 30, y: 24, heading: 9, speed: 1 },
  ],
};
