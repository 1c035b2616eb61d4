import type { Maneuver } from "../../data/tables.ts";

export type Way = "L" | "R";

/** One step of a move as it is flown. */
export type Step =
  /** A hex ahead, 1 MP. */
  | { readonly do: "F" }
  /** One hexside, priced by the schedule and by how many were turned in this hex. */
  | { readonly do: Way }
  | { readonly do: "maneuver"; readonly maneuver: Maneuver; readonly way?: Way }
  /** Lets the bombs go here, at the end of the MP before (or before the first). */
  | { readonly do: "bomb" };

/** A move: `8: F L F3 R F2 +50`. */
export interface MoveOrder {
  readonly kind: "move";
  /** The canonical spelling. */
  readonly text: string;
  /** MP, all spent. */
  readonly speed: number;
  readonly steps: readonly Step[];
  /** Metres climbed (positive) or dived (negative) besides maneuvers; a multiple of 50. */
  readonly climb: number;
  readonly glide: boolean;
  /** Strafes what it flies over (announced with the move). */
  readonly strafe: boolean;
}

/** A tail attempt, or none. */
export interface TailOrder {
  readonly kind: "tail";
  readonly text: string;
  /** Index of the target, or null for `pass`. */
  readonly target: number | null;
}

/** A declaration of fire, or none (`hold`; `keep` where a declared shot might be dropped). */
export interface FireOrder {
  readonly kind: "fire";
  readonly text: string;
  readonly target: number | null;
  /** Id of the mount; empty without a target. */
  readonly mount: string;
  /** Barrels of the mount that fire. */
  readonly barrels: readonly number[];
  /** 4.9n: straight up, on the propeller. */
  readonly below: boolean;
}

/** What an ace does with his modifier. */
export interface AceOrder {
  readonly kind: "ace";
  readonly text: "attack" | "defend";
}

/** Which of one's own tied units moves first (4.2e, A-35): an index. */
export interface FirstOrder {
  readonly kind: "first";
  readonly text: string;
  readonly who: number;
}

/** What a man does at the end of the turn: clears a gun, changes a drum, or nothing. */
export interface TendOrder {
  readonly kind: "tend";
  readonly text: string;
  readonly act: "clear" | "reload" | "none";
  readonly mount: string;
  readonly barrel: number;
}

/** An answer of the campaign between its missions: see `campaign/`. */
export interface CampaignOrder {
  readonly kind: "campaign";
  readonly text: string;
  readonly choice: readonly string[];
}

export type Order = MoveOrder | TailOrder | FireOrder | AceOrder | FirstOrder | TendOrder | CampaignOrder;
