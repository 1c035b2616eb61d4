import type { Outcome, Resolved, SeatId } from "../../../../core/game.ts";
import type { SquareName } from "../../data/tables.ts";
import type { UnderCard } from "../grammar/order.ts";
import type { Setup } from "../setup/setup.ts";
import type { Task } from "./task.ts";

/** A squadron by its type; 303's, with the ace marker, has a star behind it (BB-57). Null where the viewer can't know it. */
export type Squadron = string;
/** A target card by the target's id; null where the viewer can't know it. */
export type Target = string;

/** What is unknown in views. */
export const HIDDEN = null as unknown as string;
/** The card of 303 Squadron while it lies in a pile. */
export const ACE_CARD = "Hurricane*";

/** A squadron in a pile; `open`: who knows it, nobody 0, its owner 1, everybody 2 (BB-95, BB-96). */
export interface PileCard {
  readonly card: Squadron;
  readonly open: 0 | 1 | 2;
  /** It lies on top until it is drawn, whatever is shuffled below it (BB-69, BB-R29). */
  readonly top?: true;
}

/** A Group or Luftflotte. */
export interface PoolState {
  /** Combat Ready, the top first. */
  readonly pile: readonly PileCard[];
  /** The Damaged box: squadrons of each type. */
  readonly damaged: Readonly<Record<string, number>>;
  /** BB-107: squadrons that were stood down, and the turn at whose start they come back. */
  readonly stoodDown: readonly { readonly type: string; readonly back: number }[];
  /** Types that were withdrawn (BB-56). */
  readonly withdrawn: readonly string[];
}

/** Squares that a geschwader entered in a Tally Ho phase; of the first the launch square comes first. */
interface Leg {
  readonly phase: number;
  readonly squares: readonly SquareName[];
}

export interface Geschwader {
  readonly id: string;
  readonly pool: string;
  readonly squadrons: readonly Squadron[];
  /** Squadrons that reached for home early and are back after the sortie (BB-124); everybody saw them leave. */
  readonly away: readonly Squadron[];
  /** Null at home. */
  readonly square: SquareName | null;
  /** Its way since it took off, which everybody saw; empty at home. */
  readonly way: readonly Leg[];
  readonly fuel: number;
  /** It took off this turn. */
  readonly flown: boolean;
  /** Its move or its decision of this phase is done. */
  readonly moved: boolean;
  /** BB-103: the wing that met it in this phase. */
  readonly contact: string | null;
  /** BB-97: its mission; null for none and for who may not know it. */
  readonly target: Target | null;
  /** It has bombed, so that everybody knows its mission; and whether a bomb hit. */
  readonly bombed: boolean;
  readonly hit?: true;
  /** BB-R49: it was in combat this turn; it entered a square of the radar line; with it all it made its attempt. */
  readonly fought: boolean;
  readonly entered: boolean;
  readonly attempted: boolean;
}

export interface Wing {
  readonly id: string;
  readonly group: string;
  readonly squadrons: readonly Squadron[];
  /** Null on the ground at its station. */
  readonly square: SquareName | null;
  /** In the air since an earlier phase: on patrol (BB-R38). */
  readonly patrol: boolean;
  /** It has intercepted or moved in this phase, or missed. */
  readonly used: boolean;
  readonly missed: boolean;
  /** It has met a geschwader, or fought, in this phase. */
  readonly met: boolean;
  /** BB-128: the other wing of a Big Wing in this phase. */
  readonly partner: string | null;
}

/** A used target card; everybody knows those that were bombed (BB-94). */
interface UsedCard {
  readonly card: Target;
  readonly open: boolean;
}

/** Where 303's ace marker is: a wing, or the pile; not in play, or owed (BB-129, BB-R54). */
export interface Ace {
  readonly at: string;
  /** Its wing has thrown with it, so that everybody knows where it is. */
  readonly shown: boolean;
}

/** BB-57, BB-R15: a reinforcement that waits for a damaged Hurricane. */
export interface Owed {
  readonly squadron: string;
  readonly group: string;
  readonly ace: boolean;
}

/** What lasts for a dogfight. */
export interface Dogfight {
  /** One wing, or the two of a Big Wing. */
  readonly wings: readonly string[];
  readonly geschwader: string;
  readonly sizes: readonly number[];
  /** Squadrons in the order laid; null where they can't be known (BB-98). */
  readonly laid: readonly Squadron[];
}

/** BB-86: squadrons that a side puts under its piles when these are drawn from; null where they can't be known. */
interface Pending {
  readonly british: readonly UnderCard[];
  readonly german: readonly UnderCard[];
}

/** All of a match; views have the same fields, with null for what is hidden. */
export interface State {
  readonly setup: Setup;
  /** The seat that plays the British, and the seat that plays the Germans; empty while they bid. */
  readonly players: readonly [SeatId, SeatId];
  /** Successes that win: agreed or bid. */
  readonly targets: number;
  readonly turn: number;
  /** Of Tally Ho, 1 to 4; 0 before the first. */
  readonly phase: number;
  readonly flying: boolean;
  readonly markers: number;
  readonly pools: Readonly<Record<string, PoolState>>;
  readonly geschwader: readonly Geschwader[];
  readonly wings: readonly Wing[];
  /** Hits on each city that has any. */
  readonly hits: Readonly<Record<string, number>>;
  /** Airfields and radar stations that are knocked out. */
  readonly out: readonly string[];
  readonly hand: readonly Target[];
  /** Target cards, the next first; the first `known` of them everybody saw put there (BB-65). */
  readonly draw: readonly Target[];
  readonly known: number;
  readonly removed: readonly Target[];
  readonly used: readonly UsedCard[];
  /** BB-13, BB-R26: two counts, never mixed. */
  readonly successes: number;
  readonly rafLosses: number;
  /** BB-131: repairs that 13 Group may still add. */
  readonly poolPoints: number;
  readonly owed: readonly Owed[];
  readonly ace: Ace;
  /** BB-21: cards of respite and of flying weather that are left. */
  readonly black: number;
  readonly red: number;
  /** BB-130: what LF5 must do: nothing any more, once; `due` this turn. */
  readonly duty: "none" | "waits" | "due";
  /** BB-128: a Big Wing has been formed in this phase. */
  readonly bigWing: boolean;
  /** Contacts of this phase, in the order in which they were made (BB-79). */
  readonly contacts: readonly { readonly wing: string; readonly geschwader: string }[];
  readonly dogfight: Dogfight | null;
  readonly pending: Pending;
  /** BB-53: geschwader of Luftflotte 2 that stay at six this turn, though they may have seven. */
  readonly six?: readonly string[];
  readonly agenda: readonly Task[];
  readonly outcome: Outcome | null;
}

export type Step = Resolved<State>;
