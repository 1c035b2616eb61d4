import type { Point, Said, Step } from "../../../../face/lesson.ts";
import type { LessonFacts } from "./facts.ts";
import { phrase } from "./phrase.ts";
import { ANSWER } from "./points.ts";

/** A step of the raid's lesson. */
export type LessonStep = Step<LessonFacts>;
export type LessonTurn = 1 | 2 | 3;
/** Tally Hos that the lesson has words for. */
export const TURNS: readonly LessonTurn[] = [1, 2, 3];

/** What the instructor would answer, as it is typed. */
function hint({ good }: LessonFacts): Said {
  return good === undefined ? [] : phrase("told.hint", { order: good });
}

/** What is said to a question until it is answered, with a hint; `when` chooses among several for one question. */
export function ask(
  id: string,
  part: string,
  say: (facts: LessonFacts) => Said,
  when?: LessonStep["when"],
  point: Point = ANSWER,
): LessonStep {
  return {
    id: `${id} ${part}`,
    part,
    say: (facts) => [say(facts), hint(facts)],
    ...(when && { when }),
    done: () => false,
    point,
    open: { drawer: "orders", slip: false },
  };
}
