import { isFiring } from "../../data/card.ts";
import { burstsAt } from "../../rules/attack/bursts.ts";
import { usualHitValue } from "../../rules/attack/declared.ts";
import { gainOf } from "../../rules/attack/judge.ts";
import { miniHands } from "../../rules/attack/wingman.ts";
import { stanceOf } from "../../rules/engagement/stance.ts";
import type { Order, PlayOrder } from "../../rules/grammar/order.ts";
import { type Attacker, attackerOf, handOf, kindOf, type Piece, pieceOf } from "../../rules/state/pieces.ts";
import type { Board } from "../../rules/state/state.ts";
import { harm, mostHits } from "../appraise/shots.ts";
import { leave } from "./home.ts";

const PASS: Order = { kind: "word", word: "pass" };
/** What is left of a shot's promise by each card that may answer it, whatever it is. */
const EACH = 0.86;
/** What a point of hits times Hit Value is worth against a bomber. */
const AT_BOMBER = 5;
/** Hits that a Wingman's cards may bring. */
const USUAL_HITS = 2;
/** What a step of position towards a Leader is worth besides its bursts, and the card that gains it. */
const STEP = 45;
const CARD = 22;
/** How much more fire must promise than position before a plain player fires first: more than it ever does. */
const NEVER = 1000;
/** What a Wingman's position card counts among hits: before them. */
const GAINED = 20;

/** How open an aircraft lies to fire, by the cards with which it may answer. */
function openness(board: Board, at: Attacker): number {
  const drawn = at.kind === "leader" || board.elements[at.element]?.wingman?.hand;
  const held = drawn ? handOf(board, at).length : miniHands(board, at.element).defense;
  let share = 1;
  for (let left = held; left > 0; left--) share *= EACH;
  return share;
}

/** What so many hits at a target promise, in hundredths of a victory point. */
function promise(board: Board, by: Attacker, at: Piece, hits: number): number {
  const value = hits * usualHitValue(board, by);
  if (at.kind !== "leader" && at.kind !== "wingman") return AT_BOMBER * value;
  return harm(board, value, at) * openness(board, at);
}

/** What a Leader's firing cards promise within so many bursts. */
export function shot(board: Board, by: Attacker, at: Piece, bursts: number): number {
  const hits = bursts > 0 ? mostHits(board, handOf(board, by), bursts) : 0;
  return hits > 0 ? promise(board, by, at, hits) : 0;
}

/** Bursts more after a position card has succeeded, with a standard sight. */
function burstsMore(board: Board, by: Attacker, at: Piece, gain: number): number {
  if (at.kind !== "leader") return gain;
  const { fire, steps } = stanceOf(board, by, at);
  if (fire) return 0;
  if (steps + gain < 2) return 1;
  return steps === 1 ? 2 : 3;
}

/** What a card of a Leader's promises as an attack, `first` more where it gains position; 0 or less where it is better kept. */
function attackWorth(board: Board, by: Attacker, order: PlayOrder, first: number): number {
  if (order.at === undefined || order.rockets) return 0;
  const { name, bursts, hits } = kindOf(board.setup, order.card);
  const at = pieceOf(board.setup, order.at);
  const left = burstsAt(board, by.element, at) - (board.playerTurn?.bursts ?? 0);
  const now = shot(board, by, at, left);
  // The smaller cards are fired first: whoever answers one of them leaves bursts for the others.
  if (isFiring(name)) return now > 0 ? now - bursts + hits / 10 : 0;
  const gain = gainOf(name);
  const then = shot(board, by, at, left + burstsMore(board, by, at, gain));
  const gained = then - now + (at.kind === "leader" ? STEP * gain : 0) - CARD;
  return gained > 0 ? first + gained : 0;
}

/** The order that is worth most, where any is worth more than nothing. */
function best(legal: readonly Order[], worthOf: (order: Order) => number): Order {
  let [found, most] = [PASS, 0];
  for (const order of legal) {
    const worth = worthOf(order);
    if (worth > most) [found, most] = [order, worth];
  }
  return found;
}

/** A Leader who is ahead leaves; else he gains position, then fires what he can, or `first` what promises so much more. */
export function leader(board: Board, element: number, legal: readonly Order[], first = NEVER): Order {
  const by = attackerOf(board, element, "leader");
  const worthOf = (order: Order) => (order.kind === "play" ? attackWorth(board, by, order, first) : 0);
  return leave(board, element, legal) ?? best(legal, worthOf);
}

/** A Wingman goes at whoever lies most open to his fire. */
export function wingman(board: Board, element: number, legal: readonly Order[]): Order {
  const by = attackerOf(board, element, "wingman");
  return best(legal, (order) => {
    if (order.kind !== "attack") return 0;
    const at = pieceOf(board.setup, order.at);
    return stanceOf(board, by, at).fire ? 1 : promise(board, by, at, USUAL_HITS) + 1;
  });
}

/** Above the hits of any card. */
const MOST_HITS = 10;

/** What a Wingman has drawn he plays: for position, then to fire, the fewest hits first, which answers are spent on. */
export function wingmanPlay(board: Board, legal: readonly Order[]): Order {
  return best(legal, (order) => {
    if (order.kind !== "play" || order.at === undefined || order.rockets) return 0;
    const { name, hits } = kindOf(board.setup, order.card);
    if (isFiring(name)) return MOST_HITS - hits;
    return pieceOf(board.setup, order.at).kind === "leader" ? GAINED * gainOf(name) : 0;
  });
}
