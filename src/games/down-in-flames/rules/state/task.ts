import type { CardId, Roll } from "../../data/card.ts";
import type { Side } from "../../data/sides.ts";

/** A card that lies on the table, by whom. */
export interface Play {
  readonly card: CardId;
  /** The aircraft: `A1` a Leader, `A1w` a Wingman; whose gunner or turrets it was, or `flak`. */
  readonly by: string;
  readonly roll?: Roll;
  readonly ace?: true;
}

/** An attack card, what was declared with it, and the answers to it. */
export interface Attack {
  /** A card from a hand; or a firing card that a gunner, turrets or flak drew, which nobody adds to. */
  readonly source: "hand" | "gunner" | "turret" | "flak";
  readonly by: string;
  /** Leader, Wingman, formation or bomber; empty for a card that names no target. */
  readonly at: string;
  /** The attack card, then its answers. */
  readonly cards: readonly Play[];
  /** DIF-3.2.10: hits and bursts of the cards that stand already. */
  readonly hits: number;
  readonly bursts: number;
  readonly hitValue: number;
  readonly rockets: boolean;
  /** Fired by the owner's choice with the right-hand Hit Value, so that nothing can run dry. */
  readonly spared: boolean;
  /** DIF-B11: the escort that answers for bombers. */
  readonly escort: string;
  /** A cockpit hit is among its cards. */
  readonly cockpit: boolean;
}

/** DIF-R61: somebody changes level, by so many levels up or down. */
export interface Move {
  readonly element: number;
  readonly change: 1 | -1 | -2;
  /** A VERTICAL ROLL; else step c. */
  readonly roll: boolean;
}

/** Why cards must be paid. */
type Debt = "climb" | "follow" | "recoil";

/** What is still to be done, the next first. All of it may be known to everybody. */
export type Task =
  /** DIF-B21: between the missions of a campaign. */
  | { readonly do: "resource"; readonly side: Side }
  | { readonly do: "take-off" }
  /** What a game turn of a campaign brings to light. */
  | { readonly do: "surprises" }
  | { readonly do: "debrief" }
  | { readonly do: "weave"; readonly side: Side }
  | { readonly do: "accept"; readonly side: Side; readonly points: number }
  | { readonly do: "bids" }
  | { readonly do: "start" }
  | { readonly do: "turn" }
  | { readonly do: "name"; readonly side: Side }
  | { readonly do: "stay"; readonly side: Side }
  | { readonly do: "bomb-run" }
  | { readonly do: "area-flak" }
  | { readonly do: "bomber-flak"; readonly formation: number }
  /** The steps of a player-turn, in the letters of DIF-B7 and the sequence of play. */
  | { readonly do: "keen"; readonly element: number }
  | { readonly do: "jettison"; readonly element: number }
  | { readonly do: "wingman"; readonly element: number }
  | { readonly do: "wingman-play"; readonly element: number; readonly at: string }
  | { readonly do: "altitude"; readonly element: number }
  | { readonly do: "target"; readonly element: number }
  | { readonly do: "target-flak"; readonly element: number }
  | { readonly do: "leader"; readonly element: number }
  /** DIF-B23: a single Wingman may leave the fight. */
  | { readonly do: "leave"; readonly element: number }
  | { readonly do: "sweep" }
  | { readonly do: "trim"; readonly element: number }
  | { readonly do: "draw"; readonly element: number }
  | { readonly do: "close"; readonly element: number }
  /** The exchange over an attack. */
  | { readonly do: "counter-fire"; readonly attack: Attack }
  | { readonly do: "respond"; readonly attack: Attack; readonly who: string }
  | { readonly do: "again"; readonly attack: Attack }
  | { readonly do: "effect"; readonly attack: Attack }
  | { readonly do: "aggregate"; readonly attack: Attack }
  /** Mini-hands that are left are discarded: the attacking aircraft's step has ended (DIF-B6). */
  | { readonly do: "mini-hands" }
  | { readonly do: "pay"; readonly element: number; readonly cards: number; readonly why: Debt }
  | { readonly do: "move"; readonly move: Move }
  | { readonly do: "follow"; readonly element: number; readonly price: number; readonly move: Move }
  /** Cards that a dive gives the Leader. */
  | { readonly do: "gain"; readonly element: number; readonly levels: 1 | 2 }
  /** DIF-R38: positions between levels end. */
  | { readonly do: "part" }
  /** A Leader whose hand is too large when somebody else's player-turn ends (DIF-R29). */
  | { readonly do: "shed"; readonly element: number };
