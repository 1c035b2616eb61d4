import { present } from "../../../../../core/present.ts";
import { LAST_START } from "../../../data/figures.ts";
import type { Order } from "../../../rules/grammar/order.ts";
import { DONE } from "../../../rules/orders/question.ts";
import { bigWingers, movableWings, rangeOf, reachOf } from "../../../rules/raid/wings.ts";
import { aloft, placeOf, typeOf } from "../../../rules/state/look.ts";
import { commandedBy } from "../../../rules/state/sides.ts";
import type { Geschwader, State, Wing } from "../../../rules/state/state.ts";
import type { Of } from "../../../rules/state/task.ts";
import { inWing } from "../aboard.ts";
import type { Choice, Plan, PlanQuestion } from "../weigh.ts";
import { sum } from "../weigh.ts";
import { defendersFrom, fightWorth, wingsAt } from "./raids.ts";

function strength(state: State, wing: Wing): number {
  return sum(
    inWing(state, wing).map((card) => {
      const { dice, defence } = typeOf(state.setup, card);
      return dice * defence;
    }),
  );
}

/** Markers kept for raids that have not taken off: as many as their part of all raids. */
export function reserved({ view, style }: PlanQuestion): number {
  if (!style.reserve || view.phase >= LAST_START) return 0;
  const raids = view.geschwader.filter(({ squadrons }) => squadrons.length > 0);
  const waiting = raids.filter(({ flown }) => !flown).length;
  return raids.length === 0 ? 0 : Math.floor((view.markers * waiting) / raids.length);
}

function go(state: State, wing: Wing, square: string): Order {
  if (placeOf(state, wing) === square && wing.square === null)
    return { kind: "act", id: wing.id, verb: "up" };
  return { kind: "fly", id: wing.id, way: [square], length: null, more: false, without: [] };
}

/** Wings that could come, the strongest first. */
function comers(state: State, all: readonly Wing[], raid: Geschwader): readonly Wing[] {
  return all
    .filter((wing) => reachOf(state, wing, rangeOf(state, wing)).has(present(raid.square)))
    .filter((wing) => wing.square === null || wing.square !== raid.square)
    .toSorted((a, b) => strength(state, b) - strength(state, a));
}

/** What sending one, two or more wings to a raid promises for each marker, beyond those that are there. */
function against(
  asked: PlanQuestion,
  raid: Geschwader,
  all: readonly Wing[],
  markers: number,
): readonly Choice[] {
  const { view, style, whim } = asked;
  const there = wingsAt(view, raid);
  const base = defendersFrom(view, there);
  const before = there.length > 0 ? Math.max(0, fightWorth(view, raid, base)) : 0;
  const able = comers(view, all, raid);
  const most = Math.min(style.wings - there.length, markers, able.length);
  const [first] = able;
  if (!first || most < 1) return [];
  if (!style.weighs)
    return able.map((wing) => ({
      order: go(view, wing, present(raid.square)),
      value: whim() - style.dogfight,
    }));
  const gains = Array.from({ length: most }, (_, at) => {
    const more = defendersFrom(view, able.slice(0, at + 1));
    return (fightWorth(view, raid, [...base, ...more]) - before) / (at + 1);
  });
  const value = Math.max(...gains) - style.dogfight + whim();
  return [{ order: go(view, first, present(raid.square)), value }];
}

function bigWing({ view, whim, style }: PlanQuestion, raid: Geschwader): readonly Choice[] {
  const able = bigWingers(view, raid).toSorted((a, b) => strength(view, b) - strength(view, a));
  const [one, other] = able;
  if (!one || !other || wingsAt(view, raid).length > 0) return [];
  const both = { group: one.group, squadrons: [...inWing(view, one), ...inWing(view, other)] };
  const value = fightWorth(view, raid, [both]) - style.dogfight + whim();
  const wings = [one.id, other.id].sort() as unknown as readonly [string, string];
  return [{ order: { kind: "big-wing", wings, at: raid.id }, value }];
}

/** BB-78: the wings that gain most go, while markers last; the others stay on the ground. */
export const britishMove: Plan<Of<"british-move">> = (asked) => {
  const { view, prompt } = asked;
  const raids = aloft(view).filter(({ squadrons }) => squadrons.length > 0);
  const committed = sum(raids.map((raid) => wingsAt(view, raid).length));
  const markers = view.markers - committed - reserved(asked);
  const done: Choice = { order: DONE, value: 0 };
  if (markers < 1) return [done];
  const all = commandedBy(view, prompt.seat, movableWings(view));
  const big = raids.flatMap((raid) => bigWing(asked, raid));
  const isOwn = big.filter(
    ({ order }) => order.kind === "big-wing" && order.wings.every((id) => all.some((wing) => wing.id === id)),
  );
  return [...raids.flatMap((raid) => against(asked, raid, all, markers)), ...isOwn, done];
};
