import { isBomber } from "../raid/american-flight.ts";
import { AMERICAN, GERMAN, SIDES, type Side } from "../sides.ts";
import { doFirst } from "../state/change.ts";
import { factorsOf, livingAmericans, tablesOf } from "../state/look.ts";
import type { State, Step } from "../state/state.ts";
import { tell } from "../state/tell.ts";

function won(state: State, side: Side): Step {
  const { targets } = tablesOf(state.setup);
  const winner = SIDES[side];
  const values = { side: winner, bombed: state.bombed.length, targets: targets.length };
  return {
    state: { ...state, agenda: [], outcome: { winner, reason: { key: "event.ends", values } } },
    events: [tell("event.ends", values)],
  };
}

/** LW-113: a single raid: two thirds of the named targets, and a quarter of the bombers lost at most. */
export function winsRaid(named: number, bombed: number, bombers: number, lost: number): Side {
  return 3 * bombed >= 2 * named && 4 * lost <= bombers ? AMERICAN : GERMAN;
}

function raidChecked(state: State): Step {
  const left = factorsOf(livingAmericans(state).filter((one) => isBomber(state, one)));
  const lost = state.bombersAtFirst - left;
  const bombed = state.bombed.filter(({ quarter }) => quarter === state.quarter).length;
  return won(state, winsRaid(state.named, bombed, state.bombersAtFirst, lost));
}

/** LW-54, LW-112: all targets bombed, or the last quarter over. */
export function checked(state: State): Step {
  if (state.setup.raid) return raidChecked(state);
  const { targets } = tablesOf(state.setup);
  if (state.bombed.length === targets.length) return won(state, AMERICAN);
  if (state.quarter === state.setup.to) return won(state, GERMAN);
  const next = { ...state, quarter: state.quarter + 1 };
  return { state: doFirst(next, [{ do: "quarter" }]), events: [] };
}
