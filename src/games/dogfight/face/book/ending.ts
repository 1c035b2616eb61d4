import { type Chapter, list, text } from "../../../../face/book.ts";
import { GOALS } from "../../data/config.ts";
import { phrase } from "./phrase.ts";

/** Leaving the table, and how a game ends. */
export const ENDING: readonly Chapter[] = [
  {
    id: "leaving",
    title: phrase("leaving.title"),
    blocks: [text(phrase("leaving.an-edge-is-still-table"))],
  },
  {
    id: "winning",
    title: phrase("winning.title"),
    blocks: [
      text(phrase("winning.each-battle-says-what-it")),
      { kind: "list", items: GOALS.map((goal) => ({ key: `goal.${goal}`, values: {} })) },
      list(
        phrase("winning.across-an-edge-one-side"),
        phrase("winning.for-points-whom-you-bring"),
        phrase("winning.who-is-alone-on-the-table"),
        phrase("winning.most-victories-they-are"),
        phrase("winning.most-damage"),
      ),
      text(phrase("winning.where-nothing-else-is")),
    ],
  },
];
