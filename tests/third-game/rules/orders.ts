import { answersOf } from "../../../src/core/orders/answers.ts";
import { grammarOf, verb } from "../../../src/core/orders/grammar.ts";
import { finder } from "../../../src/core/orders/names.ts";
import { fields, noun } from "../../../src/core/orders/part.ts";
import type { Asked, Question } from "../../../src/core/orders/question.ts";
import { OTHER, type Refusal } from "../../../src/core/orders/refusal.ts";
import { answersTo, CARDS, type Card, isAttack } from "../data/cards.ts";
import { PLACE_SQUARES, SQUARES } from "../data/map.ts";
import { barred, movers, reach } from "./moves.ts";
import type { Order, View } from "./state.ts";

/** How answers are written, which is how they are read. */
const { read, print } = grammarOf<Order>(
  [],
  [
    verb("target", fields({ square: noun("place") })),
    verb("guard", fields({ square: noun("place") })),
    verb("move", fields({ id: noun("squadron"), to: noun("square") })),
    verb("play", fields({ card: noun<Card>("card") })),
    verb("done", fields({})),
    verb("pass", fields({})),
  ],
);

const NOUNS = { place: finder(PLACE_SQUARES), square: finder(SQUARES), card: finder(Object.keys(CARDS)) };

type RaidQuestion = Question<View, unknown, Order, Asked<Order>>;

const refuse = (code: string, rule: string, found: string, word: number): Refusal => {
  return { code, rule, values: { found }, word };
};

/** A place, any of them. */
function placing(kind: "target" | "guard"): RaidQuestion {
  return {
    judge: (_view, _task, order) => (order.kind === kind ? undefined : OTHER),
    *offer() {
      for (const square of PLACE_SQUARES) yield { kind, square };
    },
  };
}

const move: RaidQuestion = {
  judge(view, _task, order, { seat }) {
    if (order.kind === "done") return undefined;
    if (order.kind !== "move") return OTHER;
    const one = view.squadrons.find(({ id }) => id === order.id);
    if (!one || one.seat !== seat || (one.strength === 0 && one.up))
      return refuse("not-yours", "RD-6", order.id, 1);
    const [code, rule] = barred(view, one, order.to) ?? [];
    if (!code || !rule) return undefined;
    return code === "has-moved" ? refuse(code, rule, order.id, 1) : refuse(code, rule, order.to, 2);
  },
  *offer(view, _task, { seat }) {
    for (const one of movers(view, seat))
      for (const to of reach(view, one)) yield { kind: "move", id: one.id, to };
    yield { kind: "done" };
  },
};

/** Whether a card may be played now: as an attack, or on the last card played. */
function fits({ agenda: [task] }: View, card: Card): boolean {
  return task?.do === "answer" ? answersTo(card, task.cards.at(-1) as Card) : isAttack(card);
}

const play: RaidQuestion = {
  judge(view, _task, order, { seat }) {
    if (order.kind === "pass") return undefined;
    if (order.kind !== "play") return OTHER;
    const { card } = order;
    if (!view.hands[seat]?.cards?.includes(card)) return refuse("not-held", "RD-3", card, 1);
    const code = view.agenda[0]?.do === "answer" ? "no-counter" : "no-attack";
    return fits(view, card) ? undefined : refuse(code, "RD-9", card, 1);
  },
  *offer(view, _task, { seat }) {
    for (const card of new Set(view.hands[seat]?.cards ?? []))
      if (fits(view, card)) yield { kind: "play", card };
    yield { kind: "pass" };
  },
};

const QUESTIONS: Readonly<Record<string, RaidQuestion>> = {
  target: placing("target"),
  guard: placing("guard"),
  move,
  attack: play,
  answer: play,
};

/** The rule of each kind of question. */
const RULES: Readonly<Record<string, string>> = { target: "RD-4", guard: "RD-4", move: "RD-6" };
/** What a word is that names nothing. */
const UNNAMED: Readonly<Record<string, readonly [code: string, rule: string]>> = {
  place: ["no-place", "RD-4"],
  squadron: ["not-yours", "RD-6"],
  square: ["no-square", "RD-1"],
  card: ["no-card", "RD-12"],
};

const LONGEST_QUOTED = 20;

export { print };

export const { parse, options, sample } = answersOf<View, unknown, Order, Asked<Order>>({
  print,
  asked(_view, prompt, own) {
    const question = QUESTIONS[prompt.kind];
    return question && [undefined, question, { ...prompt, own }];
  },
  read: (tokens, _prompt, { squadrons }) =>
    read(tokens, { ...NOUNS, squadron: finder(squadrons.map(({ id }) => id)) }),
  refusal(wrong, text, { kind }) {
    const [first = text.trim()] = text.trim().split(/\s/);
    const token = wrong === OTHER ? undefined : wrong.token;
    const [code, rule] = (wrong !== OTHER && UNNAMED[wrong.misread]) || [
      `grammar-${kind}`,
      RULES[kind] ?? "RD-9",
    ];
    return { code, rule, values: { found: (token?.text ?? first).slice(0, LONGEST_QUOTED) } };
  },
});
