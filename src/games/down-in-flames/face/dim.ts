import type { Prompt } from "../../../core/game.ts";
import { itemAt } from "../../../core/item-at.ts";
import { OTHER, type Refusal } from "../../../core/orders/refusal.ts";
import type { Dim } from "../../../face/dim.ts";
import type { CardId } from "../data/card.ts";
import { escortsFor } from "../rules/exchange/judge.ts";
import type { Order } from "../rules/grammar/order.ts";
import { questionOf } from "../rules/orders/questions.ts";
import { type Attacker, attackerOf, flyerOf, handOf, isAttacker, pieceOf } from "../rules/state/pieces.ts";
import type { Task } from "../rules/state/task.ts";
import type { View } from "../rules/view/view.ts";
import { heldIds } from "./cards.ts";

/** Whose hands a question is answered from. */
function holdersOf(view: View, task: Task): readonly Attacker[] {
  switch (task.do) {
    case "leader":
    case "pay":
    case "trim":
    case "shed":
      return [attackerOf(view, task.element, "leader")];
    case "wingman-play":
      return [attackerOf(view, task.element, "wingman")];
    case "aggregate":
      return [flyerOf(view.setup, task.attack.by)];
    case "respond": {
      const piece = pieceOf(view.setup, task.who);
      return isAttacker(piece) ? [piece] : escortsFor(view, task.attack);
    }
    default:
      return [];
  }
}

/** Reasons that hold for one target only: another one says more. */
const WEAK: readonly string[] = ["other-level", "not-there", "no-target", "bomber-not-chosen", "roll-unsaid"];

function isAbout(order: Order, card: CardId, holder: Attacker): boolean {
  if (order.kind === "discard") return order.card === card;
  return order.kind === "play" && order.card === card && (order.by === undefined || order.by === holder.id);
}

/** Why a card may not be played at all; undefined where it may, in one way at least. */
function refusalOf(view: View, task: Task, holder: Attacker, card: CardId, all: readonly Order[]) {
  const ways = all.filter((order) => isAbout(order, card, holder));
  const tried: readonly Order[] = ways.length > 0 ? ways : [{ kind: "play", card }];
  const found: Refusal[] = [];
  for (const order of tried) {
    const verdict = questionOf(task)?.judge(view, task, order, undefined);
    if (verdict === undefined) return undefined;
    if (verdict !== OTHER) found.push(verdict);
  }
  return found.find(({ code }) => !WEAK.includes(code)) ?? found[0];
}

/** Cards in hand that are no answer now, each with the sentence of the judge that would refuse it. */
export function dimOf(_: Prompt, view: View): readonly Dim[] {
  const [task] = view.agenda;
  if (!task) return [];
  const all = questionOf(task)?.candidates(view, task, undefined) ?? [];
  return holdersOf(view, task).flatMap((holder) => {
    const hand = handOf(view, holder);
    const ids = heldIds(holder.id, hand);
    return hand.flatMap((card, at): readonly Dim[] => {
      const refusal = refusalOf(view, task, holder, card, all);
      if (!refusal) return [];
      const { code, values, rule } = refusal;
      return [{ on: itemAt(ids, at), why: { key: code, values: { ...values, near: [] } }, rule }];
    });
  });
}
