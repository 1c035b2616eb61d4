import type { Dice } from "../core/dice/dice.ts";
import type { Weighed } from "./decision.ts";
import { drawFrom, type MixedStrategy, shares } from "./mixed-strategy.ts";
import { candidateValues } from "./payoff.ts";
import { answersFor, type OpenQuestion, type Position } from "./position.ts";
import type { SearchBudget } from "./search-budget.ts";

/** Who answers a question, with what he has learned. Later rounds weigh more: everybody plays better then. */
interface Player {
  readonly question: OpenQuestion;
  /** What each candidate was worth in all rounds. */
  readonly sums: Float64Array;
  /** How often each candidate was the best answer so far. */
  readonly chosen: Float64Array;
  mix: MixedStrategy;
  rounds: number;
}

function playerOf(question: OpenQuestion): Player {
  const { length } = question.candidates;
  const nothing = new Float64Array(length);
  return { question, sums: nothing, chosen: nothing.slice(), mix: shares(nothing), rounds: 0 };
}

/** The candidate that has answered the others best in all rounds so far joins the player's mix. */
function learn(player: Player, values: Float64Array): void {
  const { sums, chosen } = player;
  player.rounds += 1;
  values.forEach((value, index) => {
    sums[index] = (sums[index] ?? 0) + player.rounds * value;
  });
  const best = sums.indexOf(Math.max(...sums));
  chosen[best] = (chosen[best] ?? 0) + player.rounds;
  player.mix = shares(chosen);
}

/** One round of one player: his row against one answer of each of the others, drawn from their mixes. */
function playRound(
  position: Position,
  player: Player,
  all: readonly Player[],
  budget: SearchBudget,
  dice: Dice,
): void {
  const questions = all.map(({ question }) => question);
  const wanted = ({ candidates }: OpenQuestion, index: number) =>
    candidates[drawFrom(all[index]?.mix ?? [], dice)];
  const answers = answersFor(position, questions, wanted, dice);
  const { question } = player;
  const worth = (state: unknown) => position.game.appraise(state, question.prompt.seat);
  learn(player, candidateValues(position, question, answers, worth, budget, dice));
}

/**
 * Many questions at once (weighted fictitious play): round by round, each question's candidates are weighed against the
 * mixed strategies of all the others, and the candidate that has answered them best so far joins its mix. Everybody
 * goes for what his own seat gains, so allies play together. Goes on while the budget lasts, one round at least.
 */
export function weightedFictitiousPlay(
  position: Position,
  budget: SearchBudget,
  dice: Dice,
): readonly Weighed[] {
  const players = [...position.own, ...position.others].map(playerOf);
  const cost = players.reduce((sum, { question }) => sum + question.candidates.length, 0);
  do {
    for (const player of players) playRound(position, player, players, budget, dice);
  } while (budget.left >= cost);
  return players.map(({ question, mix, sums, rounds }) => {
    const weight = (rounds * (rounds + 1)) / 2;
    return { question, mix, values: sums.map((sum) => sum / weight) };
  });
}
