import type { Prompt, PromptId, Seat } from "../../core/game.ts";

/** What a computer player is asked: all that it is told of a match. */
export interface ComputerQuestion {
  /** Id of the game. */
  readonly game: string;
  readonly seats: readonly Seat[];
  /** What the seat that is asked sees. */
  readonly view: unknown;
  /** The open prompts of that seat. */
  readonly prompts: readonly Prompt[];
  /** Id of the computer player. */
  readonly opponent: string;
  /** Nothing has been answered yet in the match. */
  readonly opens: boolean;
  /** A text for its choices. */
  readonly seed: string;
}

/** Answers by prompt, as texts. */
export type Answered = readonly (readonly [PromptId, string])[];

/** Who lets computer players think, off the way of all else. */
export interface ComputerPlayers {
  /** Rejects where there is no answer: the game or the player is not known, or it failed more than once. */
  answer(question: ComputerQuestion): Promise<Answered>;
  close(): Promise<void>;
}
