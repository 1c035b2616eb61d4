import type { Players } from "../../../core/file/players.ts";
import type { Seat } from "../../../core/game.ts";
import { GAMES } from "../../../games/index.ts";
import { findGame, type GameEntry } from "../../../games/registry.ts";
import { loadMatch, saveMatch } from "../../storage/matches.ts";
import type { MatchRecord } from "../../storage/record.ts";

/** A match that came with who played it: whether the same play on is asked before it is opened. */
export interface Seatable {
  readonly record: MatchRecord;
  readonly entry: GameEntry;
  readonly seats: readonly Seat[];
}

/** Nobody has a name, and people at this screen play every seat. */
export const BY_HAND: Players = { players: {}, computers: {} };

/** What is asked of a record before it is opened; undefined where it names nobody, or nobody plays any more. */
export async function seatable(record: MatchRecord): Promise<Seatable | undefined> {
  const { players, computers, over, game, file } = record;
  const entry = findGame(GAMES, game);
  if (over || !entry || Object.keys({ ...players, ...computers }).length === 0) return undefined;
  return { record, entry, seats: (await entry.load(file.config)).seats(file.config) };
}

/** The same of a kept match. */
export async function seatableMatch(id: string): Promise<Seatable | undefined> {
  const match = await loadMatch(id);
  return match.ok ? seatable(match.value) : undefined;
}

/** Keeps a match with other players. */
export async function seat({ record }: Seatable, { players, computers }: Players): Promise<void> {
  await saveMatch({ ...record, players, computers });
}
