import type { PieceId } from "../../../core/game.ts";
import type { Phrase } from "../../../core/phrase.ts";
import { distance } from "../rules/map/path.ts";
import { movable } from "../rules/raid/move.ts";
import { rangeOf, reachOf } from "../rules/raid/wings.ts";
import type { View } from "../rules/view/view.ts";
import { phrase } from "./orders/phrase.ts";
import { combatSaid, flightSaid } from "./orders/said.ts";
import { dogfightOf } from "./outlook/combat.ts";
import { bestFlight } from "./outlook/flight.ts";
import { placeIn, squareOfThing } from "./route.ts";

/** BB-90, BB-108: how far a wing is from a raid, and what a fight would be. */
function ofWing(view: View, from: PieceId, to: PieceId): readonly Phrase[] {
  const wing = view.wings.find(({ id }) => id === from);
  const one = view.geschwader.find(({ id }) => id === to);
  const [own, square] = [placeIn(view, from), squareOfThing(view, to)];
  if (!wing || own === undefined || square === undefined) return [];
  const squares = distance(own, square, view.setup.options.diagonal);
  const reaches = reachOf(view, wing, rangeOf(view, wing)).has(square);
  const fight = one && one.squadrons.length > 0 ? [combatSaid(dogfightOf(view, [wing], one, square))] : [];
  return [phrase("says.reach", { squares, most: rangeOf(view, wing), reaches }), ...fight];
}

/** From a formation to what is looked at: squares, fuel and radar on the way, the dice of both sides. */
export function badgeOf(view: View, from: PieceId, to: PieceId): readonly Phrase[] {
  if (view.wings.some(({ id }) => id === from)) return ofWing(view, from, to);
  const one = movable(view).find(({ id }) => id === from);
  const square = squareOfThing(view, to);
  if (!one || square === undefined || one.square === square) return [];
  const flight = bestFlight(view, one, square);
  return flight ? flightSaid(flight) : [phrase("says.beyond")];
}
