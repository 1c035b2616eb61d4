import type { Dice } from "../../../../core/dice/dice.ts";
import type { Answers, Problem, Prompt } from "../../../../core/game.ts";
import { fairOf } from "../../../../core/orders/choice.ts";
import { fail, type Result } from "../../../../core/result.ts";
import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import { suggestedOrders } from "../advice/way-back.ts";
import { parseFire } from "../fire/parse-fire.ts";
import { legalShots } from "../fire/shots.ts";
import { DONE, type Order } from "../grammar/order.ts";
import { legalOrders } from "../move/orders.ts";
import { parseMove } from "../move/parse-move.ts";
import { rosterOf } from "../state/roster.ts";
import { situationOf } from "../state/situation.ts";
import type { View } from "../view/view.ts";

function indexOf(prompt: Prompt, { setup }: View): number {
  return rosterOf(setup).indexOf.get(prompt.about ?? prompt.id) ?? -1;
}

function sideOf({ seat }: Prompt, { setup }: View): SideIndex {
  return rosterOf(setup).sideOf.get(seat) ?? 0;
}

export function parse(text: string, prompt: Prompt, view: View): Result<Order, readonly Problem[]> {
  if (prompt.kind === "fire") return parseFire(text, view, prompt.seat);
  const index = indexOf(prompt, view);
  return index < 0 ? fail([]) : parseMove(text, situationOf(view, index), () => suggestedOrders(view, index));
}

export function options(prompt: Prompt, view: View): readonly Order[] {
  if (prompt.kind === "order") return legalOrders(situationOf(view, indexOf(prompt, view))).orders;
  return [...legalShots(view, sideOf(prompt, view), prompt.seat), DONE];
}

export function sample(prompt: Prompt, view: View, _own: Answers<Order>, dice: Dice): Order {
  return fairOf(options(prompt, view), dice, prompt.seat);
}
