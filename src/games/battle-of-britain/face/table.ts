import type { Prompt } from "../../../core/game.ts";
import type { AnswerSpan } from "../../../face/span.ts";
import type { TableFace } from "../../../face/table.ts";
import type { Text } from "../../../face/text.ts";
import type { Order } from "../rules/grammar/order.ts";
import type { Task } from "../rules/state/task.ts";
import type { View } from "../rules/view/view.ts";
import { badgeOf } from "./badge.ts";
import { dimOf } from "./dim.ts";
import { draftTowards, ghostOf } from "./dragging.ts";
import { forecastOf } from "./forecast.ts";
import { descriptionOf, glanceOf, groupsOf } from "./list.ts";
import { askOf } from "./orders/ask.ts";
import { offersOf } from "./orders/offers.ts";
import { phrase } from "./orders/phrase.ts";
import { overlayOf } from "./overlay.ts";
import { stripOf } from "./strip.ts";
import { tabletop } from "./tabletop.ts";

/** What an answer that is given to every such question is called. */
function standingOf(id: string): Text {
  return phrase("standing.named", { id });
}

/** Such answers stand until the turn is over: each turn asks anew. */
function spanOf({ turn }: View): AnswerSpan {
  return { id: `turn-${turn}`, rest: phrase("standing.rest") };
}

/** Orders that are often the same turn after turn: sorties, missions, repairs, who draws first. */
const AGAIN: readonly Task["do"][] = ["german-move", "missions", "dice", "sevens", "fill", "alert", "lay"];

/** Whether the order of the turn before is offered again. */
function againIn({ kind }: Prompt): boolean {
  return (AGAIN as readonly string[]).includes(kind);
}

/** What the campaign brings to the table page. */
export const table = {
  tabletop,
  overlay: overlayOf,
  toggles: [
    { id: "reach", label: phrase("toggle.reach") },
    { id: "radar", label: phrase("toggle.radar"), off: true },
    { id: "groups", label: phrase("toggle.groups"), off: true },
  ],
  list: { title: phrase("list.title"), hint: phrase("list.hint") },
  groups: groupsOf,
  glance: glanceOf,
  describe: descriptionOf,
  badge: badgeOf,
  forecast: forecastOf,
  strip: stripOf,
  ask: askOf,
  offers: offersOf,
  dim: dimOf,
  again: againIn,
  standing: standingOf,
  span: spanOf,
  draftTowards,
  ghost: ghostOf,
} satisfies TableFace<View, Order>;
