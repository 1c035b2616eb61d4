import { rememberedLatest } from "../../../../../core/remember.ts";
import { CITY_HITS, FUEL, MARKERS } from "../../../data/figures.ts";
import type { Order } from "../../../rules/grammar/order.ts";
import { isBarred } from "../../../rules/map/boundary.ts";
import { distance } from "../../../rules/map/path.ts";
import { shortRanged } from "../../../rules/raid/leave.ts";
import { rangeOf } from "../../../rules/raid/wings.ts";
import {
  activeGeschwader,
  cityOf,
  geschwaderOf,
  squareOf,
  stationOf,
  tablesOf,
  withoutAll,
} from "../../../rules/state/look.ts";
import type { Geschwader, State } from "../../../rules/state/state.ts";
import type { Of } from "../../../rules/state/task.ts";
import { inWing } from "../aboard.ts";
import { bombChance, raidOddsInTurn } from "../raid-odds.ts";
import type { Style } from "../style.ts";
import type { Choice, Plan, PlanQuestion } from "../weigh.ts";
import { sum } from "../weigh.ts";
import { GERMAN_LOSS, RAF_LOSS, SUCCESS, successIn } from "../worth.ts";
import { fuelOn, routeFrom } from "./route.ts";

/** What a facility out of action is worth, and each repair die that a city no longer throws. */
const AIRFIELD = 12;
const RADAR = 6;
const PRODUCTION = 4;
/** Of raids within reach of so many wings, the part that is met, in hundredths: combat markers don't suffice for all. */
const MET = [0, 50, 70, 80] as const;
/** How often a raid that is met is met by one wing, by two and by three, one after another. */
const IN_TURN = [50, 30, 20] as const;
/** That part holds for five markers and seven raids; at most so much more is met where fewer raids fly. */
const MARKERS_EACH = 1.4;
const MOST_MET = 1.3;
/** Danger of a square where wings are called up, for a raid that has no fuel left for a second move. */
const STOPPED = 12;
/** What a square nearer is worth to who looks no further. */
const NEAR = 4;

/** Whoever gets to a square: north of the line no Bf 109 and no Ju 87 (BB-38). */
export function arriving(state: State, one: Geschwader, square: string): readonly string[] {
  return isBarred(square) ? withoutAll(one.squadrons, shortRanged(state, one)) : one.squadrons;
}

export function hitChance(state: State, squadrons: readonly string[]): number {
  return bombChance(
    state,
    squadrons.map((card) => ({ card, there: 1 })),
  );
}

/** Wings that can be over a square in one move from where they are stationed, by what everybody sees. */
function defendersOf(state: State, square: string) {
  return state.wings.filter(
    (wing) =>
      wing.squadrons.length > 0 &&
      distance(stationOf(state, wing), square, state.setup.options.diagonal) <= rangeOf(state, wing),
  );
}

/** What a target is worth besides the success. */
function extraOf(state: State, target: string): number {
  if (state.out.includes(target)) return 0;
  const { airfields } = tablesOf(state.setup);
  const city = cityOf(state.setup, target);
  if (city) return (state.hits[target] ?? 0) < CITY_HITS ? PRODUCTION * city.production : 0;
  return airfields.some(({ id }) => id === target) ? AIRFIELD : RADAR;
}

/** What a raid stands to lose if one, two or more of the wings about meet it over its target, the strongest first. */
function costsIfMet(
  state: State,
  { pool }: Geschwader,
  squadrons: readonly string[],
  square: string,
): readonly number[] {
  const met = defendersOf(state, square)
    .toSorted((a, b) => b.squadrons.length - a.squadrons.length)
    .slice(0, IN_TURN.length)
    .map((wing) => ({ group: wing.group, squadrons: inWing(state, wing) }));
  const success = successIn(state);
  const [unmet, ...each] = raidOddsInTurn(state, { pool, square, squadrons }, met);
  return each.map(
    ({ bombs, germanLost, rafLost }) =>
      success * ((unmet?.bombs ?? 0) - bombs) + GERMAN_LOSS * germanLost - RAF_LOSS * rafLost,
  );
}

/** The part of raids within reach of so many wings that is met: of fewer markers fewer, of fewer raids more. */
function partMet(state: State, about: number, markers: number): number {
  const raids = activeGeschwader(state).filter(({ square, flown }) => square !== null || !flown).length;
  const scarce = Math.min(MOST_MET, (MARKERS_EACH * markers) / Math.max(1, raids));
  return Math.min(1, (scarce * (MET[Math.min(MET.length - 1, about)] ?? 0)) / 100);
}

/** What wings about a target are likely to cost a raid: nothing once the combat markers of the turn are spent (BB-10). */
function costOf(state: State, one: Geschwader, squadrons: readonly string[], square: string): number {
  const markers = state.phase > 0 ? state.markers : MARKERS;
  const about = Math.min(markers, defendersOf(state, square).length);
  if (about === 0) return 0;
  const costs = costsIfMet(state, one, squadrons, square).slice(0, about);
  const shares = IN_TURN.slice(0, costs.length);
  // To be met is no gain that one flies for, unless nothing else is left to be gained.
  const least = successIn(state) > 0 ? 0 : -Infinity;
  const cost = sum(costs.map((each, at) => (shares[at] ?? 0) * Math.max(least, each))) / sum(shares);
  return partMet(state, about, markers) * cost;
}

/** How badly a raid fares that is met over its target; 0 where no wing is near. */
export function exposureOf(state: State, one: Geschwader): number {
  const square = one.target === null ? undefined : squareOf(state.setup, one.target);
  return square === undefined ? 0 : (costsIfMet(state, one, arriving(state, one, square), square)[0] ?? 0);
}

/** What a raid on a target promises, whatever it is worth to knock it out. */
export function promiseOf(state: State, one: Geschwader, target: string, style: Style): number {
  const square = squareOf(state.setup, target) ?? "";
  const { way, danger } = routeFrom(state, one.pool, square);
  const fuel = fuelOn(way.length);
  if (fuel > FUEL) return -SUCCESS;
  const squadrons = arriving(state, one, square);
  const chance = hitChance(state, squadrons);
  const dry = fuel === FUEL ? (shortRanged(state, { ...one, squadrons }).length * GERMAN_LOSS) / 3 : 0;
  if (!style.weighs) return SUCCESS * chance - NEAR * way.length - dry;
  const stopped = fuel > 1 ? STOPPED * Math.min(2, danger) : 0;
  const gain = successIn(state) + extraOf(state, target);
  return gain * chance - dry - stopped - costOf(state, one, squadrons, square);
}

type Values = ReadonlyMap<string, ReadonlyMap<string, number>>;

const promises = rememberedLatest(
  (view: State, style: Style) => ({
    view,
    style,
    values: new Map(
      activeGeschwader(view).map((one) => [
        one.id,
        new Map(view.hand.map((card) => [card, promiseOf(view, one, card, style)])),
      ]),
    ) as Values,
  }),
  (found, view, style) => found.view === view && found.style === style,
);

/** Who gets which card: the best pair first, then the best of what is left. */
function shared(values: Values, cards: readonly string[], ids: readonly string[]) {
  const pairs = ids
    .flatMap((id) => cards.map((card) => ({ id, card, value: values.get(id)?.get(card) ?? 0 })))
    .toSorted((a, b) => b.value - a.value);
  const found = new Map<string, string>();
  const taken = new Set<string>();
  for (const { id, card } of pairs) {
    if (found.has(id) || taken.has(card)) continue;
    found.set(id, card);
    taken.add(card);
  }
  return found;
}

function takenIn({ own, prompt }: PlanQuestion): readonly string[] {
  return [...own].flatMap(([id, order]) => (id !== prompt.id && order.kind === "cards" ? order.cards : []));
}

const missionOf = (card: string): Order => ({ kind: "cards", verb: "mission", cards: [card] });

/** BB-74: a target for each geschwader, so that all together promise most. */
export const mission: Plan<Of<"missions">> = (asked) => {
  const { view, style, prompt, own, whim } = asked;
  const id = prompt.about ?? "";
  const values = promises(view, style).values;
  const cards = view.hand.filter((card) => !takenIn(asked).includes(card));
  const left = activeGeschwader(view)
    .map((one) => one.id)
    .filter((other) => other === id || !own.has(other));
  const card = shared(values, cards, left).get(id);
  const choices = cards.map((other): Choice => {
    const value = (values.get(id)?.get(other) ?? 0) + whim();
    return { order: missionOf(other), value: other === card ? value + SUCCESS : value };
  });
  return [...choices, { order: { kind: "word", word: "none" }, value: -2 * SUCCESS }];
};

/** BB-R32: the three cards that promise most, to whoever would fly there. */
export const keep: Plan<Of<"keep">> = ({ view, style }) => {
  const best = (card: string) =>
    Math.max(...view.geschwader.map((one) => promiseOf(view, geschwaderOf(view, one.id), card, style)));
  const cards = view.hand
    .map((card) => ({ card, value: best(card) }))
    .toSorted((a, b) => b.value - a.value)
    .slice(0, 3)
    .map(({ card }) => card);
  return [{ order: { kind: "cards", verb: "keep", cards: cards.toSorted() }, value: 0 }];
};
