import { type Chapter, figure, list, table, text, trial } from "../../../../face/book.ts";
import type { Text } from "../../../../face/text.ts";
import { readDraft } from "../../rules/move/grammar.ts";
import { turnLimit } from "../../rules/move/legality.ts";
import { BY_THE_BOOK } from "../../rules/setup/options.ts";
import { paths, reach } from "./figures.ts";
import { phrase } from "./phrase.ts";
import { ORDER } from "./trials.ts";

/** The orders of the table, each with its price. */
const EXAMPLES = ["3", "2L1", "L2", "1LL1", "1R1R"] as const;

/** The most clock points of each ENGINE, by the referee's own count. */
function limits(): readonly (readonly Text[])[] {
  const free = { speed: 1, turned: false, dived: 0, level: 8, ceiling: 20, options: BY_THE_BOOK };
  return [1, 2, 3, 4, 5].map((engine) => [
    engine.toString(),
    engine.toString(),
    turnLimit({ ...free, engine }).toString(),
  ]);
}

/** How orders are written, and what they may say. */
export const ORDERS: readonly Chapter[] = [
  {
    id: "orders",
    title: phrase("orders.title"),
    blocks: [
      text(phrase("orders.a-digit-flies-straight-on")),
      figure(phrase("orders.five-orders-as-they-are"), paths),
      table(
        phrase("orders.orders-and-what-they-cost"),
        [phrase("orders.order"), phrase("orders.what-it-does"), "SPEED"],
        EXAMPLES.map((order) => [
          `\`${order}\``,
          phrase(`orders.example.${order}`),
          readDraft(order).draft.cost.toString(),
        ]),
      ),
      text(phrase("orders.small-letters-blanks-and")),
    ],
  },
  {
    id: "limits",
    title: phrase("limits.title"),
    blocks: [
      list(
        phrase("limits.all-speed-is-spent-what"),
        phrase("limits.speed-is-never-above-the"),
        phrase("limits.if-engine-is-shot-down"),
        phrase("limits.all-clock-points-of-a"),
        phrase("limits.between-two-turns-lie-at"),
        phrase("limits.that-holds-across-turns"),
      ),
      {
        kind: "table",
        caption: phrase("limits.what-engine-allows"),
        head: ["ENGINE", phrase("limits.most-speed"), phrase("limits.most-clock-points")],
        rows: limits(),
      },
      trial(phrase("limits.try-it-type-an-order-and"), ORDER),
    ],
  },
  {
    id: "flight",
    title: phrase("flight.title"),
    blocks: [
      text(phrase("flight.when-the-last-order-is")),
      figure(phrase("flight.everywhere-a-spitfire-can"), reach),
    ],
  },
];
