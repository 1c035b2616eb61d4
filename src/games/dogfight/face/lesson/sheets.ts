import { isLegal, type LessonStep, ready, result } from "./common.ts";
import { phrase } from "./phrase.ts";
import { LINE, ORDERS, OVALS, SHEETS, SHOT, SLIP } from "./points.ts";
import { initiative, suggestion, theirShot } from "./telling.ts";

/** Record sheets, and an enemy who shoots. */
export const SHEETS_TURN: readonly LessonStep[] = [
  result(4),
  {
    id: "sheets",
    part: "4/order",
    say: phrase("step.sheets"),
    done: ({ drawer }) => drawer === "sheets",
    point: SHEETS,
    open: { slip: false },
  },
  {
    id: "ovals",
    part: "4/order",
    say: phrase("step.ovals"),
    needs: ({ drawer }) => drawer === "sheets",
    point: OVALS,
  },
  {
    id: "back-to-orders",
    part: "4/order",
    say: phrase("step.back-to-orders"),
    done: ({ drawer }) => drawer === "orders",
    point: ORDERS,
  },
  {
    id: "closer",
    part: "4/order",
    say: (facts) => [phrase("step.closer"), suggestion(facts)],
    done: isLegal,
    point: LINE,
    open: { drawer: "orders" },
  },
  ready(4),
  {
    id: "second-initiative",
    part: "4/fire",
    say: (facts) => [initiative(facts), theirShot(facts)],
    point: SLIP,
    open: { slip: true },
  },
  {
    id: "second-shot",
    part: "4/fire",
    say: phrase("step.second-shot"),
    done: () => false,
    point: SHOT,
    open: { drawer: "orders", slip: false },
  },
];
