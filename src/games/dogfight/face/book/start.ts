import { type Chapter, list, steps, text } from "../../../../face/book.ts";
import { phrase } from "./phrase.ts";

/** What one needs, what an aircraft is, how a turn goes. */
export const START: readonly Chapter[] = [
  {
    id: "needs",
    title: phrase("needs.title"),
    blocks: [text(phrase("needs.two-sides")), text(phrase("needs.on-a-real-table-that"))],
  },
  {
    id: "aircraft",
    title: phrase("aircraft.title"),
    blocks: [
      text(phrase("aircraft.three-ratings-from-1-to-5")),
      list(
        phrase("aircraft.engine-is-the-greatest"),
        phrase("aircraft.fuselage-is-how-many-hits"),
        phrase("aircraft.to-hit-is-what-a-die-may"),
        phrase("aircraft.weapons-sit-at-the-front"),
      ),
      text(phrase("aircraft.beside-them-stands-speed")),
    ],
  },
  {
    id: "turn",
    title: phrase("turn.title"),
    blocks: [
      steps(
        phrase("turn.orders-every-aircraft"),
        phrase("turn.flight-all-orders-are"),
        phrase("turn.initiative-each-side"),
        phrase("turn.the-first-side-fires-shot"),
        phrase("turn.the-second-side-fires"),
      ),
    ],
  },
];
