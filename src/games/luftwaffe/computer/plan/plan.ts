import type { Dice } from "../../../../core/dice/dice.ts";
import type { Planned, Prompt, Skill } from "../../../../core/game.ts";
import { pickedBy } from "../../../../core/orders/choice.ts";
import { AMERICAN, GERMAN, SIDES } from "../../data/sides.ts";
import type { Order } from "../../rules/grammar/order.ts";
import type { Task } from "../../rules/state/task.ts";
import type { View } from "../../rules/view/view.ts";
import { bomb, counter, missions, strafe } from "./american/battle.ts";
import { americanMove } from "./american/moves.ts";
import { sheet } from "./american/sheet.ts";
import { restore as americanRestore, raf } from "./american/staff.ts";
import type { Choice, PlanQuestion } from "./asked.ts";
import { defend, engage, reply } from "./battle.ts";
import { bases } from "./german/bases.ts";
import { attack } from "./german/battle.ts";
import { germanMove } from "./german/moves.ts";
import { allocate, marks, restore, substitute } from "./german/staff.ts";
import { STYLES } from "./style.ts";

/** How each task's question is answered; what is left out the game answers as is usual. */
const PLANS: { readonly [Do in Task["do"]]?: unknown } = {
  raf,
  substitute,
  replace: (asked: PlanQuestion) => (asked.side === AMERICAN ? americanRestore(asked) : restore(asked)),
  allocate,
  sheet,
  marks,
  bases,
  "german-move": germanMove,
  "american-move": americanMove,
  missions,
  bomb,
  strafe,
  attack,
  counter,
  defend,
  engage,
  reply,
};

function weighed(skill: Skill, prompt: Prompt, view: View, pick: PlanQuestion["pick"]): readonly Choice[] {
  const [task] = view.agenda;
  const known =
    task && (PLANS[task.do] as ((asked: PlanQuestion, task: Task) => readonly Choice[]) | undefined);
  if (!known) return [];
  const side = prompt.seat === SIDES[GERMAN] ? GERMAN : AMERICAN;
  return known({ view, style: STYLES[skill], side, pick }, task);
}

/** What a player weighs for an answer, the best first; nothing where all answers are as good. */
export function plan(
  skill: Skill,
  prompt: Prompt,
  view: View,
  _own: unknown,
  dice: Dice,
): readonly Planned<Order>[] {
  return weighed(skill, prompt, view, pickedBy(dice, prompt.seat));
}

/** What a good player would usually answer, where nothing is left to chance; undefined where all answers are as good. */
export function usualAnswer(prompt: Prompt, view: View): Order | undefined {
  return weighed("able", prompt, view, () => 0)[0]?.order;
}
