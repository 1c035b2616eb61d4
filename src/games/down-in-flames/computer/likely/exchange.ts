import { isFiring } from "../../data/card.ts";
import { gainOf } from "../../rules/attack/judge.ts";
import { hitsOf } from "../../rules/exchange/effect.ts";
import type { Order, PlayOrder } from "../../rules/grammar/order.ts";
import { handOf, isAttacker, kindOf, pieceOf } from "../../rules/state/pieces.ts";
import type { Board } from "../../rules/state/state.ts";
import type { Attack, Play, Task } from "../../rules/state/task.ts";
import { harm } from "../appraise/shots.ts";
import { answerersOf, keptFor } from "./keep.ts";

const PASS: Order = { kind: "word", word: "pass" };
const RESOLVE: Order = { kind: "word", word: "resolve" };
/** What a step of position is worth to either side, and a burst more at a Wingman or a bomber. */
const STEP = 55;
const BURST = 35;
/** What a VERTICAL ROLL is worth that shakes a pursuer off, and any other card that names no target. */
const ROLL = 45;
const UNAIMED = 22;
/** What a point of hits times Hit Value is worth against a bomber. */
const AT_BOMBER = 5;
const DECK = 80;
/** Of the worth of a card, the part that an answer costs: the next attack may find the hand as full again. */
const SPENT = 0.5;
/** The same in a mini-hand, which is soon put away. */
const MINI = 0.08;
/** Of what is at stake, the part that is lost when the answer is answered: it may be answered again. */
const LOST = 0.4;
/** A roll downwards brings cards for each level, one upwards costs some. */
const DIVE = 14;
const CLIMB = -30;

/** What is at stake in an exchange, in hundredths of a victory point. */
function stakeOf(board: Board, attack: Attack): number {
  const [first] = attack.cards as readonly [Play];
  const card = kindOf(board.setup, first.card);
  if (attack.at === "") return card.name === "vertical-roll" ? ROLL : UNAIMED;
  const at = pieceOf(board.setup, attack.at);
  if (!isFiring(card.name)) return gainOf(card.name) * (at.kind === "leader" ? STEP : BURST);
  const value = (attack.hits + hitsOf(board, attack, card)) * attack.hitValue;
  return isAttacker(at) ? harm(board, value, at) : AT_BOMBER * value;
}

/** How likely somebody who holds so many cards answers a card. */
function answered(board: Board, play: PlayOrder, held: number): number {
  const name = play.ace ? "ace-pilot" : kindOf(board.setup, play.card).name;
  const other = 1 - answerersOf(board, name) / DECK;
  let none = 1;
  for (let left = held; left > 0; left--) none *= other;
  return 1 - none;
}

/** How many cards are held against who is asked. */
function heldAgainst(board: Board, { by, at, escort, cards }: Attack, who: string): number {
  const other = who === by ? (cards[1]?.by ?? (escort || at)) : by;
  if (other === "" || other === "flak") return 0;
  const piece = pieceOf(board.setup, other);
  return isAttacker(piece) ? handOf(board, piece).length : 0;
}

function rolled({ roll }: PlayOrder): number {
  if (roll === undefined) return 0;
  return roll === "climb" ? CLIMB : DIVE * roll;
}

/** The best of the answers to the last card, where any is worth its card. */
export function respond(
  board: Board,
  { attack, who }: Extract<Task, { do: "respond" }>,
  legal: readonly Order[],
): Order {
  const stake = stakeOf(board, attack);
  const held = heldAgainst(board, attack, who);
  let [best, most] = [PASS, 0];
  for (const order of legal) {
    if (order.kind !== "play") continue;
    const share = pieceOf(board.setup, order.by ?? who).kind === "wingman" ? MINI : SPENT;
    const saved = stake * (1 - LOST * answered(board, order, held));
    const worth = saved - share * keptFor(board, order.card) + rolled(order);
    if (worth > most) [best, most] = [order, worth];
  }
  return best;
}

/** DIF-3.2.10: adds the card with the most hits to fire that stands. */
export function added(board: Board, legal: readonly Order[]): Order {
  let [best, most] = [RESOLVE, 0];
  for (const order of legal) {
    if (order.kind !== "play") continue;
    const { hits } = kindOf(board.setup, order.card);
    if (hits > most) [best, most] = [order, hits];
  }
  return best;
}
