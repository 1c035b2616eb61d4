import type { CardName } from "./card.ts";

/** Which cards may answer a card. */
export type Answers = Readonly<Record<CardName, readonly CardName[]>>;

const IN_MY_SIGHTS: readonly CardName[] = [
  "tight-turn",
  "barrel-roll",
  "vertical-roll",
  "scissors",
  "ace-pilot",
  "chop-throttle",
];

/**
 * Which cards may answer a card, as an attack or as an answer. A part is found (DIF-2.6.1, DIF-2.6.5, DIF-8.4.1, DIF-10.7),
 * the rest our own. Who may answer, the Thach Weave (DIF-10.11.1) and Slow Bank (DIF-R43) are judged where cards are played.
 */
export const ANSWERS: Answers = {
  "in-my-sights": IN_MY_SIGHTS,
  "fuel-tank": IN_MY_SIGHTS,
  "cockpit-hit": IN_MY_SIGHTS,
  "engine-hit": IN_MY_SIGHTS,
  "out-of-the-sun": ["vertical-roll", "barrel-roll", "ace-pilot", "clouds"],
  maneuvering: ["maneuvering", "tight-turn", "scissors", "ace-pilot"],
  "half-loop": ["half-loop", "vertical-roll", "ace-pilot"],
  scissors: ["scissors", "barrel-roll", "ace-pilot"],
  "vertical-roll": ["vertical-roll", "ace-pilot"],
  "tight-turn": ["scissors", "tight-turn", "ace-pilot"],
  "barrel-roll": ["barrel-roll", "ace-pilot"],
  "ace-pilot": ["ace-pilot"],
  "full-throttle": ["chop-throttle", "ace-pilot"],
  "chop-throttle": ["chop-throttle", "ace-pilot"],
  clouds: ["clouds", "ace-pilot"],
};
