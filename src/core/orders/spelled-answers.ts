import type { Answers, Problem, Prompt } from "../game.ts";
import { nearest } from "../input/nearest.ts";
import { fail, ok, type Result } from "../result.ts";
import { type Made, offered } from "./offered.ts";
import type { Spelled } from "./question.ts";
import type { Objection } from "./refusal.ts";
import type { TextSpan } from "./token.ts";

/** What a game says of its answers where each question has a grammar of its own. */
export interface SpelledTable<View, Task, Order, By> {
  /** What is asked now, how it is read and judged, and what that hangs on besides; undefined where nothing is. */
  asked(
    view: View,
    prompt: Prompt,
    own: Answers<Order>,
  ): readonly [Task, Spelled<View, Task, Order, By, unknown>, By] | undefined;
  print(order: Order): string;
}

/** Makes objections whose figures are checked against their codes. `Phrases`: a game's sentences of its problems. */
export function objecting<Phrases extends { readonly [Code in keyof Phrases]: Problem["values"] }>() {
  return function refuse<Code extends keyof Phrases & string>(
    code: Code,
    rule: string | undefined,
    values: Phrases[Code],
    token?: TextSpan,
  ): Objection {
    return { code, values, ...(rule !== undefined && { rule }), ...(token && { token }) };
  };
}

/** An objection as the kernel tells it, with no more of a token than where it stands. */
function problemAt({ token, ...why }: Objection, near: readonly string[]): Problem {
  return { ...why, ...(token && { token: { start: token.start, end: token.end } }), near };
}

/** The order that a text says to a question with a grammar of its own, or everything that speaks against it. */
export function answerTo<View, Task, Order, By, Said>(
  text: string,
  [task, question, by]: readonly [Task, Spelled<View, Task, Order, By, Said>, By],
  view: View,
  print: (order: Order) => string,
): Result<Order, readonly Problem[]> {
  const known = question.known?.(text, view, task, by);
  if (known) return ok(known);
  const said = question.read(text, view, task, by);
  const judged = question.judge(view, task, said, by);
  if (judged.ok) return judged;
  const offered = () => nearest(text, Array.from(question.offer(view, task, by), print));
  const near = question.near?.(view, task, said, by) ?? offered();
  return fail(judged.error.map((why) => problemAt(why, near)));
}

/** The same as `answersOf` where each question has a grammar of its own. */
export function spelledAnswersOf<View, Task, Order extends object, By>({
  asked,
  print,
}: SpelledTable<View, Task, Order, By>): Made<View, Order> {
  return {
    ...offered(asked),
    parse(text, prompt, view, own = new Map()) {
      const posed = asked(view, prompt, own);
      return posed ? answerTo(text, posed, view, print) : fail([]);
    },
  };
}
