import type { Outcome, Resolved } from "../../../../core/game.ts";
import type { CardId } from "../../data/card.ts";
import type { Quality } from "../../data/quality.ts";
import type { Side } from "../../data/sides.ts";
import type { Setup } from "../setup/setup.ts";
import type { Campaign } from "./campaign.ts";
import type { Task } from "./task.ts";

/** A card that the viewer can't see: null, which stands for what is unknown in views. Whoever sees a hand has none of them in it. */
export const HIDDEN = null as unknown as CardId;

/** Whether an aircraft carries rockets, and whether it has fired them (DIF-7.1.4). */
type Rockets = "none" | "carried" | "spent";

/** What befell an aircraft. */
export interface Aircraft {
  readonly down: boolean;
  readonly damaged: boolean;
  /** A cockpit hit of the extension. */
  readonly cockpit: boolean;
  readonly loaded: boolean;
  readonly rockets: Rockets;
  /** DIF-10.15: it fires with the right-hand Hit Value. */
  readonly dry: boolean;
  /** Null while it is hidden from the viewer (DIF-9.1.11). */
  readonly quality: Quality | null;
  /** Everybody knows the quality. */
  readonly shown: boolean;
}

export interface Leader extends Aircraft {
  /** What he holds; cards that the viewer can't see are `HIDDEN`. */
  readonly hand: readonly CardId[];
  /** DIF-8.4: Agility Cards played since his latest player-turn began. */
  readonly agility: number;
  /** DIF-R41: the ace's wild card has been played. */
  readonly wild: boolean;
  readonly crackShot: boolean | null;
  readonly crackShotShown: boolean;
  readonly keen: boolean | null;
  readonly keenShown: boolean;
}

export interface Wingman extends Aircraft {
  /** The mini-hand while there is one (DIF-B6). */
  readonly hand: readonly CardId[] | null;
}

export interface Element {
  readonly level: number;
  readonly leader: Leader;
  readonly wingman: Wingman | null;
  /** DIF-B5: the enemy Element that it is Advantaged on (1 step) or tails (2), by its place; -1 for none. */
  readonly quarry: number;
  readonly steps: 0 | 1 | 2;
  readonly acted: boolean;
  /** In the fight, broken off for the over-target turn (DIF-B19), or out of it for good (DIF-B16) or not yet in it (DIF-B21). */
  readonly presence: "here" | "away" | "left";
  /** The extension's CLOUDS: nobody attacks or follows it, nor it anybody. */
  readonly cloud: boolean;
}

export interface Bomber {
  readonly points: number;
  readonly inFormation: boolean;
  readonly down: boolean;
}

interface Formation {
  readonly level: number;
  readonly bombers: readonly Bomber[];
}

/** DIF-B10: which bomber of a formation an aircraft fires at in its player-turn, whatever else it fires at meanwhile. */
export interface Aim {
  readonly formation: number;
  /** Its place in the formation; -1 while none is chosen. */
  readonly bomber: number;
  /** A position card succeeded since the latest choice: any bomber may be named. */
  readonly free: boolean;
  /** At other formations, the latest first; left out where there are none. */
  readonly others?: readonly Omit<Aim, "others">[];
}

/** What lasts for one player-turn: bursts and firing cards at bombers are counted in it (DIF-R82). */
export interface PlayerTurn {
  readonly element: number;
  /** Bursts that the Leader has spent, at any target. */
  readonly bursts: number;
  /** Bursts that the Leader's position cards gained, by Wingman or formation. */
  readonly bonus: Readonly<Record<string, number>>;
  readonly aims: { readonly leader: Aim | null; readonly wingman: Aim | null };
  /** Formations and aircraft with gunners that have fired back, as `shooter>target`. */
  readonly answered: readonly string[];
  /** DIF-4.1.1: firing cards that the Wingman played at bombers. */
  readonly wingmanShots: number;
  /** DIF-2.6.5: whose aircraft played the latest firing card; -1 for none. */
  readonly shooter: number;
  /** The Leader has played a card: it is too late for steps h and i. */
  readonly begun: boolean;
}

/** What everybody may know, and what a viewer sees of the rest. */
export interface Board {
  readonly setup: Setup;
  readonly turn: number;
  /** The side that begins every game turn (DIF-B3). */
  readonly first: Side;
  readonly elements: readonly Element[];
  readonly formations: readonly Formation[];
  readonly discard: readonly CardId[];
  /** Cards of the attack that is going on: they go to the discards with its end. */
  readonly inPlay: readonly CardId[];
  readonly playerTurn: PlayerTurn | null;
  /** Nobody has had a player-turn yet (DIF-B3). */
  readonly fresh: boolean;
  /** DIF-10.11: sides that may use the Thach Weave. */
  readonly weave: readonly [boolean, boolean];
  /** Victory points that bids gave each side. */
  readonly credit: readonly [number, number];
  /** DIF-B13: points scored on the ground target. */
  readonly ground: number;
  /** DIF-B21; null for a single battle. */
  readonly campaign: Campaign | null;
  readonly agenda: readonly Task[];
  readonly outcome: Outcome | null;
}

export interface State extends Board {
  /** The next card first. */
  readonly deck: readonly CardId[];
}

export type Step = Resolved<State>;
