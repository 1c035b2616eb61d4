import { createContext, useContext } from "react";
import type { Phrase } from "../../core/phrase.ts";
import { type Text, wordsOf } from "../../face/text.ts";

/** How phrases of the face that is shown are said. */
export const Speech = createContext<(phrase: Phrase) => string>((phrase) => phrase.key);

/** Texts of the face that is shown, in the language of the page. */
export function useTexts(): (text: Text) => string {
  const say = useContext(Speech);
  return (text) => wordsOf(text, say);
}
