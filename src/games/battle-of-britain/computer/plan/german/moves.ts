import { LAST_START, MOVES } from "../../../data/figures.ts";
import { LF5 } from "../../../data/tables.ts";
import { isOverTarget } from "../../../rules/bombing/bomb.ts";
import type { Order } from "../../../rules/grammar/order.ts";
import { DONE } from "../../../rules/orders/question.ts";
import { germanLosses, handsOf } from "../../../rules/outcome/deal.ts";
import { fuelFor, movable, mustMove } from "../../../rules/raid/move.ts";
import { stepsOf } from "../../../rules/raid/pursuit.ts";
import { geschwaderOf, squareOf } from "../../../rules/state/look.ts";
import { commandedBy } from "../../../rules/state/sides.ts";
import type { Geschwader, State } from "../../../rules/state/state.ts";
import type { Chase, Of } from "../../../rules/state/task.ts";
import { hasBombers } from "../raid-odds.ts";
import type { Choice, Plan, PlanQuestion } from "../weigh.ts";
import { SUCCESS, successIn } from "../worth.ts";
import { routeFrom, routeTo } from "./route.ts";
import { arriving, exposureOf, hitChance, promiseOf } from "./targets.ts";

function away(id: string, verb: "home" | "hold"): Order {
  return { kind: "act", id, verb };
}

/** A move along a way, as far as its length goes; undefined where the fuel does not last. */
function flight({ id, square, fuel }: Geschwader, from: string, way: readonly string[]): Order | undefined {
  const length = way.length > MOVES[0] && fuel >= fuelFor(MOVES[1]) ? MOVES[1] : MOVES[0];
  if (way.length === 0 || fuel < fuelFor(length)) return undefined;
  const squares = way.slice(0, length);
  return {
    kind: "fly",
    id,
    way: square === null ? [from, ...squares] : squares,
    length,
    more: false,
    without: [],
  };
}

/** Aloft: on to the target while fuel and bombers last, else home. */
function onward({ view }: PlanQuestion, one: Geschwader): readonly Choice[] {
  const home: Choice = { order: away(one.id, "home"), value: 0 };
  const target = one.target === null ? undefined : squareOf(view.setup, one.target);
  if (target === undefined || one.square === null) return [home];
  const chance = hitChance(view, arriving(view, one, target));
  if (one.square === target)
    return [home, { order: away(one.id, "hold"), value: one.fuel > 0 ? SUCCESS * chance : -SUCCESS }];
  const { way } = routeTo(view, one.square, target);
  const order = flight(one, one.square, way);
  const isFar = way.length > MOVES[0] * one.fuel;
  return order ? [{ order, value: isFar ? -1 : SUCCESS * chance }, home] : [home];
}

/** BB-135: targets enough and the loss rate good: whoever flies on can only lose by it. */
function isWon(state: State): boolean {
  const [b, g] = handsOf(state.rafLosses, germanLosses(state));
  return state.successes >= state.targets && b >= g;
}

/** BB-130: Luftflotte 5 has to fly, whatever it promises. */
function isDue({ view }: PlanQuestion, { pool }: Geschwader): boolean {
  return view.duty === "due" && pool === LF5;
}

/** What a raid promises that might take off now. */
function promised(asked: PlanQuestion, one: Geschwader): number {
  const { view, style } = asked;
  if (one.target === null || (style.stops && isWon(view))) return -SUCCESS;
  const value = promiseOf(view, one, one.target, style);
  if (isDue(asked, one)) return Math.max(value, style.least + 1);
  return hasBombers(view, one.squadrons) || successIn(view) === 0 ? value : -SUCCESS;
}

/** Taking off, to the target. */
function start(asked: PlanQuestion, one: Geschwader, value: number): readonly Choice[] {
  const { view, style } = asked;
  const square = one.target === null ? undefined : squareOf(view.setup, one.target);
  if (square === undefined || value <= style.least) return [];
  const { from, way } = routeFrom(view, one.pool, square);
  const order = flight(one, from, way);
  return order ? [{ order, value: value - style.least }] : [];
}

/** How many of the turn's raids wait for the second Tally Ho. */
function held({ view, style }: PlanQuestion, raids: number): number {
  return view.phase < LAST_START ? Math.floor((raids * style.later) / 100) : 0;
}

/** BB-76: who is aloft first; then raids take off, while those wait that fare worst when they are met: by then markers are spent. */
export const germanMove: Plan<Of<"german-move">> = (asked) => {
  const { view, prompt, style, whim } = asked;
  const own = commandedBy(view, prompt.seat, movable(view));
  const [aloft] = commandedBy(view, prompt.seat, mustMove(view));
  if (aloft) return onward(asked, aloft);
  const raids = own
    .map((one) => ({ one, value: promised(asked, one) }))
    .filter(({ value }) => value > style.least)
    .toSorted((a, b) => exposureOf(view, a.one) - exposureOf(view, b.one));
  const all = raids.length + view.geschwader.filter(({ flown }) => flown).length;
  const now = raids.slice(0, Math.max(0, raids.length - held(asked, all)));
  const starts = now.flatMap(({ one, value }) => start(asked, one, value + whim()));
  return [...starts, { order: DONE, value: 0 }];
};

/** BB-89: on to the target. */
export const leg: Plan<Of<"leg">> = ({ view }, { geschwader, left }) => {
  const one = geschwaderOf(view, geschwader);
  const target = one.target === null ? undefined : squareOf(view.setup, one.target);
  const halt: Choice = { order: { kind: "word", word: "halt" }, value: 0 };
  if (target === undefined || one.square === null || one.square === target) return [halt];
  const way = routeTo(view, one.square, target).way.slice(0, left);
  return [{ order: { kind: "to", way, more: false }, value: SUCCESS }, halt];
};

/** BB-102: the bomb run where it can begin; else on to the target, past the wing where there is a way. */
export const chased: Plan<{ readonly do: "chased" } & Chase> = ({ view, whim }, task) => {
  const run: readonly Choice[] = isOverTarget(view, geschwaderOf(view, task.geschwader))
    ? [{ order: { kind: "word", word: "run" }, value: SUCCESS }]
    : [];
  const steps = stepsOf(view, task).map(
    ({ square }, place): Choice => ({
      order: { kind: "to", way: [square], more: false },
      value: whim() / 10 - 8 * place,
    }),
  );
  return [...run, ...steps];
};
