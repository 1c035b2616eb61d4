import type { Prompt, Seat, SeatId } from "../../core/game.ts";
import type { Moment } from "../../core/match.ts";
import type { Considered } from "../../opponents/opponent.ts";
import type { OpenTable } from "../table/session.ts";

/**
 * What a computer player is asked: what its seat sees and the open prompts of that seat, as plain data. It never gets
 * the match.
 */
export interface ThoughtRequest {
  /** Id of the game. */
  readonly game: string;
  readonly seats: readonly Seat[];
  /** Who is asked. */
  readonly seat: SeatId;
  readonly view: unknown;
  readonly prompts: readonly Prompt[];
  /** Id of the computer player. */
  readonly opponent: string;
  /** Names the stream of chance that it draws from: the same request is always answered alike. */
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

/** Asks a computer player. Rejects when it can't answer, and when its answer is no longer wanted. */
export type Ask = (request: ThoughtRequest, asking?: Asking) => Promise<Thought>;

/** A match that is played with the same text for the dice is thought through alike; others by their own name. */
function seedOf({ dice }: OpenTable, id: string): string {
  return dice && "seed" in dice ? dice.seed : id;
}

/**
 * The request of the round that follows a moment. `entry` is the place of the round in the log: rounds taken back
 * are counted, so that a computer that is asked again draws again.
 */
function requestAt(
  open: OpenTable,
  id: string,
  seat: SeatId,
  opponent: string,
  at: { readonly moment: Moment; readonly entry: number },
): ThoughtRequest {
  const { game, seats } = open.match;
  const { state, prompts } = at.moment;
  return {
    game: game.meta.id,
    seats,
    seat,
    view: game.view(state, seat),
    prompts: prompts.filter((prompt) => prompt.seat === seat),
    opponent,
    seed: `${seedOf(open, id)}/${at.entry}/${seat}`,
  };
}

/** What a seat is asked now. */
export function requestNow(open: OpenTable, id: string, seat: SeatId, opponent: string): ThoughtRequest {
  const { entries, moments } = open.match;
  return requestAt(open, id, seat, opponent, { moment: moments.at(-1) as Moment, entry: entries.length });
}

/** What a seat was asked in the round that led to a moment (from 1). */
export function requestThen(
  open: OpenTable,
  id: string,
  seat: SeatId,
  opponent: string,
  moment: number,
): ThoughtRequest {
  const { moments } = open.match;
  const { entry } = moments[moment] as Moment;
  return requestAt(open, id, seat, opponent, { moment: moments[moment - 1] as Moment, entry });
}
