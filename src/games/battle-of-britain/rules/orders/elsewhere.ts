import { NAMED_TABLES } from "../../../../core/battle-tables.ts";
import { OTHER } from "../../../../core/orders/refusal.ts";
import type { Cost } from "../battle/elsewhere.ts";
import type { Allocation, Order } from "../grammar/order.ts";
import { holds, sortedTypes, withoutAll } from "../state/look.ts";
import { refuse } from "../state/refusal.ts";
import type { State } from "../state/state.ts";
import type { Battle, Of } from "../state/task.ts";
import { chosen } from "./choose.ts";
import { ownDice } from "./own-dice.ts";
import type { Question } from "./question.ts";

/** BB-H10: how a battle is fought, which both must name alike, unless one leaves it to the other. */
export const engage: Question<Of<"engage">> = {
  judge: (_state, _task, order) => (order.kind === "fight" ? undefined : OTHER),
  *offer() {
    for (const by of NAMED_TABLES) yield { kind: "fight", by };
  },
};

/** What a battle may cost a side: any of its squadrons, and in an intercept one more stood down. */
function* costs(kind: Battle["kind"], squadrons: readonly string[]): Generator<Allocation> {
  for (let count = 0; count <= squadrons.length; count++)
    for (const lost of chosen(squadrons, count)) {
      yield { lost, stood: null };
      if (kind === "dogfight") continue;
      for (const stood of new Set(withoutAll(squadrons, lost))) yield { lost, stood };
    }
}

function isCost(battle: Battle, squadrons: readonly string[], { lost, stood }: Allocation): boolean {
  if (!holds(squadrons, lost)) return false;
  return stood === null || (battle.kind === "intercept" && withoutAll(squadrons, lost).includes(stood));
}

const result = ([british, german]: Cost): Order => ({ kind: "result", british, german });

function written(state: State, { lost, stood }: Allocation): Allocation {
  return { lost: sortedTypes(state.setup, lost), stood };
}

/** BB-H10: what came of it on the other table; by itself the campaign's own dice. */
export const elsewhere: Question<Of<"elsewhere">> = {
  judge(_state, { battle }, order) {
    if (order.kind !== "result") return OTHER;
    return isCost(battle, battle.british, order.british) && isCost(battle, battle.german, order.german)
      ? undefined
      : refuse("cost", "BB-H10", { british: battle.british, german: battle.german });
  },
  *offer(_state, { battle }) {
    for (const british of costs(battle.kind, battle.british))
      for (const german of costs(battle.kind, battle.german)) yield result([british, german]);
  },
  choose(state, { battle }, _asked, pick) {
    const [british, german] = ownDice(state, battle, pick);
    return result([written(state, british), written(state, german)]);
  },
};
