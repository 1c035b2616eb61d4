import { figure, list, plain, type Rows, table, trial } from "../../../../face/book/chapter.ts";
import { readDraft } from "../../rules/move/grammar.ts";
import { turnLimit } from "../../rules/move/legality.ts";
import { BY_THE_BOOK } from "../../rules/setup/options.ts";
import { paths, reach } from "./figures.ts";
import { chapter, phrase } from "./phrase.ts";
import { ORDER } from "./trials.ts";

/** The orders of the table, each with its price. */
const EXAMPLES = ["3", "2L1", "L2", "1LL1", "1R1R"] as const;

/** The most clock points of each ENGINE, by the referee's own count. */
function limits(): Rows {
  const free = { speed: 1, turned: false, dived: 0, level: 8, ceiling: 20, options: BY_THE_BOOK };
  return [1, 2, 3, 4, 5].map((engine) => [engine, engine, turnLimit({ ...free, engine })]);
}

/** How orders are written, and what they may say. */
export const ORDERS = [
  chapter("orders", [
    "a-digit-flies-straight-on",
    figure("five-orders-as-they-are", paths),
    table(
      "orders-and-what-they-cost",
      ["order", "what-it-does", plain("SPEED")],
      EXAMPLES.map((order) => [
        `\`${order}\``,
        phrase(`orders.example.${order}`),
        readDraft(order).draft.cost,
      ]),
    ),
    "small-letters-blanks-and",
  ]),
  chapter("limits", [
    list(
      "all-speed-is-spent-what",
      "speed-is-never-above-the",
      "if-engine-is-shot-down",
      "all-clock-points-of-a",
      "between-two-turns-lie-at",
      "that-holds-across-turns",
    ),
    table("what-engine-allows", [plain("ENGINE"), "most-speed", "most-clock-points"], limits()),
    trial("try-it-type-an-order-and", ORDER),
  ]),
  chapter("flight", ["when-the-last-order-is", figure("everywhere-a-spitfire-can", reach)]),
];
