import type { Prompt } from "../../../../core/game.ts";
import { present } from "../../../../core/present.ts";
import type { Offer } from "../../../../face/offer.ts";
import type { Order } from "../../rules/grammar/order.ts";
import { leg, germanMove as question } from "../../rules/orders/german-move.ts";
import { shortRanged } from "../../rules/raid/leave.ts";
import { movable, mustMove, unbent } from "../../rules/raid/move.ts";
import { stepsOf } from "../../rules/raid/pursuit.ts";
import { geschwaderOf, squareOf } from "../../rules/state/look.ts";
import { commandedBy } from "../../rules/state/sides.ts";
import type { Geschwader } from "../../rules/state/state.ts";
import type { Of } from "../../rules/state/task.ts";
import type { View } from "../../rules/view/view.ts";
import { bombsOf } from "../outlook/bombs.ts";
import { approach, bestFlight, type RaidFlight } from "../outlook/flight.ts";
import { triggersOn } from "../outlook/triggers.ts";
import { wayTo } from "../outlook/way.ts";
import { ending, offered } from "./listed.ts";
import { phrase } from "./phrase.ts";
import { bombsSaid, flightSaid } from "./said.ts";

/** The square of a geschwader's mission; undefined without one. */
function goalOf(view: View, { target }: Geschwader): string | undefined {
  return target === null ? undefined : squareOf(view.setup, target);
}

function flightOffer(view: View, one: Geschwader, flight: RaidFlight, arrives: boolean): Offer {
  const { order, from, way } = flight;
  const to = present(way.at(-1));
  const target = one.target ?? "";
  const title = phrase("offer.fly", {
    id: one.id,
    from: one.square === null ? from : "",
    to,
    target,
    arrives,
  });
  const bombs = arrives ? bombsOf(view, one) : undefined;
  return offered(order, title, {
    lines: [...flightSaid(flight), ...(arrives ? bombsSaid(view, one) : [])],
    from: one.id,
    ...(arrives && { on: target }),
    ...(bombs && bombs.dice > 0 && { chance: bombs.success }),
  });
}

/** The way to its target, as far as one move goes. */
function towards(view: View, one: Geschwader): readonly Offer[] {
  const goal = goalOf(view, one);
  if (goal === undefined || goal === one.square) return [];
  const whole = bestFlight(view, one, goal);
  if (whole) return [flightOffer(view, one, whole, true)];
  const part = approach(view, one, goal);
  return part ? [flightOffer(view, one, part, false)] : [];
}

function isLegal(view: View, order: Order, prompt: Prompt): boolean {
  return question.judge(view, { do: "german-move" }, order, { ...prompt, own: new Map() }) === undefined;
}

/** What a geschwader aloft may do besides: stay for a fuel, or go home. */
function quiet(view: View, one: Geschwader, prompt: Prompt): readonly Offer[] {
  return (["hold", "home"] as const).flatMap((verb): readonly Offer[] => {
    const order: Order = { kind: "act", id: one.id, verb };
    if (!isLegal(view, order, prompt)) return [];
    const lines =
      verb === "hold"
        ? [phrase("says.fuel", { left: one.fuel - 1 })]
        : [phrase("says.home", homeRisk(view, one))];
    return [offered(order, phrase("offer.act", { id: one.id, verb }), { lines, from: one.id })];
  });
}

/** BB-121: squadrons that would throw for their fuel on reaching home now. */
function homeRisk(view: View, one: Geschwader): { readonly checks: number } {
  return { checks: one.fuel === 0 ? shortRanged(view, one).length : 0 };
}

/** BB-76, BB-88: for each geschwader the way to its target, staying and going home; the map gives all others. */
export function germanMoves(view: View, prompt: Prompt): readonly Offer[] {
  const { kind, seat } = prompt;
  const must = commandedBy(view, seat, mustMove(view));
  const each = commandedBy(view, seat, movable(view)).map((one) => ({
    one,
    ways: towards(view, one),
    rest: quiet(view, one, prompt),
  }));
  const usual = each.flatMap(({ one, ways, rest }) => {
    const over = goalOf(view, one) === one.square;
    return ways[0] ?? (over ? rest[0] : rest.at(-1)) ?? [];
  })[0];
  const all = each.flatMap(({ ways, rest }) => [...ways, ...rest]);
  const done = must.length > 0 ? [] : [ending("done", kind, usual ? {} : { usual: true })];
  const first = usual ? [{ ...usual, usual: true as const }] : [];
  return [...first, ...all.filter((offer) => offer !== usual), ...done];
}

/** BB-89: the rest of a move: to the target where it is in reach, or no further. */
export function legs(view: View, task: Of<"leg">, kind: string): readonly Offer[] {
  const one = geschwaderOf(view, task.geschwader);
  const [from, goal] = [present(one.square), goalOf(view, one)];
  const squares = goal === undefined ? undefined : wayTo(view, from, goal, task.left);
  const order: Order = { kind: "to", way: squares ? unbent(view, from, squares) : [], more: false };
  const on = squares !== undefined && leg.judge(view, task, order, {} as never) === undefined;
  const halt = ending("halt", kind, on ? {} : { usual: true });
  if (!on) return [halt];
  const title = phrase("offer.on", { to: goal as string, target: one.target ?? "" });
  const lines = [phrase("says.triggers", { triggers: triggersOn(view, squares) }), ...bombsSaid(view, one)];
  return [offered(order, title, { lines, on: present(one.target), usual: true }), halt];
}

/** BB-102: one step of a chase, with how far it leaves the target and the wing, or the bomb run; on to the target first. */
export function fleeing(
  view: View,
  task: Of<"chased">,
  orders: Iterable<Order>,
  kind: string,
): readonly Offer[] {
  const one = geschwaderOf(view, task.geschwader);
  const target = one.target ?? "";
  const steps = stepsOf(view, task);
  const offers = [...orders].map((order): readonly [number, Offer] => {
    if (order.kind !== "to") {
      const title = phrase("offer.word", { word: "run", kind });
      return [-1, offered(order, title, { lines: bombsSaid(view, one), on: target })];
    }
    const [square = ""] = order.way;
    const place = steps.findIndex((step) => step.square === square);
    const { ahead = null, apart = 0 } = steps[place] ?? {};
    const lines = [phrase("says.chased", { ahead, target, apart, wing: task.wing })];
    return [place, offered(order, phrase("offer.to", { square, at: "" }), { lines })];
  });
  const sorted = offers.toSorted(([a], [b]) => a - b).map(([, offer]) => offer);
  return sorted.map((offer, place) => (place === 0 ? { ...offer, usual: true, standing: "flee" } : offer));
}
