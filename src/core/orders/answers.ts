import type { Dice } from "../dice/dice.ts";
import type { Answers, Problem, Prompt } from "../game.ts";
import { nearest } from "../input/nearest.ts";
import { fail, ok, type Result } from "../result.ts";
import { drawn, fairOf } from "./choice.ts";
import type { Offering, Question, Spelled } from "./question.ts";
import type { Misread } from "./reader.ts";
import { OTHER, problemAt, problemOf, type Refusal } from "./refusal.ts";
import { type Token, tokensOf } from "./token.ts";

/** What a game says of its answers, from which their reading, their list and a fair sample are made. */
export interface AnswerTable<View, Task, Order, By> {
  /** What is asked now, how it is answered, and what that hangs on besides; undefined where nothing is. */
  asked(
    view: View,
    prompt: Prompt,
    own: Answers<Order>,
  ): readonly [Task, Question<View, Task, Order, By>, By] | undefined;
  /** What a text says, legal or not, or where it can't be read. */
  read(tokens: readonly Token[], prompt: Prompt, view: View): Order | Misread;
  print(order: Order): string;
  /** Why a text can't be read, or is no answer to what is asked. */
  refusal(wrong: Misread | typeof OTHER, text: string, prompt: Prompt, view: View): Refusal;
  /** Legal answers among which the nearest to what was typed are sought; left out: all. */
  compared?(tokens: readonly Token[], prompt: Prompt, view: View, own: Answers<Order>): readonly string[];
}

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

/** What `Game` wants of a game's answers; who asks outside a round need not say that nothing is answered yet. */
interface Made<View, Order> {
  parse(text: string, prompt: Prompt, view: View, own?: Answers<Order>): Result<Order, readonly Problem[]>;
  options(prompt: Prompt, view: View, own?: Answers<Order>): Iterable<Order>;
  sample(prompt: Prompt, view: View, own: Answers<Order>, dice: Dice): Order;
}

type Pose<View, Order, Posed> = (view: View, prompt: Prompt, own: Answers<Order>) => Posed | undefined;
type Posed<View, Task, Order, By> = readonly [Task, Offering<View, Task, Order, By>, By];

/** The list of legal answers and a fair one of them. */
function offered<View, Task, Order, By>(
  asked: Pose<View, Order, Posed<View, Task, Order, By>>,
): Omit<Made<View, Order>, "parse"> {
  // The very list that the question offers: whoever asks again may see by it that nothing has changed.
  const options: Made<View, Order>["options"] = (prompt, view, own = new Map()) => {
    const posed = asked(view, prompt, own);
    if (!posed) return [];
    const [task, question, by] = posed;
    return question.offer(view, task, by);
  };

  return {
    options,
    sample(prompt, view, own, dice) {
      const { seat } = prompt;
      const [task, question, by] = asked(view, prompt, own) ?? [];
      return (
        question?.choose?.(view, task as Task, by as By, (below) => drawn(below, dice, seat)) ??
        fairOf([...options(prompt, view, own)], dice, seat)
      );
    },
  };
}

/** The reading, the list and the fair sample of a game's answers, made from its table of them. */
export function answersOf<View, Task, Order extends object, By>({
  asked,
  read,
  print,
  refusal,
  compared,
}: AnswerTable<View, Task, Order, By>): Made<View, Order> {
  const { options, sample } = offered(asked);
  return {
    options,
    sample,
    parse(text, prompt, view, own = new Map()) {
      const tokens = tokensOf(text);
      const refused = (why: Refusal, token: Token | undefined) => {
        const legal = compared?.(tokens, prompt, view, own) ?? Array.from(options(prompt, view, own), print);
        return fail([problemOf(why, text, token, nearest(text, legal))]);
      };
      const found = read(tokens, prompt, view);
      if ("misread" in found) return refused(refusal(found, text, prompt, view), found.token);
      const [task, question, by] = asked(view, prompt, own) ?? [];
      const verdict = question ? question.judge(view, task as Task, found, by as By) : OTHER;
      if (verdict === undefined) return ok(found);
      const why = verdict === OTHER ? refusal(OTHER, text, prompt, view) : verdict;
      return refused(why, tokens[why.word ?? 0]);
    },
  };
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
