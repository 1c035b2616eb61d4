import type { Dice } from "../../../../core/dice/dice.ts";
import type { Planned, Prompt, Skill } from "../../../../core/game.ts";
import { BRITISH } from "../../data/sides.ts";
import type { Order } from "../../rules/grammar/order.ts";
import type { Own } from "../../rules/orders/question.ts";
import { sideOf } from "../../rules/state/sides.ts";
import type { Task } from "../../rules/state/task.ts";
import { growing } from "../../rules/turn/alert.ts";
import { returning } from "../../rules/turn/stood-down.ts";
import type { View } from "../../rules/view/view.ts";
import { dogfights, set } from "./british/battle.ts";
import { callHome, scramble, wingStep } from "./british/calls.ts";
import { britishMove } from "./british/moves.ts";
import { pool, rebuild, rotate, split } from "./british/staff.ts";
import { bombing, gruppen, lay } from "./german/battle.ts";
import { chased, germanMove, leg } from "./german/moves.ts";
import { alert, bid } from "./german/staff.ts";
import { keep, mission } from "./german/targets.ts";
import { lose } from "./hits.ts";
import { bestFirst } from "./raid-odds.ts";
import { STYLES } from "./style.ts";
import { bestOf, type Choice, chanceOf, type PlanQuestion } from "./weigh.ts";

/** How each task's question is answered; what is left out the game answers as is usual. */
const PLANS: { readonly [Do in Task["do"]]?: unknown } = {
  bid,
  keep,
  return: ({ view }: PlanQuestion, { pool: id }: { readonly pool: string }): readonly Choice[] => [
    { order: { kind: "types", verb: "top", types: bestFirst(view, returning(view, id), id, "") }, value: 0 },
  ],
  rotate,
  dice: split,
  repair: rebuild,
  rebuild,
  pool,
  /** BB-53: every geschwader that may is filled to seven. */
  sevens: ({ view }: PlanQuestion): readonly Choice[] => [
    { order: { kind: "sevens", formations: growing(view) }, value: 0 },
  ],
  missions: mission,
  "call-home": callHome,
  "german-move": germanMove,
  leg,
  scramble,
  "wing-step": wingStep,
  chased,
  "british-move": britishMove,
  lose,
  dogfights,
  gruppen,
  lay,
  set,
  bombing,
  /** BB-H10: computers fight on whichever table the other side names. */
  engage: (): readonly Choice[] => [{ order: { kind: "fight", by: "any" }, value: 0 }],
};

/** What a player weighs for an answer, the best first; nothing where all answers are as good. */
export function plan(
  skill: Skill,
  prompt: Prompt,
  view: View,
  own: Own,
  dice: Dice,
): readonly Planned<Order>[] {
  const style = STYLES[skill];
  const [task] = view.agenda;
  const asked = { view, prompt, own, style, ...chanceOf(style, prompt.seat, dice) };
  if (!task) return [];
  if (task.do === "alert") return sideOf(view, prompt.seat) === BRITISH ? [] : bestOf(alert(asked, task));
  const known = PLANS[task.do] as ((asked: PlanQuestion, task: Task) => readonly Choice[]) | undefined;
  return known ? bestOf(known(asked, task)) : [];
}
