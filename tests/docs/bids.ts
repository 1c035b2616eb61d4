import { answersOf } from "../../src/core/orders/answers.ts";
import { grammarOf, verb } from "../../src/core/orders/grammar.ts";
import { fields, number } from "../../src/core/orders/part.ts";
import type { Question } from "../../src/core/orders/question.ts";

interface View {
  readonly highest: number;
}

const MOST = 9;

type Order = { readonly kind: "bid"; readonly points: number } | { readonly kind: "pass" };

/** How answers are written, which is how they are read: `bid 3`, `pass`. */
const { read, print } = grammarOf<Order>(
  [],
  [verb("bid", fields({ points: number })), verb("pass", fields({}))],
);

/** What words name. */
const NOUNS = { number: (text: string) => /^\d{1,2}$/.exec(text)?.[0] };

const bid: Question<View, undefined, Order, undefined> = {
  judge({ highest }, _task, order) {
    const legal = order.kind === "pass" || (order.points > highest && order.points <= MOST);
    return legal ? undefined : { code: "no-bid", rule: "R-1", values: { highest, most: MOST }, word: 1 };
  },
  *offer({ highest }) {
    for (let points = highest + 1; points <= MOST; points++) yield { kind: "bid", points };
    yield { kind: "pass" };
  },
};

export const { parse, options, sample } = answersOf<View, undefined, Order, undefined>({
  print,
  asked: () => [undefined, bid, undefined],
  read: (tokens) => read(tokens, NOUNS),
  refusal: (_wrong, text) => ({ code: "grammar", rule: "R-2", values: { found: text } }),
});
