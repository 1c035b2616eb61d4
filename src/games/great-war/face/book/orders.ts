import { table, trial } from "../../../../face/book/chapter.ts";
import { chapter, phrase } from "./phrase.ts";
import { ORDER } from "./trials.ts";

/** How a move and other answers are written. */
export const ORDERS = [
  chapter("orders", [
    "on-the-table-you-click",
    table(
      "the-words-of-a-move",
      ["word", "what-it-does"],
      [
        ["`F`, `F3`", phrase("orders.one-hex-ahead-three-hexes")],
        ["`L`, `R2`", phrase("orders.a-hexside-to-the-left-two")],
        ["`+50`, `-150`", phrase("orders.climbs-50-m-dives-150-m")],
        ["`strafe`", phrase("orders.said-first-fires-at")],
        ["`bomb`", phrase("orders.lets-the-bombs-go-at-this")],
        ["`glide`", phrase("orders.without-power-stands")],
        ["`immelmann`", phrase("orders.a-special-maneuver-by-its")],
      ],
    ),
    trial("try-it-the-same-referee", ORDER),
    "other-answers-are-as",
  ]),
];
