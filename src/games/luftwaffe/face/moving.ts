import type { HexName } from "../data/tables.ts";
import { distance } from "../rules/map/hex.ts";
import { americanReach, linesOf, movableAmericans, waitingFighters } from "../rules/raid/american-flight.ts";
import { germanReach, movableGermans } from "../rules/raid/german-flight.ts";
import { groupOf } from "../rules/state/look.ts";
import type { AmericanState, GermanState } from "../rules/state/state.ts";
import { formationOf, homeId } from "../rules/view/formations.ts";
import type { View } from "../rules/view/view.ts";
import { moves } from "../rules/view/viewer.ts";

/** Units that would move together, and the hexes to which they all can. */
export interface Moving {
  readonly verb: "fly" | "enter";
  readonly units: readonly string[];
  /** Where they are; undefined beyond the map. */
  readonly from: HexName | undefined;
  /** Hexes with what each costs. */
  readonly hexes: ReadonlyMap<HexName, number>;
}

function common(reaches: readonly ReadonlyMap<HexName, number>[]): ReadonlyMap<HexName, number> {
  const [first, ...others] = reaches;
  return new Map([...(first ?? [])].filter(([hex]) => others.every((reach) => reach.has(hex))));
}

function reachOf(view: View, one: AmericanState | GermanState): ReadonlyMap<HexName, number> {
  return "line" in one ? americanReach(view, one) : germanReach(view, one);
}

/** LW-60: units in the air that move together. */
export function flying(view: View, units: readonly (AmericanState | GermanState)[]): Moving | undefined {
  const [first] = units;
  if (!first || first.hex === null) return undefined;
  return {
    verb: "fly",
    units: units.map(({ id }) => id),
    from: first.hex,
    hexes: common(units.map((one) => reachOf(view, one))),
  };
}

/** Waiting fighters that a thing of the table is. */
function waitingAt(view: View, id: string): readonly AmericanState[] {
  return waitingFighters(view).filter(
    (one) => id === one.id || id === homeId(groupOf(view, one.id).force, one),
  );
}

/** Section 4.2, H: fighters that enter together. */
function entering(view: View, units: readonly AmericanState[]): Moving | undefined {
  const lines = units.map((one) => new Map(linesOf(view, one).map((hex) => [hex, 0] as const)));
  return units.length === 0
    ? undefined
    : { verb: "enter", units: units.map(({ id }) => id), from: undefined, hexes: common(lines) };
}

/** Who would move when a thing of the table is in hand: a formation as one, or one unit of it. */
export function movingOf(view: View, id: string | null): Moving | undefined {
  if (id === null || !moves(view)) return undefined;
  const american = view.agenda[0]?.do === "american-move";
  const movable: readonly (AmericanState | GermanState)[] = american
    ? movableAmericans(view)
    : movableGermans(view);
  const one = movable.find((unit) => unit.id === id);
  if (one) return flying(view, [one]);
  const formation = formationOf(view, id);
  const own = movable.filter((unit) => formation?.units.some((other) => other.id === unit.id));
  if (formation?.id === id && own.length > 0) return flying(view, own);
  return american ? entering(view, waitingAt(view, id)) : undefined;
}

/** The hex of a reach that is nearest to another, the cheapest of several. */
export function nearestTo(hexes: ReadonlyMap<HexName, number>, goal: HexName): HexName | undefined {
  let best: HexName | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [hex, cost] of hexes) {
    const apart = distance(hex, goal) * 100 + cost;
    if (apart < least) [best, least] = [hex, apart];
  }
  return best;
}

/** LW-62: the nearest hex of a unit's own lines. */
export function homeOf(view: View, one: AmericanState): HexName | undefined {
  const { hex } = one;
  if (hex === null) return undefined;
  const lines = new Map(linesOf(view, one).map((line) => [line, 0] as const));
  return nearestTo(lines, hex);
}

/** What a side has in the air that may move now. */
export function movableNow(view: View): readonly (AmericanState | GermanState)[] {
  if (!moves(view)) return [];
  return view.agenda[0]?.do === "american-move" ? movableAmericans(view) : movableGermans(view);
}
