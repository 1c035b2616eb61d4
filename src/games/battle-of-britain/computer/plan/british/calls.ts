import { present } from "../../../../../core/present.ts";
import { INTERCEPTED, MOVES } from "../../../data/figures.ts";
import { diceOfSquadron } from "../../../rules/battle/strength.ts";
import { atlasOf, isOpenToWing } from "../../../rules/map/atlas.ts";
import { distance, neighbours } from "../../../rules/map/path.ts";
import { DONE, PASS, word } from "../../../rules/orders/question.ts";
import { scramblers } from "../../../rules/raid/scramble.ts";
import { patrols } from "../../../rules/raid/wings.ts";
import {
  aloft,
  geschwaderOf,
  placeOf,
  stationOf,
  tablesOf,
  typeOf,
  wingOf,
} from "../../../rules/state/look.ts";
import { commandedBy } from "../../../rules/state/sides.ts";
import type { Geschwader, State, Wing } from "../../../rules/state/state.ts";
import type { Chase, Of } from "../../../rules/state/task.ts";
import { aboard, inWing } from "../aboard.ts";
import { bombChance } from "../raid-odds.ts";
import type { Choice, Plan, PlanQuestion } from "../weigh.ts";
import { sum } from "../weigh.ts";
import { GERMAN_LOSS, RAF_LOSS, SUCCESS, successIn } from "../worth.ts";
import { reserved } from "./moves.ts";

/** Hits that a squadron lost and one stood down take on average, in tenths of its defence. */
const SPARED = 75;

/** What an exchange of throws is worth: hits by what takes them (BB-105, BB-106). */
function exchange(state: State, wing: Wing, raid: Geschwader): number {
  const square = present(raid.square);
  const own = inWing(state, wing);
  const foe = aboard(state, raid);
  const part = Math.min(1, INTERCEPTED / Math.max(1, foe.length));
  const dice = (cards: readonly string[], pool: string) =>
    sum(cards.map((card) => diceOfSquadron(state, card, pool, square))) / 2;
  const defence = (cards: readonly string[]) =>
    sum(cards.map((card) => typeOf(state.setup, card).defence)) / Math.max(1, cards.length);
  const lost = (hits: number, cards: readonly string[], most: number) =>
    Math.min(most, (hits * SPARED) / 100 / Math.max(1, defence(cards)));
  const german = lost(dice(own, wing.group), foe, INTERCEPTED);
  const raf = lost(dice(foe, raid.pool) * part, own, own.length);
  return GERMAN_LOSS * german - RAF_LOSS * raf;
}

/** Where the raid said that it flies: the last square of its order, and how far that still is. */
function wayLeft(state: State, task: Of<"scramble">): readonly string[] {
  const { square } = geschwaderOf(state, task.geschwader);
  return [square as string, ...task.way];
}

/** Steps until a wing can be where the raid is, if that keeps to its way; undefined where it can't. */
function meets(state: State, wing: Wing, way: readonly string[]): number | undefined {
  const { diagonal } = state.setup.options;
  const station = stationOf(state, wing);
  const at = way.findIndex(
    (square, place) =>
      distance(station, square, diagonal) <= place + 1 &&
      isOpenToWing(tablesOf(state.setup), wing.group, square),
  );
  return at < 0 ? undefined : at;
}

/** Whether a raid that is stopped in a square still has the fuel for where it flies. */
function isStopped(state: State, raid: Geschwader, way: readonly string[], at: number): boolean {
  const end = way.at(-1) ?? "";
  const left = distance(way[at] ?? end, end, state.setup.options.diagonal);
  return left > MOVES[0] * raid.fuel;
}

/** What an intercept promises: the exchange, and a raid that can't come through any more. */
function interceptWorth(state: State, wing: Wing, raid: Geschwader, way: readonly string[]): number {
  const at = meets(state, wing, way);
  if (at === undefined) return -SUCCESS;
  const chance = bombChance(
    state,
    aboard(state, raid).map((card) => ({ card, there: 1 })),
  );
  const end = way.at(-1) ?? "";
  const bound = atlasOf(tablesOf(state.setup)).targets.has(end);
  const stopped = bound && isStopped(state, raid, way, at) ? successIn(state) * chance : 0;
  return exchange(state, wing, raid) + stopped;
}

/** BB-100: a wing that meets the raid on its way, where that is worth a marker. */
export const scramble: Plan<Of<"scramble">> = (asked: PlanQuestion, task) => {
  const { view, style, whim } = asked;
  const raid = geschwaderOf(view, task.geschwader);
  const way = wayLeft(view, task);
  const free = view.markers > reserved(asked);
  const choices = scramblers(view, task.geschwader).map((wing): Choice => {
    const near = meets(view, wing, way) !== undefined;
    const promise = style.weighs ? interceptWorth(view, wing, raid, way) : near ? 0 : -SUCCESS;
    const value = free ? promise - style.intercept + whim() : -SUCCESS;
    return { order: { kind: "act", id: wing.id, verb: "scramble" }, value };
  });
  return [...choices, { order: PASS, value: 0 }];
};

/** BB-102: nearer to the raid. */
export const wingStep: Plan<{ readonly do: "wing-step" } & Chase> = ({ view }, { wing: id, geschwader }) => {
  const wing = wingOf(view, id);
  const { diagonal } = view.setup.options;
  const raid = present(geschwaderOf(view, geschwader).square);
  const from = placeOf(view, wing);
  const steps = neighbours(from, diagonal)
    .filter((square) => isOpenToWing(tablesOf(view.setup), wing.group, square))
    .map(
      (square): Choice => ({
        order: { kind: "to", way: [square], more: false },
        value: -distance(square, raid, diagonal),
      }),
    );
  return [{ order: word("stay"), value: -distance(from, raid, diagonal) }, ...steps];
};

/** BB-75: patrols near which no raid is go home, where they are ready again. */
export const callHome: Plan<Of<"call-home">> = ({ view, prompt }) => {
  const { diagonal } = view.setup.options;
  const idle = commandedBy(view, prompt.seat, patrols(view)).filter((wing) =>
    aloft(view).every(({ square }) => distance(placeOf(view, wing), square as string, diagonal) > MOVES[0]),
  );
  return [
    ...idle.map(({ id }): Choice => ({ order: { kind: "act", id, verb: "home" }, value: 1 })),
    { order: DONE, value: 0 },
  ];
};
