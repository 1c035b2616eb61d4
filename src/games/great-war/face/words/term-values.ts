import type { SideName } from "../../data/sides.ts";
import type { Prices, Target } from "../../rules/setup/setup.ts";

/** A target as it is told: labels of its hexes, whether those are a whole line of trench, and whether it is done. */
export interface TaskValues extends Pick<Target, "id" | "kind" | "worth"> {
  readonly side: SideName;
  readonly hexes: readonly string[];
  readonly every: boolean;
  readonly done: boolean;
}

/** What something earns, in points. */
export interface Earning {
  readonly what: keyof Prices;
  readonly points: number;
}
