import { startTransition, useEffect, useState } from "react";
import type { Phrase } from "../../core/phrase.ts";
import { GAMES } from "../../games/index.ts";
import { findGame } from "../../games/registry.ts";
import { panelOf } from "../games/index.ts";
import { loadSay, useWords } from "../words.ts";
import type { RulesBook } from "./book.ts";

/** A game's rules with the voice that speaks its phrases. */
export interface OpenBook {
  readonly book: RulesBook;
  readonly say: (phrase: Phrase) => string;
}

/** The rules of a game; undefined while they are fetched, null where a game has none. */
export function useBook(game: string): OpenBook | null | undefined {
  const { language } = useWords();
  const [open, setOpen] = useState<OpenBook | null>();
  useEffect(() => {
    let current = true;
    const entry = findGame(GAMES, game);
    const load = panelOf(game)?.rules;
    const read = async () => {
      if (!entry || !load) return null;
      const [book, say] = await Promise.all([load(), loadSay(entry, language)]);
      return { book, say };
    };
    // A book is long: it is drawn in small pieces of work, so that the page answers meanwhile.
    void read().then((found) => startTransition(() => setOpen((open) => (current ? found : open))));
    return () => {
      current = false;
    };
  }, [game, language]);
  return open;
}
