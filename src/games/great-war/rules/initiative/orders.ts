import type { Answers, Problem } from "../../../../core/game.ts";
import { tokensOf } from "../../../../core/orders/token.ts";
import { fail, ok, type Result } from "../../../../core/result.ts";
import type { FirstOrder, Order, TailOrder } from "../grammar/order.ts";
import { rosterOf } from "../setup/roster.ts";
import type { Board } from "../state/state.ts";
import { MOST_ATTEMPTS, tailTargets } from "./attempts.ts";

type Own = Answers<Order>;

const PASS: TailOrder = { kind: "tail", text: "pass", target: null };

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

/** The one word of an answer, with or without its verb, and where it stands. */
function wordAfter(text: string, verb: string) {
  const [first, second, third] = tokensOf(text);
  const one = second && first?.text.toLowerCase() === verb ? second : first;
  if (!one || (one === first ? second : third)) return undefined;
  return { word: one.text, token: { start: one.start, end: one.end } };
}

function indexOf(board: Board, word: string): number | undefined {
  const { indexOf: known } = rosterOf(board.setup);
  const other = board.setup.airframes.findIndex(({ id }) => id.toLowerCase() === word.toLowerCase());
  return known.get(word) ?? (other < 0 ? undefined : other);
}

/** `tail B2` or `pass`. */
export function parseTail(
  text: string,
  board: Board,
  index: number,
  own: Own,
): Result<TailOrder, readonly Problem[]> {
  const options = tailOptions(board, index, own);
  const near = options.map((one) => one.text);
  const said = wordAfter(text, "tail");
  const id = idOf(board, index);
  if (!said) return fail([{ code: "tail-grammar", values: { found: text, near }, near }]);
  if (said.word.toLowerCase() === "pass") return ok(PASS);
  const { word, token } = said;
  const target = indexOf(board, word);
  const known = board.setup.airframes.map((one) => one.id);
  if (target === undefined)
    return fail([{ code: "tail-unknown", values: { found: word, known }, token, near }]);
  const option = options.find((one) => one.target === target);
  if (option) return ok(option);
  const full = tailTargets(board, index).includes(target);
  const values = { id, target: idOf(board, target) };
  return fail([
    full
      ? { code: "tail-full", rule: "4.4b", values, token, near }
      : { code: "tail-position", rule: "4.4a", values, token, near },
  ]);
}

/** The equals among whom an owner names the first. */
export function firstOptions(board: Board, among: readonly number[]): readonly FirstOrder[] {
  return among.map((who) => ({ kind: "first", text: idOf(board, who), who }));
}

/** The id of one's aircraft that goes first. */
export function parseFirst(
  text: string,
  board: Board,
  among: readonly number[],
): Result<FirstOrder, readonly Problem[]> {
  const options = firstOptions(board, among);
  const said = wordAfter(text, "first");
  const who = said && indexOf(board, said.word);
  const option = options.find((one) => one.who === who);
  if (option) return ok(option);
  const near = options.map((one) => one.text);
  const token = said ? { token: said.token } : {};
  return fail([
    { code: "first-choice", rule: "A-35", values: { found: text.trim(), among: near }, ...token, near },
  ]);
}
