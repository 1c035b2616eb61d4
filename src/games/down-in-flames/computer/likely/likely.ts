import type { Dice } from "../../../../core/dice/dice.ts";
import type { Prompt } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import type { CardId } from "../../data/card.ts";
import type { Side } from "../../data/sides.ts";
import type { Given, Order } from "../../rules/grammar/order.ts";
import { options, sample } from "../../rules/orders/orders.ts";
import { sideOf } from "../../rules/state/seats.ts";
import type { Board } from "../../rules/state/state.ts";
import type { Task } from "../../rules/state/task.ts";
import type { View } from "../../rules/view/view.ts";
import { leader, wingman, wingmanPlay } from "./attack.ts";
import { added, respond } from "./exchange.ts";
import { altitude, leave } from "./home.ts";
import { leastOf, shedding } from "./keep.ts";
import { accepts, bid } from "./opening.ts";

/** Words that are said where nothing has to be weighed, the first that is legal. */
const SAID: Partial<Readonly<Record<Task["do"], readonly string[]>>> = {
  weave: ["pass"],
  leave: ["pass"],
  jettison: ["pass"],
  target: ["bomb", "strafe"],
  follow: ["follow", "pass"],
  stay: ["stay"],
  trim: ["done"],
  shed: ["done"],
};

function said(task: Task, legal: readonly Order[]): Order | undefined {
  for (const word of SAID[task.do] ?? []) {
    const found = legal.find((order) => order.kind === "word" && order.word === word);
    if (found) return found;
  }
  return undefined;
}

function putAway(card: CardId | undefined): Order | undefined {
  return card === undefined ? undefined : { kind: "discard", card };
}

function weighed(board: Board, task: Task, legal: readonly Order[]): Order | undefined {
  switch (task.do) {
    case "accept":
      return accepts(task.points);
    case "respond":
      return respond(board, task, legal);
    case "aggregate":
      return added(board, legal);
    case "leader":
      return leader(board, task.element, legal);
    case "leave":
      return leave(board, task.element, legal);
    case "wingman":
      return wingman(board, task.element, legal);
    case "wingman-play":
      return wingmanPlay(board, legal);
    case "altitude":
      return altitude(board, task.element, legal);
    case "trim":
    case "shed":
      return putAway(shedding(board, task.element, task.do === "trim"));
    case "pay":
      return putAway(leastOf(board, itemAt(board.elements, task.element).leader.hand)?.[0]);
    default:
      return undefined;
  }
}

/** What a plain player would answer, by the cards that he sees and what everybody knows, without looking ahead. */
export function likely(prompt: Prompt, view: View, own: Given, dice: Dice): Order {
  const [task] = view.agenda;
  if (!task) return sample(prompt, view, own, dice);
  const legal = [...options(prompt, view)];
  // Both sides are asked for their bids at once: whose it is only the prompt tells.
  const wanted =
    task.do === "bids"
      ? bid(view, sideOf(view.setup, prompt.seat) as Side, legal)
      : (weighed(view, task, legal) ?? said(task, legal));
  return wanted ?? sample(prompt, view, own, dice);
}
