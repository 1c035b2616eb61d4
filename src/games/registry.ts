import type { AnyGame, Balance, Meta } from "../core/game.ts";
import type { Language } from "../core/language.ts";
import type { AnyCatalogue } from "../core/phrase.ts";

/** A game as menus and programs find it: what menus need at once, rules and words when they are asked for. */
export interface GameEntry {
  readonly meta: Meta;
  load(): Promise<AnyGame>;
  words(language: Language): Promise<AnyCatalogue>;
  /** What lies behind each scenario, by its id: a short text. */
  histories?(language: Language): Promise<Readonly<Record<string, string>>>;
  /** How even each scenario is, by its id. */
  balance?(): Promise<Readonly<Record<string, Balance>>>;
}

/** The entry of a game, or undefined when no game has this id. */
export function findGame(games: readonly GameEntry[], id: string): GameEntry | undefined {
  return games.find((entry) => entry.meta.id === id);
}
