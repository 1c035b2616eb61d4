import { itemAt } from "../../../../core/item-at.ts";
import type { Quality } from "../../data/quality.ts";
import { kindsInDeck } from "../../data/tables.ts";
import { canPay } from "../altitude/possible.ts";
import { judgeAttack } from "../attack/judge.ts";
import { escortsFor, judgeAnswer } from "../exchange/judge.ts";
import { answersWith, attacksWith } from "../orders/candidates.ts";
import { withLeader } from "../state/changed.ts";
import { type Attacker, isAttacker, type Piece, pieceOf, tablesOf } from "../state/pieces.ts";
import type { State } from "../state/state.ts";
import type { Attack } from "../state/task.ts";

/*
 * DIF-H9: whether somebody might do anything but pass, for all that everybody knows: whatever he holds and whoever flies. Where
 * nobody in his place could, nothing hidden is told when he is not asked.
 */

/** The qualities of which one has all that any Leader in this place may be able to do; the best of those with the same ratings. */
function mayBe({ campaign }: State, element: number): readonly Quality[] {
  const known = campaign?.known[element] ?? null;
  if (known === null) return ["regular", "ace"];
  return [known === "ace" ? "ace" : "regular"];
}

/** The state with a Leader as each of those that he may be (DIF-9.1.11): himself where everybody knows him. */
function* guises(state: State, element: number): Generator<State> {
  const { leader } = itemAt(state.elements, element);
  yield state;
  if (leader.shown && leader.crackShotShown) return;
  const crackShot = leader.crackShotShown ? leader.crackShot : true;
  const qualities = leader.shown ? [leader.quality] : mayBe(state, element);
  for (const quality of qualities) yield withLeader(state, element, { quality, crackShot });
}

function some<Item>(items: Iterable<Item>, test: (item: Item) => boolean): boolean {
  for (const item of items) if (test(item)) return true;
  return false;
}

function cardsOf({ setup }: State) {
  return kindsInDeck(tablesOf(setup), setup.options.cards);
}

/** Whether a Leader could pay so many cards. */
export function couldPay(state: State, element: number, cards: number): boolean {
  return some(guises(state, element), (one) => canPay(one, element, cards));
}

/** Whether an aircraft that holds anything could attack with it; `only`: whom its Wingman has named. */
export function couldAttack(state: State, by: Attacker, only?: Piece): boolean {
  return some(guises(state, by.element), (one) =>
    cardsOf(one).some((card) =>
      attacksWith(one, by, card).some((order) => judgeAttack(one, by, order, only) === undefined),
    ),
  );
}

function couldAnswerAs(state: State, attack: Attack, by: Attacker): boolean {
  return some(guises(state, by.element), (one) =>
    cardsOf(one).some((card) =>
      answersWith(one, by, card).some((order) => judgeAnswer(one, attack, by, order) === undefined),
    ),
  );
}

/** Whether anybody who holds cards could answer the last card of an attack: who is asked, or for bombers an escort. */
export function couldAnswer(state: State, attack: Attack, who: string): boolean {
  const piece = pieceOf(state.setup, who);
  if (isAttacker(piece)) return couldAnswerAs(state, attack, piece);
  return escortsFor(state, attack).some((escort) =>
    couldAnswerAs(state, { ...attack, escort: escort.id }, escort),
  );
}
