import type { NamedTable } from "../../../../core/battle-tables.ts";

/** Answers that are one word and nothing else. */
export const WORDS = ["pass", "done", "halt", "stay", "run", "none"] as const;
export type Word = (typeof WORDS)[number];

/**
 * Every answer. How they are spelled:
 *
 * | answer | says |
 * |---|---|
 * | `bid 30`, `pass` | so many targets for the German side (BB-R57) |
 * | `keep London Hull Dover` | mission cards that stay in the hand (BB-R32) |
 * | `top Spitfire Hurricane` | stood-down squadrons on top of their pile, the first uppermost (BB-R29) |
 * | `rotate 13 11 Hurricane Spitfire`, `done` | a rotation: who gives, who gets, what is damaged, what rebuilt (BB-58) |
 * | `repair squadron 8 facility 3` | repair dice (BB-71) |
 * | `rebuild Spitfire Hurricane`, `rebuild Dover` | what roundels repair; `none` where none |
 * | `pool Spitfire`, `pass` | repairs of 13 Group's pool (BB-131) |
 * | `under 2A He111 He111 2B Ju88`, `pass` | squadrons put under their pile (BB-86) |
 * | `seven 2A 2C`, `seven none` | geschwader that fill to seven squadrons (BB-53) |
 * | `fill 11B 11A` | which formations draw first |
 * | `mission London`, `none` | a geschwader's mission (BB-74) |
 * | `2A fly S07 N09 5` | takes off at S07 and flies straight to N09, a move of 5; further squares between are bends |
 * | `2A fly N09 10 more` | aloft: a move of 10 that goes on from N09 |
 * | `2A fly R06 J12 10 without Bf109 Ju87` | two squadrons reach for home at once (BB-122) |
 * | `2A hold`, `2A home`, `done` | stays where it is for 1 fuel; reaches for home; all others stay at home |
 * | `to O08 N09 more`, `halt` | further squares of a move |
 * | `to R08`, `stay`, `run` | one square of a chase; a wing holds its square; a geschwader begins its bomb run |
 * | `11D scramble`, `pass` | an intercept is announced (BB-100) |
 * | `11B fly Q08`, `11B up`, `11B home`, `done` | a wing moves, takes to the air over its station, is called home |
 * | `big-wing 12A 12B 2A` | two wings of 12 Group go for a geschwader together (BB-128) |
 * | `11B attack 2A`, `done` | a dogfight (BB-108) |
 * | `lose He111 stand-down Do17` | squadrons lost, and the one that is stood down (BB-106) |
 * | `lay 3 2 1` | sizes of the gruppen (BB-109) |
 * | `order Bf109 He111 Do17` | squadrons as they are laid, gruppe by gruppe |
 * | `fight plotted` | how a battle is fought: `dice`, `plotted`, `cards`, or `any` that the other names (BB-H10) |
 * | `british lose Spitfire german none` | what a battle on another table cost |
 * | `set 2 Spitfire Hurricane 1 Spitfire` | squadrons against gruppen, in the order in which these are fought (BB-110) |
 * | `2A bomb`, `2A home`, `done` | a raid over its target (BB-80); all others stay aloft or have to leave |
 */
export type Order =
  | { readonly kind: "word"; readonly word: Word }
  | { readonly kind: "bid"; readonly targets: number }
  | { readonly kind: "cards"; readonly verb: "keep" | "mission"; readonly cards: readonly string[] }
  | { readonly kind: "types"; readonly verb: "top" | "pool" | "order"; readonly types: readonly string[] }
  | {
      readonly kind: "rotate";
      readonly from: string;
      readonly to: string;
      readonly gives: string;
      readonly gains: string;
    }
  | { readonly kind: "dice"; readonly squadrons: number; readonly facilities: number }
  /** Types of squadrons, or facilities. */
  | { readonly kind: "rebuild"; readonly names: readonly string[] }
  | { readonly kind: "under"; readonly cards: readonly UnderCard[] }
  | { readonly kind: "sevens" | "fill"; readonly formations: readonly string[] }
  | FlyOrder
  | { readonly kind: "act"; readonly id: string; readonly verb: Act }
  | { readonly kind: "to"; readonly way: readonly string[]; readonly more: boolean }
  | { readonly kind: "attack"; readonly id: string; readonly at: string }
  | { readonly kind: "big-wing"; readonly wings: readonly [string, string]; readonly at: string }
  | ({ readonly kind: "lose" } & Allocation)
  | { readonly kind: "fight"; readonly by: NamedTable }
  | { readonly kind: "result"; readonly british: Allocation; readonly german: Allocation }
  | { readonly kind: "lay"; readonly sizes: readonly number[] }
  | { readonly kind: "set"; readonly against: readonly Against[] };

/** Squadrons of one side that are lost, by type, and the one that is stood down. */
export interface Allocation {
  readonly lost: readonly string[];
  readonly stood: string | null;
}

/** A squadron of a formation that goes under the pile. */
export interface UnderCard {
  readonly formation: string;
  readonly type: string;
}

/** Squadrons set against a gruppe, which is counted from 1. */
export interface Against {
  readonly gruppe: number;
  readonly squadrons: readonly string[];
}

/** The move of a geschwader, with its length in squares; of a wing, without. */
export interface FlyOrder {
  readonly kind: "fly";
  readonly id: string;
  /** Bends and the end; a geschwader that takes off begins with its launch square. */
  readonly way: readonly string[];
  readonly length: 5 | 10 | null;
  readonly more: boolean;
  readonly without: readonly string[];
}

export const ACTS = ["hold", "home", "scramble", "up", "bomb"] as const;
type Act = (typeof ACTS)[number];
