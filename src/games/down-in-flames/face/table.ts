import type { TableFace } from "../../../face/table.ts";
import type { Order } from "../grammar/order.ts";
import type { View } from "../view.ts";
import { dimOf } from "./dim.ts";
import { phrase } from "./phrase.ts";
import { askOf, offersOf } from "./questions.ts";
import { tabletopOf } from "./tabletop.ts";

/** The table's part of the face. */
export const table = {
  list: { title: phrase("list.title"), hint: phrase("list.hint") },
  tabletop: tabletopOf,
  ask: askOf,
  offers: offersOf,
  dim: dimOf,
  standing: () => phrase("standing.no-answers"),
} satisfies TableFace<View, Order>;
