import type { Task } from "../state/task.ts";
import { alert, filling, sevens } from "./alert.ts";
import { bombing, dogfights, gruppen, lay, lose, set } from "./battle.ts";
import { britishMove, callHome, scramble, wingStep } from "./british-move.ts";
import { elsewhere, engage } from "./elsewhere.ts";
import { chased, germanMove, leg } from "./german-move.ts";
import type { Question } from "./question.ts";
import { bid, keep, mission, pool, rebuild, rotate, split, top } from "./staff.ts";

/** How each task that asks is answered. */
const QUESTIONS: { readonly [Do in Task["do"]]?: unknown } = {
  bid,
  keep,
  return: top,
  rotate,
  dice: split,
  repair: rebuild,
  rebuild,
  pool,
  alert,
  sevens,
  fill: filling,
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
  engage,
  elsewhere,
  gruppen,
  lay,
  set,
  bombing,
};

/** The question of a task; undefined for what asks nobody. */
export function questionOf(task: Task): Question<Task> | undefined {
  return QUESTIONS[task.do] as Question<Task> | undefined;
}
