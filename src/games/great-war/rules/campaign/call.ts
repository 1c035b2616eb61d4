import type { Dice } from "../../../../core/dice/dice.ts";
import { present } from "../../../../core/present.ts";
import { SIDES } from "../../data/sides.ts";
import { tablesOf } from "../setup/roster.ts";
import type { State } from "../state/state.ts";
import { type Aftermath, tell, why } from "../state/step.ts";
import { dayOf, isEvening, kindOf } from "./calendar.ts";
import { musterOf } from "./muster.ts";

/** F10: how many Germans come on a die: 3 on 1 and 2, 4 on 3 and 4, 5 on 5 and 6. */
function germansCalled(die: number): number {
  return 2 + Math.ceil(die / 2);
}

/** Announces a mission, and the die says how many Germans come, as far as they can; then both sides are asked who flies. */
export function callUp(state: State, dice: Dice): Aftermath {
  const { mission } = present(state.campaign);
  const [die = 1] = dice.throw({ dice: ["d6"], by: SIDES[1], why: why("throw.called", { mission }) });
  const week = present(state.campaign);
  const wanted = { ...week, called: germansCalled(die) };
  const germans = musterOf(wanted, 1, tablesOf(state.setup)).most;
  const campaign = { ...week, called: germans };
  const board: State = {
    ...state,
    phase: "campaign",
    campaign,
    agenda: [{ do: "campaign" }, ...state.agenda],
  };
  const half = isEvening(mission) ? "afternoon" : "morning";
  const values = { mission, day: dayOf(mission), half, kind: kindOf(mission), die, germans } as const;
  return { board, events: [tell("event.mission", values)] };
}
