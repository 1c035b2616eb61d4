import type { CardId, Roll } from "../../data/card.ts";
import { isFiring } from "../../data/card.ts";
import { enemiesOf } from "../attack/bursts.ts";
import { otherHitValues } from "../attack/declared.ts";
import { gainOf } from "../attack/judge.ts";
import { resources } from "../campaign/resources.ts";
import { escortsFor } from "../exchange/judge.ts";
import type { Order, PlayOrder, Word } from "../grammar/order.ts";
import { highestStart, MOST_POINTS } from "../opening/start-level.ts";
import { HIGHEST_START } from "../setup/options.ts";
import { type Attacker, aircraftOf, attackerOf, handOf, isThere, kindOf, pieceOf } from "../state/pieces.ts";
import type { Board, Element } from "../state/state.ts";
import type { Attack, Task } from "../state/task.ts";
import { namesOf } from "../turn/name.ts";

const ROLLS: readonly Roll[] = ["climb", 1, 2];

/** Points that may be bid or offered. */
const POINTS = Array.from({ length: MOST_POINTS + 1 }, (_, points) => points);

function words(...all: readonly Word[]): readonly Order[] {
  return all.map((word) => ({ kind: "word", word }));
}

const PASS: Order = { kind: "word", word: "pass" };
const WEAVE = words("accept", "refuse");
const OVER_TARGET = words("stay", "break-off");
const LOAD = words("jettison", "pass");
const TARGET = words("bomb", "strafe", "pass");
const LEADER = words("drop", "disengage", "pass");
const LEAVE = words("disengage", "pass");
const FOLLOW = words("follow", "pass");
const RESOLVE = words("resolve");
const DONE = words("done");

function different(hand: readonly CardId[]): readonly CardId[] {
  return hand.filter((card, at) => hand.indexOf(card) === at);
}

function discards(board: Board, element: number): readonly Order[] {
  const { hand } = (board.elements[element] as Element).leader;
  return different(hand).map((card) => ({ kind: "discard", card }));
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

function respond(board: Board, attack: Attack, who: string): readonly Order[] {
  const piece = pieceOf(board.setup, who);
  if (piece.kind === "leader" || piece.kind === "wingman") {
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

function added(board: Board, attack: Attack): readonly Order[] {
  const by = pieceOf(board.setup, attack.by) as Attacker;
  const orders = different(handOf(board, by)).map((card): Order => ({ kind: "play", card, added: true }));
  return [...orders, ...RESOLVE];
}

/** All bids from the lowest level to the highest at which any game may begin. */
const BIDS: readonly Order[] = Array.from({ length: HIGHEST_START }, (_, below) =>
  POINTS.map((points): Order => ({ kind: "bid", level: below + 1, points })),
).flat();

function bids(board: Board): readonly Order[] {
  return BIDS.slice(0, highestStart(board.setup) * POINTS.length);
}

function offers(): readonly Order[] {
  return [...POINTS.map((points): Order => ({ kind: "offer", points })), PASS];
}

/** DIF-B6: Leaders, Wingmen, formations and stragglers. */
function wingmanTargets(board: Board, element: number): readonly Order[] {
  const at = targets(board, attackerOf(board, element, "wingman"));
  return [...at.map((id): Order => ({ kind: "attack", at: id })), PASS];
}

/** DIF-R42: enemies that keen eyes may single out, bombers one by one. */
function keen(board: Board, element: number): readonly Order[] {
  const at = targets(board, attackerOf(board, element, "leader"));
  return [...at.map((id): Order => ({ kind: "keen", at: id })), PASS];
}

const LEVELS: readonly Order[] = [
  ...words("pass", "climb"),
  { kind: "dive", levels: 1 },
  { kind: "dive", levels: 2 },
];

/** Answers that a task could have, legal or not: whatever is legal is among them. */
export function candidates(board: Board, task: Task): readonly Order[] {
  switch (task.do) {
    case "resource":
      return resources(board, task.side);
    case "weave":
      return offers();
    case "accept":
      return WEAVE;
    case "bids":
      return bids(board);
    case "name":
      return namesOf(board, task.side).map((id): Order => ({ kind: "name", id }));
    case "stay":
      return OVER_TARGET;
    case "keen":
      return keen(board, task.element);
    case "jettison":
      return LOAD;
    case "wingman":
      return wingmanTargets(board, task.element);
    case "wingman-play":
      return attacks(board, attackerOf(board, task.element, "wingman"), [PASS]);
    case "altitude":
      return LEVELS;
    case "target":
      return TARGET;
    case "leader":
      return attacks(board, attackerOf(board, task.element, "leader"), LEADER);
    case "leave":
      return LEAVE;
    case "respond":
      return respond(board, task.attack, task.who);
    case "aggregate":
      return added(board, task.attack);
    case "pay":
      return discards(board, task.element);
    case "follow":
      return FOLLOW;
    case "trim":
    case "shed":
      return [...discards(board, task.element), ...DONE];
    default:
      return [];
  }
}
