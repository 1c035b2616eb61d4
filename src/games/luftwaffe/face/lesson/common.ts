import type { Point, Said, Step } from "../../../../face/lesson.ts";
import type { LessonFacts } from "./facts.ts";
import { phrase } from "./phrase.ts";

/** A step of the raid's lesson. */
export type LessonStep = Step<LessonFacts>;
export type LessonTurn = 1 | 2 | 3 | 4 | 5 | 6 | 7;
/** Turns of the lesson that are turns of the raid; the first one is its plan. */
export const RAID_TURNS: readonly LessonTurn[] = [2, 3, 4, 5, 6, 7];

/** What the instructor points at. */
const ANSWER: Point = { part: "answer" };

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
): LessonStep {
  return {
    id: `${id} ${part}`,
    part,
    say: (facts) => [say(facts), hint(facts)],
    ...(when && { when }),
    done: () => false,
    point: ANSWER,
    open: { drawer: "orders", slip: false },
  };
}
