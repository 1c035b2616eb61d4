import type { BattleTable } from "../../../../core/battle-tables.ts";
import type { HexName } from "../../data/tables.ts";
import type { Battle } from "./battle.ts";

/** What is still to be done, the next first. All of it may be known to everybody. */
export type Task =
  /** Section 4.1: Q0 to Q11. */
  | { readonly do: "quarter" }
  | { readonly do: "fuel-made" }
  | { readonly do: "raf" }
  | { readonly do: "jets" }
  | { readonly do: "substitute" }
  | { readonly do: "enter" }
  | { readonly do: "night-leaves"; readonly for: string }
  | { readonly do: "replacements" }
  | { readonly do: "replace" }
  | { readonly do: "reserve" }
  | { readonly do: "allocate" }
  | { readonly do: "sheet" }
  | { readonly do: "marks" }
  | { readonly do: "bases" }
  | { readonly do: "groups" }
  | { readonly do: "raid" }
  | { readonly do: "production" }
  | { readonly do: "check" }
  /** Section 4.2: A to O. */
  | { readonly do: "turn" }
  | { readonly do: "german-turn" }
  | { readonly do: "german-move" }
  | { readonly do: "germans-lost" }
  | { readonly do: "attacks"; readonly half: "german" | "american" }
  /** `early`: all attacks of the half are declared before the first battle, as jets may take part (LW-84). */
  | { readonly do: "attack"; readonly hex: HexName; readonly early?: true }
  | { readonly do: "counter"; readonly hex: HexName }
  | { readonly do: "battle"; readonly battle: Battle }
  | { readonly do: "defend" }
  | { readonly do: "engage" }
  | { readonly do: "elsewhere"; readonly by: BattleTable }
  | { readonly do: "volley" }
  | { readonly do: "reply" }
  | { readonly do: "battle-ends" }
  | { readonly do: "losses" }
  | { readonly do: "lose" }
  | { readonly do: "american-turn" }
  | { readonly do: "american-move" }
  | { readonly do: "missions" }
  | { readonly do: "bomb" }
  | { readonly do: "strafe" }
  | { readonly do: "leave" }
  | { readonly do: "raid-ends" };

export type Of<Do extends Task["do"]> = Extract<Task, { do: Do }>;
