import type { Prompt } from "../../../../core/game.ts";
import { MOVES } from "../../data/figures.ts";
import type { SquareName } from "../../data/tables.ts";
import type { FlyOrder } from "../../rules/grammar/order.ts";
import { distance } from "../../rules/map/path.ts";
import { SQUARES } from "../../rules/map/square.ts";
import { germanMove } from "../../rules/orders/german-move.ts";
import { fuelFor, startOf, unbent, wayOf } from "../../rules/raid/move.ts";
import { tablesOf } from "../../rules/state/look.ts";
import { seatOfFormation } from "../../rules/state/sides.ts";
import type { Geschwader } from "../../rules/state/state.ts";
import type { View } from "../../rules/view/view.ts";
import { type Trigger, triggersOn } from "./triggers.ts";
import { wayTo } from "./way.ts";

const TASK = { do: "german-move" } as const;

/** A move of a geschwader, and what it would bring as things stand. */
export interface RaidFlight {
  readonly order: FlyOrder;
  readonly from: SquareName;
  readonly way: readonly SquareName[];
  /** Fuel that it costs, and what is left of it (BB-119). */
  readonly cost: number;
  readonly left: number;
  readonly triggers: readonly Trigger[];
}

/** Squares from which a geschwader may start now (BB-39). */
export function startsOf({ setup }: View, { square, pool }: Geschwader): readonly SquareName[] {
  if (square !== null) return [square];
  return tablesOf(setup)
    .launches.filter((one) => one.pool === pool)
    .map((one) => one.square);
}

/** The question that whoever commands a geschwader would be asked (BB-H9). */
function promptFor(view: View, one: Geschwader): Prompt {
  return { id: "german-move", kind: "german-move", seat: seatOfFormation(view, one), opens: "now" };
}

/** What an order would bring; undefined where the rules refuse it. */
export function flightOf(view: View, one: Geschwader, order: FlyOrder): RaidFlight | undefined {
  if (germanMove.judge(view, TASK, order, { ...promptFor(view, one), own: new Map() }) !== undefined)
    return undefined;
  const { from, bends } = startOf(one, order);
  const way = wayOf(view, from, bends);
  const cost = fuelFor(order.length ?? MOVES[0]);
  return { order, from, way, cost, left: one.fuel - cost, triggers: triggersOn(view, way) };
}

/** The best move from a square to another, of the fewest squares that it can be declared with. */
export function flightTo(
  view: View,
  one: Geschwader,
  from: SquareName,
  to: SquareName,
  without: readonly string[] = [],
): RaidFlight | undefined {
  const { diagonal } = view.setup.options;
  const length = MOVES.find((squares) => distance(from, to, diagonal) <= squares);
  if (length === undefined || fuelFor(length) > one.fuel) return undefined;
  const squares = wayTo(view, from, to, length);
  if (!squares) return undefined;
  const bends = unbent(view, from, squares);
  const way = one.square === null ? [from, ...bends] : bends;
  const found = flightOf(view, one, { kind: "fly", id: one.id, way, length, more: false, without });
  // Where the way round is none that the geschwader may fly, the straight one may be.
  return (
    found ??
    flightOf(view, one, {
      kind: "fly",
      id: one.id,
      way: [...way.slice(0, -bends.length), to],
      length,
      more: false,
      without,
    })
  );
}

function isBetter(a: RaidFlight, b: RaidFlight): boolean {
  if (a.cost !== b.cost) return a.cost < b.cost;
  if (a.triggers.length !== b.triggers.length) return a.triggers.length < b.triggers.length;
  return a.way.length < b.way.length;
}

/** The best move to a square from wherever the geschwader may start: least fuel, fewest triggers, shortest. */
export function bestFlight(view: View, one: Geschwader, to: SquareName): RaidFlight | undefined {
  return startsOf(view, one).reduce<RaidFlight | undefined>((best, from) => {
    const found = flightTo(view, one, from, to);
    return found && (!best || isBetter(found, best)) ? found : best;
  }, undefined);
}

/** The move that brings a geschwader nearest to a square that lies beyond one move: within reach of the next. */
export function approach(view: View, one: Geschwader, to: SquareName): RaidFlight | undefined {
  const { diagonal } = view.setup.options;
  let best: { readonly flight: RaidFlight; readonly apart: number } | undefined;
  for (const from of startsOf(view, one))
    for (const square of SQUARES) {
      const apart = distance(square, to, diagonal);
      if (distance(from, square, diagonal) > MOVES[1] || apart > (best?.apart ?? Infinity)) continue;
      const flight = flightTo(view, one, from, square);
      const rest = flight && MOVES.find((squares) => apart <= squares);
      if (!flight || rest === undefined || fuelFor(rest) > flight.left) continue;
      if (!best || apart < best.apart || isBetter(flight, best.flight)) best = { flight, apart };
    }
  return best?.flight;
}

/** Squares that a geschwader can be ordered to, each with the fuel that it would have left there. */
export function reachOfGeschwader(view: View, one: Geschwader): ReadonlyMap<SquareName, number> {
  const { diagonal } = view.setup.options;
  const found = new Map<SquareName, number>();
  const starts = startsOf(view, one);
  for (const square of SQUARES) {
    const apart = Math.min(...starts.map((from) => distance(from, square, diagonal) || Infinity));
    const length = MOVES.find((squares) => apart <= squares);
    if (length !== undefined && fuelFor(length) <= one.fuel) found.set(square, one.fuel - fuelFor(length));
  }
  return found;
}
