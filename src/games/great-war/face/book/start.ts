import { list, steps } from "../../../../face/book/chapter.ts";
import { chapter } from "./phrase.ts";

/** The game in a minute, and how a turn goes. */
export const START = [
  chapter("needs", [
    "the-allies-and-the",
    "nobody-moves-at-the-same",
    list(
      "mp-movement-points-the",
      "schedule-how-nimble-a",
      "level-50-m-of-altitude",
      "ace-five-kills-double-ace",
    ),
  ]),
  chapter("turn", [
    steps(
      "tailing-whoever-sits-well",
      "initiative-two-dice-and",
      "movement-one-after-the",
      "combat-observers-name",
      "end-of-the-turn",
    ),
    "you-are-asked-whenever",
  ]),
];
