import { enemiesOf } from "../attack/bursts.ts";
import { otherHitValues } from "../attack/declared.ts";
import { gainOf } from "../attack/judge.ts";
import { resources } from "../campaign/resources.ts";
import { escortsFor } from "../exchange/judge.ts";
import type { Order, PlayOrder, Roll, Word } from "../grammar/order.ts";
import { highestStart, MOST_POINTS } from "../opening/start-level.ts";
import { HIGHEST_START } from "../setup/options.ts";
import { type Attacker, aircraftOf, attackerOf, handOf, isThere, kindOf, pieceOf } from "../state/pieces.ts";
import type { Board, Element } from "../state/state.ts";
import type { Attack, Task } from "../state/task.ts";
import type { CardId } from "../tables/card.ts";
import { isFiring } from "../tables/card.ts";
import { namesOf } from "../turn/name.ts";

const ROLLS: readonly Roll[] = ["climb", 1, 2];

/** Points that may be bid or offered. */
const POINTS = Array.from({ length: MOST_POINTS + 1 }, (_, points) => points);
const PASS: Order = { kind: "word", word: "pass" };
const NO_PLAYS: readonly PlayOrder[] = [];

function words(...all: readonly Word[]): readonly Order[] {
  return all.map((word) => ({ kind: "word", word }));
}

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

function firing(board: Board, by: Attacker, card: CardId, at: string): PlayOrder[] {
  const orders: PlayOrder[] = [{ kind: "play", card, at }];
  for (const hitValue of otherHitValues(board, by)) orders.push({ kind: "play", card, at, hitValue });
  if (aircraftOf(board, by)?.rockets === "carried") orders.push({ kind: "play", card, at, rockets: true });
  return orders;
}

function attacksWith(board: Board, by: Attacker, card: CardId, at: readonly string[]): readonly PlayOrder[] {
  const { name } = kindOf(board.setup, card);
  if (name === "vertical-roll") return ROLLS.map((roll) => ({ kind: "play", card, roll }));
  if (name === "full-throttle" || name === "clouds") return [{ kind: "play", card }];
  if (isFiring(name)) return at.flatMap((id) => firing(board, by, card, id));
  return gainOf(name) > 0 ? at.map((id) => ({ kind: "play", card, at: id })) : NO_PLAYS;
}

function attacks(board: Board, by: Attacker): Order[] {
  const at = targets(board, by);
  const orders: Order[] = [];
  for (const card of different(handOf(board, by))) orders.push(...attacksWith(board, by, card, at));
  return orders;
}

function answersWith(board: Board, by: Attacker, card: CardId, named: boolean): readonly PlayOrder[] {
  const { name } = kindOf(board.setup, card);
  const plain: PlayOrder = { kind: "play", card };
  const ace = by.kind === "leader" && board.elements[by.element]?.leader.quality === "ace";
  const orders = [plain];
  if (name === "vertical-roll") for (const roll of ROLLS) orders.push({ ...plain, roll });
  if (ace && name !== "ace-pilot") orders.push({ ...plain, ace: true });
  // Who answers is said last, as it is written.
  return named ? orders.map((order) => ({ ...order, by: by.id })) : orders;
}

function answers(board: Board, by: Attacker, named: boolean): readonly PlayOrder[] {
  return different(handOf(board, by)).flatMap((card) => answersWith(board, by, card, named));
}

function respond(board: Board, attack: Attack, who: string): readonly Order[] {
  const piece = pieceOf(board.setup, who);
  const orders =
    piece.kind === "leader" || piece.kind === "wingman"
      ? answers(board, piece, false)
      : escortsFor(board, attack).flatMap((escort) => answers(board, escort, true));
  return [...orders, PASS];
}

function added(board: Board, attack: Attack): readonly Order[] {
  const by = pieceOf(board.setup, attack.by) as Attacker;
  const orders = different(handOf(board, by)).map((card): Order => ({ kind: "play", card, added: true }));
  return [...orders, ...words("resolve")];
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

const DIVES: readonly Order[] = [
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
      return words("accept", "refuse");
    case "bids":
      return bids(board);
    case "name":
      return namesOf(board, task.side).map((id): Order => ({ kind: "name", id }));
    case "stay":
      return words("stay", "break-off");
    case "keen":
      return keen(board, task.element);
    case "jettison":
      return words("jettison", "pass");
    case "wingman":
      return wingmanTargets(board, task.element);
    case "wingman-play":
      return [...attacks(board, attackerOf(board, task.element, "wingman")), PASS];
    case "altitude":
      return [...words("pass", "climb"), ...DIVES];
    case "target":
      return words("bomb", "strafe", "pass");
    case "leader":
      return [
        ...attacks(board, attackerOf(board, task.element, "leader")),
        ...words("drop", "disengage", "pass"),
      ];
    case "leave":
      return words("disengage", "pass");
    case "respond":
      return respond(board, task.attack, task.who);
    case "aggregate":
      return added(board, task.attack);
    case "pay":
      return discards(board, task.element);
    case "follow":
      return words("follow", "pass");
    case "trim":
    case "shed":
      return [...discards(board, task.element), ...words("done")];
    default:
      return [];
  }
}
