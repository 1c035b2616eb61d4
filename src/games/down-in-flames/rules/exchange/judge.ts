import { itemAt } from "../../../../core/item-at.ts";
import type { Refusal } from "../../../../core/orders/refusal.ts";
import { AGILITY_CARDS, type CardName, isFiring } from "../../data/card.ts";
import { judgeWithCard } from "../attack/declared.ts";
import { isAgility, judgeHand, judgeRoll, mayBank } from "../attack/judge.ts";
import { isEngaged } from "../engagement/position.ts";
import { mayWeave } from "../engagement/weave.ts";
import type { PlayOrder } from "../grammar/order.ts";
import {
  type Attacker,
  cardOfElement,
  hasLeader,
  isAttacker,
  levelOf,
  type Piece,
  pieceOf,
  tablesOf,
} from "../state/pieces.ts";
import { refuse } from "../state/refusal.ts";
import type { Board } from "../state/state.ts";
import type { Attack, Play } from "../state/task.ts";
import { lastCard, nameOf } from "./standing.ts";

/** DIF-B11: cards with which an escort spoils fire at a bomber. */
const SPOILING: readonly CardName[] = ["maneuvering", "scissors", "ace-pilot"];

/** Who plays against this aircraft in an exchange. */
function opponentOf(board: Board, attack: Attack, who: Attacker): Piece | undefined {
  const against = who.id === attack.by ? attack.escort || attack.at : attack.by;
  return against === "" || against === "flak" ? undefined : pieceOf(board.setup, against);
}

/** DIF-B8, DIF-10.11.1, DIF-B11: the names that answer the last card. */
function answersTo(board: Board, attack: Attack, who: Attacker): readonly CardName[] {
  const answered = nameOf(board, lastCard(attack));
  if (attack.cards.length === 1 && who.id !== attack.by && attack.escort !== "" && isFiring(answered))
    return SPOILING;
  const { answers } = tablesOf(board.setup);
  const weaves = answered === "out-of-the-sun" && mayWeave(board, who.element);
  return weaves ? [...answers[answered], "tight-turn"] : answers[answered];
}

/** DIF-8.4.1: whether a card of an exchange is an Agility Card; an ACE PILOT is one if the card it answers is (DIF-R66). */
function isAgilityIn(board: Board, cards: readonly Play[], at: number): boolean {
  const play = itemAt(cards, at);
  const name = nameOf(board, play);
  if (name === "ace-pilot") return at > 0 && isAgilityIn(board, cards, at - 1);
  if (name === "vertical-roll") return play.roll !== 1 && play.roll !== 2;
  return AGILITY_CARDS.has(name);
}

/** DIF-8.4.1, DIF-10.6, DIF-R67: whether an answer counts as one for him who plays it. */
export function answerIsAgility(board: Board, { cards }: Attack, who: Attacker, order: PlayOrder): boolean {
  const name = nameOf(board, order);
  if (name === "ace-pilot") return isAgilityIn(board, cards, cards.length - 1);
  return isAgility(board, who.element, name, order.roll === 1 || order.roll === 2);
}

/** DIF-R41: an ace's wild card, once in a game. */
function judgeWild(board: Board, who: Attacker): Refusal | undefined {
  const leader = itemAt(board.elements, who.element).leader;
  if (who.kind === "wingman" || leader.quality !== "ace") return refuse("no-ace", "DIF-9.1.8", {});
  return leader.wild ? refuse("wild-used", "DIF-R41", {}) : undefined;
}

/** DIF-2.6.2: an answer to a VERTICAL ROLL moves nobody (DIF-R57), so that it says nothing either. */
function judgeAnswerRoll(board: Board, who: Attacker, order: PlayOrder, last: Play): Refusal | undefined {
  const silent = nameOf(board, last) === "vertical-roll" && !board.setup.options.rollAgainstRollMoves;
  if (!silent) return judgeRoll(board, who, order);
  return order.roll === undefined ? undefined : refuse("roll-stays", "DIF-R57", {});
}

/** Whether an aircraft may play a card as an answer to the last card of an attack. */
export function judgeAnswer(
  board: Board,
  attack: Attack,
  who: Attacker,
  order: PlayOrder,
): Refusal | undefined {
  const name = nameOf(board, order);
  const last = lastCard(attack);
  const wild = order.ace ? judgeWild(board, who) : undefined;
  if (wild) return wild;
  if (!answersTo(board, attack, who).includes(name))
    return refuse("no-answer", "DIF-B8", { card: last.card });
  const banks = name === "scissors" && nameOf(board, last) !== "tight-turn";
  if (banks && !mayBank(board, who, opponentOf(board, attack, who)))
    return refuse("slow-bank", "DIF-10.7", {});
  const roll = name === "vertical-roll" ? judgeAnswerRoll(board, who, order, last) : undefined;
  const agility = answerIsAgility(board, attack, who, order);
  return roll ?? judgeWithCard(board, order) ?? judgeHand(board, who, agility);
}

/** DIF-B11: fighter Leaders who may answer for the bombers that an attack goes at. */
export function escortsFor(board: Board, attack: Attack): readonly Attacker[] {
  const at = pieceOf(board.setup, attack.at);
  if (at.kind !== "formation" && at.kind !== "bomber") return [];
  const by = pieceOf(board.setup, attack.by);
  return board.setup.elements.flatMap((one, element): Attacker[] => {
    const { leader, level, quarry, cloud } = itemAt(board.elements, element);
    const fights = one.side === at.side && hasLeader(board, element) && !leader.loaded && !cloud;
    if (!fights || cardOfElement(board.setup, element).role !== "fighter") return [];
    if (level !== levelOf(board, at) || leader.hand.length === 0) return [];
    const pursues = isAttacker(by) && quarry === by.element;
    return pursues || !isEngaged(board, element)
      ? [{ kind: "leader", id: one.id, element, side: one.side }]
      : [];
  });
}

/** The aircraft that answers for a piece: itself, or for bombers the escort that is named or has been. */
export function responder(board: Board, attack: Attack, who: string, named?: string): Attacker | undefined {
  const piece = pieceOf(board.setup, who);
  if (isAttacker(piece)) return piece;
  return escortsFor(board, attack).find(({ id }) => id === named);
}
