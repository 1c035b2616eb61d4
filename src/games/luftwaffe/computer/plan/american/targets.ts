import { quarterOf } from "../../../data/calendar.ts";
import type { AirForce, Complex, Target } from "../../../data/tables.ts";
import { ownLines } from "../../../rules/map/lines.ts";
import { isBombed, tablesOf } from "../../../rules/state/look.ts";
import type { State } from "../../../rules/state/state.ts";
import type { PlanQuestion } from "../asked.ts";
import { far, wayHome } from "../field.ts";
import type { Style } from "../style.ts";

/** The air forces that have bombers. */
const BOMBING: readonly AirForce[] = ["8", "15"];

/** Hexes of flight from an air force's lines to a target; very many where it has none yet. */
export function depthOf({ quarter }: State, force: AirForce, { hex }: Target): number {
  return ownLines(force, true, quarter).length > 0 ? far(wayHome(force, true, quarter), hex) : 1000;
}

/** What plans go for first. */
export type Planned = "oil" | "aircraft";

/** Since when plans tell oil and aircraft apart: escorts reach both from then on. */
const PLANNED = quarterOf("1944-01");

/** The part of a complex that was bombed since then, in thousandths, and the targets that are left. */
function progressOf(state: State, complex: Complex) {
  const own = tablesOf(state.setup).targets.filter((one) => one.complex === complex);
  const ids = new Set(own.map(({ id }) => id));
  const since = state.bombed.filter(({ target, quarter }) => ids.has(target) && quarter >= PLANNED).length;
  return {
    since: Math.round((1000 * since) / Math.max(1, own.length)),
    left: own.filter(({ id }) => !isBombed(state, id)).length,
  };
}

/**
 * What a plan goes for from January 1944 on: oil, so that Germans stay on the ground, or aircraft, so that they are not
 * replaced. It goes on with what it began with, then turns to the other; it begins with oil three times in four.
 */
export function plannedComplex({ view, style, pick }: PlanQuestion): Planned | undefined {
  if (style.plan === 0 || view.setup.raid || view.quarter < PLANNED) return undefined;
  const [oil, aircraft] = [progressOf(view, "oil"), progressOf(view, "aircraft")];
  if (oil.left === 0 || aircraft.left === 0) return oil.left > 0 ? "oil" : "aircraft";
  if (oil.since === aircraft.since) return pick(4) > 0 ? "oil" : "aircraft";
  return 2 * oil.since > aircraft.since ? "oil" : "aircraft";
}

/** Hexes of flight that a target is worth by a plan; in a single raid all count alike (LW-113). */
export function worthOf({ plan }: Style, target: Target, planned: Complex | undefined): number {
  return target.complex === planned ? plan : 0;
}

/** Hexes of flight that a target costs by day, more where a plan goes for it: what the RAF takes off the bombers' hands. */
export function relievedBy(asked: PlanQuestion, target: Target, planned: Complex | undefined): number {
  const depths = BOMBING.map((force) => depthOf(asked.view, force, target));
  return Math.min(...depths) + worthOf(asked.style, target, planned);
}
