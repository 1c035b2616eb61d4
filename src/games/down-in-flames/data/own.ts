import { ANSWERS } from "./answers.ts";
import { DECK } from "./deck.ts";
import { POINTS } from "./points.ts";
import type { Tables } from "./tables.ts";
import { TARGETS } from "./targets.ts";
import { BOMBERS } from "./types/bombers.ts";
import { TYPES } from "./types/types.ts";

/** The tables that come with the game. The printed ones are not known; these reproduce every figure that is. */
export const TABLES: Tables = {
  cards: DECK,
  answers: ANSWERS,
  aircraft: TYPES,
  bombers: BOMBERS,
  targets: TARGETS,
  points: POINTS,
  provenance: {
    cards: "invented",
    answers: "mixed",
    aircraft: "invented",
    bombers: "invented",
    targets: "invented",
    points: "mixed",
  },
};
