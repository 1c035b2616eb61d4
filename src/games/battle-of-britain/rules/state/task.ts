import type { BattleTable } from "../../../../core/battle-tables.ts";
import type { SeatId } from "../../../../core/game.ts";
import type { Side } from "../../data/sides.ts";
import type { SquareName } from "../../data/tables.ts";

/** A chase: who after whom, and the squares that the geschwader may still enter (BB-102). */
export interface Chase {
  readonly wing: string;
  readonly geschwader: string;
  readonly left: number;
}

/** Squadrons that must take hits (BB-106, BB-117): by type, of which formations. */
export interface Toll {
  readonly side: Side;
  readonly hits: number;
  readonly squadrons: readonly string[];
  readonly formation: string;
  /** In an intercept a squadron may be stood down; flak leaves a remainder. */
  readonly by: "intercept" | "flak";
}

/** BB-H9: players who are done with what the players of a side do one after another; left out: nobody. */
interface Listed {
  readonly done?: readonly SeatId[];
}

/** Who meets whom; of an intercept one wing, of a dogfight one or the two of a Big Wing. */
export interface Engagement {
  readonly kind: "intercept" | "dogfight";
  readonly wings: readonly string[];
  readonly geschwader: string;
}

/** A battle that is fought on another table: the squadrons that take part, by type. */
export interface Battle extends Engagement {
  readonly by: BattleTable;
  readonly square: string;
  /** 303's ace is there (BB-129). */
  readonly ace: boolean;
  readonly british: readonly string[];
  readonly german: readonly string[];
}

/** What is still to be done, the next first. All of it may be known to everybody. */
export type Task =
  | { readonly do: "bid"; readonly seat: string; readonly highest: number; readonly passed: boolean }
  | { readonly do: "open" }
  /** BB-68. */
  | { readonly do: "turn" }
  | { readonly do: "keep" }
  | { readonly do: "deck" }
  /** BB-69. */
  | { readonly do: "return"; readonly pool: string }
  /** BB-70. */
  | { readonly do: "order-of-battle" }
  | { readonly do: "rotate"; readonly done: readonly number[] }
  /** BB-71. */
  | { readonly do: "dice"; readonly group: string }
  | { readonly do: "repair"; readonly group: string; readonly count: number }
  | { readonly do: "rebuild"; readonly group: string; readonly count: number }
  | { readonly do: "pool"; readonly group: string }
  /** BB-72, BB-73, BB-74. */
  | { readonly do: "weather" }
  /** BB-53. */
  | { readonly do: "sevens" }
  | { readonly do: "alert" }
  | { readonly do: "fill"; readonly pool: string }
  | { readonly do: "hand" }
  | { readonly do: "missions" }
  /** BB-75, BB-76, BB-77, BB-78 to BB-82. */
  | { readonly do: "tally-ho" }
  | ({ readonly do: "call-home" } & Listed)
  | ({ readonly do: "german-move" } & Listed)
  | {
      readonly do: "fly";
      readonly geschwader: string;
      readonly way: readonly SquareName[];
      readonly left: number;
      readonly more: boolean;
    }
  | { readonly do: "leg"; readonly geschwader: string; readonly left: number }
  | {
      readonly do: "scramble";
      readonly geschwader: string;
      readonly way: readonly SquareName[];
      readonly left: number;
      readonly more: boolean;
    }
  | ({ readonly do: "wing-step" } & Chase)
  | ({ readonly do: "chased" } & Chase)
  | { readonly do: "recall" }
  | ({ readonly do: "british-move" } & Listed)
  | { readonly do: "battle" }
  | ({ readonly do: "engage" } & Engagement)
  | { readonly do: "elsewhere"; readonly battle: Battle }
  | { readonly do: "intercept"; readonly wing: string; readonly geschwader: string }
  | { readonly do: "lose"; readonly tolls: readonly Toll[] }
  | ({ readonly do: "dogfights" } & Listed)
  | { readonly do: "gruppen" }
  | { readonly do: "lay" }
  | { readonly do: "set" }
  | ({ readonly do: "bombing"; readonly settled: readonly string[] } & Listed)
  | { readonly do: "bombed"; readonly geschwader: string }
  | { readonly do: "reach-home" }
  | { readonly do: "tally-ho-end" }
  | { readonly do: "end" };

/** Tasks in which a player orders one formation after another until he is done. */
export const LIST_TASKS = ["call-home", "german-move", "british-move", "dogfights", "bombing"] as const;
export type ListTask = (typeof LIST_TASKS)[number];
export type Of<Do extends Task["do"]> = Extract<Task, { do: Do }>;
