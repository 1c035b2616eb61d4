import { answersOf } from "../../../../core/orders/answers.ts";
import { finder } from "../../../../core/orders/names.ts";
import type { Misread } from "../../../../core/orders/reader.ts";
import { OTHER, type Refusal } from "../../../../core/orders/refusal.ts";
import { type Token, tokensOf } from "../../../../core/orders/token.ts";
import { remembered } from "../../../../core/remember.ts";
import { shortened } from "../../../../core/text.ts";
import { copiesIn, type Tables } from "../../data/tables.ts";
import type { Order } from "../grammar/order.ts";
import { print } from "../grammar/print.ts";
import { read } from "../grammar/read.ts";
import { findPiece, tablesOf } from "../state/pieces.ts";
import { refuse } from "../state/refusal.ts";
import type { Board } from "../state/state.ts";
import type { Task } from "../state/task.ts";
import { questionOf } from "./questions.ts";

const LONGEST_QUOTED = 24;

const cardsIn = remembered((tables: Tables) => finder(tables.cards.map(({ id }) => id)));

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

/** DIF-3.2: a firing card without its bursts and hits, or with such as none of the deck in use has. */
function noSuchFigures({ setup }: Board, card: string, next: Token | undefined): Refusal | undefined {
  const figures = tablesOf(setup)
    .cards.filter((one) => one.name === card && one.id !== card && copiesIn(one, setup.options.cards) > 0)
    .map(({ bursts, hits }) => `${bursts}/${hits}`);
  const found = next && /^\d/.test(next.text) ? shortened(next.text, LONGEST_QUOTED) : "";
  return figures.length > 0 ? refuse("no-figures", "DIF-3.2", { card, found, figures }) : undefined;
}

/** Why a text can't be read, by what a word of it should have been. */
function misreadRefusal(board: Board, { misread, token }: Misread, text: string, kind: string): Refusal {
  const found = shortened(token?.text ?? "", LONGEST_QUOTED);
  const next = tokensOf(text).find(({ start }) => token && start >= token.end);
  const figures =
    misread === "no-card" && token ? noSuchFigures(board, token.text.toLowerCase(), next) : undefined;
  const code = misread === "number" ? "no-number" : misread === "no-card" ? "no-card" : "grammar";
  return figures ?? refuse(code, "DIF-B8", { found, asked: kind });
}

/** Grammar and legality of an answer, the list of legal ones, and one by chance. */
export const { parse, options, sample } = answersOf<Board, Task, Order, undefined>({
  print,
  asked({ agenda: [task] }) {
    const question = task && questionOf(task);
    return question && [task, question, undefined];
  },
  read(tokens, _prompt, board) {
    const found = read(tokens, cardsIn(tablesOf(board.setup)));
    return "misread" in found ? found : spelled(board, found);
  },
  refusal(wrong, text, { kind: asked }, board) {
    if (wrong !== OTHER) return misreadRefusal(board, wrong, text, asked);
    const found = shortened(text.trim(), LONGEST_QUOTED);
    return refuse("other-question", "DIF-B8", { found, asked });
  },
});
