import type { Dice } from "../../../src/core/dice/dice.ts";
import type { Problem, Prompt } from "../../../src/core/game.ts";
import { nearest } from "../../../src/core/input/nearest.ts";
import { fail, ok, type Result } from "../../../src/core/result.ts";
import { answersTo, type Card, isAttack, isCard } from "../data/cards.ts";
import { PLACE_SQUARES, SQUARES } from "../data/map.ts";
import { barred, movers, reach } from "./moves.ts";
import type { Order, View } from "./state.ts";

/** Whether a card may be played now: as an attack, or on the last card played. */
function fits({ agenda: [task] }: View, card: Card): boolean {
  return task?.do === "answer" ? answersTo(card, task.cards.at(-1) as Card) : isAttack(card);
}

function* plays(view: View, seat: string): Generator<Order> {
  const cards = view.hands[seat]?.cards ?? [];
  for (const card of new Set(cards)) if (fits(view, card)) yield { kind: "play", card };
  yield { kind: "pass" };
}

function* moves(view: View, seat: string): Generator<Order> {
  for (const one of movers(view, seat)) {
    for (const to of reach(view, one)) yield { kind: "move", id: one.id, to };
  }
  yield { kind: "done" };
}

export function* options({ kind, seat }: Prompt, view: View): Generator<Order> {
  if (kind === "target" || kind === "guard") {
    for (const square of PLACE_SQUARES) yield { kind, square };
  } else yield* kind === "move" ? moves(view, seat) : plays(view, seat);
}

export function sample(prompt: Prompt, view: View, dice: Dice): Order {
  const legal = [...options(prompt, view)];
  const why = { key: "throw.choice", values: {} };
  const [face = 1] = dice.throw({ dice: [`d${legal.length}`], by: prompt.seat, why });
  return legal[face - 1] as Order;
}

export function print(order: Order): string {
  switch (order.kind) {
    case "target":
    case "guard":
      return `${order.kind} ${order.square}`;
    case "move":
      return `move ${order.id} ${order.to}`;
    case "play":
      return `play ${order.card}`;
    default:
      return order.kind;
  }
}

/** A word of an answer and where it stands. */
interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function tokensOf(text: string): readonly Token[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    return { text: word, start: index, end: index + word.length };
  });
}

/** What is wrong with an answer: a code, its rule, the token. */
type Wrong = readonly [code: string, rule: string, token: Token | undefined];

const LONGEST_QUOTED = 20;

function judgeMove(view: View, seat: string, id: Token, to: Token): Order | Wrong {
  const one = view.squadrons.find((counter) => counter.id.toLowerCase() === id.text.toLowerCase());
  const square = SQUARES.find((name) => name.toLowerCase() === to.text.toLowerCase());
  if (!one || one.seat !== seat || (one.strength === 0 && one.up)) return ["not-yours", "RD-6", id];
  if (!square) return ["no-square", "RD-1", to];
  const [code, rule] = barred(view, one, square) ?? [];
  if (code && rule) return [code, rule, code === "has-moved" ? id : to];
  return { kind: "move", id: one.id, to: square };
}

function judgeCard(view: View, seat: string, token: Token): Order | Wrong {
  const card = token.text.toLowerCase();
  if (!isCard(card)) return ["no-card", "RD-12", token];
  if (!view.hands[seat]?.cards?.includes(card)) return ["not-held", "RD-3", token];
  if (!fits(view, card)) return [view.agenda[0]?.do === "answer" ? "no-counter" : "no-attack", "RD-9", token];
  return { kind: "play", card };
}

/** Grammar first; then what the words mean here. */
function read(tokens: readonly Token[], { kind, seat }: Prompt, view: View): Order | Wrong {
  const [verb, second, third, surplus] = tokens;
  const word = verb?.text.toLowerCase();
  if (kind === "move") {
    if (word === "done" && !second) return { kind: "done" };
    if (word === "move" && second && third && !surplus) return judgeMove(view, seat, second, third);
  } else if (kind === "target" || kind === "guard") {
    const square = PLACE_SQUARES.find((name) => name.toLowerCase() === second?.text.toLowerCase());
    if (word === kind && second && !third) return square ? { kind, square } : ["no-place", "RD-4", second];
  } else {
    if (word === "pass" && !second) return { kind: "pass" };
    if (word === "play" && second && !third) return judgeCard(view, seat, second);
  }
  return [
    `grammar-${kind}`,
    kind === "move" ? "RD-6" : kind === "target" || kind === "guard" ? "RD-4" : "RD-9",
    verb,
  ];
}

/** Case and blanks don't matter. */
export function parse(text: string, prompt: Prompt, view: View): Result<Order, readonly Problem[]> {
  const found = read(tokensOf(text), prompt, view);
  if ("kind" in found) return ok(found);
  const [code, rule, token] = found;
  const near = nearest(text, [...options(prompt, view)].map(print));
  const values = { found: (token?.text ?? text.trim()).slice(0, LONGEST_QUOTED), near };
  const { start, end } = token ?? { start: 0, end: text.length };
  return fail([{ code, rule, values, token: { start, end }, near }]);
}
