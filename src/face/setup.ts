import type { Problem, SideId } from "../core/game.ts";
import type { Result } from "../core/result.ts";
import type { Text } from "./text.ts";

/** A switch of a set-up: on or off, one of several, or a whole number. */
export type Switch =
  | {
      readonly kind: "on-off";
      readonly id: string;
      readonly name: Text;
      readonly help: Text;
      /** Number of the rule that it changes. */
      readonly rule: string;
    }
  | {
      readonly kind: "choice";
      readonly id: string;
      readonly name: Text;
      readonly choices: readonly { readonly id: string; readonly name: Text; readonly help: Text }[];
    }
  | {
      readonly kind: "number";
      readonly id: string;
      readonly name: Text;
      readonly help: Text;
      /** Number of the rule that it changes. */
      readonly rule: string;
      /** The least and the most that a set-up allows; few enough for a list. */
      range(scenario: string, config: unknown): readonly [least: number, most: number];
      /** What each number is called in a scenario; left out: by itself. */
      named?(figure: number, scenario?: string): Text;
    };

/** How a switch stands: on or off, the id of a choice, or the number. */
export type Turned = string | boolean | number;

/** A set of tables: plain data with a name. */
export interface TableSet {
  readonly name: string;
}

/** Tables that a player may load from a file instead of ours, since he owns the printed ones. */
export interface OwnTables<Set extends TableSet = TableSet> {
  readonly title: Text;
  /** What of the game is our own, and how one comes to a file of one's own. */
  readonly note: Text;
  readonly how: Text;
  readonly ours: Set;
  /** What there is to say of a set, ours or a loaded one; what of this scenario it lacks comes before that. */
  about(scenario: string, set: Set): Text;
  /** The set in the text of a file. Total: any text gets an answer. */
  read(text: string): Result<Set, readonly Problem[]>;
  print(set: Set): string;
  /** The set in force in a set-up; undefined for ours. */
  of(config: unknown): Set | undefined;
  /** The set-up with another set in force; undefined for ours. */
  withSet(scenario: string, config: unknown, set: Set | undefined): unknown;
}

/** A piece of a scenario that may be of another type. */
export interface SetupPiece {
  /** As the set-up calls it: `R1`. */
  readonly id: string;
  readonly side: SideId;
  /** The type that it is of, by its id in the list. */
  readonly type: string;
}

/** The type that a player wants for a piece: one of the list by its id, or a design of somebody's own. */
export type ChosenType = string | object;

/** Pieces of a scenario whose types a player may exchange for others. */
export interface SetupTypes {
  /** The types of the list in force, by name. */
  listed(config: unknown): readonly { readonly id: string; readonly name: string }[];
  /** What a design of somebody's own is called; undefined where it may not be used. */
  nameOf(design: unknown): string | undefined;
  /** The pieces that may be of another type; none where the scenario does not allow it. */
  pieces(scenario: string, config: unknown): readonly SetupPiece[];
  /**
   * The set-up, written out, with pieces of other types, by their ids: each begins where the first did, as high and
   * as fast as its own type can.
   */
  exchanged(scenario: string, config: unknown, types: Readonly<Record<string, ChosenType>>): unknown;
}

/** What may be chosen for a match besides its scenario. Set-ups are the game's own. */
export interface SetupFace {
  readonly groups: readonly {
    readonly id: string;
    readonly title: Text;
    readonly switches: readonly Switch[];
  }[];
  /** How every switch stands, by its id: as it was turned, else as in the scenario. One that does not stand is not offered. */
  standing(scenario: string, config: unknown): Readonly<Record<string, Turned>>;
  /** The set-up with one switch turned. */
  turn(scenario: string, config: unknown, id: string, to: Turned): unknown;
  readonly tables?: OwnTables;
  readonly types?: SetupTypes;
}
