import type { MoveRefusals } from "../../move/refusals.ts";

type About = { readonly id: string };

/** What moving tells and asks. `x`: 50 m steps above the allowed dive; chances in 36. */
export type MovePhrases = MoveRefusals & {
  readonly "event.overdive": About & {
    readonly x: number;
    readonly faces: readonly number[];
    readonly roll: number;
    readonly folds: boolean;
    readonly points: number;
  };
  readonly "throw.overdive": About & { readonly x: number };
  readonly "throw.strain": About;
  readonly "throw.leaf": About;
  readonly "warning.leaves-board": About & { readonly home: boolean };
  readonly "warning.ground": About;
  readonly "warning.overdive": About & {
    readonly x: number;
    readonly folds: number;
    readonly strains: number;
  };
  readonly "warning.bombs-away": About;
};
