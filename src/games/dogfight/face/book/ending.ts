import { list } from "../../../../face/book/chapter.ts";
import { GOALS } from "../../data/config.ts";
import { chapter } from "./phrase.ts";

/** Leaving the table, and how a game ends. */
export const ENDING = [
  chapter("leaving", ["an-edge-is-still-table"]),
  chapter("winning", [
    "each-battle-says-what-it",
    { kind: "list", items: GOALS.map((goal) => ({ key: `goal.${goal}`, values: {} })) },
    list(
      "across-an-edge-one-side",
      "for-points-whom-you-bring",
      "who-is-alone-on-the-table",
      "most-victories-they-are",
      "most-damage",
    ),
    "where-nothing-else-is",
  ]),
];
