import type { Phrase } from "../../core/phrase.ts";
import type { LessonPoint, Said, Step } from "../lesson.ts";

/** What the instructor points at where he asks for nothing else: the answer that is written. */
const ANSWER: LessonPoint = { part: "answer" };

/** Facts that know what the instructor would write, as it is typed. */
interface Taught {
  readonly good: string | undefined;
}

/** Makes steps that go on until a question is answered; `hint` says what the instructor would write. */
export function asker<Facts extends Taught>(hint: (values: { readonly order: string }) => Phrase) {
  /** `when` chooses among several for one question. */
  return (
    id: string,
    part: string,
    say: (facts: Facts) => Said,
    when?: Step<Facts>["when"],
    point: LessonPoint = ANSWER,
  ): Step<Facts> => ({
    id: `${id} ${part}`,
    part,
    say: (facts) => [say(facts), facts.good === undefined ? [] : hint({ order: facts.good })],
    ...(when && { when }),
    done: () => false,
    point,
    open: { drawer: "orders", slip: false },
  });
}
