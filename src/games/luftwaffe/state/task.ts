import type { HexName } from "../tables/tables.ts";

/** What is still to be done, the next first. All of it may be known to everybody. */
export type Task =
  /** Section 4.1: Q0 to Q11. */
  | { readonly do: "quarter" }
  | { readonly do: "fuel-made" }
  | { readonly do: "raf" }
  | { readonly do: "jets" }
  | { readonly do: "substitute" }
  | { readonly do: "enter"; readonly replaced: string | null }
  | { readonly do: "night-leaves"; readonly for: string }
  | { readonly do: "replace" }
  | { readonly do: "allocate" }
  | { readonly do: "sheet" }
  | { readonly do: "marks" }
  | { readonly do: "bases" }
  | { readonly do: "raid" }
  | { readonly do: "production" }
  | { readonly do: "check" }
  /** Section 4.2: A to O. */
  | { readonly do: "turn" }
  | { readonly do: "take-off" }
  | { readonly do: "german-move" }
  | { readonly do: "attack"; readonly hexes: readonly HexName[] }
  | { readonly do: "american-enter" }
  | { readonly do: "american-move" }
  | { readonly do: "missions" }
  | { readonly do: "bomb" }
  | { readonly do: "strafe"; readonly hexes: readonly HexName[] }
  | { readonly do: "leave" }
  | { readonly do: "counter"; readonly hexes: readonly HexName[] }
  | { readonly do: "raid-ends" };

export type Of<Do extends Task["do"]> = Extract<Task, { do: Do }>;
