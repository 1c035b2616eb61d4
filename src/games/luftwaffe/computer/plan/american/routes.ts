import type { Phrase } from "../../../../../core/phrase.ts";
import type { HexName, Target } from "../../../data/tables.ts";
import { isAmericanSide } from "../../../rules/map/lines.ts";
import { americanReach } from "../../../rules/raid/american-flight.ts";
import { groupOf, isBombed, placeOf, tablesOf, typeOf } from "../../../rules/state/look.ts";
import type { AmericanState, State } from "../../../rules/state/state.ts";
import { reason } from "../../../rules/state/tell.ts";
import { least } from "../asked.ts";
import { type Field, far, wayHome, wayTo } from "../field.ts";
import type { Style } from "../style.ts";
import { threatAt } from "./threat.ts";

/** Where bombers are bound for. */
interface Course {
  readonly way: Field;
  /** The target that they still fly to; undefined on their way home. */
  readonly target: string | undefined;
}

/** Their target while it stands and they have not bombed, else home. */
function courseOf(state: State, one: AmericanState): Course {
  const { line, bombed } = one;
  if (line && !bombed && !isBombed(state, line.target) && one.factors > 1)
    return { way: wayTo(placeOf(state, line.target).hex), target: line.target };
  return { way: wayHome(groupOf(state, one.id).force, true, state.quarter), target: undefined };
}

/** Hexes of flight up to which bombers that fly on from a hex may be bound for a target. */
const AHEAD = 12;

/** Targets that a flight from one hex to another may be bound for: it is nearer to them then by all that it flew. */
function ahead(from: HexName, to: HexName, targets: readonly Target[]): number {
  return targets.filter(({ hex }) => {
    const way = wayTo(hex);
    return far(way, to) <= AHEAD && far(way, from) - far(way, to) >= 2;
  }).length;
}

function standing(state: State): readonly Target[] {
  return tablesOf(state.setup).targets.filter(({ id }) => !isBombed(state, id));
}

/** German factors within reach that a leg avoids for each target more that it may be bound for. */
const MISLEADS = 0.5;

/** The shortest of all legs. */
function straight(state: State, one: AmericanState, { way }: Course): HexName | undefined {
  return least(americanReach(state, one).keys(), (hex) => far(way, hex));
}

/**
 * Of all legs that cost no turn, the one that fewest interceptors reach and that leaves open where the bombers are bound
 * for; none of those that end on the American side, where it can be helped.
 */
function misleading(state: State, one: AmericanState, { way, target }: Course): HexName | undefined {
  const from = one.hex ?? "";
  const { speed } = typeOf(state, one.type);
  const turns = Math.ceil(far(way, from) / speed) - 1;
  const legs = [...americanReach(state, one).keys()].filter((hex) => far(way, hex) <= turns * speed);
  const open = standing(state);
  return least(legs, (hex) => {
    const hidden = target === undefined ? 0 : ahead(from, hex, open);
    const crosses = isAmericanSide(hex, state.quarter) ? 0.2 : 0;
    return threatAt(state, hex) - MISLEADS * hidden + far(way, hex) / 100 + crosses;
  });
}

/** A leg and what it is for. */
export interface Leg {
  readonly to: HexName;
  readonly reason?: Phrase;
}

/** The next leg of a bomber. */
export function legOf(state: State, style: Style, one: AmericanState): Leg | undefined {
  const course = courseOf(state, one);
  const direct = straight(state, one, course);
  const to = style.misleads ? (misleading(state, one, course) ?? direct) : direct;
  if (to === undefined || direct === undefined) return undefined;
  if (to === direct || course.target === undefined) return { to };
  const told = reason("reason.route", {
    hex: to,
    factors: threatAt(state, to),
    straight: threatAt(state, direct),
    open: ahead(one.hex ?? to, to, standing(state)),
  });
  return { to, reason: told };
}
