import { counted } from "../../../words/counted.ts";
import { sideName, verbOf } from "../../../words/sides.ts";
import type { DialogWords } from "./words.en.ts";

function seat(id: string): string {
  return sideName(id, "de");
}

/** Words of the dialogs above the table, in German. */
export const words: DialogWords = {
  "takeBack.title": "Zurücknehmen",
  "takeBack.about":
    "Die letzten Schritte gehen zurück, als wären sie nicht gewesen; im Protokoll bleibt eine graue Zeile.",
  "takeBack.steps": (rounds) => counted(rounds, "Schritt", "Schritte"),
  "takeBack.count": "Wie viele Schritte",
  "takeBack.more": "Ein Schritt mehr",
  "takeBack.fewer": "Ein Schritt weniger",
  "takeBack.who": "Wer bittet darum?",
  "takeBack.free": "Eigene Schritte, und nichts wurde gewürfelt oder gezeigt: das geht frei.",
  "takeBack.agree": (id) => `${seat(id)} ${verbOf(id, "ist", "sind")} einverstanden`,
  "takeBack.asks":
    "Es wurde gewürfelt, aufgedeckt oder jemand anders gefragt, also müssen alle einverstanden sein.",
  "takeBack.there":
    "Es wurde gewürfelt, aufgedeckt oder jemand gefragt; die anderen müssen an ihren Bildschirmen zustimmen.",
  "takeBack.alone": "An diesem Bildschirm muss sonst niemand zustimmen.",
  "takeBack.computers": "Computer stimmen immer zu und denken dann neu nach.",
  "takeBack.do": "Zurücknehmen",
  "takeBack.keep": "Stehen lassen",
  "takeBack.none": "Noch ist nichts gespielt, das man zurücknehmen könnte.",
  "share.title": "Diese Partie teilen",
  "share.about":
    "Der Link enthält die ganze Partie; wer ihn öffnet, kann sie ansehen. Es wird nichts verschickt.",
  "share.aboutSeen":
    "Der Link enthält die Partie, wie sie hier zu sehen war; wer ihn öffnet, kann sie ansehen. Es wird nichts verschickt.",
  "share.own":
    "Man kann sie ansehen, nicht weiterspielen: Link und Datei enthalten, was du gesehen hast, auch deine eigenen Geheimnisse. Behalte sie für dich, bis die Partie vorbei ist.",
  "share.here": "Der Link",
  "share.link": "Link kopieren",
  "share.copied": "Der Link ist kopiert.",
  "share.open": "Noch verdeckte Befehle stehen nie darin.",
  "share.watched":
    "Man kann sie ansehen, nicht weiterspielen: darin steht, was alle wissen dürfen, keine verdeckten Karten, Züge oder Befehle.",
  "share.holder":
    "Die Datei enthält die ganze Partie mit allem Geheimen: bitte bis zum Ende der Partie für sich behalten.",
  "share.unfinished": "Die Partie läuft noch: der Link zeigt sie bis hierher.",
  "share.file": "Als Datei sichern",
  "share.long": (characters) =>
    `Der Link hat ${characters} Zeichen, und viele Chats schneiden nach 2000 oder 4000 ab. Die Datei geht immer.`,
  "briefing.begin": "Los geht’s",
  "briefing.back": "Zurück zum Tisch",
  "briefing.first": (who, phase) => `Zuerst: ${who} · ${phase}`,
  "help.group.goal": "So wird diese Partie gewonnen",
};
