import type { Budget } from "./opponent.ts";

const STEPS = 50;

/** Counts nodes and tells how far the budget is spent. */
export interface Meter {
  spend(): void;
  readonly spent: number;
  /** Nodes left, never below 0. */
  readonly left: number;
}

export function meterOf({ nodes, onProgress }: Budget): Meter {
  let spent = 0;
  const stride = Math.max(1, Math.floor(nodes / STEPS));
  return {
    spend() {
      spent += 1;
      if (onProgress && spent % stride === 0) onProgress(Math.min(1, spent / nodes));
    },
    get spent() {
      return spent;
    },
    get left() {
      return Math.max(0, nodes - spent);
    },
  };
}
