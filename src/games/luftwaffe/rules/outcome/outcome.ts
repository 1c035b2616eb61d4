import type { GameEvent } from "../../../../core/game.ts";
import { AMERICAN, GERMAN, SIDES, type Side } from "../../data/sides.ts";
import { doFirst } from "../state/change.ts";
import { factorsOf, isBomber, livingAmericans } from "../state/look.ts";
import type { State, Step } from "../state/state.ts";
import { reveal, tell } from "../state/tell.ts";

function won(state: State, side: Side): Step {
  const { targets } = state.setup.options;
  const winner = SIDES[side];
  return over(state, winner, tell("event.ends", { side: winner, bombed: state.bombed.length, targets }));
}

function over(state: State, winner: string, event: GameEvent): Step {
  const { key, values } = event;
  return { state: { ...state, agenda: [], outcome: { winner, reason: { key, values } } }, events: [event] };
}

/** LW-L22, LW-113: a single raid: two thirds of the named targets, and a quarter of the bombers lost at most. */
function winsRaid(named: number, bombed: number, bombers: number, lost: number): Side {
  return 3 * bombed >= 2 * named && 4 * lost <= bombers ? AMERICAN : GERMAN;
}

function raidChecked(state: State): Step {
  const left = factorsOf(livingAmericans(state).filter((one) => isBomber(state, one)));
  const lost = state.bombersAtFirst - left;
  const bombed = state.bombed.filter(({ quarter }) => quarter === state.quarter).length;
  const { named, bombersAtFirst: bombers } = state;
  const side = SIDES[winsRaid(named, bombed, bombers, lost)];
  return over(state, side, reveal("event.raid-decided", { side, named, bombed, bombers, lost }));
}

/** LW-12, LW-L45, LW-54, LW-112, LW-H2: as many targets bombed as must be, or the last quarter over. */
export function checked(state: State): Step {
  if (state.setup.raid) return raidChecked(state);
  if (state.bombed.length >= state.setup.options.targets) return won(state, AMERICAN);
  if (state.quarter === state.setup.to) return won(state, GERMAN);
  const next = { ...state, quarter: state.quarter + 1 };
  return { state: doFirst(next, [{ do: "quarter" }]), events: [] };
}
