import { startTransition, useEffect, useState } from "react";
import type { Phrase } from "../../core/phrase.ts";
import type { BookFace } from "../../face/book.ts";
import { GAMES } from "../../games/index.ts";
import { findGame } from "../../games/registry.ts";
import { loadSay, useWords } from "../words.ts";

/** A game's rules with the voice that speaks its phrases. */
export interface OpenBook {
  readonly book: BookFace;
  readonly say: (phrase: Phrase) => string;
}

/** The rules of a game; undefined while they are fetched, null where a game has none. */
export function useBook(game: string): OpenBook | null | undefined {
  const { language } = useWords();
  const [open, setOpen] = useState<OpenBook | null>();
  useEffect(() => {
    let current = true;
    const entry = findGame(GAMES, game);
    const read = async () => {
      // Positions in a book have printed on them what the table has.
      const book = await entry?.face("book");
      return entry && book ? { book, say: await loadSay(entry, language, "table", "book") } : null;
    };
    // A book is long: it is drawn in small pieces of work, so that the page answers meanwhile.
    void read().then((found) => startTransition(() => setOpen((open) => (current ? found : open))));
    return () => {
      current = false;
    };
  }, [game, language]);
  return open;
}
