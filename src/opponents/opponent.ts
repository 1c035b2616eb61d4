import type { Dice } from "../core/dice/dice.ts";
import type { AnyAppraisedGame, Prompt, PromptId, Seat } from "../core/game.ts";
import type { Phrase } from "../core/phrase.ts";

/** What a computer player is asked: all that it is told of a match. */
export interface Request {
  readonly game: AnyAppraisedGame;
  /** Every seat of the match and its side. */
  readonly seats: readonly Seat[];
  /** What the seat that is asked sees. */
  readonly view: unknown;
  /** The open prompts of that seat, at least one. */
  readonly prompts: readonly Prompt[];
  /** Nothing has been answered yet in the match. */
  readonly opens?: boolean;
}

/**
 * How much an opponent may think. A node is one position resolved and appraised: counted, not timed, so that a game
 * repeats from its seed on any machine.
 */
export interface Budget {
  readonly nodes: number;
  /** Hears now and then how much of the budget is spent, from 0 to 1. */
  readonly onProgress?: (spent: number) => void;
}

/** An answer that was weighed. */
interface Plot {
  readonly order: string;
  /** The share with which it is played, 0 to 1. */
  readonly weight: number;
  /** What it promises, in the unit of the game's `appraise`. */
  readonly value: number;
  /** What it is for, where the game's own plan says it. */
  readonly reason?: Phrase;
}

/** What was weighed for one prompt, the most promising first: the opponent's explanation of its answer. */
export interface Considered {
  readonly prompt: PromptId;
  readonly plots: readonly Plot[];
}

export interface Decision {
  /** A legal answer to each prompt, in canonical spelling. */
  readonly answers: ReadonlyMap<PromptId, string>;
  readonly considered: readonly Considered[];
  /** Nodes spent. */
  readonly nodes: number;
}

/**
 * A computer player. It is shown what its seat sees and the seat's open prompts, which it answers together; it knows
 * the rules by the game's contract alone. All chance comes from `dice`, so the same seed gives the same decision.
 */
export interface Opponent {
  readonly id: string;
  /** The budget that makes it what it is; at most a second for twelve aircraft. */
  readonly nodes: number;
  answer(request: Request, allowed: Budget, dice: Dice): Decision;
}

/** The computer players that there are; catalogues have a name for each. */
export type OpponentId = "random" | "cadet" | "pilot" | "ace";

/** What menus show before an opponent's code is loaded. */
export interface OpponentEntry {
  readonly id: OpponentId;
  load(): Promise<Opponent>;
}
