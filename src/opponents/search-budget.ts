import type { Budget } from "./opponent.ts";

/** How often progress is told. */
const REPORTS = 50;

/** Counts the nodes of a search and tells how far its budget is spent. */
export interface SearchBudget {
  spend(): void;
  readonly spent: number;
  /** Nodes left, never below 0. */
  readonly left: number;
  /** A budget for a part of the work, with at most `nodes` of what is left; what it spends counts here too. */
  part(nodes: number): SearchBudget;
}

/** A budget that tells `onSpend` of each node. */
function counting(nodes: number, onSpend: (spent: number) => void): SearchBudget {
  let spent = 0;
  const budget: SearchBudget = {
    spend() {
      spent += 1;
      onSpend(spent);
    },
    get spent() {
      return spent;
    },
    get left() {
      return Math.max(0, nodes - spent);
    },
    part: (wanted) => counting(Math.min(wanted, budget.left), () => budget.spend()),
  };
  return budget;
}

export function searchBudget({ nodes, onProgress }: Budget): SearchBudget {
  const stride = Math.max(1, Math.floor(nodes / REPORTS));
  return counting(nodes, (spent) => {
    if (onProgress && spent % stride === 0) onProgress(Math.min(1, spent / nodes));
  });
}
