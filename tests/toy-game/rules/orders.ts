import type { Dice, DieKind } from "../../../src/core/dice/dice.ts";
import type { Prompt } from "../../../src/core/game.ts";
import { itemAt } from "../../../src/core/item-at.ts";
import { answersOf } from "../../../src/core/orders/answers.ts";
import { grammarOf, verb } from "../../../src/core/orders/grammar.ts";
import { finder } from "../../../src/core/orders/names.ts";
import { after, fields, noun, number } from "../../../src/core/orders/part.ts";
import type { Asked, Question } from "../../../src/core/orders/question.ts";
import { OTHER, type Refusal } from "../../../src/core/orders/refusal.ts";
import { answersTo, CARDS, type Card, isAttack } from "../data/cards.ts";
import { distance, neighbours, PLACE_SQUARES, SQUARES } from "../data/map.ts";
import { met } from "./bids.ts";
import { barred, movers, reach, unplanned } from "./moves.ts";
import {
  bySide,
  type Given,
  isThere,
  type Order,
  type SeenSquadron,
  SIDES,
  sideOf,
  type View,
} from "./state.ts";

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
    verb("bid", fields({ points: number })),
    verb("shove", fields({ id: noun("squadron"), to: noun("square") })),
    verb("red", fields({ red: number, blue: after("blue", number) }), { kind: "losses" }),
  ],
);

const NOUNS = {
  place: finder(PLACE_SQUARES),
  square: finder(SQUARES),
  card: finder(Object.keys(CARDS)),
  number: (text: string) => /^\d$/.exec(text)?.[0],
};

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

const moveOne: RaidQuestion = {
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

/** RD-16: a move that is planned of one counter. */
const planOne: RaidQuestion = {
  judge(view, _task, order, asked) {
    const one = view.squadrons.find(({ id }) => id === asked.about);
    if (!one || (order.kind !== "move" && order.kind !== "done")) return OTHER;
    if (order.kind === "move" && order.id !== one.id) return refuse("not-yours", "RD-6", order.id, 1);
    const to = order.kind === "move" ? order.to : one.at;
    // Who stays says `done`.
    const stays = order.kind === "move" && to === one.at;
    const code = stays ? "too-far" : unplanned(view, one, to, asked);
    return code && refuse(code, "RD-16", to, order.kind === "move" ? 2 : 0);
  },
  *offer(view, _task, asked) {
    const one = view.squadrons.find(({ id }) => id === asked.about);
    if (!one) return;
    if (!unplanned(view, one, one.at, asked)) yield { kind: "done" };
    for (const to of neighbours(one.at))
      if (!unplanned(view, one, to, asked)) yield { kind: "move", id: one.id, to };
  },
};

const move: RaidQuestion = {
  judge: (view, task, order, asked) => (asked.about ? planOne : moveOne).judge(view, task, order, asked),
  offer: (view, task, asked) => (asked.about ? planOne : moveOne).offer(view, task, asked),
};

/** RD-17. */
const bid: RaidQuestion = {
  judge({ hands }, _task, order, { seat }) {
    if (order.kind !== "bid") return OTHER;
    const found = `${order.points}`;
    const held = order.points === 0 || hands[seat]?.cards?.some((card) => card === found);
    return held ? undefined : refuse("not-held", "RD-17", found, 1);
  },
  *offer({ hands }, _task, { seat }) {
    yield { kind: "bid", points: 0 };
    for (const card of new Set(hands[seat]?.cards)) yield { kind: "bid", points: Number(card) };
  },
};

/** RD-19: the enemies that a seat's side stands beside. */
function beside(view: View, seat: string): readonly SeenSquadron[] {
  const there = view.squadrons.filter(isThere);
  const isOwn = (one: SeenSquadron) => sideOf(view, one.seat) === sideOf(view, seat);
  const own = there.filter(isOwn);
  return there.filter((one) => !isOwn(one) && own.some(({ at }) => distance(at, one.at) <= 1));
}

const shove: RaidQuestion = {
  judge(view, _task, order, { seat }) {
    if (order.kind === "pass") return undefined;
    if (order.kind !== "shove") return OTHER;
    const one = beside(view, seat).find(({ id }) => id === order.id);
    if (!one) return refuse("out-of-reach", "RD-19", order.id, 1);
    return neighbours(one.at).includes(order.to) ? undefined : refuse("too-far", "RD-19", order.to, 2);
  },
  *offer(view, _task, { seat }) {
    yield { kind: "pass" };
    for (const { id, at } of beside(view, seat))
      for (const to of neighbours(at)) yield { kind: "shove", id, to };
  },
};

/** RD-20: no more is lost than was there. */
const battle: RaidQuestion = {
  judge(view, _task, order) {
    if (order.kind !== "losses") return OTHER;
    const most = met(view);
    const side = SIDES.find((one) => order[one] > most[one]);
    return side && refuse("too-many", "RD-20", `${order[side]}`, side === "red" ? 1 : 3);
  },
  *offer(view) {
    const most = met(view);
    for (let red = 0; red <= most.red; red++)
      for (let blue = 0; blue <= most.blue; blue++) yield { kind: "losses", red, blue };
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
  bid,
  shove,
  battle,
};

/** The rule of each kind of question. */
const RULES: Readonly<Record<string, string>> = {
  target: "RD-4",
  guard: "RD-4",
  move: "RD-6",
  bid: "RD-17",
  shove: "RD-19",
  battle: "RD-20",
};
/** What a word is that names nothing. */
const UNNAMED: Readonly<Record<string, readonly [code: string, rule: string]>> = {
  place: ["no-place", "RD-4"],
  squadron: ["not-yours", "RD-6"],
  square: ["no-square", "RD-1"],
  card: ["no-card", "RD-12"],
};

const LONGEST_QUOTED = 20;

export { print };

const answers = answersOf<View, unknown, Order, Asked<Order>>({
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

export const { parse, options } = answers;

const LOST_UP_TO = 2;

/** RD-20: the game's own table for a battle: a die for each that is there, which is lost on a 1 or a 2. */
function losses(view: View, dice: Dice): Order {
  const most = met(view);
  const lost = bySide((side) => {
    const kinds = Array.from({ length: most[side] }, (): DieKind => "d6");
    const faces = dice.throw({ dice: kinds, by: side, why: { key: "throw.losses", values: { by: side } } });
    return faces.filter((face) => face <= LOST_UP_TO).length;
  });
  return { kind: "losses", ...lost };
}

export function sample(prompt: Prompt, view: View, own: Given, dice: Dice): Order {
  return prompt.kind === "battle" ? losses(view, dice) : answers.sample(prompt, view, own, dice);
}

/** What the clock answers: nothing is done; where something has to be said, what comes first. */
export function idle(prompt: Prompt, view: View, own: Given): Order {
  const all = [...options(prompt, view, own)];
  return all.find(({ kind }) => kind === "done" || kind === "pass") ?? itemAt(all, 0);
}
