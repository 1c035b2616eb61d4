import { ownLines } from "../../map/lines.ts";
import { isBombed, tablesOf } from "../../state/look.ts";
import type { State } from "../../state/state.ts";
import { quarterOf } from "../../tables/calendar.ts";
import type { AirForce, Complex, Target } from "../../tables/tables.ts";
import { far, wayHome } from "../field.ts";
import type { Style } from "../style.ts";

/** The air forces that have bombers. */
const BOMBING: readonly AirForce[] = ["8", "15"];

/** Hexes of flight from an air force's lines to a target; very many where it has none yet. */
export function depthOf({ quarter }: State, force: AirForce, { hex }: Target): number {
  return ownLines(force, true, quarter).length > 0 ? far(wayHome(force, true, quarter), hex) : 1000;
}

/** What a plan goes for: oil or aircraft, whichever was bombed more often so far. */
function plannedComplex(state: State): Complex {
  const count = (complex: Complex) =>
    tablesOf(state.setup).targets.filter((one) => one.complex === complex && isBombed(state, one.id)).length;
  return count("aircraft") > 2 * count("oil") + 8 ? "aircraft" : "oil";
}

/** Hexes of flight that a target is worth by a plan; in a single raid all count alike (LW-113). */
export function worthOf(state: State, { plan }: Style, target: Target): number {
  const planned =
    plan > 0 &&
    !state.setup.raid &&
    state.quarter >= quarterOf("1944-01") &&
    target.complex === plannedComplex(state);
  return planned ? plan : 0;
}

/** Hexes of flight that a target costs, less what it is worth. */
export function costOf(state: State, style: Style, target: Target): number {
  const depths = BOMBING.map((force) => depthOf(state, force, target));
  return Math.min(...depths) - worthOf(state, style, target);
}
