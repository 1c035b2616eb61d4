import type { Budget } from "./opponent.ts";

const STEPS = 50;

/** Counts nodes and tells how far the budget is spent. */
export interface Meter {
  spend(): void;
  readonly spent: number;
  /** Nodes left, never below 0. */
  readonly left: number;
  /** A meter for a part of the work, with at most `nodes` of what is left; what it spends counts here too. */
  part(nodes: number): Meter;
}

/** A meter that tells `onSpend` of each node. */
function counting(nodes: number, onSpend: (spent: number) => void): Meter {
  let spent = 0;
  const meter: Meter = {
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
    part: (wanted) => counting(Math.min(wanted, meter.left), () => meter.spend()),
  };
  return meter;
}

export function meterOf({ nodes, onProgress }: Budget): Meter {
  const stride = Math.max(1, Math.floor(nodes / STEPS));
  return counting(nodes, (spent) => {
    if (onProgress && spent % stride === 0) onProgress(Math.min(1, spent / nodes));
  });
}
