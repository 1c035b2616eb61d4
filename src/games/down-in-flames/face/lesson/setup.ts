import type { Config } from "../../data/config.ts";

export const PUPIL = "A1";
export const ENEMY = "B1";
export const PUPIL_SEAT = "allied";

/** The level at which the lesson begins. */
const LEVEL = 10;

/** What the pupil is dealt: a position, fire, and an answer to the answer that he will meet. */
const OWN_HAND = [
  "maneuvering",
  "in-my-sights 1/2",
  "scissors",
  "tight-turn",
  "barrel-roll",
  "in-my-sights 1/1",
  "half-loop",
];
const THEIR_HAND = [
  "tight-turn",
  "scissors",
  "in-my-sights 1/1",
  "maneuvering",
  "barrel-roll",
  "vertical-roll",
  "tight-turn",
];
/** Cards that come in the order of the lesson: the pupil's draw, both dives, the mini-hand of his Wingman. */
const TO_COME = [
  "maneuvering",
  ...["maneuvering", "half-loop", "tight-turn", "barrel-roll"],
  ...["in-my-sights 2/3", "scissors"],
  ...["in-my-sights 1/2", "maneuvering", "barrel-roll"],
];

const duel = {
  options: { start: LEVEL },
  elements: [
    { id: PUPIL, side: PUPIL_SEAT, type: "spitfire-ia" },
    { id: ENEMY, side: "axis", type: "bf-109e-4" },
  ],
} satisfies Config;

/** Two Elements over Kent and a deck in which the right cards lie on top. */
export const config: Config = { ...duel, deck: [...OWN_HAND, ...THEIR_HAND, ...TO_COME] };

/** Another duel, as the cards fall, for the turns that are still to be flown. */
export const relief: Config = duel;
