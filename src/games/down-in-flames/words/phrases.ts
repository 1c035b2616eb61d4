import type { Catalogue } from "../../../core/phrase.ts";
import type { Roll } from "../data/card.ts";
import type { Phase } from "../data/phases.ts";
import type { Quality } from "../data/quality.ts";
import type { TableRefusals } from "../data/refusals.ts";
import type { SideName } from "../data/sides.ts";
import type { Kind } from "./kinds.ts";
import type { ProblemPhrases, ResourceRefusals } from "./problems/phrases.ts";
import type { About, None } from "./values.ts";

type Shot = About & {
  readonly at: string;
  readonly hits: number;
  readonly hitValue: number;
  readonly rolls: readonly number[];
};
type Declared = { readonly roll: Roll | null };

/** What happens. Ids name an Element's Leader, `…w` its Wingman; levels are of 2,000 ft. */
type EventPhrases = {
  readonly "event.reshuffles": { readonly cards: number };
  /** `cards`: the drawer's own secret. */
  readonly "event.draws": About & { readonly count: number; readonly cards?: readonly string[] };
  readonly "event.discards": About & { readonly cards: readonly string[] };
  readonly "event.no-weave": { readonly side: SideName };
  readonly "event.weave-offered": { readonly side: SideName; readonly points: number };
  /** `side` answers, and is paid. */
  readonly "event.weave-answered": {
    readonly side: SideName;
    readonly accepted: boolean;
    readonly points: number;
  };
  readonly "event.bids": { readonly levels: readonly number[]; readonly points: readonly number[] };
  readonly "event.bid-won": { readonly side: SideName; readonly level: number; readonly points: number };
  readonly "event.start-level": { readonly level: number };
  readonly "event.keen-eyes": About;
  readonly "event.first-tied": { readonly faces: readonly number[] };
  readonly "event.first": { readonly side: SideName; readonly faces: readonly number[] };
  readonly "event.turn": { readonly turn: number; readonly of: number; readonly phase: Phase };
  readonly "event.player-turn": About;
  readonly "event.singles-out": About & { readonly at: string };
  readonly "event.jettisons": About;
  readonly "event.wingman-attacks": About & { readonly at: string };
  /** Nothing is done: the name of the step or `respond`; `id` of a formation when no escort answers. */
  readonly "event.passes": About & { readonly step: string };
  readonly "event.level": About & {
    readonly level: number;
    readonly change: number;
    readonly follows: boolean;
  };
  readonly "event.attacks": About &
    Declared & {
      readonly card: string;
      /** Empty for a card that names no target. */
      readonly at: string;
      readonly hitValue: number | null;
      readonly rockets: boolean;
      readonly added: boolean;
    };
  readonly "event.answers": About &
    Declared & {
      readonly card: string;
      /** `toAce`: it had been played as ACE PILOT. */
      readonly to: string;
      readonly toAce: boolean;
      readonly ace: boolean;
    };
  readonly "event.negated": About & { readonly card: string; readonly at: string };
  readonly "event.lapses": About & { readonly card: string };
  readonly "event.neutral": About & { readonly to: string };
  /** `steps`: 2 tails, 1 Advantaged, 0 Neutral, -1 Disadvantaged, -2 Tailed. */
  readonly "event.position": About & { readonly to: string; readonly steps: number };
  readonly "event.favoured": About & { readonly at: string; readonly bursts: number };
  /** `face`: null where only one bomber is left. */
  readonly "event.bomber": About & { readonly at: string; readonly face: number | null };
  readonly "event.return-fire": About & {
    readonly at: string;
    readonly source: "gunner" | "turret";
    readonly cards: readonly string[];
  };
  readonly "event.fire": Shot & {
    readonly defense: number;
    readonly odds: string;
    readonly result: "down" | "damaged" | "none";
  };
  readonly "event.fire-at-bomber": Shot & { readonly points: number; readonly rest: number };
  readonly "event.points": About & {
    readonly points: number;
    readonly total: number;
    readonly defense: number;
  };
  readonly "event.straggles": About;
  readonly "event.rockets": About & {
    readonly at: string;
    readonly face: number;
    readonly upTo: number;
    readonly hit: boolean;
  };
  readonly "event.fuel-tank": About & { readonly at: string };
  /** A die for ammunition alone (DIF-4.1.10): up to `upTo` calls for a check. */
  readonly "event.ammunition-roll": About & { readonly face: number; readonly upTo: number };
  readonly "event.ammunition": About & {
    readonly face: number;
    readonly bursts: number;
    readonly dry: boolean;
  };
  readonly "event.crack-shot": About;
  readonly "event.quality": About & { readonly quality: Quality };
  readonly "event.damaged": About & { readonly cockpit: boolean; readonly jettisons: boolean };
  readonly "event.shot-down": About;
  readonly "event.cloud": About;
  /** `lead`: victory points of his side and of the enemy, where his is ahead. */
  readonly "event.disengages": About & {
    readonly lead: readonly [own: number, enemy: number] | null;
    readonly face: number;
    readonly bonus: number;
    readonly left: boolean;
  };
  readonly "event.stays": About & { readonly stays: boolean };
  readonly "event.returns": About;
  readonly "event.flak": About & { readonly cards: readonly string[] };
  readonly "event.flak-at": About & { readonly at: string; readonly faces: readonly number[] };
  readonly "event.ground": About & {
    readonly what: "bombs" | "strafes";
    readonly cards: readonly string[];
    readonly points: number;
    readonly total: number;
  };
  readonly "event.end": None;
};

/** DIF-B21: how a campaign ends. */
export type Degree = "draw" | "marginal" | "clear" | "decisive";

/** DIF-B21: what a campaign tells, refuses and comes to. */
export type CampaignPhrases = {
  readonly "event.mission": { readonly mission: number; readonly of: number };
  readonly "event.joins": About;
  /** `more`: the defender's resource; else the attacker's, which takes flak away. */
  readonly "event.flak-changed": { readonly side: SideName; readonly more: boolean };
  readonly "event.mission-over": {
    readonly mission: number;
    readonly points: readonly number[];
    readonly totals: readonly number[];
  };
  /** What he is now, where that is new: `quality` as everybody may infer it, `own` what his own side knows beyond that. */
  readonly "event.risen": About & {
    readonly shots: number;
    readonly kills: number;
    readonly quality: Quality | null;
    readonly own?: Quality | null;
  };
  readonly "event.replaced": About;
  /** `element`, `flak`, `none` or `veteran A1`, by mission. */
  readonly "event.resources": { readonly side: SideName; readonly resources: readonly string[] };
  readonly "outcome.campaign": { readonly allied: number; readonly axis: number; readonly degree: Degree };
  /** `phase`: null between missions. */
  readonly "standing.campaign": {
    readonly mission: number;
    readonly missions: number;
    /** It has not taken off yet. */
    readonly before: boolean;
    readonly phase: Phase | null;
    readonly allied: number;
    readonly axis: number;
  };
} & ResourceRefusals &
  CampaignConfigPhrases;

type CampaignConfigPhrases = {
  readonly "config-campaign": None;
  readonly "config-reserve": About & { readonly why: "no-campaign" | "two" | "no-fighter" };
};

/** What dice are thrown for. */
type ThrowPhrases = {
  readonly "throw.shuffle": { readonly cards: number };
  readonly "throw.pilots": About;
  readonly "throw.choice": None;
  readonly "throw.start-level": { readonly highest: number };
  readonly "throw.bid-tie": None;
  /** `by`: who throws. */
  readonly "throw.first": { readonly by: SideName };
  readonly "throw.bomber": About & { readonly count: number };
  /** `again`: after a 1 that is rolled again. */
  readonly "throw.attack": About & { readonly at: string; readonly again: boolean };
  readonly "throw.ammunition": About;
  readonly "throw.ammunition-roll": About & { readonly upTo: number };
  readonly "throw.rockets": About & { readonly at: string; readonly upTo: number };
  readonly "throw.disengage": About & { readonly bonus: number };
  /** `again`: how often it was thrown in vain before. */
  readonly "throw.flak": About & { readonly again: number };
};

/** What is wrong with a set-up. */
export type ConfigPhrases = CampaignConfigPhrases & SetupPhrases;

export type SetupPhrases = {
  readonly "config-scenario": { readonly found: string; readonly known: readonly string[] };
  readonly "config-scenario-alone": { readonly scenario: string };
  readonly "config-id": About;
  readonly "config-id-twice": About;
  readonly "config-elements": { readonly side: SideName; readonly found: number; readonly most: number };
  readonly "config-type": About & { readonly found: string };
  readonly "config-load": About & { readonly type: string };
  readonly "config-rockets": About & { readonly type: string };
  readonly "config-gyro": About & { readonly type: string };
  readonly "config-load-and-rockets": About;
  readonly "config-wingman-ace": About;
  readonly "config-number": {
    readonly field: string;
    readonly found: number;
    readonly from: number;
    readonly to: number;
  };
  readonly "config-mission-turns": None;
  readonly "config-target": { readonly found: string };
  readonly "config-deck-size": { readonly found: number };
  readonly "config-deck-card": { readonly found: string };
  readonly "config-deck-copies": { readonly card: string; readonly copies: number; readonly size: number };
};

/** What is being done: the question that is asked, or that the game is over. */
export type PhasePhrases = { readonly [One in Kind | "over" as `phase.${One}`]: None };

type EndPhrases = {
  readonly "outcome.points": { readonly allied: number; readonly axis: number };
  readonly standing: {
    readonly turn: number;
    readonly turns: number;
    readonly phase: Phase;
    readonly allied: number;
    readonly axis: number;
  };
};

/** Why a computer player does something. */
type ReasonPhrases = {
  /** Victory points of both sides, and those that the enemy may still get for what flies. */
  readonly "reason.lead": { readonly own: number; readonly enemy: number; readonly stake: number };
  readonly "reason.leaves": None;
};

/** Every sentence of this game's rules and the figures it is made from; each language must have them all. */
export type Phrases = EventPhrases &
  CampaignPhrases &
  ThrowPhrases &
  ProblemPhrases &
  ConfigPhrases &
  TableRefusals &
  PhasePhrases &
  ReasonPhrases &
  EndPhrases;

/** The sentences of a language. */
export type Words = Catalogue<Phrases>;
