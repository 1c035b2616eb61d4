import { itemAt } from "../../../../core/item-at.ts";
import type { CardId, Roll } from "../../data/card.ts";
import { isFiring } from "../../data/card.ts";
import { enemiesOf } from "../attack/bursts.ts";
import { otherHitValues } from "../attack/declared.ts";
import { gainOf } from "../attack/judge.ts";
import { escortsFor } from "../exchange/judge.ts";
import type { Order, PlayOrder, Word } from "../grammar/order.ts";
import { highestStart, MOST_POINTS } from "../opening/start-level.ts";
import { HIGHEST_START } from "../setup/options.ts";
import {
  type Attacker,
  aircraftOf,
  attackerOf,
  flyerOf,
  handOf,
  isAttacker,
  isThere,
  kindOf,
  pieceOf,
} from "../state/pieces.ts";
import type { Board } from "../state/state.ts";
import { namesOf } from "../turn/name.ts";
import type { Of } from "./judge.ts";

const ROLLS: readonly Roll[] = ["climb", 1, 2];

/** Points that may be bid or offered. */
const POINTS = Array.from({ length: MOST_POINTS + 1 }, (_, points) => points);

export function words(...all: readonly Word[]): readonly Order[] {
  return all.map((word) => ({ kind: "word", word }));
}

const PASS: Order = { kind: "word", word: "pass" };
const LEADER = words("drop", "disengage", "pass");
const RESOLVE = words("resolve");
const DONE = words("done");

function different(hand: readonly CardId[]): readonly CardId[] {
  return hand.filter((card, at) => hand.indexOf(card) === at);
}

export function discards(board: Board, { element }: { readonly element: number }): readonly Order[] {
  const { hand } = itemAt(board.elements, element).leader;
  return different(hand).map((card) => ({ kind: "discard", card }));
}

/** Discards, and to stop. */
export function trims(board: Board, task: { readonly element: number }): readonly Order[] {
  return [...discards(board, task), ...DONE];
}

/** Enemies that are there, bombers of a formation by what may be named of it. */
function targets(board: Board, by: Attacker): readonly string[] {
  return enemiesOf(board, by.side).filter((id) => isThere(board, pieceOf(board.setup, id)));
}

/** All that could be declared with a firing card at each target. */
function addFiring(orders: Order[], board: Board, by: Attacker, card: CardId, at: readonly string[]): void {
  const values = otherHitValues(board, by);
  const rockets = aircraftOf(board, by)?.rockets === "carried";
  for (const id of at) {
    orders.push({ kind: "play", card, at: id });
    for (const hitValue of values) orders.push({ kind: "play", card, at: id, hitValue });
    if (rockets) orders.push({ kind: "play", card, at: id, rockets: true });
  }
}

function addAttacks(orders: Order[], board: Board, by: Attacker, card: CardId, at: readonly string[]): void {
  const { name } = kindOf(board.setup, card);
  if (name === "vertical-roll") for (const roll of ROLLS) orders.push({ kind: "play", card, roll });
  else if (name === "full-throttle" || name === "clouds") orders.push({ kind: "play", card });
  else if (isFiring(name)) addFiring(orders, board, by, card, at);
  else if (gainOf(name) > 0) for (const id of at) orders.push({ kind: "play", card, at: id });
}

/** Attacks with a card of an aircraft, whether it holds it or not. */
export function attacksWith(board: Board, by: Attacker, card: CardId): readonly PlayOrder[] {
  const orders: Order[] = [];
  addAttacks(orders, board, by, card, targets(board, by));
  return orders as PlayOrder[];
}

/** Attacks with every card of an aircraft, then the words. */
function attacks(board: Board, by: Attacker, rest: readonly Order[]): readonly Order[] {
  const at = targets(board, by);
  const orders: Order[] = [];
  for (const card of different(handOf(board, by))) addAttacks(orders, board, by, card, at);
  for (const word of rest) orders.push(word);
  return orders;
}

/** What could be declared with an answer. */
function addAnswers(orders: PlayOrder[], board: Board, by: Attacker, card: CardId): void {
  const { name } = kindOf(board.setup, card);
  const ace = by.kind === "leader" && board.elements[by.element]?.leader.quality === "ace";
  orders.push({ kind: "play", card });
  if (name === "vertical-roll") for (const roll of ROLLS) orders.push({ kind: "play", card, roll });
  if (ace && name !== "ace-pilot") orders.push({ kind: "play", card, ace: true });
}

/** Answers with a card of an aircraft, whether it holds it or not. */
export function answersWith(board: Board, by: Attacker, card: CardId): readonly PlayOrder[] {
  const orders: PlayOrder[] = [];
  addAnswers(orders, board, by, card);
  return orders;
}

function answers(board: Board, by: Attacker): PlayOrder[] {
  const orders: PlayOrder[] = [];
  for (const card of different(handOf(board, by))) addAnswers(orders, board, by, card);
  return orders;
}

export function responses(board: Board, { attack, who }: Of<"respond">): readonly Order[] {
  const piece = pieceOf(board.setup, who);
  if (isAttacker(piece)) {
    const orders: Order[] = answers(board, piece);
    orders.push(PASS);
    return orders;
  }
  // Who answers is said last, as it is written.
  const orders = escortsFor(board, attack).flatMap((escort) =>
    answers(board, escort).map((order): Order => ({ ...order, by: escort.id })),
  );
  return [...orders, PASS];
}

export function additions(board: Board, { attack }: Of<"aggregate">): readonly Order[] {
  const by = flyerOf(board.setup, attack.by);
  const orders = different(handOf(board, by)).map((card): Order => ({ kind: "play", card, added: true }));
  return [...orders, ...RESOLVE];
}

/** All bids from the lowest level to the highest at which any game may begin. */
const BIDS: readonly Order[] = Array.from({ length: HIGHEST_START }, (_, below) =>
  POINTS.map((points): Order => ({ kind: "bid", level: below + 1, points })),
).flat();

export function bids(board: Board): readonly Order[] {
  return BIDS.slice(0, highestStart(board.setup) * POINTS.length);
}

export function offers(): readonly Order[] {
  return [...POINTS.map((points): Order => ({ kind: "offer", points })), PASS];
}

/** DIF-B6: Leaders, Wingmen, formations and stragglers. */
export function wingmanTargets(board: Board, { element }: Of<"wingman">): readonly Order[] {
  const at = targets(board, attackerOf(board, element, "wingman"));
  return [...at.map((id): Order => ({ kind: "attack", at: id })), PASS];
}

/** DIF-R42: enemies that keen eyes may single out, bombers one by one. */
export function singled(board: Board, { element }: Of<"keen">): readonly Order[] {
  const at = targets(board, attackerOf(board, element, "leader"));
  return [...at.map((id): Order => ({ kind: "keen", at: id })), PASS];
}

/** DIF-2. */
export const LEVELS: readonly Order[] = [
  ...words("pass", "climb"),
  { kind: "dive", levels: 1 },
  { kind: "dive", levels: 2 },
];

export function wingmanAttacks(board: Board, { element }: Of<"wingman-play">): readonly Order[] {
  return attacks(board, attackerOf(board, element, "wingman"), [PASS]);
}

export function leaderAttacks(board: Board, { element }: Of<"leader">): readonly Order[] {
  return attacks(board, attackerOf(board, element, "leader"), LEADER);
}

export function names(board: Board, { side }: Of<"name">): readonly Order[] {
  return namesOf(board, side).map((id): Order => ({ kind: "name", id }));
}
