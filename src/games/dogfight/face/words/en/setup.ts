import { count } from "../../../words/grammar.en.ts";

/** Words of the dogfight's set-up, in English. */
export const words = {
  length: "How long",
  "option.turns": "Limit of turns",
  "option.turns.help": "If both sides still fly after it, more damage wins",
  "turns.none": "none: until one side is left",
  "turns.some": ({ turns }: { readonly turns: number }) => count(turns, "turn"),
  "plays.cadet": "Flies by chance, but stays on the table and shoots when it can.",
  "plays.pilot": "Weighs every plot against every plot of yours and can't be second-guessed.",
  "plays.ace": "As the pilot, but two turns ahead.",
  options: "House rules",
};
