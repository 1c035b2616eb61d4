import type { Dice } from "../core/dice/dice.ts";
import { decidePlayed, type Weighed } from "./decision.ts";
import { deliberation, type Width } from "./deliberation.ts";
import type { Worlds } from "./determinization.ts";
import { onePlyValues, pureStrategy } from "./one-ply.ts";
import type { Opponent } from "./opponent.ts";
import { plannedAnswers } from "./planned-answers.ts";
import { improvedAnswers } from "./policy-improvement.ts";
import { type OpenQuestion, type Position, positionOf } from "./position.ts";
import { type RolloutPlan, rolloutValues } from "./rollout.ts";
import type { SearchBudget } from "./search-budget.ts";
import { type SelectionPlan, selection } from "./selection.ts";
import { overWorlds, weighTogether } from "./together.ts";

const WIDTH: Width = { listed: 240, alone: 0.3, together: 0.015 };

/** The part that goes into better candidates where several are sampled at once, and how they are selected. */
const SELECTING = 0.6;
const SELECTION: SelectionPlan = { rounds: 2, panels: 8, kept: 12 };

/** Where only some of very many answers were sampled, the best of them are followed up. */
const ROLLOUT: RolloutPlan = {
  looks: [
    { width: 12, times: 2 },
    { width: 4, times: 4 },
  ],
  glances: 6,
  trust: 0,
};

/** The only open question where nobody else is asked; else undefined. */
export function loneQuestion({ own, others }: Position): OpenQuestion | undefined {
  return own.length === 1 && others.length === 0 ? own[0] : undefined;
}

/** Of the budget, the part that goes into a first look at answers that are followed up afterwards. */
const FIRST_LOOK = 0.3;

/** The best answer to the only open question: on average, and of very many answers or hidden worlds as the plan follows them up. */
export function weighAlone(
  position: Position,
  question: OpenQuestion,
  worlds: Worlds,
  plan: RolloutPlan | undefined,
  budget: SearchBudget,
  dice: Dice,
): Weighed {
  const { game, seat } = position;
  const worth = (state: unknown) => game.appraise(state, seat);
  const part = question.sampled || !plan ? budget : budget.part(Math.floor(FIRST_LOOK * budget.left));
  const first = onePlyValues(position, question, worlds, worth, part, dice);
  const values = plan ? rolloutValues(position, question, first, plan, worlds, worth, budget, dice) : first;
  return { question, mix: pureStrategy(values), values };
}

/**
 * Weighs both sides' plots against each other and plays the mix that regret matching finds; answers what it is asked
 * alone as is best on average over the dice, over what may be hidden and over the answers that may follow.
 */
export const pilot: Opponent = {
  id: "pilot",
  nodes: 4000,
  answer(asked, allowed, dice) {
    const planned = plannedAnswers(asked, "able", dice);
    if (planned) return planned;
    const { request, budget, worlds, breadth } = deliberation(asked, allowed, WIDTH, dice);
    if (request.game.likely) return improvedAnswers(request, worlds, breadth, budget, dice);
    const first = positionOf(request, worlds.next(), breadth, dice);
    const position = selection(first, SELECTION, budget.part(Math.floor(SELECTING * allowed.nodes)), dice);
    const lone = loneQuestion(position);
    const weighed = lone
      ? [weighAlone(position, lone, worlds, lone.sampled ? ROLLOUT : undefined, budget, dice)]
      : overWorlds(
          position,
          worlds,
          breadth,
          (world, part) => weighTogether(world, part, dice).slice(0, world.own.length),
          budget,
          dice,
        );
    return decidePlayed(position, weighed, budget, dice);
  },
};
