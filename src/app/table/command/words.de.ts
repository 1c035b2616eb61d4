import { listed } from "../../../core/text.ts";
import type { CommandWords } from "./words.en.ts";

/** Words of the command line, in German. */
export const words: CommandWords = {
  label: "Befehlszeile: ein Befehl, eine Antwort oder ? und eine Frage",
  of: ({ about }) => `Befehlszeile für ${about}: ein Befehl, eine Antwort oder ? und eine Frage`,
  example: "2L1, ? nah, ? hilfe",
  go: "Eingeben",
  given: ({ about, text, left }) =>
    `${about === undefined ? text : `${about}: ${text}`}.${left.length > 0 ? ` Noch gefragt: ${listed(left, "und")}.` : ""}`,
  handedIn: "Abgegeben.",
  nothing: "Du wirst gerade nichts gefragt; ? sagt, wie es steht.",
  sure: "Gib dasselbe noch einmal ein, wenn du es so willst.",
  near: (answers) => `Richtig wäre: ${answers.join("; ")}.`,
  noDice: "Auf Würfel wird nicht gewartet; würfeln wirft sie, wenn es so weit ist.",
  rolled: "Die Würfel sind gefallen.",
  nobodyCalled: "Niemand ist an den Bildschirm gerufen; weiter übernimmt ihn, wenn jemand gerufen ist.",
  here: "Der Bildschirm gehört dir.",
  undone: "Zurückgenommen.",
  asksOthers: "Dem müssen andere zustimmen; sie werden gefragt.",
  nothingUndone: "Es gibt nichts zurückzunehmen.",
};
