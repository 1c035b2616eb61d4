import type { CardName } from "../../../data/card.ts";

/** What each card does, in English, as it stands on the card. */
export const TEXTS: Readonly<Record<CardName, string>> = {
  "in-my-sights": "Fires.",
  "fuel-tank": "Fires. It destroys a bomber.",
  "cockpit-hit": "Fires. What it damages turns and flies worse still.",
  "engine-hit": "Fires.",
  "out-of-the-sun": "Fires; TIGHT TURN does not help.",
  maneuvering: "One step nearer to tailing.",
  "half-loop": "Two steps nearer to tailing.",
  scissors: "One step away from a pursuer.",
  "vertical-roll": "Climbs one level, or dives one or two.",
  "tight-turn": "Answers only.",
  "barrel-roll": "Answers only.",
  "ace-pilot": "Answers every card.",
  "full-throttle": "The Leader draws a card.",
  "chop-throttle": "Answers only.",
  clouds: "Out of sight until the next change of level.",
};
