import type { Prompt } from "../../../../core/game.ts";
import type { Offer } from "../../../../face/offer.ts";
import type { Order } from "../../rules/grammar/order.ts";
import type { Own } from "../../rules/orders/question.ts";
import type { View } from "../../rules/view/view.ts";
import { alerts } from "./alerts.ts";
import { britishMoves, callsHome, chasing, dogfights, scrambles } from "./fighters.ts";
import { bombings, engagements, gruppen, lays, losses, results, sets } from "./fighting.ts";
import { keeps, missions } from "./missions.ts";
import { fleeing, germanMoves, legs } from "./raiding.ts";
import { bids, fillings, points, repairs, rotations, sevens, splits, tops } from "./staff.ts";

function staffOffers(
  view: View,
  { kind, id, seat }: Prompt,
  orders: Iterable<Order>,
  own: Own,
): readonly Offer[] {
  const [task] = view.agenda;
  switch (task?.do) {
    case "bid":
      return bids(view, orders, kind);
    case "keep":
      return keeps(view);
    case "return":
      return tops(orders);
    case "rotate":
      return rotations(orders, kind);
    case "dice":
      return splits(view, task);
    case "repair":
    case "rebuild":
      return repairs(orders);
    case "pool":
      return points(view, orders, kind);
    case "alert":
      return alerts(view, seat, kind);
    case "sevens":
      return sevens(orders);
    case "fill":
      return fillings(orders);
    case "missions":
      return missions(view, id, orders, own, kind);
    default:
      return [];
  }
}

/** What is offered as an answer: what one would choose, with what it would bring; the map and the line take all others. */
export function offersOf(prompt: Prompt, view: View, orders: Iterable<Order>, own: Own): readonly Offer[] {
  const [task] = view.agenda;
  const { kind } = prompt;
  switch (task?.do) {
    case "call-home":
      return callsHome(view, prompt);
    case "german-move":
      return germanMoves(view, prompt);
    case "leg":
      return legs(view, task, kind);
    case "scramble":
      return scrambles(view, task, kind);
    case "wing-step":
      return chasing(view, task, orders, kind);
    case "chased":
      return fleeing(view, task, orders, kind);
    case "british-move":
      return britishMoves(view, prompt);
    case "engage":
      return engagements(orders);
    case "elsewhere":
      return results(orders);
    case "lose":
      return losses(view, orders, kind);
    case "dogfights":
      return dogfights(view, orders, kind);
    case "gruppen":
      return gruppen(orders);
    case "lay":
      return lays(view);
    case "set":
      return sets(view);
    case "bombing":
      return bombings(view, orders, kind);
    default:
      return staffOffers(view, prompt, orders, own);
  }
}
