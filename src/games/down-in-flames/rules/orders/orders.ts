import type { Dice } from "../../../../core/dice/dice.ts";
import type { Problem, Prompt } from "../../../../core/game.ts";
import { nearest } from "../../../../core/input/nearest.ts";
import type { Values } from "../../../../core/phrase.ts";
import { remembered } from "../../../../core/remember.ts";
import { fail, ok, type Result } from "../../../../core/result.ts";
import { shortened } from "../../../../core/text.ts";
import { copiesIn, type Tables } from "../../data/tables.ts";
import type { Order } from "../grammar/order.ts";
import { print } from "../grammar/print.ts";
import { type FindCard, type Misread, read, type Token, tokensOf } from "../grammar/read.ts";
import { findPiece, tablesOf } from "../state/pieces.ts";
import { OTHER, type Refusal, refuse } from "../state/refusal.ts";
import type { Board } from "../state/state.ts";
import type { Task } from "../state/task.ts";
import { why } from "../state/tell.ts";
import { candidates } from "./candidates.ts";
import { judge } from "./judge.ts";

const LONGEST_QUOTED = 24;
const CHOICE = why("throw.choice", {});

const finders = remembered((tables: Tables): FindCard => {
  const known = new Map(tables.cards.map(({ id }) => [id.toLowerCase(), id]));
  return (text) => known.get(text);
});

/** Every legal answer to a question. */
export function* options(_: Prompt, board: Board): Generator<Order> {
  const [task] = board.agenda;
  if (!task) return;
  for (const order of candidates(board, task)) if (judge(board, task, order) === undefined) yield order;
}

/** A fair one of the legal answers: one by chance of all that come into question, and another until one is legal. */
export function sample({ seat }: Prompt, board: Board, dice: Dice): Order {
  const [task] = board.agenda as readonly [Task];
  const left = [...candidates(board, task)];
  for (;;) {
    const [face = 1] = dice.throw({ dice: [`d${left.length}`], by: seat, why: CHOICE });
    const order = left[face - 1] as Order;
    if (left.length === 1 || judge(board, task, order) === undefined) return order;
    left[face - 1] = left[left.length - 1] as Order;
    left.pop();
  }
}

/** Ids as the game writes them, however they are typed. */
function spelled(board: Board, order: Order): Order {
  const id = (text: string) => findPiece(board.setup, text)?.id ?? shortened(text, LONGEST_QUOTED);
  if (order.kind === "name" || (order.kind === "resource" && order.resource === "veteran"))
    return { ...order, id: id(order.id) };
  if (order.kind === "attack" || order.kind === "keen") return { ...order, at: id(order.at) };
  if (order.kind !== "play") return order;
  return {
    ...order,
    ...(order.at !== undefined && { at: id(order.at) }),
    ...(order.by !== undefined && { by: id(order.by) }),
  };
}

function problem(
  { code, rule, values }: Refusal,
  text: string,
  token: Token | undefined,
  near: readonly string[],
): Problem {
  const { start, end } = token ?? { start: 0, end: text.length };
  const told: Values = { ...values, near };
  return { code, rule, values: told, token: { start, end }, near };
}

/** Bursts and hits of the cards of a name that the deck in use has, `1/2`. */
function figuresIn({ setup }: Board, name: string): readonly string[] {
  return tablesOf(setup).cards.flatMap((card) =>
    card.name === name && card.id !== name && copiesIn(card, setup.options.cards) > 0
      ? [`${card.bursts}/${card.hits}`]
      : [],
  );
}

/** DIF-3.2: a firing card without its bursts and hits, or with such as no card has. */
function noSuchFigures(board: Board, { token, next }: Misread): Refusal | undefined {
  const card = token?.text.toLowerCase() ?? "";
  const figures = figuresIn(board, card);
  if (figures.length === 0) return undefined;
  const found = next && /^\d/.test(next.text) ? shortened(next.text, LONGEST_QUOTED) : "";
  return refuse("no-figures", "DIF-3.2", { card, found, figures });
}

function misreadRefusal(board: Board, wrong: Misread, kind: string): Refusal {
  const { misread, token } = wrong;
  const found = shortened(token?.text ?? "", LONGEST_QUOTED);
  const figures = misread === "no-card" ? noSuchFigures(board, wrong) : undefined;
  if (figures) return figures;
  if (misread === "no-card") return refuse("no-card", "DIF-B8", { found, asked: kind });
  if (misread === "number") return refuse("no-number", "DIF-B8", { found, asked: kind });
  return refuse("grammar", "DIF-B8", { found, asked: kind });
}

/** Grammar and legality of an answer; any text gets one. */
export function parse(text: string, prompt: Prompt, board: Board): Result<Order, readonly Problem[]> {
  const [task] = board.agenda;
  const tokens = tokensOf(text);
  const near = () => nearest(text, [...options(prompt, board)].map(print));
  const found = read(tokens, finders(tablesOf(board.setup)));
  if ("misread" in found)
    return fail([problem(misreadRefusal(board, found, prompt.kind), text, found.token, near())]);
  const order = spelled(board, found);
  const verdict = task ? judge(board, task, order) : OTHER;
  if (verdict === undefined) return ok(order);
  const refusal =
    verdict === OTHER
      ? refuse("other-question", "DIF-B8", {
          found: shortened(text.trim(), LONGEST_QUOTED),
          asked: prompt.kind,
        })
      : verdict;
  return fail([problem(refusal, text, tokens[0], near())]);
}
