import type { TableFace } from "../../../face/table.ts";
import type { Order } from "../rules/grammar/order.ts";
import type { View } from "../rules/view/view.ts";
import { badgeOf } from "./badge.ts";
import { descriptionOf, groupsOfSides } from "./description.ts";
import { dimOf } from "./dim.ts";
import { exchangeOf } from "./exchange.ts";
import { glanceOf } from "./glance.ts";
import { laidOut } from "./laid-out.ts";
import { overlayOf } from "./overlay.ts";
import { phrase } from "./phrase.ts";
import { askOf, offersOf } from "./questions.ts";
import { stripOf } from "./strip.ts";
import { tabletopOf } from "./tabletop.ts";

/** The table's part of the face. */
export const table = {
  list: { title: phrase("list.title"), hint: phrase("list.hint") },
  tabletop: tabletopOf,
  overlay: (view, focus) => overlayOf(laidOut(view), focus),
  toggles: [{ id: "boxes", label: phrase("toggle.boxes"), off: true }],
  groups: groupsOfSides,
  glance: (view, id) => glanceOf(laidOut(view), id),
  describe: (view, id) => descriptionOf(laidOut(view), id),
  badge: (view, from, to) => badgeOf(laidOut(view), from, to),
  strip: (view) => stripOf(laidOut(view)),
  ask: askOf,
  offers: offersOf,
  dim: dimOf,
  standing: () => phrase("standing.no-answers"),
  span: exchangeOf,
} satisfies TableFace<View, Order>;
