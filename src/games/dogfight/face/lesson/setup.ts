import type { Config } from "../../data/config.ts";

export const PUPIL = "R1";
export const ENEMY = "B1";
export const PUPIL_SEAT = "red";

const SPITFIRE = { id: PUPIL, side: PUPIL_SEAT, type: "spitfire-ia", heading: 12 } as const;
const JUNKERS = { id: ENEMY, side: "blue", type: "ju-88a", speed: 1 } as const;

/** A slow bomber with guns at both ends crosses before a Spitfire: time to learn, and something to learn it on. */
export const config: Config = {
  table: { width: 48, depth: 36 },
  aircraft: [
    { ...SPITFIRE, x: 22, y: 3, speed: 2 },
    { ...JUNKERS, x: 30, y: 24, heading: 9 },
  ],
};

/** Another one within reach, for the turns that are still to be flown. */
export const relief: Config = {
  ...config,
  aircraft: [
    { ...SPITFIRE, x: 22, y: 8, speed: 3 },
    { ...JUNKERS, x: 23, y: 19, heading: 10 },
  ],
};
