import type { About, None } from "../values.ts";

/** Why position cards or fire are not allowed; each is a code of a refusal. */
export type Bar =
  | "drop-first"
  | "in-trouble"
  | "pursued-elsewhere"
  | "friend-pursues"
  | "pursues-friend"
  | "nothing-gained"
  | "no-leader";

type Refused<Values> = Values & { readonly rule?: string; readonly near?: readonly string[] };

/** Why a resource can't be chosen. */
export type ResourceRefusals = {
  readonly "resource-used": Refused<{ readonly resource: string }>;
  readonly "resource-left": Refused<None>;
  readonly "no-reserve": Refused<None>;
  readonly "not-for-veteran": Refused<{ readonly found: string }>;
};

export type PlayRefusals = {
  readonly grammar: Refused<{ readonly found: string; readonly asked: string }>;
  readonly "no-card": Refused<{ readonly found: string; readonly asked: string }>;
  /** `figures`: bursts and hits of the cards of that name, as in `1/2`; `found` is empty where none were given. */
  readonly "no-figures": Refused<{
    readonly card: string;
    readonly found: string;
    readonly figures: readonly string[];
  }>;
  readonly "no-number": Refused<{ readonly found: string; readonly asked: string }>;
  readonly "other-question": Refused<{ readonly found: string; readonly asked: string }>;
  readonly "not-held": Refused<{ readonly card: string }>;
  readonly "minimum-hand": Refused<{ readonly held: number; readonly least: number }>;
  readonly "hand-full": Refused<{ readonly held: number; readonly limit: number }>;
  readonly "agility-spent": Refused<{ readonly played: number }>;
  readonly "no-attack": Refused<None>;
  readonly "no-answer": Refused<{ readonly card: string }>;
  readonly "not-firing": Refused<None>;
  readonly "no-target": Refused<{ readonly found: string }>;
  readonly "no-wingman-target": Refused<{ readonly found: string; readonly loaded: boolean }>;
  readonly "not-there": Refused<About>;
  readonly "other-level": Refused<About & { readonly level: number; readonly own: number }>;
  readonly "other-target": Refused<About>;
  readonly "in-cloud": Refused<About>;
  readonly barred: Refused<About & { readonly why: Bar }>;
  readonly "scissors-pursuer": Refused<About>;
  readonly "slow-bank": Refused<None>;
  readonly "bomber-not-chosen": Refused<About>;
  readonly bursts: Refused<{ readonly wanted: number; readonly left: number }>;
  readonly "wingman-shots": Refused<{ readonly most: number }>;
  readonly "hit-value": Refused<{ readonly found: number; readonly usual: number }>;
  readonly recoil: Refused<None>;
  readonly "no-rockets": Refused<None>;
  readonly "rockets-heavy": Refused<None>;
  readonly "rockets-alone": Refused<None>;
  readonly "roll-unsaid": Refused<None>;
  readonly "roll-impossible": Refused<{ readonly climb: boolean }>;
  readonly "roll-stays": Refused<None>;
  readonly "leaders-only": Refused<None>;
  readonly "names-nobody": Refused<None>;
  readonly loaded: Refused<None>;
  readonly "no-ace": Refused<None>;
  readonly "wild-used": Refused<None>;
  readonly "escort-unnamed": Refused<None>;
  readonly "no-escort": Refused<{ readonly found: string }>;
  readonly "nobody-pursued": Refused<None>;
  readonly "too-late": Refused<None>;
  readonly "held-fast": Refused<None>;
  readonly "too-low": Refused<{ readonly level: number }>;
  readonly "highest-level": Refused<{ readonly level: number }>;
  readonly "no-climb": Refused<{ readonly price: number; readonly spare: number }>;
  readonly "cannot-follow": Refused<{ readonly price: number }>;
  readonly "bid-level": Refused<{ readonly found: number; readonly highest: number }>;
  readonly "bid-points": Refused<{ readonly found: number; readonly most: number }>;
  readonly "no-bombing": Refused<None>;
  readonly "no-strafing": Refused<None>;
  readonly "not-to-name": Refused<{ readonly found: string }>;
  readonly "no-keen-eyes": Refused<None>;
  readonly "not-singled-out": Refused<{ readonly found: string }>;
};

/** Why answers are refused. `asked` is the kind of the question. */
export type ProblemPhrases = ResourceRefusals & PlayRefusals;
