import type { Config } from "../../data/config/config.ts";

export const PUPIL = "A1";
export const ENEMY = "G1";
export const PUPIL_SEAT = "allied";

const CAMEL = { id: PUPIL, side: "allied", type: "sopwith-camel", facing: 0, speed: 8 } as const;
const ALBATROS = {
  id: ENEMY,
  side: "german",
  type: "albatros-c-iii",
  facing: 0,
  altitude: 2000,
  speed: 5,
} as const;

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
    { ...CAMEL, hex: "1544", altitude: 2200 },
    { ...ALBATROS, hex: "1233" },
  ],
  goal: "last-side",
  turns: 20,
};

/** Another one within reach, for the turns that are still to be flown. */
export const relief: Config = {
  ...config,
  aircraft: [
    { ...CAMEL, hex: "1341", altitude: 2050 },
    { ...ALBATROS, hex: "1237" },
  ],
};
