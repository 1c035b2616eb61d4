import { enemiesOf } from "../attack/bursts.ts";
import { otherHitValues } from "../attack/declared.ts";
import { gainOf } from "../attack/judge.ts";
import { escortsFor } from "../exchange/judge.ts";
import type { Order, PlayOrder, Roll, Word } from "../grammar/order.ts";
import { highestStart, MOST_POINTS } from "../opening/start-level.ts";
import { type Attacker, aircraftOf, attackerOf, handOf, isThere, kindOf, pieceOf } from "../state/pieces.ts";
import type { Board, Element } from "../state/state.ts";
import type { Attack, Task } from "../state/task.ts";
import type { CardId } from "../tables/card.ts";
import { isFiring } from "../tables/card.ts";
import { namesOf } from "../turn/name.ts";

const ROLLS: readonly Roll[] = ["climb", 1, 2];

function words(...all: readonly Word[]): readonly Order[] {
  return all.map((word) => ({ kind: "word", word }));
}

function different(hand: readonly CardId[]): readonly CardId[] {
  return [...new Set(hand)];
}

function discards(board: Board, element: number): readonly Order[] {
  const { hand } = (board.elements[element] as Element).leader;
  return different(hand).map((card) => ({ kind: "discard", card }));
}

/** Enemies that are there, bombers of a formation by what may be named of it. */
function targets(board: Board, by: Attacker): readonly string[] {
  return enemiesOf(board, by.side).filter((id) => isThere(board, pieceOf(board.setup, id)));
}

function* firing(board: Board, by: Attacker, card: CardId, at: string): Generator<PlayOrder> {
  yield { kind: "play", card, at };
  for (const hitValue of otherHitValues(board, by)) yield { kind: "play", card, at, hitValue };
  if (aircraftOf(board, by)?.rockets === "carried") yield { kind: "play", card, at, rockets: true };
}

function* attacksWith(board: Board, by: Attacker, card: CardId, at: readonly string[]): Generator<PlayOrder> {
  const { name } = kindOf(board.setup, card);
  if (name === "vertical-roll") for (const roll of ROLLS) yield { kind: "play", card, roll };
  else if (name === "full-throttle" || name === "clouds") yield { kind: "play", card };
  else if (isFiring(name)) for (const id of at) yield* firing(board, by, card, id);
  else if (gainOf(name) > 0) for (const id of at) yield { kind: "play", card, at: id };
}

function* attacks(board: Board, by: Attacker): Generator<PlayOrder> {
  const at = targets(board, by);
  for (const card of different(handOf(board, by))) yield* attacksWith(board, by, card, at);
}

function* answers(board: Board, by: Attacker, named: boolean): Generator<PlayOrder> {
  const marked = named ? { by: by.id } : {};
  const ace = by.kind === "leader" && board.elements[by.element]?.leader.quality === "ace";
  for (const card of different(handOf(board, by))) {
    const { name } = kindOf(board.setup, card);
    yield { kind: "play", card, ...marked };
    if (name === "vertical-roll") for (const roll of ROLLS) yield { kind: "play", card, roll, ...marked };
    if (ace && name !== "ace-pilot") yield { kind: "play", card, ace: true, ...marked };
  }
}

function* respond(board: Board, attack: Attack, who: string): Generator<Order> {
  const piece = pieceOf(board.setup, who);
  if (piece.kind === "leader" || piece.kind === "wingman") yield* answers(board, piece, false);
  else for (const escort of escortsFor(board, attack)) yield* answers(board, escort, true);
  yield* words("pass");
}

function* added(board: Board, attack: Attack): Generator<Order> {
  const by = pieceOf(board.setup, attack.by) as Attacker;
  for (const card of different(handOf(board, by))) yield { kind: "play", card, added: true };
  yield* words("resolve");
}

function* bids(board: Board): Generator<Order> {
  const highest = highestStart(board.setup);
  for (let level = 1; level <= highest; level++)
    for (let points = 0; points <= MOST_POINTS; points++) yield { kind: "bid", level, points };
}

function* offers(): Generator<Order> {
  for (let points = 0; points <= MOST_POINTS; points++) yield { kind: "offer", points };
  yield* words("pass");
}

/** DIF-B6: Leaders, Wingmen, formations and stragglers. */
function* wingmanTargets(board: Board, element: number): Generator<Order> {
  for (const at of targets(board, attackerOf(board, element, "wingman"))) yield { kind: "attack", at };
  yield* words("pass");
}

/** DIF-R42: enemies that keen eyes may single out, bombers one by one. */
function* keen(board: Board, element: number): Generator<Order> {
  for (const at of targets(board, attackerOf(board, element, "leader"))) yield { kind: "keen", at };
  yield* words("pass");
}

const DIVES: readonly Order[] = [
  { kind: "dive", levels: 1 },
  { kind: "dive", levels: 2 },
];

/** Answers that a task could have, legal or not: whatever is legal is among them. */
export function candidates(board: Board, task: Task): Iterable<Order> {
  switch (task.do) {
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
      return [...attacks(board, attackerOf(board, task.element, "wingman")), ...words("pass")];
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
