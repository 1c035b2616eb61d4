import { counted } from "../../../words/counted.ts";

/** Words of a game's own page, in English. */
export const words = {
  turn: "How a turn goes",
  lesson: "First lesson",
  watch: "Watch a battle",
  rules: "Read the rules",
  hangar: "Look at its miniatures",
  print: "Print its papers",
  editor: "Build a battle of your own",
  workshop: "Design an aircraft",
  pages: "What else it has",
  battles: (count: number) => counted(count, "battle", "battles"),
};

export type GameWords = typeof words;
