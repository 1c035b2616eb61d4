import type { Counter } from "./counter.ts";
import type { ThrownDie } from "./die.ts";
import type { Mark } from "./piece.ts";
import type { Place, Spot } from "./place.ts";
import type { SideIndex } from "./side.ts";

/** What a mark that appears over a piece for a moment may say: a state of it, or what has just happened to it. */
export type Emblem = Mark | "tail" | "spin" | "photo" | "fire" | "oval";

/** An order as it is opened: whose it is, and how it reads. */
export interface OpenedOrder {
  readonly id: string;
  readonly side: SideIndex;
  readonly text: string;
}

/** What of a side's is lost, printed as a counter is. */
export interface Lost extends Pick<Counter, "label" | "title" | "side" | "symbol" | "figures"> {
  /** The counters that it was of: it rises from the first that is there, and those that are gone afterwards go with it. */
  readonly of: readonly string[];
  /** The board or the group of cards on which it is counted; left out: it is only shown. */
  readonly to?: string;
}

/** What happens to pieces. */
type PieceCue =
  /**
   * The named pieces fly their tracks, all at once, those without one from where they stood to where they stand; without
   * names every piece that has a track. Several such cues follow each other. `meanwhile`: it begins with the cue before it.
   */
  | { readonly kind: "fly"; readonly pieces?: readonly string[]; readonly meanwhile?: true }
  | {
      readonly kind: "shot";
      /** A piece, or a place on the ground from which somebody fires. */
      readonly from: string | Place;
      /** A piece, or a place that is fired at; level 0 is the ground. */
      readonly to: string | Place;
      /** The weapon of one of the piece's arcs; of a piece without arcs the side that it fires to: front, right, rear, left. */
      readonly weapon: string;
      readonly hit: boolean;
    }
  /** A bomb falls from a piece or a counter to the ground and goes off. */
  | { readonly kind: "drop"; readonly from: string; readonly at: Spot }
  /** Somebody leaves a piece by parachute. */
  | { readonly kind: "chute"; readonly piece: string }
  | { readonly kind: "fall"; readonly piece: string; readonly how: "destroyed" | "crashed" }
  | { readonly kind: "leave"; readonly piece: string };

/** What happens to cards. */
type CardCue =
  /** The cards come from a pile to where they lie now, one after another. */
  | { readonly kind: "deal"; readonly from: string; readonly cards: readonly string[] }
  /** A card is played, and turned up on its way if it lies open then. `from`: the group it comes from, where it was not told apart before. */
  | { readonly kind: "play"; readonly card: string; readonly from?: string }
  /** A pile is shuffled. */
  | { readonly kind: "shuffle"; readonly group: string };

/** What happens to counters. */
type CounterCue =
  /** The counters are pushed to where they are now, all at once; `path` in inches, through the places between. */
  | { readonly kind: "push"; readonly counters: readonly string[]; readonly path?: readonly Spot[] }
  /** The named counters meet at a place and fight. */
  | {
      readonly kind: "battle";
      readonly at: Spot;
      readonly counters?: readonly string[];
      readonly caption?: string;
      /** Who fires; left out: both, one after the other. */
      readonly by?: SideIndex;
      /** Whether anything is hit; left out: it is not told. */
      readonly hit?: boolean;
    }
  /** One after another they rise, stand large in the middle of the picture for a moment, and go to where they are counted. */
  | { readonly kind: "losses"; readonly lost: readonly Lost[] };

/** Something that has just happened and can be shown, in the order in which it happened. */
export type Cue =
  | PieceCue
  | CardCue
  | CounterCue
  /** Orders that were given in secret are opened side by side, before anything moves. */
  | { readonly kind: "reveal"; readonly orders: readonly OpenedOrder[] }
  /** `caption`: what they decided, in the words of its reader. */
  | { readonly kind: "dice"; readonly dice: readonly ThrownDie[]; readonly caption: string }
  /** Cards and counters are turned over, all at once. */
  | { readonly kind: "turn"; readonly ids: readonly string[] }
  /**
   * A shell bursts at a piece, a counter or a place; a piece that it hits is shaken. The first side's smoke is white,
   * the second's black.
   */
  | {
      readonly kind: "burst";
      readonly at: string | Place;
      readonly hit: boolean;
      /** Whose shell it was. */
      readonly side?: SideIndex;
    }
  /** An emblem over a piece or a counter for a moment, with a few words of the game's. */
  | { readonly kind: "mark"; readonly piece: string; readonly mark: Emblem; readonly caption?: string };
