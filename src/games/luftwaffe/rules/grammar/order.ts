import type { NamedTable } from "../../../../core/battle-tables.ts";

/** Answers that are one word and nothing else. */
export const WORDS = ["pass", "done", "none", "hold", "bomb"] as const;
export type Word = (typeof WORDS)[number];

/** What stands on a sheet of fighters alone (LW-H7). */
export const SWEEP = "fighters";

/** A unit and factors of it. */
export interface Counted {
  readonly unit: string;
  readonly factors: number;
}

/** Bombers of the Target Sheet that go for one target together (LW-56). */
export interface Stream {
  readonly target: string;
  readonly entry: string;
  readonly turn: number;
  readonly units: readonly string[];
}

/** Units on a base (LW-51). */
export interface Stationed {
  readonly base: string;
  readonly units: readonly string[];
}

/** Units that take off together, and what they are called (LW-66). */
export interface Grouped {
  readonly group: string;
  readonly units: readonly string[];
}

/** What is withheld: so many factors of the lowest rating, or of named units (LW-73, LW-75). */
export interface Withheld {
  readonly count: number;
  readonly units: readonly Counted[];
}

import type { Strength } from "../../data/types.ts";

/** What a battle on another table cost each side (LW-H6). */
export interface Cost {
  readonly american: readonly Strength[];
  readonly german: readonly Strength[];
}

/**
 * Every answer. How they are spelled:
 *
 * | answer | says |
 * |---|---|
 * | `raf OIL-3` | the city or base that the RAF attacks (LW-45) |
 * | `substitute Me109-JG5`, `pass` | who is replaced by a Me 262 (LW-96, LW-L2) |
 * | `leaves Me110-NJG2` | the night fighter that leaves (LW-111) |
 * | `spend aircraft 6` | so many factors, unit after unit; it is kept as who gets them |
 * | `restore 91BG 2 4FG 1`, `none` | combat factors that come back (LW-48) |
 * | `ground Me109-JG5 reserve 10`, `ground none reserve 0` | who gets no fuel, and what goes into the reserve (LW-100, LW-101) |
 * | `sheet OIL-3 0309 4 91BG 92BG ARM-1 0311 5 44BG`, `sheet none`, `sheet fighters` | streams: target, entry hex, entry turn, groups (LW-56); no raid; one of fighters alone |
 * | `mark FW190-JG26`, `mark none` | bomber killers (LW-81) |
 * | `base BAS-1 FW190-JG1 Me109-JG1 BAS-2 Me110-NJG1` | units on bases; who is not named stays off the map (LW-39, LW-51) |
 * | `group south Me109-JG1 Me109-JG27`, `group none` | units of a type that take off together (LW-66) |
 * | `take-off FW190-JG26 Me109-JG1 tanks` | units that take off (section 4.2, B) |
 * | `enter 0309 4FG 56FG` | fighters that are put on a line (H) |
 * | `fly 1412 91BG 92BG 4FG` | units that fly to a hex (C, I) |
 * | `land FW190-JG26` | units that land where they are (C) |
 * | `escort 4FG 56FG`, `escort none` | close escorts; all others are free (J) |
 * | `bomb`, `bomb OIL-3 91BG 92BG` | all bombers over targets of their sheet, or some of them (K) |
 * | `strafe BAS-4 4FG at Me109-JG1 FW190-JG1` | fighters that strafe, and units on the ground in their order (M) |
 * | `attack bombers FW190-JG1 Me109-JG1 direct Me262-JG7 fighters Me109-JG3 keep Me109-JG3 withhold 4`, `pass` | a German attack in a hex (D) |
 * | `attack keep 4FG withhold 4`, `pass` | an American attack in a hex (O) |
 * | `defend keep 4FG withhold 18` | the defender's part before the dice (LW-64, LW-75) |
 * | `fire`, `fire 4FG B17 10 B24 6`, `fire bombers`, `hold` | defensive fire: fighters, where not all of them fire, and how bombers split theirs (LW-58, LW-74) |
 * | `lose 91BG 2 303BG 1` | who takes hits (LW-77) |
 * | `fight plotted` | how a battle is fought: `dice`, `plotted`, `cards`, or `any` that the other names (LW-H6) |
 * | `american P51 2 B17 1 german none` | what a battle on another table cost, by type (LW-H6) |
 * | `done` | nothing more |
 *
 * Of a unit called as the one before it the number is written alone: `fly 1412 91BG 303 305 4FG 56`.
 */
export type Order =
  | { readonly kind: "word"; readonly word: Word }
  | { readonly kind: "name"; readonly verb: "raf" | "substitute" | "leaves"; readonly name: string }
  | { readonly kind: "counted"; readonly verb: "restore" | "lose"; readonly counted: readonly Counted[] }
  | { readonly kind: "ground"; readonly units: readonly string[]; readonly reserve: number }
  /** `sweep`: fighters fly without bombers (LW-H7). */
  | { readonly kind: "sheet"; readonly streams: readonly Stream[]; readonly sweep?: true }
  | { readonly kind: "units"; readonly verb: "mark" | "land" | "escort"; readonly units: readonly string[] }
  | { readonly kind: "groups"; readonly groups: readonly Grouped[] }
  | { readonly kind: "base"; readonly stationed: readonly Stationed[] }
  | { readonly kind: "take-off"; readonly units: readonly string[]; readonly tanks: boolean }
  | {
      readonly kind: "to";
      readonly verb: "enter" | "fly" | "bomb";
      readonly to: string;
      readonly units: readonly string[];
    }
  | {
      readonly kind: "strafe";
      readonly base: string;
      readonly units: readonly string[];
      readonly at: readonly string[];
    }
  | ({ readonly kind: "attack" } & Attack)
  | ({ readonly kind: "defend" } & Defence)
  | ({ readonly kind: "fire" } & Fire)
  | { readonly kind: "fight"; readonly by: NamedTable }
  | ({ readonly kind: "cost" } & Cost);

/** LW-58, LW-74: defensive fire. */
export interface Fire {
  /** Fighters that fire, none where bombers alone do; left out where all do that may. */
  readonly fighters?: readonly string[];
  /** How bombers split theirs; empty where the rules do. */
  readonly split: readonly (readonly [type: string, factors: number])[];
}

/** An answer as it is written: what is left to the rules they fill in before it is kept. */
export type Written = Order | { readonly kind: "spend"; readonly factors: number };

/** What both sides of a battle declare: kept tanks and what is withheld. */
export interface Defence {
  readonly keep: readonly string[];
  readonly withhold: Withheld;
}

/** A German attack names its units by what they attack; an American one none, as all take part (LW-71). */
export interface Attack extends Defence {
  readonly bombers: readonly string[];
  /** Jets that go past the escorts (LW-83). */
  readonly direct: readonly string[];
  readonly fighters: readonly string[];
}
