import { type Chapter, figure, list, table, text } from "../../../../face/book.ts";
import type { Text } from "../../../../face/text.ts";
import { OWN_TABLES } from "../../data/index.ts";
import { SCHEDULES } from "../../data/lists.ts";
import { paths, reach, turnPrices } from "./figures.ts";
import { phrase } from "./phrase.ts";

function scheduleRows(): readonly (readonly Text[])[] {
  return SCHEDULES.toReversed().map((schedule) => {
    const prices = OWN_TABLES.schedules[schedule];
    const all = prices.length < 3 ? "–" : prices.reduce((sum, price) => sum + price, 0).toString();
    return [schedule, ...[0, 1, 2].map((side) => prices[side]?.toString() ?? "–"), all];
  });
}

/** Speed and turns. */
export const MOVING: readonly Chapter[] = [
  {
    id: "moving",
    title: phrase("moving.title"),
    blocks: [
      text(phrase("moving.at-the-start-of-its-move")),
      figure(phrase("moving.four-moves-of-a-camel-at"), paths),
      figure(phrase("moving.every-hex-in-which-a-move"), reach),
      list(
        phrase("moving.a-move-may-end-in-a-hex"),
        phrase("moving.over-its-own-edge-an"),
        phrase("moving.without-engine-or-fuel-it"),
      ),
    ],
  },
  {
    id: "turns",
    title: phrase("turns.title"),
    numbers: ["5.1"],
    blocks: [
      text(phrase("turns.a-turn-swings-the-nose-by")),
      table(
        phrase("turns.mp-for-the-hexsides"),
        [
          phrase("turns.schedule"),
          phrase("turns.1st"),
          phrase("turns.2nd"),
          phrase("turns.3rd"),
          phrase("turns.right-about"),
        ],
        scheduleRows(),
      ),
      figure(phrase("turns.eight-mp-are-not-alike-a"), turnPrices),
      text(phrase("turns.continued-turns-who-ended")),
    ],
  },
];
