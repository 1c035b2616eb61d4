import type { TableFace } from "../../../face/table.ts";
import type { Order } from "../rules/grammar/order.ts";
import type { View } from "../rules/view/view.ts";
import { dimOf } from "./dim.ts";
import { draftTowards, ghostOf } from "./dragging.ts";
import { descriptionOf, glanceOf, groupsOf } from "./list.ts";
import { askOf } from "./orders/ask.ts";
import { offersOf } from "./orders/offers.ts";
import { phrase } from "./orders/phrase.ts";
import { overlayOf } from "./overlay.ts";
import { stripOf } from "./strip.ts";
import { tabletop } from "./tabletop.ts";

/** What the campaign brings to the table page. */
export const table = {
  tabletop,
  overlay: overlayOf,
  toggles: [
    { id: "reach", label: phrase("toggle.reach") },
    { id: "goals", label: phrase("toggle.goals") },
    { id: "next-line", label: phrase("toggle.next-line"), off: true },
  ],
  list: { title: phrase("list.title"), hint: phrase("list.hint") },
  groups: groupsOf,
  glance: glanceOf,
  describe: descriptionOf,
  strip: stripOf,
  ask: askOf,
  offers: offersOf,
  dim: dimOf,
  draftTowards,
  ghost: ghostOf,
} satisfies TableFace<View, Order>;
