import { useCallback } from "react";
import type { Phrase } from "../../core/phrase.ts";
import type { BookFace } from "../../face/book.ts";
import { GAMES } from "../../games/index.ts";
import { findGame } from "../../games/registry.ts";
import { useFetched } from "../use-fetched.ts";
import { loadSay, useWords } from "../words.ts";

/** A game's rules with the voice that speaks its phrases. */
export interface OpenBook {
  readonly book: BookFace;
  readonly say: (phrase: Phrase) => string;
}

/** The rules of a game; undefined while they are fetched, null where a game has none. */
export function useBook(game: string): OpenBook | null | undefined {
  const { language } = useWords();
  const read = useCallback(async () => {
    const entry = findGame(GAMES, game);
    // Positions in a book have printed on them what the table has.
    const book = await entry?.face("book");
    return entry && book ? { book, say: await loadSay(entry, language, "table", "book") } : null;
  }, [game, language]);
  return useFetched(read);
}
