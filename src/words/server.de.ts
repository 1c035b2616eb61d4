import type { ServerWords } from "./server.en.ts";

/** What is said where a server has done nothing of what was asked, in German. */
export const words: ServerWords = {
  failed: (status) =>
    `Der Server konnte das nicht (er antwortete ${status}). Versuche es gleich noch einmal, oder frage, wer ihn betreibt.`,
  tooLong:
    "Diese Partie ist zu lang, um auf diesen Server zu kommen; an diesem Gerät kann man sie weiterspielen.",
};
