import { itemAt } from "../../../../core/item-at.ts";
import { burstsAt, enemiesOf } from "../../rules/attack/bursts.ts";
import { pursuerOf } from "../../rules/engagement/position.ts";
import type { Order } from "../../rules/grammar/order.ts";
import { limitOf } from "../../rules/hand/limits.ts";
import { scoreOf } from "../../rules/outcome/score.ts";
import { diveGain } from "../../rules/ratings/altitude.ts";
import {
  attackerOf,
  cardOfElement,
  hasLeader,
  isHere,
  isThere,
  levelOf,
  pieceOf,
} from "../../rules/state/pieces.ts";
import type { Board } from "../../rules/state/state.ts";
import { other } from "../../rules/state/tell.ts";
import { shot } from "./attack.ts";
import { nearestBelow } from "./home.ts";

const PASS: Order = { kind: "word", word: "pass" };
/**
 * What it is worth to be at the level of an enemy, in hundredths of a won game: by itself, where he is met anew or is there
 * already; and more for each step of position towards him or his towards the Element, for each card held more than he
 * holds, and for the side that is behind.
 */
const MET = 12;
const THERE = 2;
const OWN_STEP = 13;
const HIS_STEP = 3;
const CARD = 1.2;
const BEHIND = 11;
/** The same for each victory point that the Leader's fire promises there, of which so many hundredths are told. */
const SHOT = 11;
const POINT = 100;
/** What each level nearer is worth that leads to an enemy who is wanted, a card that a dive brings, height, and to stay. */
const NEARER = 5;
const DRAWN = 4;
const HEIGHT = 8;
const STAYED = 3;

/** What the Leader's fire promises at the enemy's level, in hundredths of a victory point. */
function bestShot(board: Board, element: number): number {
  if (!hasLeader(board, element)) return 0;
  const by = attackerOf(board, element, "leader");
  const { level } = itemAt(board.elements, element);
  return enemiesOf(board, by.side).reduce((best, id) => {
    const at = pieceOf(board.setup, id);
    if (!isThere(board, at) || levelOf(board, at) !== level) return best;
    return Math.max(best, shot(board, by, at, burstsAt(board, element, at)));
  }, 0);
}

/** The most cards that a Leader of the enemy's holds at so many levels below. */
function heldThere(board: Board, element: number, below: number): number {
  const { level } = itemAt(board.elements, element);
  const { side } = itemAt(board.setup.elements, element);
  return board.elements.reduce((most, one, place) => {
    const isThat =
      board.setup.elements[place]?.side !== side &&
      level - one.level === below &&
      isHere(board, place) &&
      hasLeader(board, place);
    return isThat ? Math.max(most, one.leader.hand.length) : most;
  }, 0);
}

/** 1 for the side that is ahead, -1 for the one that is behind, 0 where it is even. */
function lead(board: Board, element: number): number {
  const { side } = itemAt(board.setup.elements, element);
  const score = scoreOf(board);
  return Math.sign(score[side] - score[other(side)]);
}

/** What it is worth to be at the level of the nearest enemy, who is so many levels below. */
function contactWorth(board: Board, element: number, below: number): number {
  const { leader, steps } = itemAt(board.elements, element);
  const pursuer = pursuerOf(board, element);
  const his = pursuer < 0 ? 0 : itemAt(board.elements, pursuer).steps;
  const held = hasLeader(board, element) ? leader.hand.length : 0;
  return (
    (below === 0 ? THERE : MET) +
    (SHOT * bestShot(board, element)) / POINT +
    OWN_STEP * steps +
    HIS_STEP * his +
    CARD * (held - heldThere(board, element, below)) -
    BEHIND * lead(board, element)
  );
}

/** By how many levels an order changes the level; undefined where it is none of these. */
function changeOf(order: Order): number | undefined {
  if (order.kind === "dive") return -order.levels;
  if (order.kind !== "word") return undefined;
  return order.word === "climb" ? 1 : order.word === "pass" ? 0 : undefined;
}

/** Cards that a dive brings, as far as the Leader may keep them. */
function drawn(board: Board, element: number, change: number): number {
  if (change >= 0 || !hasLeader(board, element)) return 0;
  const room = limitOf(board, element) - itemAt(board.elements, element).leader.hand.length;
  return Math.max(0, Math.min(room, diveGain(cardOfElement(board.setup, element), change === -2 ? 2 : 1)));
}

/**
 * The level where an Element is best: at an enemy's with a shot, a position or more cards, away from him without them or
 * while it is ahead, and higher rather than lower.
 */
export function bestLevel(board: Board, element: number, legal: readonly Order[]): Order {
  const below = nearestBelow(board, element);
  const contact = contactWorth(board, element, below);
  let [best, most] = [PASS, Number.NEGATIVE_INFINITY];
  for (const order of legal) {
    const change = changeOf(order);
    if (change === undefined) continue;
    const apart = Math.abs(below + change);
    const worth =
      (apart === 0 ? contact : 0) -
      (contact > 0 ? NEARER * apart : 0) +
      DRAWN * drawn(board, element, change) +
      (change > 0 ? HEIGHT : 0) +
      (change === 0 ? STAYED : 0);
    if (worth > most) [best, most] = [order, worth];
  }
  return best;
}
