import { itemAt } from "../../../core/item-at.ts";
import type { Text } from "../../../face/text.ts";
import { priceOf } from "../rules/altitude/follow.ts";
import { priceOfClimb } from "../rules/altitude/possible.ts";
import { diveGain } from "../rules/ratings/altitude.ts";
import { cardOfElement, hasLeader } from "../rules/state/pieces.ts";
import type { Move } from "../rules/state/task.ts";
import type { View } from "../rules/view/view.ts";
import { phrase } from "./phrase.ts";

/** What a change of level would bring, in a line: the level, the cards that it costs (DIF-2.2) and those it gives (DIF-2.1). */
export function adviceOnLevel(view: View, change: Move["change"]): readonly Text[] {
  const [task] = view.agenda;
  if (task?.do !== "altitude" && task?.do !== "follow") return [];
  const { element } = task;
  const climb = change > 0 ? priceOfClimb(view, element) : 0;
  const gains = change < 0 && hasLeader(view, element);
  return [
    phrase("offer.level", {
      level: itemAt(view.elements, element).level + change,
      paid: task.do === "follow" ? priceOf(view, task) : climb,
      drawn: gains ? diveGain(cardOfElement(view.setup, element), change === -2 ? 2 : 1) : 0,
    }),
  ];
}
