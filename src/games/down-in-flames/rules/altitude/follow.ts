import { itemAt } from "../../../../core/item-at.ts";
import { OTHER, type Verdict } from "../../../../core/orders/refusal.ts";
import { pursuerOf, relation } from "../engagement/position.ts";
import type { Order } from "../grammar/order.ts";
import { cardOfElement, isHere } from "../state/pieces.ts";
import { refuse } from "../state/refusal.ts";
import type { Board } from "../state/state.ts";
import type { Move, Task } from "../state/task.ts";
import { canPay, hasRoomAbove, priceOfClimb } from "./possible.ts";

type Following = Extract<Task, { do: "follow" }>;

/** DIF-10.3: a Slow Dive type does not follow a dive by VERTICAL ROLL, but one of a Slow Dive type; other dives it follows (DIF-R44). */
function divesTooFast(board: Board, element: number, move: Move): boolean {
  if (!move.roll || move.change > 0) return false;
  const slow = (place: number) => cardOfElement(board.setup, place).specials.includes("slow-dive");
  return slow(element) && !slow(move.element);
}

/** DIF-R61: whether a type can fly where the other goes; whether its Leader can pay is his own affair. */
function canGo(board: Board, element: number, move: Move): boolean {
  if (board.elements[element]?.cloud || divesTooFast(board, element, move)) return false;
  return move.change < 0 || hasRoomAbove(board, element);
}

/** DIF-2.6.4, DIF-2.6.5, DIF-R37, DIF-R59: who may follow a change of level, pursuer first; `from` is the level left. */
export function followers(board: Board, move: Move, from: number): readonly Following[] {
  const asked: Following[] = [];
  const pursuer = pursuerOf(board, move.element);
  if (pursuer >= 0 && canGo(board, pursuer, move)) {
    const { steps } = itemAt(board.elements, pursuer);
    asked.push({ do: "follow", element: pursuer, price: steps === 2 ? 0 : 1, move });
  }
  const shooter = board.playerTurn?.shooter ?? -1;
  if (!move.roll || shooter < 0 || shooter === pursuer || shooter === move.element) return asked;
  const neutral = isHere(board, shooter) && relation(board, shooter, move.element) === 0;
  const enemy = board.setup.elements[shooter]?.side !== board.setup.elements[move.element]?.side;
  if (neutral && enemy && board.elements[shooter]?.level === from && canGo(board, shooter, move))
    asked.push({ do: "follow", element: shooter, price: 0, move });
  return asked;
}

/** Cards that following costs in all. */
export function priceOf(board: Board, { element, price, move }: Following): number {
  return price + (move.change > 0 ? priceOfClimb(board, element) : 0);
}

export function judgeFollow(board: Board, task: Following, order: Order): Verdict {
  if (order.kind !== "word") return OTHER;
  if (order.word === "pass") return undefined;
  if (order.word !== "follow") return OTHER;
  const price = priceOf(board, task);
  return canPay(board, task.element, price) ? undefined : refuse("cannot-follow", "DIF-R61", { price });
}
