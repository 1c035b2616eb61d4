import type { LessonPoint, Said, Step } from "../../../../face/lesson.ts";
import type { Task } from "../../rules/state/task.ts";
import type { LessonFacts } from "./facts.ts";
import { phrase } from "./phrase.ts";
import { ANSWER } from "./points.ts";

/** A step of the cards' lesson. */
export type LessonStep = Step<LessonFacts>;
export type LessonTurn = 1 | 2 | 3;
export const TURNS: readonly LessonTurn[] = [1, 2, 3];

/** What the instructor would answer, as it is typed. */
export function hint({ good }: LessonFacts): Said {
  return good === undefined ? [] : phrase("told.hint", { order: good });
}

/** The part of a turn in which a question is asked. */
export function partOf(turn: LessonTurn, kind: Task["do"]): string {
  return `${turn}/${kind}`;
}

/** What is said to a question until it is answered, with a hint; `when` chooses among several for one question. */
export function ask(
  id: string,
  part: string,
  say: LessonStep["say"],
  when?: LessonStep["when"],
  point: LessonPoint = ANSWER,
): LessonStep {
  return {
    id: `${id} ${part}`,
    part,
    say,
    ...(when && { when }),
    done: () => false,
    point,
    open: { drawer: "orders", slip: false },
  };
}
