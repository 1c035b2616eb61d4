import type { CardId, Roll } from "../data/card.ts";
import { miniHands } from "../rules/attack/wingman.ts";
import { defenderOf, nextResponder } from "../rules/exchange/answer.ts";
import { fresh } from "../rules/exchange/attack.ts";
import { escortsFor, judgeAnswer } from "../rules/exchange/judge.ts";
import type { PlayOrder } from "../rules/grammar/order.ts";
import { unseenCards } from "../rules/opening/unseen.ts";
import { type Attacker, handOf, isAttacker, kindOf, pieceOf } from "../rules/state/pieces.ts";
import { HIDDEN } from "../rules/state/state.ts";
import type { Attack, Play, Task } from "../rules/state/task.ts";
import type { View } from "../rules/view/view.ts";
import { percentHeld } from "./share.ts";

/** What could answer a card once it lies on the table, as far as anybody may know. */
export interface Answerers {
  /** Who is asked for an answer. */
  readonly ids: readonly string[];
  /** Cards that the viewer has not seen, and those of them that answer. */
  readonly unseen: number;
  readonly good: number;
  /** How many are held against him. */
  readonly held: number;
  readonly percent: number;
}

/** The attack as it lies on the table after a card is played, and who is asked then. */
function after(view: View, by: Attacker, order: PlayOrder): { attack: Attack; who: string | undefined } {
  const [task] = view.agenda as readonly [Task];
  const play: Play = { card: order.card, by: by.id, ...(order.roll !== undefined && { roll: order.roll }) };
  if (task.do === "respond") {
    const escort = order.by ? by.id : task.attack.escort;
    const shown = order.ace ? { ...play, ace: order.ace } : play;
    const attack = { ...task.attack, escort, cards: [...task.attack.cards, shown] };
    return { attack, who: nextResponder(attack, by) };
  }
  const attack: Attack =
    task.do === "aggregate" ? { ...task.attack, cards: [play] } : fresh(by, order.at ?? "", [play]);
  return { attack, who: defenderOf(view, attack) };
}

/** Who may answer for whoever is asked: for bombers their escorts (DIF-B11). */
function responders(view: View, attack: Attack, who: string): readonly Attacker[] {
  const piece = pieceOf(view.setup, who);
  return isAttacker(piece) ? [piece] : escortsFor(view, attack);
}

const ROLLS: readonly (Roll | undefined)[] = [undefined, "climb", 1, 2];

/**
 * Whether a card may be played as an answer. Of a pilot whose quality is hidden it is not known how many Agility Cards he
 * may play: they count as answers.
 */
function mayAnswer(view: View, attack: Attack, who: Attacker, card: CardId): boolean {
  const unknown = view.elements[who.element]?.leader.quality === null;
  const rolls = kindOf(view.setup, card).name === "vertical-roll" ? ROLLS : [undefined];
  const wild = !unknown && view.elements[who.element]?.leader.quality === "ace";
  const plays = rolls.map((roll): PlayOrder => ({ kind: "play", card, ...(roll !== undefined && { roll }) }));
  const orders: readonly PlayOrder[] = wild ? [...plays, { kind: "play", card, ace: true }] : plays;
  return orders.some((order) => {
    const wrong = judgeAnswer(view, attack, who, order);
    return wrong === undefined || (unknown && wrong.code === "agility-spent");
  });
}

/** How many cards somebody holds or will draw to answer; undefined where that is not to be counted. */
function heldBy(view: View, who: Attacker): number | undefined {
  const hand = handOf(view, who);
  if (hand.some((card) => card !== HIDDEN)) return undefined;
  if (who.kind === "leader" || view.elements[who.element]?.wingman?.hand) return hand.length;
  // DIF-B6: a Wingman who is attacked draws his Defense cards first.
  const { defense } = miniHands(view, who.element);
  return defense <= view.deckSize ? defense : undefined;
}

const NOBODY: Answerers = { ids: [], unseen: 0, good: 0, held: 0, percent: 0 };

/** What could answer a card, counted from what is open: the deck's list without discards, cards in play and the own hands. */
export function answerersOf(view: View, by: Attacker, order: PlayOrder): Answerers | undefined {
  const { attack, who } = after(view, by, order);
  const asked = who === undefined ? [] : responders(view, attack, who);
  if (asked.length === 0) return NOBODY;
  const hands = asked.map((one) => heldBy(view, one));
  if (hands.includes(undefined)) return undefined;
  const held = hands.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  const cards = unseenCards(view);
  let [unseen, good] = [0, 0];
  for (const [card, count] of cards) {
    unseen += count;
    if (count > 0 && asked.some((one) => mayAnswer(view, escorted(attack, one, who), one, card)))
      good += count;
  }
  return { ids: asked.map(({ id }) => id), unseen, good, held, percent: percentHeld(unseen, good, held) };
}

/** DIF-B11: an escort that answers for bombers is named with its first answer. */
function escorted(attack: Attack, { id }: Attacker, who: string | undefined): Attack {
  return id === who ? attack : { ...attack, escort: id };
}
