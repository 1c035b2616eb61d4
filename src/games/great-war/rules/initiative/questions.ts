import type { Answers } from "../../../../core/game.ts";
import type { Objection } from "../../../../core/orders/refusal.ts";
import { type Token, tokensOf } from "../../../../core/orders/token.ts";
import { fail, ok } from "../../../../core/result.ts";
import type { FirstOrder, Order, TailOrder } from "../grammar/order.ts";
import { rosterOf } from "../setup/roster.ts";
import type { OrderContext, Question } from "../state/order-context.ts";
import { refuse } from "../state/refusal.ts";
import type { Board, Task } from "../state/state.ts";
import { MOST_ATTEMPTS, tailTargets } from "./attempts.ts";

type Own = Answers<Order>;

const PASS = { kind: "tail", text: "pass", target: null } as const satisfies TailOrder;

function idOf({ setup }: Board, index: number): string {
  return setup.airframes[index]?.id ?? "";
}

function attemptsOn(own: Own, target: number): number {
  return [...own.values()].filter((one) => one.kind === "tail" && one.target === target).length;
}

function tailOrder(board: Board, target: number): TailOrder {
  return { kind: "tail", text: `tail ${idOf(board, target)}`, target };
}

/** Whom an aircraft may attempt to tail, the two attempts on one target counted (4.4b), or `pass`. */
export function tailOptions(board: Board, index: number, own: Own): readonly TailOrder[] {
  const open = tailTargets(board, index).filter((target) => attemptsOn(own, target) < MOST_ATTEMPTS);
  return [...open.map((target) => tailOrder(board, target)), PASS];
}

/** An answer of one word, with or without its verb; without a word where it has none, or several. */
interface WrittenName {
  readonly text: string;
  readonly word: Token | undefined;
}

function readName(text: string, verb: string): WrittenName {
  const [first, second, third] = tokensOf(text);
  const word = second && first?.text.toLowerCase() === verb ? second : first;
  return { text, word: (word === first ? second : third) ? undefined : word };
}

function indexOf(board: Board, word: string): number | undefined {
  const { indexOf: known } = rosterOf(board.setup);
  const other = board.setup.airframes.findIndex(({ id }) => id.toLowerCase() === word.toLowerCase());
  return known.get(word) ?? (other < 0 ? undefined : other);
}

function textsOf(options: readonly { readonly text: string }[]): readonly string[] {
  return options.map(({ text }) => text);
}

/** Why nobody of this name may be tailed (4.4). */
function noTail({ text, word }: WrittenName, board: Board, index: number, own: Own): Objection {
  if (!word)
    return refuse("tail-grammar", undefined, { found: text, near: textsOf(tailOptions(board, index, own)) });
  const target = indexOf(board, word.text);
  const known = board.setup.airframes.map((one) => one.id);
  if (target === undefined) return refuse("tail-unknown", undefined, { found: word.text, known }, word);
  const values = { id: idOf(board, index), target: idOf(board, target) };
  return tailTargets(board, index).includes(target)
    ? refuse("tail-full", "4.4b", values, word)
    : refuse("tail-position", "4.4a", values, word);
}

/** `tail B2` or `pass`. */
export const tail: Question<unknown, TailOrder, WrittenName, Pick<OrderContext, "board" | "who" | "own">> = {
  read: (text) => readName(text, "tail"),
  judge(_view, _task, said, { board, who, own }) {
    const word = said.word?.text ?? "";
    if (word.toLowerCase() === PASS.text) return ok(PASS);
    const target = indexOf(board, word);
    const option = tailOptions(board, who, own).find((one) => one.target !== null && one.target === target);
    return option ? ok(option) : fail([noTail(said, board, who, own)]);
  },
  near: (_view, _task, _said, { board, who, own }) => textsOf(tailOptions(board, who, own)),
  offer: (_view, _task, { board, who, own }) => tailOptions(board, who, own),
};

type Equals = Pick<Extract<Task, { readonly do: "first" }>, "among">;

/** The equals among whom an owner names the first. */
function firstOptions(board: Board, { among }: Equals): readonly FirstOrder[] {
  return among.map((who) => ({ kind: "first", text: idOf(board, who), who }));
}

/** The id of one's aircraft that goes first. */
export const first: Question<Equals, FirstOrder, WrittenName, Pick<OrderContext, "board">> = {
  read: (text) => readName(text, "first"),
  judge(_view, task, { text, word }, { board }) {
    const options = firstOptions(board, task);
    const who = word && indexOf(board, word.text);
    const option = options.find((one) => one.who === who);
    if (option) return ok(option);
    const values = { found: text.trim(), among: textsOf(options) };
    return fail([refuse("first-choice", "A-35", values, word)]);
  },
  near: (_view, task, _said, { board }) => textsOf(firstOptions(board, task)),
  offer: (_view, task, { board }) => firstOptions(board, task),
};
