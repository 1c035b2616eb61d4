import type { Prompt } from "../../../core/game.ts";
import type { Dim } from "../../../face/dim.ts";
import type { TableFace } from "../../../face/table.ts";
import type { Order } from "../rules/grammar/order.ts";
import { formationsOf } from "../rules/view/formations.ts";
import type { View } from "../rules/view/view.ts";
import { moves, sideOf } from "../rules/view/viewer.ts";
import { draftTowards, ghostOf } from "./dragging.ts";
import { descriptionOf, glanceOf, groupsOf } from "./list.ts";
import { movableNow } from "./moving.ts";
import { askOf } from "./orders/ask.ts";
import { offersOf } from "./orders/offers.ts";
import { phrase } from "./orders/phrase.ts";
import { overlayOf } from "./overlay.ts";
import { stripOf } from "./strip.ts";
import { tabletop } from "./tabletop.ts";

/** Formations of one's own that have moved, as the judge would refuse them (LW-60). */
function dimOf(_: Prompt, view: View): readonly Dim[] {
  if (!moves(view)) return [];
  const able = new Set(movableNow(view).map(({ id }) => id));
  return formationsOf(view)
    .filter(({ side, units }) => side === sideOf(view.viewer) && units.every(({ id }) => !able.has(id)))
    .map(({ id, units }) => ({
      on: id,
      why: { key: "moved-already", values: { unit: units[0]?.id ?? "", near: [] } },
      rule: "LW-60",
    }));
}

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
