import type { Problem, SeatId, Spawn } from "../core/game.ts";
import type { Language } from "../core/language.ts";
import type { Match } from "../core/match/match.ts";
import type { AnyCatalogue } from "../core/phrase.ts";

/**
 * A campaign's battle as a match of another game, and what came of it back into the campaign. Pure; never throws for a
 * battle that its campaign spawns.
 */
export interface Bridge<Config = unknown> {
  /** Why the other game can't fight this battle, for players; undefined when it can. */
  fits(spawn: Spawn): Problem | undefined;
  /** The set-up of a battle that fits. It passes the other game's `check`. */
  config(spawn: Spawn): Config;
  /** Who of the campaign plays each seat of the battle, by the battle's seats. */
  seats(spawn: Spawn): ReadonlyMap<SeatId, SeatId>;
  /** What the campaign is answered. Total: a battle may be given up in any state, and then ends as it stands. */
  answer(spawn: Spawn, battle: Match): string;
}

/** A bridge in the registry: the pair of games that it joins, and its code and words when they are asked for. */
export interface BridgeLine {
  /** Id of the game that spawns the battle. */
  readonly campaign: string;
  /** Id of the game that fights it. */
  readonly battle: string;
  load(): Promise<Bridge>;
  /** The sentences of its problems. */
  words(language: Language): Promise<AnyCatalogue>;
}
