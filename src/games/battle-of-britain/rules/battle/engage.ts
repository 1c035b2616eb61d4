import type { BattleTable } from "../../../../core/battle-tables.ts";
import { doFirst } from "../state/change.ts";
import { geschwaderOf, wingOf } from "../state/look.ts";
import type { State } from "../state/state.ts";
import type { Engagement } from "../state/task.ts";

/** BB-H10: whether there is a battle to be fought at all. */
export function isJoined(state: State, { wings, geschwader }: Engagement): boolean {
  const one = geschwaderOf(state, geschwader);
  const fights = wings.some((id) => wingOf(state, id).squadrons.length > 0);
  return one.square !== null && one.squadrons.length > 0 && fights;
}

/** The campaign's own way of fighting it. */
export function byDice(state: State, { kind, wings, geschwader }: Engagement): State {
  const [wing = ""] = wings;
  return kind === "intercept"
    ? doFirst(state, [{ do: "intercept", wing, geschwader }])
    : doFirst(state, [{ do: "gruppen" }, { do: "lay" }, { do: "set" }]);
}

/** BB-H10: a battle is fought by the campaign's own dice, unless other tables were agreed on. */
export function engaged(state: State, engagement: Engagement): State {
  return state.setup.options.battles === "dice"
    ? byDice(state, engagement)
    : doFirst(state, [{ do: "engage", ...engagement }]);
}

/** The table on which a battle is fought where nobody is asked; undefined where both sides are. */
export function agreedTable({ setup }: State): BattleTable | undefined {
  const { battles } = setup.options;
  return battles === "asked" ? undefined : battles;
}
