import type { Dice } from "../core/dice/dice.ts";
import { type Worlds, worldsOf } from "./determinization.ts";
import { eager } from "./eager.ts";
import type { Budget, Request } from "./opponent.ts";
import { type Breadth, breadthOf } from "./position.ts";
import { type SearchBudget, searchBudget } from "./search-budget.ts";

/** How widely a player looks. */
export interface Width {
  /** Candidates of each question where all answers are listed. */
  readonly listed: number;
  /** Parts of the budget for drawing them where they can't be: for a lone question and for one of several. */
  readonly alone: number;
  readonly together: number;
}

/** What a player has in hand before it weighs anything. */
interface Deliberation {
  readonly request: Request;
  readonly budget: SearchBudget;
  readonly worlds: Worlds;
  readonly breadth: Breadth;
}

export function deliberation(asked: Request, allowed: Budget, width: Width, dice: Dice): Deliberation {
  const request = eager(asked);
  return {
    request,
    budget: searchBudget(allowed),
    worlds: worldsOf(request, dice),
    breadth: breadthOf(width.listed, allowed.nodes, width.alone, width.together),
  };
}
