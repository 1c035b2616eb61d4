import { type MatchFile, writeFile } from "../../core/file.ts";
import type { SeatId } from "../../core/game.ts";
import { branch, type Moment } from "../../core/match.ts";
import type { Considered } from "../../opponents/opponent.ts";
import type { OpenTable } from "../table/session.ts";

/** What a computer player is asked: the match up to a round, as a document, and whose prompts of it to answer. */
export interface Question {
  readonly file: MatchFile;
  readonly seat: SeatId;
  /** Id of the computer player. */
  readonly opponent: string;
  /** Names the stream of chance that it draws from: the same question is always answered alike. */
  readonly seed: string;
}

/** The answers by prompt, in canonical spelling, and what was weighed for each. */
export interface Thought {
  readonly answers: readonly (readonly [string, string])[];
  readonly considered: readonly Considered[];
}

export interface Asking {
  /** Hears now and then how much of its budget the computer has spent, from 0 to 1. */
  readonly onProgress?: (spent: number) => void;
  /** The answer is no longer wanted. */
  readonly signal?: AbortSignal;
}

/** Puts a question to a computer player. Rejects when it can't be answered, and when it is no longer wanted. */
export type Ask = (question: Question, asking?: Asking) => Promise<Thought>;

/** A match that is played with the same text for the dice is thought through alike; others by their own name. */
function seedOf({ dice }: OpenTable, id: string): string {
  return dice && "seed" in dice ? dice.seed : id;
}

/**
 * The question of the round that follows a moment. `entry` is the place of the round in the log: rounds taken back
 * are counted, so that a computer that is asked again draws again.
 */
function question(
  open: OpenTable,
  id: string,
  seat: SeatId,
  opponent: string,
  at: { moment: number; entry: number },
): Question {
  const before = branch(open.match, at.moment);
  return {
    file: writeFile({ match: before, dice: undefined }),
    seat,
    opponent,
    seed: `${seedOf(open, id)}/${at.entry}/${seat}`,
  };
}

/** What a seat is asked now. */
export function questionNow(open: OpenTable, id: string, seat: SeatId, opponent: string): Question {
  const { entries, moments } = open.match;
  return question(open, id, seat, opponent, { moment: moments.length - 1, entry: entries.length });
}

/** What a seat was asked in the round that led to a moment (from 1). */
export function questionThen(
  open: OpenTable,
  id: string,
  seat: SeatId,
  opponent: string,
  moment: number,
): Question {
  const { entry } = open.match.moments[moment] as Moment;
  return question(open, id, seat, opponent, { moment: moment - 1, entry });
}
