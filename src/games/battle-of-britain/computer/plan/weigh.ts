import type { Dice } from "../../../../core/dice/dice.ts";
import type { Planned, Prompt } from "../../../../core/game.ts";
import { pickedBy } from "../../../../core/orders/choice.ts";
import type { Order } from "../../rules/grammar/order.ts";
import type { Own } from "../../rules/orders/question.ts";
import type { Task } from "../../rules/state/task.ts";
import type { View } from "../../rules/view/view.ts";
import type { Style } from "./style.ts";

/** What a plan is asked with. */
export interface PlanQuestion {
  readonly view: View;
  readonly prompt: Prompt;
  readonly own: Own;
  readonly style: Style;
  /** Something by chance from 0 to the style's whim. */
  readonly whim: () => number;
  /** A number from 0 to below another, fairly. */
  readonly pick: (below: number) => number;
}

export type Choice = Planned<Order>;

/** What a plan says to a task's question: answers and their values, in any order. */
export type Plan<Of extends Task> = (asked: PlanQuestion, task: Of) => readonly Choice[];

/** The chance of a plan. */
export function chanceOf({ whim }: Style, seat: string, dice: Dice): Pick<PlanQuestion, "whim" | "pick"> {
  const pick = pickedBy(dice, seat);
  return { pick, whim: () => pick(whim + 1) };
}

/** The most promising first; of those alike the first that was named. */
export function bestOf(choices: readonly Choice[]): readonly Choice[] {
  return choices.toSorted((a, b) => b.value - a.value);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
