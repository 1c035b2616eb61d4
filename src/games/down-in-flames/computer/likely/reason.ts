import type { Prompt } from "../../../../core/game.ts";
import type { Phrase } from "../../../../core/phrase.ts";
import type { Order } from "../../rules/grammar/order.ts";
import type { View } from "../../rules/view/view.ts";
import { leadToSave } from "./home.ts";

/** Why a computer player leaves the fight, by what everybody knows. */
export function reason(_: Prompt, view: View, order: Order): Phrase | undefined {
  const [task] = view.agenda;
  if (order.kind !== "word" || order.word !== "disengage" || !task || !("element" in task)) return undefined;
  const lead = leadToSave(view, task.element);
  return lead ? { key: "reason.lead", values: { ...lead } } : { key: "reason.leaves", values: {} };
}
