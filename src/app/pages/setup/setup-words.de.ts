import type { SetupWords } from "./setup-words.en.ts";

export const words: SetupWords = {
  title: () => "Eine Partie aufbauen",
  lead: () =>
    "Hier wählst du das Gefecht, wer auf welcher Seite fliegt und woher die Würfel kommen. Was du lässt, wie es ist, passt für eine erste Partie.",
};
