import type { Dice } from "../core/dice/dice.ts";
import { decidePlayed, type Weighed } from "./decision.ts";
import { deepen } from "./deepening.ts";
import { deliberation, type Width } from "./deliberation.ts";
import type { Worlds } from "./determinization.ts";
import { informationSetSearch, type TreePlan } from "./information-set-search.ts";
import { pureStrategy } from "./one-ply.ts";
import type { Opponent } from "./opponent.ts";
import { loneQuestion, weighAlone } from "./pilot.ts";
import { plannedAnswers } from "./planned-answers.ts";
import { improvedAnswers } from "./policy-improvement.ts";
import { type OpenQuestion, type Position, positionOf } from "./position.ts";
import type { RolloutPlan } from "./rollout.ts";
import type { SearchBudget } from "./search-budget.ts";
import { type SelectionPlan, selection } from "./selection.ts";
import { overWorlds, weighTogether } from "./together.ts";

const WIDTH: Width = { listed: 240, alone: 0.09, together: 0.005 };
/** The part that goes into better candidates where several are sampled at once, and how they are selected. */
const SELECTING = 0.4;
const SELECTION: SelectionPlan = { rounds: 2, panels: 12, kept: 12 };
const ROLLOUT: RolloutPlan = {
  looks: [
    { width: 24, times: 2 },
    { width: 8, times: 4 },
    { width: 3, times: 6 },
  ],
  glances: 10,
  trust: 0,
};
/** Where all answers are listed and something is hidden. */
const HIDDEN: RolloutPlan = {
  looks: [
    { width: 8, times: 6 },
    { width: 4, times: 12 },
    { width: 2, times: 60 },
  ],
  glances: 12,
  trust: 20,
};
const TREE: TreePlan = { depth: 40, turns: 0 };
/** The part of the budget that goes into the first turn where there are many questions. */
const FIRST_TURN = 0.35;
/** Nodes that the first turn takes at most for each answer that there is: yes or no is soon weighed. */
const EACH = 250;
/** The part that goes into a lone question whose answers are sampled. */
const ALONE_TURN = 0.38;
/**
 * The part for the very first answer of a match where games are played on to their end, or for turns: its program is still
 * being compiled then, for which a node takes about five times as long as later.
 */
const OPENING = 0.4;

/**
 * A lone question. What lies in the middle of a chain of answers is searched as a tree; what begins one where
 * something is hidden is followed up, the best of it, into the next turn.
 */
function alone(
  position: Position,
  question: OpenQuestion,
  worlds: Worlds,
  budget: SearchBudget,
  dice: Dice,
): Weighed {
  const { prompt, sampled, candidates } = question;
  const isOpen = candidates.length > 1;
  if (isOpen && prompt.unsettled && !sampled) {
    const { visits, values } = informationSetSearch(position, question, worlds, TREE, budget, dice);
    return { question, mix: pureStrategy(visits), values };
  }
  const plan = sampled ? ROLLOUT : isOpen && !worlds.certain ? HIDDEN : undefined;
  const part = sampled ? budget.part(Math.floor(ALONE_TURN * budget.left)) : budget;
  return weighAlone(position, question, worlds, plan, part, dice);
}

/** Questions that open together: each of the seat's own is deepened against the enemy's that matters most to it. */
function together(position: Position, budget: SearchBudget, dice: Dice): readonly Weighed[] {
  const { own, others } = position;
  const questions = [...own, ...others];
  const answers = questions.reduce((sum, { candidates }) => sum + candidates.length, 0);
  const most = questions.length > 2 ? Math.floor(FIRST_TURN * budget.left) : budget.left;
  const all = weighTogether(position, budget.part(Math.min(most, EACH * answers)), dice);
  const mine = all.slice(0, own.length);
  return others.length > 0 ? mine.map((one) => deepen(position, one, all, budget, dice)) : mine;
}

/**
 * As the pilot, but two turns ahead: each aircraft's foremost plots against those of the enemy that matters most to it;
 * and where something is hidden a whole tree of answers. Where a game says what is likely, it plays as a seasoned player
 * would against a plain one, or better.
 */
export const ace: Opponent = {
  id: "ace",
  nodes: 13_000,
  answer(asked, allowed, dice) {
    const planned = plannedAnswers(asked, "able", dice);
    if (planned) return planned;
    const { request, budget, worlds, breadth } = deliberation(asked, allowed, WIDTH, dice);
    const seat = request.prompts[0]?.seat;
    const atFirst = request.opens ? budget.part(Math.floor(OPENING * budget.left)) : budget;
    if (request.game.likely) {
      return improvedAnswers(request, worlds, breadth, atFirst, dice, seat);
    }
    const first = positionOf(request, worlds.next(), breadth, dice);
    const position = selection(first, SELECTION, budget.part(Math.floor(SELECTING * allowed.nodes)), dice);
    const lone = loneQuestion(position);
    const weighed = lone
      ? [alone(position, lone, worlds, lone.sampled ? atFirst : budget, dice)]
      : overWorlds(position, worlds, breadth, (world, part) => together(world, part, dice), budget, dice);
    return decidePlayed(position, weighed, budget, dice);
  },
};
