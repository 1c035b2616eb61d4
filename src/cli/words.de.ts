import type { Catalogue, PhrasesOf } from "../core/phrase.ts";
import type { words as first } from "./words.en.ts";

/** What the command line says of its own while a match is played, in German. */
export const words: Catalogue<PhrasesOf<typeof first>> = {
  "play.begins": ({ title, side, other }) =>
    `${title}. Du bist ${side}, gegen ${other}. Schreib eine Antwort, oder eine Frage, die mit ? beginnt; ? hilfe nennt alle. Eine leere Zeile sagt noch einmal, was gefragt ist, quit beendet.`,
  "play.refused": "Das ist keine Antwort:",
  "play.near": ({ near }) => `Ähnlich: ${near.join(", ")}.`,
  "play.given": ({ text }) => `Gegeben: ${text}.`,
  "play.left": "Vor dem Ende verlassen.",
  "play.unkept": ({ file, detail }) =>
    `${file} ließ sich nicht schreiben (${detail}); die Partiedatei wird stattdessen ausgegeben.`,
  "play.kept": ({ file }) => `Aufgehoben in ${file}.`,
};
