import type { EarWords } from "./words.en.ts";

/** Words of matches that are played by ear, in German. */
export const words: EarWords = {
  switch: "Nach Gehör: Partien als Text, ohne Tisch",
  situation: "Lage",
  command: "Befehl",
  question: "Frage",
  happened: "Was geschehen ist",
  sheets: "Bögen",
  log: "Protokoll",
  menu: "Menü",
  nothing: "Du wirst gerade nichts gefragt.",
};
