import { figure, list, type Rows, table } from "../../../../face/book/chapter.ts";
import { SCHEDULES } from "../../data/lists.ts";
import { TABLES } from "../../data/own.ts";
import { paths, reach, turnPrices } from "./figures.ts";
import { chapter } from "./phrase.ts";

function scheduleRows(): Rows {
  return SCHEDULES.toReversed().map((schedule) => {
    const prices = TABLES.schedules[schedule];
    const all = prices.length < 3 ? "–" : prices.reduce((sum, price) => sum + price, 0).toString();
    return [schedule, ...[0, 1, 2].map((side) => prices[side]?.toString() ?? "–"), all];
  });
}

/** Speed and turns. */
export const MOVING = [
  chapter("moving", [
    "at-the-start-of-its-move",
    figure("four-moves-of-a-camel-at", paths),
    figure("every-hex-in-which-a-move", reach),
    list("a-move-may-end-in-a-hex", "over-its-own-edge-an", "without-engine-or-fuel-it"),
  ]),
  chapter({ name: "turns", numbers: ["5.1"] }, [
    "a-turn-swings-the-nose-by",
    table("mp-for-the-hexsides", ["schedule", "1st", "2nd", "3rd", "right-about"], scheduleRows()),
    figure("eight-mp-are-not-alike-a", turnPrices),
    "continued-turns-who-ended",
  ]),
];
