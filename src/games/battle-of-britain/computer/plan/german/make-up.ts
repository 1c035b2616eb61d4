import { rememberedBy } from "../../../../../core/remember.ts";
import { GERMAN } from "../../../data/sides.ts";
import { pileOf } from "../../../rules/deck/piles.ts";
import { chosen } from "../../../rules/orders/choose.ts";
import { isBomber, sizeOf, sortedTypes, withoutAll } from "../../../rules/state/look.ts";
import { type Geschwader, HIDDEN, type State } from "../../../rules/state/state.ts";
import { readyIn, typicalWing } from "../aboard.ts";
import { raidOdds } from "../raid-odds.ts";
import { sum } from "../weigh.ts";
import { GERMAN_LOSS, RAF_LOSS, rateOf, SUCCESS } from "../worth.ts";

/** How often a raid is met by no wing, by one, by two and by three, in hundredths. */
const MET = [55, 25, 15, 5] as const;
/** Hands that the Germans are ahead by losses from which on successes count for more, and how much, in hundredths. */
const AHEAD = 0.3;
const MORE = 160;

/** How many of the cards that are drawn next are of each type, on average. */
type Shares = readonly (readonly [type: string, share: number])[];

type Worth = (squadrons: readonly string[]) => number;

/** A worth that is worked out once for squadrons in any order. */
function inAnyOrder(state: State, worthOf: Worth): Worth {
  const known = rememberedBy((sorted: readonly string[]) => sorted.join(), worthOf);
  return (squadrons) => known(sortedTypes(state.setup, squadrons));
}

/** What a geschwader of these squadrons is worth in raids to come; bombers for more where the loss rate allows it. */
function makeUpWorth(state: State, pool: string, squadrons: readonly string[]): number {
  const wing = typicalWing(state);
  const success = rateOf(state) > AHEAD ? (SUCCESS * MORE) / 100 : SUCCESS;
  return sum(
    MET.map((part, wings) => {
      const met = Array.from({ length: wings }, () => wing);
      const { bombs, germanLost, rafLost } = raidOdds(state, { pool, square: "", squadrons }, met);
      return (part / 100) * (success * bombs - GERMAN_LOSS * germanLost + RAF_LOSS * rafLost);
    }),
  );
}

/** What lies on top of a pile, by what its owner knows: what he put there, and else the average of what he has nowhere in sight. */
function sharesIn(state: State, pool: string, count: number): Shares {
  const pile = pileOf(state, pool).map(({ card }) => card);
  const seen = pile.filter((card) => card !== HIDDEN);
  const held = state.geschwader.filter((one) => one.pool === pool).flatMap(({ squadrons }) => squadrons);
  const ready = readyIn(state, pool);
  const all = ready.flatMap(([type, many]) => Array.from({ length: many }, () => type));
  const unseen = withoutAll(all, [...held, ...seen]);
  const top = pile.slice(0, count);
  const among = (cards: readonly string[], type: string) => cards.filter((card) => card === type).length;
  const hidden = among(top, HIDDEN) / Math.max(1, unseen.length);
  return ready.map(([type]) => [
    type,
    (among(top, type) + among(unseen, type) * hidden) / Math.max(1, top.length),
  ]);
}

/** Types that are told apart in draws, so that few are to be weighed, whatever tables there are. */
const TOLD_APART = 3;

/** All bombers as the commonest of them, and the commonest of all types. */
function grouped(state: State, shares: Shares): Shares {
  const bombers = shares.filter(([type]) => isBomber(state.setup, type));
  const others = shares.filter(([type]) => !isBomber(state.setup, type));
  const [commonest] = bombers.toSorted((a, b) => b[1] - a[1]);
  const all: Shares = commonest
    ? [...others, [commonest[0], sum(bombers.map(([, share]) => share))]]
    : others;
  if (all.length <= TOLD_APART) return all;
  const kept = all.toSorted((a, b) => b[1] - a[1]).slice(0, TOLD_APART);
  const whole = sum(all.map(([, share]) => share)) / sum(kept.map(([, share]) => share));
  return kept.map(([type, share]) => [type, share * whole] as const);
}

/** What squadrons are worth on average once a geschwader has drawn to its size. */
function drawnTo(state: State, { pool }: Geschwader): Worth {
  const size = sizeOf(state, pool, GERMAN);
  const shares = grouped(state, sharesIn(state, pool, 2 * size)).filter(([, share]) => share > 0);
  const worthOf = inAnyOrder(state, (squadrons) => makeUpWorth(state, pool, squadrons));
  const drawn: Worth = inAnyOrder(state, (squadrons) =>
    squadrons.length >= size || shares.length === 0
      ? worthOf(squadrons)
      : sum(shares.map(([type, share]) => share * drawn([...squadrons, type]))),
  );
  return drawn;
}

/** BB-86, BB-R30: the squadrons of a geschwader, at most so many, for which others are better drawn. */
export function unwanted(state: State, one: Geschwader, most: number): readonly string[] {
  const worthOf = drawnTo(state, one);
  const held = sortedTypes(state.setup, one.squadrons);
  let [best, value]: readonly [readonly string[], number] = [[], worthOf(held)];
  for (let count = 1; count <= Math.min(most, held.length); count++)
    for (const types of chosen(held, count)) {
      const rest = worthOf(withoutAll(held, types));
      if (rest > value) [best, value] = [types, rest];
    }
  return best;
}
