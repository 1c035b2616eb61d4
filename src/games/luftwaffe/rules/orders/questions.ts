import type { Task } from "../state/task.ts";
import { attack, counter, defend, lose } from "./battle.ts";
import { elsewhere, engage } from "./elsewhere.ts";
import { americanMove, bomb, germanMove, missions, strafe } from "./flight.ts";
import { bases, groups, marks, sheet } from "./plan.ts";
import type { Question } from "./question.ts";
import { reply } from "./reply.ts";
import { allocate, nightLeaves, raf, replace, substitute } from "./staff.ts";

const QUESTIONS = {
  raf,
  substitute,
  "night-leaves": nightLeaves,
  replace,
  allocate,
  sheet,
  marks,
  bases,
  groups,
  "german-move": germanMove,
  "american-move": americanMove,
  missions,
  bomb,
  strafe,
  attack,
  counter,
  defend,
  engage,
  elsewhere,
  reply,
  lose,
};

/** How a task is asked about; undefined for what the game does by itself. */
export function questionOf(task: Task): Question<Task> | undefined {
  return (QUESTIONS as unknown as Partial<Record<Task["do"], Question<Task>>>)[task.do];
}
