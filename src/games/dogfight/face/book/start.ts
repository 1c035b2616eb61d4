import { list, steps } from "../../../../face/book/chapter.ts";
import { chapter } from "./phrase.ts";

/** What one needs, what an aircraft is, how a turn goes. */
export const START = [
  chapter("needs", ["two-sides", "on-a-real-table-that"]),
  chapter("aircraft", [
    "three-ratings-from-1-to-5",
    list(
      "engine-is-the-greatest",
      "fuselage-is-how-many-hits",
      "to-hit-is-what-a-die-may",
      "weapons-sit-at-the-front",
    ),
    "beside-them-stands-speed",
  ]),
  chapter("turn", [
    steps(
      "orders-every-aircraft",
      "flight-all-orders-are",
      "initiative-each-side",
      "the-first-side-fires-shot",
      "the-second-side-fires",
    ),
  ]),
];
