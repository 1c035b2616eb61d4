import type { Prompt, SeatId } from "../../../../core/game.ts";
import type { Phrase } from "../../../../core/phrase.ts";
import { present } from "../../../../core/present.ts";
import type { Offer } from "../../../../face/offer.ts";
import { MOVES } from "../../data/figures.ts";
import { fighters, inSquare } from "../../rules/battle/dogfight.ts";
import type { Order } from "../../rules/grammar/order.ts";
import { distance } from "../../rules/map/path.ts";
import { scramblers } from "../../rules/raid/scramble.ts";
import { bigWingers, movableWings, patrols, rangeOf, reachOf } from "../../rules/raid/wings.ts";
import { aloft, geschwaderOf, placeOf, wingOf } from "../../rules/state/look.ts";
import { commandedBy } from "../../rules/state/sides.ts";
import type { Geschwader, Wing } from "../../rules/state/state.ts";
import type { Of } from "../../rules/state/task.ts";
import type { View } from "../../rules/view/view.ts";
import { dogfightOf, interceptOf } from "../outlook/combat.ts";
import type { Prospect } from "../words/order-values.ts";
import { ending, offered } from "./listed.ts";
import { phrase } from "./phrase.ts";
import { combatSaid } from "./said.ts";

function apart(view: View, wing: Wing, one: Geschwader): number {
  return distance(placeOf(view, wing), present(one.square), view.setup.options.diagonal);
}

/** How far apart a wing and a geschwader are, and the squares that each of them may still enter. */
interface Pursuit {
  readonly squares: number;
  readonly left: number;
  readonly steps: number;
}

/** BB-102: how good the chances of a wing are; the geschwader may fly towards it. */
function prospectOf({ squares, left, steps }: Pursuit, moves: boolean): Prospect {
  if (squares === 0 || (moves && squares === 1)) return "sure";
  return squares <= steps + left ? "open" : "none";
}

/** What is said of a chase before the wing is called up and at each of its squares: the same figures for the same chance. */
function chaseSaid(pursuit: Pursuit, prospect: Prospect): Phrase {
  return phrase("says.chase", { squares: pursuit.squares, prospect, left: pursuit.left });
}

/** BB-100: which wing is announced; who passes lets the raid go on to the next radar square. Wings that can't meet it stand last. */
export function scrambles(view: View, task: Of<"scramble">, kind: string): readonly Offer[] {
  const one = geschwaderOf(view, task.geschwader);
  const { left } = task;
  const able = scramblers(view, task.geschwader).map((wing) => {
    // The wing moves first, and at least once.
    const pursuit = { squares: apart(view, wing, one), left, steps: Math.max(1, left) };
    return { wing, pursuit, prospect: prospectOf(pursuit, true) };
  });
  const offers = able
    .toSorted((a, b) => a.pursuit.squares - b.pursuit.squares)
    .map(({ wing, pursuit, prospect }) =>
      offered({ kind: "act", id: wing.id, verb: "scramble" }, phrase("offer.scramble", { id: wing.id }), {
        lines: [chaseSaid(pursuit, prospect), combatSaid(interceptOf(view, wing, one, present(one.square)))],
        from: wing.id,
        on: wing.id,
        ...(prospect === "none" && { last: true }),
      }),
    );
  const hopeful = offers.filter(({ last }) => !last);
  const pass = ending("pass", kind, { standing: "let-pass", ...(hopeful.length === 0 && { usual: true }) });
  return [...hopeful, pass, ...offers.filter(({ last }) => last)];
}

/** BB-102: a step of the wing that chases; usually the one that brings it nearest. */
export function chasing(
  view: View,
  task: Of<"wing-step">,
  orders: Iterable<Order>,
  kind: string,
): readonly Offer[] {
  const at = geschwaderOf(view, task.geschwader);
  const goal = present(at.square);
  const { diagonal } = view.setup.options;
  const wing = wingOf(view, task.wing);
  const own = placeOf(view, wing);
  const { left } = task;
  const combat = combatSaid(interceptOf(view, wing, at, goal));
  const offers = [...orders].map((order): readonly [number, Offer] => {
    const square = order.kind === "to" ? (order.way[0] ?? own) : own;
    const pursuit = { squares: distance(square, goal, diagonal), left, steps: Math.max(0, left - 1) };
    const meets = pursuit.squares === 0;
    const lines = [...(meets ? [] : [chaseSaid(pursuit, prospectOf(pursuit, false))]), combat];
    if (order.kind !== "to") return [pursuit.squares + 0.5, ending("stay", kind, { lines })];
    const title = phrase("offer.to", { square, at: meets ? at.id : "" });
    return [pursuit.squares, offered(order, title, { lines, ...(meets && { on: at.id }) })];
  });
  const sorted = offers.toSorted(([a], [b]) => a - b).map(([, offer]) => offer);
  return sorted.map((offer, place) => (place === 0 ? { ...offer, usual: true, standing: "chase" } : offer));
}

function moveOf(view: View, wing: Wing, square: string): Order | undefined {
  if (square === placeOf(view, wing))
    return wing.square === null ? { kind: "act", id: wing.id, verb: "up" } : undefined;
  if (!reachOf(view, wing, rangeOf(view, wing)).has(square)) return undefined;
  return { kind: "fly", id: wing.id, way: [square], length: null, more: false, without: [] };
}

/** Squares with raids that can be fought, and who is there. */
function raids(view: View): ReadonlyMap<string, readonly Geschwader[]> {
  const found = new Map<string, Geschwader[]>();
  for (const one of aloft(view)) {
    const square = present(one.square);
    if (one.squadrons.length > 0) found.set(square, [...(found.get(square) ?? []), one]);
  }
  return found;
}

/** Wings that may go where raids are, and fight one of them there. */
function meetings(view: View, seat: SeatId): readonly Offer[] {
  return commandedBy(view, seat, movableWings(view)).flatMap((wing) =>
    [...raids(view)].flatMap(([square, met]): readonly Offer[] => {
      const order = moveOf(view, wing, square);
      if (!order) return [];
      const [on = "", ...alike] = met.map(({ id }) => id);
      const title = phrase("offer.meet", { id: wing.id, at: [on, ...alike], square });
      const lines = met.map((one) => combatSaid(dogfightOf(view, [wing], one, square)));
      return [offered(order, title, { lines, from: wing.id, on, ...(alike.length > 0 && { alike }) })];
    }),
  );
}

/** Wings that are where a raid is already, and may fight it (BB-108). */
function ready(view: View): number {
  return fighters(view).filter((wing) => inSquare(view, wing).length > 0).length;
}

function bigWings(view: View, seat: SeatId): readonly Offer[] {
  return aloft(view).flatMap((one) => {
    const able = commandedBy(view, seat, bigWingers(view, one));
    return able.flatMap((wing, place) =>
      able.slice(place + 1).map((other) => {
        const wings = [wing.id, other.id] as const;
        const lines = [combatSaid(dogfightOf(view, [wing, other], one, present(one.square)))];
        const title = phrase("offer.big-wing", { wings, at: one.id });
        return offered({ kind: "big-wing", wings, at: one.id }, title, { lines, from: wing.id, on: one.id });
      }),
    );
  });
}

/** Wings that could take to the air over a station to which a raid may come in the next Tally Ho (BB-90). */
function patrolling(view: View, seat: SeatId): readonly Offer[] {
  const { diagonal } = view.setup.options;
  return commandedBy(view, seat, movableWings(view)).flatMap((wing): readonly Offer[] => {
    const square = placeOf(view, wing);
    const near = aloft(view)
      .filter((one) => one.fuel > 0 && one.square !== square)
      .filter((one) => distance(present(one.square), square, diagonal) <= MOVES[0]);
    if (wing.square !== null || near.length === 0) return [];
    const title = phrase("offer.act", { id: wing.id, verb: "up" });
    return [
      offered({ kind: "act", id: wing.id, verb: "up" }, title, {
        lines: [phrase("says.patrol")],
        from: wing.id,
      }),
    ];
  });
}

/** BB-90, BB-128: wings that can meet a raid, those that may wait for one, and the end; the map gives all other squares. */
export function britishMoves(view: View, { kind, seat }: Prompt): readonly Offer[] {
  const meets = [...bigWings(view, seat), ...meetings(view, seat)];
  const texts = new Set(meets.map(({ text }) => text));
  const waits = patrolling(view, seat).filter(({ text }) => !texts.has(text));
  const fights = meets.length > 0 && view.markers > ready(view);
  return [...meets, ...waits, ending("done", kind, fights ? {} : { usual: true })];
}

/** BB-75: a patrol stays unless it is called home. */
export function callsHome(view: View, { kind, seat }: Prompt): readonly Offer[] {
  const offers = commandedBy(view, seat, patrols(view)).map(({ id }) =>
    offered({ kind: "act", id, verb: "home" }, phrase("offer.act", { id, verb: "home" }), {
      from: id,
      on: id,
    }),
  );
  return [...offers, ending("done", kind, { usual: true, standing: "patrols-stay" })];
}

/** BB-108. */
export function dogfights(view: View, orders: Iterable<Order>, kind: string): readonly Offer[] {
  return [...orders].map((order): Offer => {
    if (order.kind !== "attack") return ending("done", kind);
    const wing = wingOf(view, order.id);
    const one = geschwaderOf(view, order.at);
    const wings = wing.partner === null ? [wing] : [wing, wingOf(view, wing.partner)];
    const lines = [
      combatSaid(dogfightOf(view, wings, one, present(one.square))),
      phrase("says.markers", { left: view.markers - 1 }),
    ];
    const title = phrase("offer.attack", { id: order.id, at: order.at });
    return offered(order, title, { lines, from: order.id, on: order.at });
  });
}
