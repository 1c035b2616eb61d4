import type { SquareName } from "../data/tables.ts";
import type { Order } from "../rules/grammar/order.ts";
import { wayOf } from "../rules/raid/move.ts";
import { squareOf, tablesOf } from "../rules/state/look.ts";
import type { Geschwader, Wing } from "../rules/state/state.ts";
import type { View } from "../rules/view/view.ts";
import { bestFlight, flightOf } from "./outlook/flight.ts";

/** A way over the map: where it begins, and the squares that it enters. */
export interface Route {
  readonly from: SquareName;
  readonly squares: readonly SquareName[];
}

/** Where a geschwader or a wing is; undefined for a geschwader at home. */
export function placeIn(view: View, id: string): SquareName | undefined {
  const wing = view.wings.find((one) => one.id === id);
  if (!wing) return view.geschwader.find((one) => one.id === id)?.square ?? undefined;
  return wing.square ?? tablesOf(view.setup).airfields.find((one) => one.wing === id)?.square;
}

/** The square of a target, a wing or a geschwader. */
export function squareOfThing(view: View, id: string): SquareName | undefined {
  return squareOf(view.setup, id) ?? placeIn(view, id);
}

/** Who makes the step that is asked for. */
function moverOf(view: View): string | undefined {
  const [task] = view.agenda;
  if (task?.do === "wing-step") return task.wing;
  return task?.do === "leg" || task?.do === "chased" ? task.geschwader : undefined;
}

/** The way that an answer would take; undefined for one that moves nobody. */
export function routeOf(view: View, order: Order): Route | undefined {
  if (order.kind === "to") {
    const from = placeIn(view, moverOf(view) ?? "");
    return from === undefined ? undefined : { from, squares: wayOf(view, from, order.way) };
  }
  if (order.kind !== "fly") return undefined;
  if (order.length === null) {
    const from = placeIn(view, order.id);
    return from === undefined ? undefined : { from, squares: wayOf(view, from, order.way) };
  }
  const one = view.geschwader.find(({ id }) => id === order.id);
  const flight = one && flightOf(view, one, order);
  return flight && { from: flight.from, squares: flight.way };
}

/** The way that whoever is in hand would take to something that is looked at. */
export function routeTo(view: View, one: Geschwader | Wing | undefined, thing: string): Route | undefined {
  const to = squareOfThing(view, thing);
  if (!one || to === undefined) return undefined;
  if ("group" in one) {
    const from = placeIn(view, one.id);
    return from === undefined || from === to ? undefined : { from, squares: wayOf(view, from, [to]) };
  }
  const flight = bestFlight(view, one, to);
  return flight && { from: flight.from, squares: flight.way };
}
