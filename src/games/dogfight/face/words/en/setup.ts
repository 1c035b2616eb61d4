import { count } from "../../../words/grammar.en.ts";

/** Words of the dogfight's set-up, in English. */
export const words = {
  length: () => "How long",
  "option.turns": () => "Limit of turns",
  "option.turns.help": () => "If both sides still fly after it, more damage wins",
  "turns.none": () => "none: until one side is left",
  "turns.some": ({ turns }: { readonly turns: number }) => count(turns, "turn"),
  options: () => "House rules",
};
