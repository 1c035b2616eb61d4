import type { DiceSource } from "../dice/dice.ts";
import type { PromptId, SeatId } from "../game.ts";

/** Answers as text, by prompt. A map, so that no name of a plain object is taken for an answer. */
export type AnswerTexts = ReadonlyMap<PromptId, string>;

/** A battle that was fought, as a match file of another game. It is judged when it is verified: the answer beside it rules. */
export interface BattleFile {
  readonly format: number;
  readonly game: string;
  readonly [field: string]: unknown;
}

/** Which answers of a round nobody gave: where each of them came from instead. */
export interface Origins {
  /** Prompts that the clock answered, as the game's `idle` says. */
  readonly idle?: readonly PromptId[];
  /** Spawned battles that were resolved at once, by the game's own table and the dice of the match. */
  readonly atOnce?: readonly PromptId[];
  /** Spawned battles that were fought, with the match of each; the answer beside it rules. */
  readonly fought?: ReadonlyMap<PromptId, BattleFile>;
  /** Spawned battles that somebody answered without either: no more than his word stands for them. */
  readonly byHand?: readonly PromptId[];
}

/** One round played: what was answered, in canonical spelling, and the faces that fell. */
export interface Round {
  readonly kind: "round";
  readonly answers: AnswerTexts;
  /** Faces that everybody saw fall. */
  readonly rolls: readonly number[];
  /** Faces of shuffles and hidden draws. */
  readonly draws: readonly number[];
  readonly origins?: Origins;
  /** Where the faces that everybody saw came from; left out where the log does not tell. */
  readonly source?: DiceSource | undefined;
}

/** The latest `count` rounds taken back: who asked for it, and the seats that agreed where agreement is needed. */
export interface TakeBack {
  readonly kind: "take-back";
  readonly count: number;
  /** Null in a match from before format 2, whose log does not tell who asked. */
  readonly by: SeatId | null;
  readonly agreed: readonly SeatId[];
}

/** The umpire's amendment: what he changed, in the game's canonical spelling, and why, in his own words. Seen by all. */
interface Amendment {
  readonly kind: "amend";
  readonly text: string;
  readonly why: string;
}

/** A seat that took back its sealed orders before the others had answered; what they were is not told. */
export interface Unsealing {
  readonly kind: "unseal";
  readonly seat: SeatId;
}

/** An entry that made a moment of its own. */
export type PlayedEntry = Round | Amendment;

export type Entry = PlayedEntry | TakeBack | Unsealing;
