import type { Dice } from "../../../../core/dice/dice.ts";
import type { Prompt } from "../../../../core/game.ts";
import type { Given, Order } from "../../rules/grammar/order.ts";
import { options } from "../../rules/orders/orders.ts";
import type { View } from "../../rules/view/view.ts";
import { leader } from "./attack.ts";
import { bestLevel } from "./level.ts";
import { likely } from "./likely.ts";

/** How much more fire must promise than position before he fires first, in hundredths of a victory point. */
const FIRST = 50;

/** As the plain player, but he fires first where that promises much more, and among fighters alone weighs which level is best. */
export function seasoned(prompt: Prompt, view: View, own: Given, dice: Dice): Order {
  const [task] = view.agenda;
  if (task?.do === "leader") return leader(view, task.element, [...options(prompt, view)], FIRST);
  if (task?.do === "altitude" && !view.setup.mission && !view.campaign)
    return bestLevel(view, task.element, [...options(prompt, view)]);
  return likely(prompt, view, own, dice);
}
