import type { Moment } from "../../src/core/match/match.ts";
import { trials } from "../extent.ts";
import { pick } from "./checks/mutant.ts";
import { choicesOf, type Step, stepFrom, type Walked } from "./walk.ts";

/*
 * What is looked at. Each random game of a scenario is walked once, to its end, and all checks look at that one walk.
 * Whatever is quick is judged in every state of every game: that play is legal and ends, outcomes, prompts, plain data,
 * secrets; and every game is folded anew, from its file and from its seed alone, and compared after every entry. What
 * takes long (all legal answers, refusals, every seat's view, imagined worlds, the tabletop, sentences, taking back) is
 * judged in every state of a scenario's first games (of those of campaigns only as far as there are not too many), and of
 * each game after them in its first state, its last, and states that are drawn by the game's seed: other ones in every
 * game, so that hundreds of games add up to thousands of states; and wherever a question or an event is met first.
 */

/** Games of a scenario of which every state is looked at closely. */
const WHOLE = trials(1, 3);
/** States drawn from each of the other games. */
const DRAWN = trials(8, 12);

/** A walk, and where it is looked at closely. */
export interface Tried extends Walked {
  /** Places in the match's moments, in order. */
  readonly places: readonly number[];
}

/** The states of a game that are looked at closely. */
export function looks({ match, places }: Tried): readonly Moment[] {
  return places.map((place) => match.moments[place] as Moment);
}

/** The rounds that were played from those states. */
export function* steps(tried: Tried): Generator<Step> {
  for (const place of tried.places) {
    const step = stepFrom(tried, place);
    if (step) yield step;
  }
}

/** The kinds of things that a state asks and that are told of how it came about. */
function kindsOf({ prompts, events }: Moment): readonly string[] {
  return [...prompts.map(({ kind }) => `asks ${kind}`), ...events.map(({ key }) => `tells ${key}`)];
}

/** Some different numbers from 0 to `below` - 1, drawn by a game's seed. */
function draw({ scenario, seed }: Walked, count: number, below: number): readonly number[] {
  const dice = choicesOf({ seed: `${seed} looks at ${scenario}` });
  const left = Array.from({ length: below }, (_, number) => number);
  return Array.from({ length: Math.min(count, below) }, () => left.splice(pick(dice, left.length), 1)).flat();
}

/**
 * Chooses where the games of one scenario are looked at closely; to be asked in their order. `close`: so many states of
 * its first games at most; of a game that has more they are drawn.
 */
export function lookout(close = Number.POSITIVE_INFINITY): (walked: Walked) => Tried {
  const met = new Set<string>();
  let games = 0;
  let left = close;
  return (walked) => {
    const { moments } = walked.match;
    const count = games < WHOLE ? Math.max(DRAWN, Math.min(left, moments.length)) : DRAWN;
    left -= count;
    const chosen = new Set([0, moments.length - 1, ...draw(walked, count, moments.length)]);
    for (const [place, moment] of moments.entries()) {
      const kinds = kindsOf(moment);
      if (kinds.some((kind) => !met.has(kind))) chosen.add(place);
      for (const kind of kinds) met.add(kind);
    }
    const places = [...chosen].sort((a, b) => a - b);
    games += 1;
    return { ...walked, places };
  };
}
