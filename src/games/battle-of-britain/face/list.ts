import type { PieceId } from "../../../core/game.ts";
import type { Glance } from "../../../face/glance.ts";
import type { Text } from "../../../face/text.ts";
import { FUEL, WING_SIZE } from "../data/figures.ts";
import { bombersOf } from "../rules/bombing/bomb.ts";
import { hasAirfield, sizeOf, tablesOf } from "../rules/state/look.ts";
import type { Geschwader, Wing } from "../rules/state/state.ts";
import type { View } from "../rules/view/view.ts";
import { phrase } from "./orders/phrase.ts";
import { placeIn } from "./route.ts";
import { squadronId } from "./tabletop/counters.ts";
import type { GeschwaderState, WingState } from "./words/order-values.ts";

/** Formations by Group and Luftflotte, and below them the squadrons that lie under their plaques. */
export function groupsOf(view: View) {
  const all = [...view.wings, ...view.geschwader];
  const pools = tablesOf(view.setup).pools.map(({ id }) => ({
    title: phrase("list.pool", {
      pool: id,
      ready: view.pools[id]?.pile.length ?? 0,
      damaged: damaged(view, id),
    }),
    pieces: all.filter((one) => ("group" in one ? one.group : one.pool) === id).map((one) => one.id),
  }));
  const squadrons = all.flatMap((one) => [...byType(one).values()]);
  return [...pools, { title: phrase("list.under-plaques"), pieces: squadrons }].filter(
    ({ pieces }) => pieces.length > 0,
  );
}

/** The squadrons of a formation by their type, which is null where the viewer may not know it. */
function byType({ id, squadrons: cards }: Geschwader | Wing): ReadonlyMap<string | null, readonly PieceId[]> {
  const found = new Map<string | null, PieceId[]>();
  for (const [at, card] of cards.entries()) found.set(card, [...(found.get(card) ?? []), squadronId(id, at)]);
  return found;
}

function damaged(view: View, pool: string): number {
  return Object.values(view.pools[pool]?.damaged ?? {}).reduce((sum, count) => sum + count, 0);
}

/** What a wing does, in a word. */
export function stateOfWing(view: View, one: Wing): WingState {
  if (one.squadrons.length === 0) return "empty";
  if (one.missed) return "missed";
  if (one.met) return "met";
  if (one.square !== null) return one.patrol ? "patrol" : "airborne";
  return hasAirfield(view, one) ? "ready" : "out";
}

/** What a geschwader does, in a word. */
function stateOfGeschwader({ squadrons, square, flown }: Geschwader): GeschwaderState {
  if (square !== null) return "aloft";
  if (squadrons.length === 0) return "empty";
  return flown ? "back" : "home";
}

function wingGlance(view: View, one: Wing): Glance {
  const state = stateOfWing(view, one);
  const alarms: readonly Text[] = hasAirfield(view, one) ? [] : [phrase("list.airfield-out")];
  return {
    figures: [placeIn(view, one.id) ?? "", phrase("list.wing", { state })],
    left: [{ left: one.squadrons.length, of: WING_SIZE }],
    alarms,
  };
}

function geschwaderGlance(view: View, one: Geschwader): Glance {
  const size = sizeOf(view, one.pool, 1, one.id);
  const known = one.squadrons.every((card) => card !== null);
  const over = known && one.squadrons.length > 0 && bombersOf(view, one).length === 0;
  return {
    figures: [
      ...(one.square === null ? [] : [one.square]),
      phrase("list.geschwader", { state: stateOfGeschwader(one) }),
      ...(one.target === null ? [] : [phrase("list.target", { target: one.target })]),
    ],
    left: [
      {
        left: one.squadrons.length,
        of: Math.max(size, one.squadrons.length),
        label: phrase("list.squadrons"),
      },
      ...(one.square === null ? [] : [{ left: one.fuel, of: FUEL, label: phrase("list.fuel") }]),
    ],
    alarms: over ? [phrase("says.no-bombers")] : [],
  };
}

/** A formation as a line of the list: where it is, what it does, what is left of it. */
export function glanceOf(view: View, id: PieceId): Glance | undefined {
  const wing = view.wings.find((one) => one.id === id);
  if (wing) return wingGlance(view, wing);
  const one = view.geschwader.find((other) => other.id === id);
  return one && geschwaderGlance(view, one);
}

/** A squadron that lies under a plaque, with the others there of its type, where the viewer knows that. */
function squadronSaid(view: View, id: PieceId): Text {
  for (const one of [...view.wings, ...view.geschwader])
    for (const [type, ids] of byType(one))
      if (ids.includes(id))
        return phrase("list.said-squadrons", { id: one.id, type: type ?? "", count: ids.length });
  return id;
}

/** What is said of a formation to those who don't see it; its squadrons to their owner alone. */
export function descriptionOf(view: View, id: PieceId): Text {
  const wing = view.wings.find((one) => one.id === id);
  const one = view.geschwader.find((other) => other.id === id);
  if (wing)
    return phrase("list.said-wing", {
      id,
      square: placeIn(view, id) ?? "",
      state: stateOfWing(view, wing),
      squadrons: wing.squadrons,
    });
  if (!one) return squadronSaid(view, id);
  return phrase("list.said-geschwader", {
    id,
    square: one.square ?? "",
    state: stateOfGeschwader(one),
    fuel: one.fuel,
    target: one.target ?? "",
    squadrons: one.squadrons,
  });
}
