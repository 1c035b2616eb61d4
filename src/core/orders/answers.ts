import type { Answers, Prompt } from "../game.ts";
import { nearest } from "../input/nearest.ts";
import { fail, ok } from "../result.ts";
import { type Made, offered } from "./offered.ts";
import type { Question } from "./question.ts";
import type { Misread } from "./reader.ts";
import { OTHER, problemOf, type Refusal } from "./refusal.ts";
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
