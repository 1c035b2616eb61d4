import type { Dice } from "../core/dice/dice.ts";
import type { AnyAppraisedGame, Prompt, PromptId, SeatId } from "../core/game.ts";
import { drawSeed, fastDice } from "./fast-dice.ts";
import type { Worth } from "./payoff.ts";
import type { SearchBudget } from "./search-budget.ts";

/** Whether nothing that has begun is still to be settled, so that a state can be judged by what it looks like. */
export function isQuiet(prompts: readonly Prompt[]): boolean {
  return prompts.every(({ unsettled }) => !unsettled);
}

/** Questions after which a chain of answers is judged as it stands. */
const LONGEST_CHAIN = 60;

/** How a seat answers where a line is thought through; the seat that is `seasoned` like a seasoned player. */
export function policyOf(
  game: AnyAppraisedGame,
  seat: SeatId,
  seasoned?: SeatId,
): AnyAppraisedGame["sample"] {
  return (seat === seasoned ? game.seasoned : undefined) ?? game.likely ?? game.sample;
}

/**
 * Likely answers of everybody who is asked, fair ones where the game does not say what is likely; of the seat that is
 * `seasoned` those of a seasoned player.
 */
export function sampledAnswers(
  game: AnyAppraisedGame,
  state: unknown,
  prompts: readonly Prompt[],
  dice: Dice,
  seasoned?: SeatId,
): Map<PromptId, unknown> {
  const answers = new Map<PromptId, unknown>();
  for (const { seat } of prompts) {
    const answer = policyOf(game, seat, seasoned);
    const own = new Map<PromptId, unknown>();
    const view = game.view(state, seat);
    for (const prompt of prompts) {
      if (prompt.seat !== seat || answers.has(prompt.id)) continue;
      own.set(prompt.id, answer(prompt, view, own, dice));
    }
    for (const [prompt, order] of own) answers.set(prompt, order);
  }
  return answers;
}

/** Where a chain of answers ends when everybody goes on with fair answers; the state itself when it is quiet. */
function quietState(game: AnyAppraisedGame, from: unknown, budget: SearchBudget, dice: Dice): unknown {
  let state = from;
  for (let step = 0; step < LONGEST_CHAIN; step++) {
    const prompts = game.prompts(state);
    if (isQuiet(prompts)) return state;
    budget.spend();
    state = game.resolve(state, sampledAnswers(game, state, prompts, dice), dice).state;
  }
  return state;
}

/** What states are worth once they are quiet, and whether any was not. */
interface QuietWorth {
  readonly worth: Worth;
  metUnsettled(): boolean;
}

/** A worth that plays chains of answers out before it judges, each time another way. */
export function quietWorth(
  game: AnyAppraisedGame,
  worth: Worth,
  budget: SearchBudget,
  dice: Dice,
): QuietWorth {
  let met = false;
  return {
    metUnsettled: () => met,
    worth(state) {
      if (isQuiet(game.prompts(state))) return worth(state);
      met = true;
      return worth(quietState(game, state, budget, fastDice(drawSeed(dice))));
    },
  };
}
