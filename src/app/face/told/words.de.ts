import type { OfferWords } from "./words.en.ts";

/** Words of what may be answered, as it is told, in German. */
export const words: OfferWords = {
  choices: ({ answers, usual }) => {
    const all = answers.length > 6 ? `${answers.length} Antworten` : `Antworten: ${answers.join("; ")}`;
    return usual === undefined ? `${all}.` : `${all}. Enter nimmt „${usual}“.`;
  },
};
