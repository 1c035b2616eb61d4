import { type Chapter, table, text, trial } from "../../../../face/book.ts";
import { phrase } from "./phrase.ts";
import { ORDER } from "./trials.ts";

/** How a move and other answers are written. */
export const ORDERS: readonly Chapter[] = [
  {
    id: "orders",
    title: phrase("orders.title"),
    blocks: [
      text(phrase("orders.on-the-table-you-click")),
      table(
        phrase("orders.the-words-of-a-move"),
        [phrase("orders.word"), phrase("orders.what-it-does")],
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
      trial(phrase("orders.try-it-the-same-referee"), ORDER),
      text(phrase("orders.other-answers-are-as")),
    ],
  },
];
