import type { Counter, CounterState } from "../../../../tabletop/counter.ts";
import type { CounterFlight } from "../../../../tabletop/counter-flight.ts";
import type { Figure } from "../../../../tabletop/figure.ts";
import type { Mark } from "../../../../tabletop/piece.ts";
import type { Spot } from "../../../../tabletop/place.ts";
import { AMERICAN, GERMAN, type Side } from "../../data/sides.ts";
import { AIR_FORCES } from "../../data/tables.ts";
import {
  factorsOf,
  germanEntry,
  groupOf,
  isBomber,
  isNight,
  livingAmericans,
  livingGermans,
  placeOf,
  typeOf,
} from "../../rules/state/look.ts";
import type { AmericanState, GermanState } from "../../rules/state/state.ts";
import { type Formation, formationsOf, homeId, turnsLeft, typesIn } from "../../rules/view/formations.ts";
import type { View } from "../../rules/view/view.ts";
import { bearing, spotOf } from "../grid.ts";
import { phrase, type Say } from "../phrase.ts";
import { heightOf } from "./heights.ts";
import { besideBase, standOf, waitingSpot } from "./stations.ts";
import { modelOf, symbolOf } from "./symbols.ts";

type Unit = AmericanState | GermanState;

/** Against a usual counter: a stream of bombers, fighters in the air, a unit in its stack, one on the ground, a waiting force. */
const STREAM = 2;
const FIGHTERS = 1.6;
const UNIT = 1.1;
const GROUNDED = 0.62;
const WAITS = 1.4;
/** LW-62, LW-63: turns in the air below which fuel is short. */
const SHORT = 2;

/** A unit's designation without its type: that is told by its symbol. */
function designation(view: View, { id }: Unit): string {
  return germanEntry(view, id)?.designation ?? id;
}

function stateOf(view: View, one: Unit): CounterState | undefined {
  if (one.fired) return "used";
  if (one.factors < typeOf(view, one.type).factors) return "damaged";
  return undefined;
}

/** Its factors, and how many turns it has left in the air. */
function figuresOf(one: Unit, say: Say): readonly Figure[] {
  const turns = one.counter === null ? [] : [{ value: `${one.counter}`, label: say(phrase("unit.turns")) }];
  return [{ value: `${one.factors}`, label: say(phrase("unit.factors")) }, ...turns];
}

function marksOf(units: readonly Unit[]): { readonly marks?: readonly Mark[] } {
  const left = turnsLeft(units);
  const fuel: readonly Mark[] = left !== undefined && left < SHORT ? ["fuel"] : [];
  const ace: readonly Mark[] = units.some((one) => "killer" in one && one.killer) ? ["ace"] : [];
  const marks = [...fuel, ...ace];
  return marks.length > 0 ? { marks } : {};
}

function unitCounter(view: View, one: Unit, side: Side, at: Spot, size: number, say: Say): Counter {
  const type = typeOf(view, one.type);
  const state = stateOf(view, one);
  return {
    id: one.id,
    ...at,
    side,
    size,
    label: designation(view, one),
    title: say(phrase("unit.title", { unit: designation(view, one), type: type.name })),
    symbol: symbolOf(type, isNight(view, one.id)),
    figures: figuresOf(one, say),
    ...marksOf([one]),
    ...(state && { state }),
  };
}

/** Factors that a miniature stands for. */
const [A_BOMBER, A_FIGHTER] = [8, 4] as const;
/** The most miniatures of a formation, the strongest types first. */
const MOST = { box: 9, "finger-four": 4 } as const;

/** Where somebody flies: to his target as far as the viewer knows it, home with it bombed; else east, Germans west. */
function headingOf(view: View, { side, hex, units }: Formation): number {
  if (side === GERMAN) return 270;
  const line = units.map((one) => ("line" in one ? one.line : null)).find((one) => one !== null);
  const home = units.some(
    (one) => ("bombed" in one && one.bombed) || ("mission" in one && one.mission === "home-bound"),
  );
  if (home) return 270;
  const target = line && placeOf(view, line.target).hex;
  return target && target !== hex ? bearing(spotOf(hex), spotOf(target)) : 90;
}

/** Miniatures over a formation, one for so many factors of each type. */
function flightsOf(
  view: View,
  one: Formation,
  types: readonly { readonly id: string; readonly factors: number }[],
): readonly CounterFlight[] {
  const formation = one.role === "bombers" ? "box" : "finger-four";
  const heading = headingOf(view, one);
  const up = heightOf(one);
  let left: number = MOST[formation];
  return types.flatMap(({ id, factors }, at): readonly CounterFlight[] => {
    const share = factors / (formation === "box" ? A_BOMBER : A_FIGHTER);
    const count = Math.min(left, Math.max(1, Math.round(share)));
    left -= count;
    if (count === 0) return [];
    const model = modelOf(typeOf(view, id));
    return [{ model, count, formation, up: up + 0.5 * at, heading, trails: formation === "box" }];
  });
}

/** The plaque of a formation: what most of it flies, its factors, and the turns that its first have left. */
function plaque(view: View, one: Formation, at: Spot, say: Say): Counter {
  const { id, side, role, hex, units } = one;
  const types = typesIn(one).map(([type, factors]) => ({ ...typeOf(view, type), factors }));
  const [most] = types;
  const turns = turnsLeft(units);
  const label = most ? `${most.name}${types.length > 1 ? "+" : ""}` : "";
  return {
    id,
    ...at,
    side,
    shape: "plaque",
    size: role === "bombers" ? STREAM : FIGHTERS,
    label,
    title: say(
      phrase("formation.title", { role, side, units: units.map((unit) => designation(view, unit)) }),
    ),
    note: say(
      phrase("formation.note", {
        hex,
        factors: types.map(({ name, factors }) => `${factors} ${name}`),
        turns: turns ?? 0,
      }),
    ),
    figures: [
      { value: `${factorsOf(units)}`, label: say(phrase("unit.factors")) },
      ...(turns === undefined ? [] : [{ value: `${turns}`, label: say(phrase("unit.turns")) }]),
    ],
    ...marksOf(units),
    flights: flightsOf(view, one, types),
  };
}

function formation(view: View, one: Formation, say: Say): readonly Counter[] {
  const at = standOf(one);
  return [
    ...one.units.map((unit) => unitCounter(view, unit, one.side, at, UNIT, say)),
    plaque(view, one, at, say),
  ];
}

/** Units that stand on the ground at their bases. */
function grounded(view: View, say: Say): readonly Counter[] {
  return livingGermans(view).flatMap((one): readonly Counter[] => {
    if (one.base === null) return [];
    const at = besideBase(view, placeOf(view, one.base));
    return [unitCounter(view, one, GERMAN, at, GROUNDED, say)];
  });
}

/** The plaque of units of one type that wait beside the map, or have come back; `at`: which of their force's types it is. */
function plaqueAtHome(
  view: View,
  units: readonly [AmericanState, ...AmericanState[]],
  at: number,
  say: Say,
): Counter {
  const [first] = units;
  const { force } = groupOf(view, first.id);
  const type = typeOf(view, first.type);
  return {
    id: homeId(force, first),
    ...waitingSpot(force, at, first.back),
    side: AMERICAN,
    shape: "plaque",
    size: WAITS,
    label: type.name,
    title: say(phrase("home.title", { force, type: type.name, bombers: isBomber(view, first) })),
    note: say(phrase("home.note", { units: units.map(({ id }) => id), back: first.back })),
    figures: [{ value: `${factorsOf(units)}`, label: say(phrase("unit.factors")) }],
    state: first.back ? "used" : "ready",
  };
}

/** What waits beside the map and what has come back, an air force and a type each: a type keeps its place while it flies. */
function waiting(view: View, say: Say): readonly Counter[] {
  return AIR_FORCES.flatMap((force) => {
    const own = livingAmericans(view).filter(({ id }) => groupOf(view, id).force === force);
    const types = [...new Set(own.map(({ type }) => type))].toSorted();
    return types.flatMap((type, at) =>
      [false, true].flatMap((back) => {
        const [first, ...others] = own.filter(
          (one) => one.hex === null && one.type === type && one.back === back,
        );
        return first ? [plaqueAtHome(view, [first, ...others], at, say)] : [];
      }),
    );
  });
}

/** Units on bases, formations in the air each with a plaque over its units, and what waits beside the map. */
export function countersOf(view: View, say: Say): readonly Counter[] {
  return [
    ...grounded(view, say),
    ...waiting(view, say),
    ...formationsOf(view).flatMap((one) => formation(view, one, say)),
  ];
}
