import type { Dice } from "../../../../core/dice/dice.ts";
import { drawn } from "../../../../core/orders/choice.ts";
import { isFiring } from "../../data/card.ts";
import type { Order } from "../../rules/grammar/order.ts";
import { kindOf } from "../../rules/state/pieces.ts";
import type { Board } from "../../rules/state/state.ts";
import type { Task } from "../../rules/state/task.ts";
import { towardsEnemy } from "../likely/home.ts";

const PASS: Order = { kind: "word", word: "pass" };
/** Of ten times, those in which he sees that he may answer a card, and in which he finds an attack. */
const ANSWERS = 6;
const ATTACKS = 5;
/** What he says where nothing else occurs to him, the first that is legal: he never thinks of flying home. */
const SAID: readonly string[] = ["resolve", "done", "follow", "stay", "bomb", "strafe", "refuse", "pass"];

function face(sides: number, dice: Dice): number {
  return sides > 1 ? drawn(sides, dice, "table") + 1 : 1;
}

function anyOf(orders: readonly Order[], dice: Dice): Order | undefined {
  return orders.length > 0 ? orders[face(orders.length, dice) - 1] : undefined;
}

function ofKind(legal: readonly Order[], ...kinds: readonly Order["kind"][]): readonly Order[] {
  return legal.filter(({ kind }) => kinds.includes(kind));
}

/** Fires at whoever he can, with any card that fires, else plays any card that may gain position. */
function attack(board: Board, legal: readonly Order[], dice: Dice): Order {
  const aimed = legal.filter((order) => order.kind === "play" && order.at !== undefined);
  const fire = aimed.filter(
    (order) => order.kind === "play" && isFiring(kindOf(board.setup, order.card).name),
  );
  return anyOf(fire.length > 0 ? fire : aimed, dice) ?? PASS;
}

/** The level that he knows, and nothing conceded for it. */
function bid(legal: readonly Order[], dice: Dice): Order | undefined {
  return anyOf(
    legal.filter((order) => order.kind === "bid" && order.points === 0),
    dice,
  );
}

function said(legal: readonly Order[]): Order | undefined {
  for (const word of SAID) {
    const found = legal.find((order) => order.kind === "word" && order.word === word);
    if (found) return found;
  }
  return undefined;
}

function chosen(board: Board, task: Task, legal: readonly Order[], dice: Dice): Order | undefined {
  switch (task.do) {
    case "leader":
      return face(10, dice) > ATTACKS ? PASS : attack(board, legal, dice);
    case "wingman-play":
      return attack(board, legal, dice);
    case "wingman":
      return anyOf(ofKind(legal, "attack"), dice);
    case "respond":
      return face(10, dice) > ANSWERS ? PASS : anyOf(ofKind(legal, "play"), dice);
    case "altitude":
      return towardsEnemy(board, task.element, legal);
    case "bids":
      return bid(legal, dice);
    case "name":
    case "keen":
    case "pay":
    case "resource":
      return anyOf(ofKind(legal, "name", "keen", "discard", "resource"), dice);
    default:
      return undefined;
  }
}

/**
 * What somebody answers who flies for the first time: he goes for the nearest enemy and fires as soon as he can, with
 * whatever he holds and before he has gained position; he hesitates, overlooks answers, spends the
 * best card on the poorest shot, saves none for the next and never flies home with what he has won.
 */
export function beginner(board: Board, task: Task, legal: readonly Order[], dice: Dice): Order {
  return chosen(board, task, legal, dice) ?? said(legal) ?? anyOf(legal, dice) ?? PASS;
}
