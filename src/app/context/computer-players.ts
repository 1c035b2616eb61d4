import type { Prompt, Seat, SeatId } from "../../core/game.ts";
import type { Considered } from "../../opponents/opponent.ts";
import type { Player } from "../../scene/player.ts";
import type { TableStore } from "../session/session.ts";
import type { PageStore } from "./page-state.ts";

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
  /** Nothing has been answered yet in the match. */
  readonly opens: boolean;
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

/** The table that computer players sit at. */
export interface Around {
  readonly store: TableStore;
  readonly page: PageStore;
  readonly player: Player;
}

/** The computer players of a table page. */
export interface ComputerPlayers {
  readonly ask: Ask;
  /** They weigh nothing that could be told. */
  readonly silent?: true;
  dispose(): void;
}

/** What brings computer players to a table. */
export type BringPlayers = (around: Around) => ComputerPlayers;

/** Nobody thinks at this window. */
export const NOBODY: BringPlayers = () => ({
  ask: () => Promise.reject(new Error("no computer player thinks at this table")),
  silent: true,
  dispose() {},
});
