import type { Dice } from "../../../../core/dice/dice.ts";
import type { Planned, Prompt, Skill } from "../../../../core/game.ts";
import type { Given, Order } from "../../rules/grammar/order.ts";
import { options } from "../../rules/orders/orders.ts";
import type { View } from "../../rules/view/view.ts";
import { beginner } from "./beginner.ts";

/** A beginner's answer; whoever is able thinks each answer through. */
export function plan(
  skill: Skill,
  prompt: Prompt,
  view: View,
  _own: Given,
  dice: Dice,
): readonly Planned<Order>[] | undefined {
  const [task] = view.agenda;
  if (skill === "able" || !task) return undefined;
  return [{ order: beginner(view, task, [...options(prompt, view)], dice), value: 0 }];
}
