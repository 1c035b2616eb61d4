import type { PieceId } from "../../../../core/game.ts";
import { compassOf } from "../../../../face/queries/compass.ts";
import { AMERICAN, GERMAN, type Side } from "../../data/sides.ts";
import type { HexName } from "../../data/tables.ts";
import { distance } from "../../rules/map/hex.ts";
import { movableAmericans, waitingFighters } from "../../rules/raid/american-flight.ts";
import { movableGermans, startable } from "../../rules/raid/german-flight.ts";
import { reach } from "../../rules/raid/reach.ts";
import { groupOf, livingGermans, placeOf, typeOf } from "../../rules/state/look.ts";
import { sideOf } from "../../rules/state/sides.ts";
import type { AmericanState, GermanState } from "../../rules/state/state.ts";
import { formationsOf, homeId, unitsAtHome } from "../../rules/view/formations.ts";
import type { View } from "../../rules/view/view.ts";
import { spotOf } from "../grid.ts";
import { flying } from "../moving.ts";
import type { Range, Reached } from "../words/query-values.ts";

/** Units that are looked from or at as one, and where they are: in the air, or on a base. */
export interface Lookout {
  readonly side: Side;
  readonly hex: HexName;
  readonly units: readonly (AmericanState | GermanState)[];
}

/** What the seat that looks has in play: formations, their units, units on bases, fighters that wait beside the map. */
export function own(view: View): readonly PieceId[] {
  const side = sideOf(view, view.viewer);
  if (side === undefined) return [];
  const aloft = formationsOf(view).filter((one) => one.side === side);
  const grounded = side === GERMAN ? livingGermans(view).filter(({ base }) => base !== null) : [];
  const waiting = side === AMERICAN && view.turn > 0 ? waitingFighters(view) : [];
  return [
    ...aloft.map(({ id }) => id),
    ...aloft.flatMap(({ units }) => units.map(({ id }) => id)),
    ...grounded.map(({ id }) => id),
    ...new Set(waiting.map((one) => homeId(groupOf(view, one.id).force, one))),
  ];
}

/** The formation or unit of a name; undefined for what is not on the map. */
export function lookoutOf(view: View, id: PieceId): Lookout | undefined {
  for (const one of formationsOf(view)) {
    if (one.id === id) return one;
    const unit = one.units.find((other) => other.id === id);
    if (unit) return { side: one.side, hex: one.hex, units: [unit] };
  }
  const unit = livingGermans(view).find((one) => one.id === id);
  return unit?.base ? { side: GERMAN, hex: placeOf(view, unit.base).hex, units: [unit] } : undefined;
}

/** LW-30: from one hex to another. */
export function rangeBetween(from: HexName, to: HexName): Range {
  const [here, there] = [spotOf(from), spotOf(to)];
  return { hexes: distance(from, to), way: compassOf(there.x - here.x, there.y - here.y) ?? null };
}

/** LW-63: a unit on a base may take off and fly in the same turn. */
function reachedFromBase(view: View, one: GermanState, from: HexName, hex: HexName): Reached {
  if (!startable(view).includes(one)) return "grounded";
  const { speed } = typeOf(view, one.type);
  return reach({ from, side: GERMAN, quarter: view.quarter }, speed).has(hex) ? "possible" : "far";
}

/** Units of a lookout that are in the air and have not moved this turn. */
export function unmoved(view: View, { side, units }: Lookout): Lookout["units"] {
  const able: Lookout["units"] = side === AMERICAN ? movableAmericans(view) : movableGermans(view);
  return units.filter((one) => able.some(({ id }) => id === one.id));
}

/** LW-60: whether units can all be in a hex this turn: as their flight there is judged. */
export function reached(view: View, from: Lookout, hex: HexName): Reached {
  const [first] = from.units;
  if (first && "base" in first && first.base !== null) return reachedFromBase(view, first, from.hex, hex);
  const able = unmoved(view, from);
  if (able.length === 0) return "moved";
  return flying(view, able)?.hexes.has(hex) ? "possible" : "far";
}

/** The log tells of units: those of a formation, of what waits beside the map, or the unit itself. */
export function told(view: View, id: PieceId): readonly string[] {
  const units = lookoutOf(view, id)?.units ?? unitsAtHome(view, id);
  return units.length > 0 ? units.map((one) => one.id) : [id];
}
