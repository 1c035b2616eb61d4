import { NAMED_TABLES } from "../../../../core/battle-tables.ts";
import { OTHER } from "../../../../core/orders/refusal.ts";
import type { Strength } from "../../data/types.ts";
import { mostLost } from "../battle/elsewhere.ts";
import type { Cost, Order } from "../grammar/order.ts";
import { refuse } from "../state/refusal.ts";
import type { State } from "../state/state.ts";
import type { Of } from "../state/task.ts";
import { ownDice } from "./own-dice.ts";
import { doubled, type Question } from "./question.ts";

/** LW-H6: how a battle is fought, which both must name alike, unless one leaves it to the other. */
export const engage: Question<Of<"engage">> = {
  judge: (_state, _task, order) => (order.kind === "fight" ? undefined : OTHER),
  *offer() {
    for (const by of NAMED_TABLES) yield { kind: "fight", by };
  },
};

const NOBODY: Cost = { american: [], german: [] };

function mostOf(state: State): Cost {
  return state.battle ? mostLost(state, state.battle) : NOBODY;
}

/** Types that took part, each once, and of none more than took part. */
function fits(lost: readonly Strength[], most: readonly Strength[]): boolean {
  if (doubled(lost.map(({ type }) => type)) !== undefined) return false;
  return lost.every(
    ({ type, factors }) => factors >= 1 && factors <= (most.find((one) => one.type === type)?.factors ?? 0),
  );
}

/** Everything that may be lost, nothing first. */
function* losses([first, ...rest]: readonly Strength[]): Generator<readonly Strength[]> {
  if (!first) {
    yield [];
    return;
  }
  for (let factors = 0; factors <= first.factors; factors++)
    for (const others of losses(rest)) yield factors > 0 ? [{ ...first, factors }, ...others] : others;
}

/** LW-H6: what came of it on the other table; by itself the campaign's own dice. */
export const elsewhere: Question<Of<"elsewhere">> = {
  judge(state, _task, order) {
    if (order.kind !== "cost") return OTHER;
    const most = mostOf(state);
    return fits(order.american, most.american) && fits(order.german, most.german)
      ? undefined
      : refuse("cost", "LW-H6", { ...most });
  },
  *offer(state) {
    const most = mostOf(state);
    for (const american of losses(most.american))
      for (const german of losses(most.german)) yield { kind: "cost", american, german };
  },
  choose: (state, _task, _side, pick): Order => ({ kind: "cost", ...ownDice(state, pick) }),
};
