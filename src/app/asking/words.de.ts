import type { AskingWords } from "./words.en.ts";

/** What stands around questions to the referee, in German. */
export const words: AskingWords = {
  from: "Von",
  situation: (id) => `Die Lage, von ${id} aus gesehen`,
  piece: "Figur",
  nobody: "Keine eigene Figur ist mehr im Spiel, von der aus man sehen könnte.",
  none: "Dieses Spiel sagt keine Lage; der Schiedsrichter beantwortet trotzdem Fragen.",
  answers: "Was der Schiedsrichter gesagt hat",
  put: "Weglegen",
};
