import type { Dice } from "../core/dice/dice.ts";
import type { AnyAppraisedGame, SeatId } from "../core/game.ts";
import { itemAt } from "../core/item-at.ts";
import { decide, type Weighed } from "./decision.ts";
import type { Worlds } from "./determinization.ts";
import { drawSeed, fastDice } from "./fast-dice.ts";
import { pureStrategy } from "./one-ply.ts";
import type { Decision, Request } from "./opponent.ts";
import { type Breadth, type OpenQuestion, type Position, positionOf, some } from "./position.ts";
import { policyOf, sampledAnswers } from "./quiescence.ts";
import type { SearchBudget } from "./search-budget.ts";

/** Answers that are compared with the likely one, at most. */
const WIDEST = 40;
/** Questions after which a game that is played on is judged as it stands. */
const LONGEST_LINE = 250;
/** Worlds at least in which a round of sequential halving compares answers. */
const FEWEST = 2;
/** Standard errors by which an answer must do better than the likely one before it is taken instead. */
const DOUBT = 1;
/** The place of the likely answer among the candidates. */
const LIKELY = 0;
/** Comparisons without a difference that count beside those that were made: a few lucky ones prove nothing. */
const PRIOR = 6;

/** What is known of an answer: how much better than the likely one it came out, in the same worlds with the same dice. */
interface Compared {
  readonly place: number;
  times: number;
  sum: number;
  squares: number;
}

function mean({ sum, times }: Compared): number {
  return times === 0 ? 0 : sum / times;
}

/** By how much an answer is better with some certainty, where single games differ by so large a `variance`. */
function surely({ sum, squares, times }: Compared, variance: number): number {
  const all = times + PRIOR;
  const gain = sum / all;
  const spread = (squares + PRIOR * variance) / all - gain * gain;
  return gain - DOUBT * Math.sqrt(Math.max(0, spread) / all);
}

/** The game played on to its end with likely answers of everybody but the seat that is `seasoned`. */
function playedOut(
  game: AnyAppraisedGame,
  from: unknown,
  budget: SearchBudget,
  dice: Dice,
  seasoned?: SeatId,
): unknown {
  let state = from;
  for (let step = 0; step < LONGEST_LINE; step++) {
    const prompts = game.prompts(state);
    if (prompts.length === 0) return state;
    budget.spend();
    state = game.resolve(state, sampledAnswers(game, state, prompts, dice, seasoned), dice).state;
  }
  return state;
}

/** Games played on from one position. */
class Rollouts {
  /** Of the likely answer: how often it was played on, and what came of it. */
  private times = 0;
  private games = 0;
  private sum = 0;
  private squares = 0;

  constructor(
    private readonly position: Position,
    private readonly question: OpenQuestion,
    private readonly worlds: Worlds,
    private readonly budget: SearchBudget,
    private readonly dice: Dice,
    private readonly seasoned: SeatId | undefined,
  ) {}

  /** What the likely answer came to on average. */
  get worth(): number {
    return this.sum / Math.max(1, this.times);
  }

  get variance(): number {
    return this.squares / Math.max(1, this.times) - this.worth * this.worth;
  }

  /** Nodes of one game, on average. */
  get cost(): number {
    return this.budget.spent / Math.max(1, this.games);
  }

  /** The likely answer and others in one world, with dice that fall alike for all. */
  compare(others: readonly Compared[]): void {
    const world = this.worlds.next();
    const seed = drawSeed(this.dice);
    const base = this.played(world, LIKELY, seed);
    this.times += 1;
    this.sum += base;
    this.squares += base * base;
    for (const one of others) {
      const gain = this.played(world, one.place, seed) - base;
      one.times += 1;
      one.sum += gain;
      one.squares += gain * gain;
    }
  }

  private played(world: unknown, place: number, seed: number): number {
    const { seasoned } = this;
    const { game, seat } = this.position;
    const { prompt, candidates } = this.question;
    const dice = fastDice(seed);
    this.games += 1;
    this.budget.spend();
    const answers = sampledAnswers(game, world, game.prompts(world), dice, seasoned).set(
      prompt.id,
      candidates[place],
    );
    const { state } = game.resolve(world, answers, dice);
    return game.appraise(playedOut(game, state, this.budget, dice, seasoned), seat);
  }
}

/** Sequential halving: fewer and fewer answers, each compared more and more often; the ones that are left. */
function halved(rollouts: Rollouts, all: readonly Compared[], budget: SearchBudget): readonly Compared[] {
  let left = all;
  const rounds = 32 - Math.clz32(all.length);
  for (let round = 0; round < rounds; round++) {
    if (round > 0) left = left.toSorted((a, b) => mean(b) - mean(a)).slice(0, Math.ceil(left.length / 2));
    const until = budget.spent + Math.ceil(budget.left / (rounds - round));
    let [time, cost] = [0, rollouts.cost * (left.length + 1)];
    while (budget.left >= cost && (time < FEWEST || budget.spent + cost <= until)) {
      const before = budget.spent;
      rollouts.compare(left);
      cost = budget.spent - before;
      time += 1;
    }
  }
  return left;
}

/** A question whose first candidate is what the game calls likely, or for a seasoned player what he answers. */
function likelyFirst(
  { game, seat }: Position,
  question: OpenQuestion,
  dice: Dice,
  seasoned?: SeatId,
): OpenQuestion {
  const { prompt, view, candidates } = question;
  if (!game.likely || candidates.length < 2) return question;
  const likely = policyOf(game, seat, seasoned)(prompt, view, new Map(), dice);
  const text = game.print(likely);
  return { ...question, candidates: [likely, ...candidates.filter((order) => game.print(order) !== text)] };
}

/** What the likely answer to a question and some others promise. */
function valuesOf(
  position: Position,
  question: OpenQuestion,
  worlds: Worlds,
  budget: SearchBudget,
  dice: Dice,
  seasoned: SeatId | undefined,
): Float64Array {
  const values = new Float64Array(question.candidates.length);
  if (values.length < 2) return values;
  const rollouts = new Rollouts(position, question, worlds, budget, dice, seasoned);
  rollouts.compare([]);
  const width = Math.min(WIDEST, Math.floor(budget.left / (2 * FEWEST * rollouts.cost)));
  const others = [...values.keys()].filter((place) => place !== LIKELY);
  const all = some(others, width, dice).map((place): Compared => {
    return { place, times: 0, sum: 0, squares: 0 };
  });
  const left = halved(rollouts, all, budget);
  const { worth, variance } = rollouts;
  const gains = all.map((one) => (left.includes(one) ? surely(one, variance) : Math.min(0, mean(one))));
  // Whatever is no better than the likely answer, or was not compared, stays below it.
  values.fill(worth + Math.min(-1, ...gains));
  values[LIKELY] = worth;
  all.forEach(({ place }, index) => {
    const gain = itemAt(gains, index);
    values[place] = worth + (gain > 0 ? gain : Math.min(-1, gain));
  });
  return values;
}

/**
 * Where a game says what is likely: the likely answer to each of a seat's questions, or one that is better with some
 * certainty (policy improvement by rollouts). Each is played on to the end of the game with likely answers of everybody,
 * in many worlds that fit what the seat sees. The seat that is `seasoned` begins and plays on with a seasoned player's
 * answers instead.
 */
export function improvedAnswers(
  request: Request,
  worlds: Worlds,
  breadth: Breadth,
  budget: SearchBudget,
  dice: Dice,
  seasoned?: SeatId,
): Decision {
  const position = positionOf(request, worlds.next(), breadth, dice);
  const { own } = position;
  const weighed = own.map((asked, place): Weighed => {
    const question = likelyFirst(position, asked, dice, seasoned);
    const part = budget.part(Math.ceil(budget.left / (own.length - place)));
    const values = valuesOf(position, question, worlds, part, dice, seasoned);
    return { question, mix: pureStrategy(values), values };
  });
  return decide(position, weighed, budget, dice);
}
