import type { Answers } from "../../../../core/game.ts";
import type { Spelled } from "../../../../core/orders/question.ts";
import type { Order } from "../grammar/order.ts";
import type { Board } from "./state.ts";

/** What an answer hangs on: the board as its seat sees it, the aircraft and the man who is asked, what the seat has answered so far. */
export interface OrderContext {
  readonly board: Board;
  readonly who: number;
  readonly man: number;
  readonly own: Answers<Order>;
}

/** A question about something, answered by orders of one kind. `By`: as much of an `OrderContext` as it needs. */
export type Question<About, One extends Order, Said, By = unknown> = Spelled<unknown, About, One, By, Said>;
