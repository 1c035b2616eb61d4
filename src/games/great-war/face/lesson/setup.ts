import type { Config } from "../../setup/config.ts";

export const PUPIL = "A1";
export const ENEMY = "G1";
export const PUPIL_SEAT = "allied";

/**
 * A slow two-seater flies home before a Camel, a little lower: time to learn, and something to learn it on. Nothing
 * but what the lesson speaks of is switched on.
 */
export const config: Config = {
  date: "1917-07-14",
  board: { columns: 26, rows: 48, mat: "front" },
  front: { german: 28, allied: 32 },
  wind: { facing: 0, strength: 0 },
  options: { archie: false, wind: false },
  aircraft: [
    { id: PUPIL, side: "allied", type: "sopwith-camel", hex: "1544", facing: 0, altitude: 2200, speed: 8 },
    { id: ENEMY, side: "german", type: "albatros-c-iii", hex: "1233", facing: 0, altitude: 2000, speed: 5 },
  ],
  goal: "last-side",
  turns: 20,
};
