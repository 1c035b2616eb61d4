import type { Phrase } from "../core/phrase.ts";

/** What a page shows: a string where it is the same in every language (an id, a name, a figure), else a phrase. */
export type Text = string | Phrase;

/** The words of a text; `say` speaks the phrases of the game. */
export function wordsOf(text: Text, say: (phrase: Phrase) => string): string {
  return typeof text === "string" ? text : say(text);
}
