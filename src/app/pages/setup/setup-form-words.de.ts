import { sideName, verbOf } from "../../../words/sides.ts";
import type { SetupFormWords } from "./setup-form-words.en.ts";

/** Words of the set-up form, in German. */
export const words: SetupFormWords = {
  scenario: () => "Gefecht",
  print: () => "Seine Bögen drucken",
  dice: () => "Würfel",
  diceSecure: () => "Der Tisch würfelt",
  diceSecureHint: () => "Echter Zufall dieses Geräts; niemand kennt einen Wurf, bevor er fällt.",
  diceTyped: () => "Echte Würfel, eingetippt",
  diceTypedHint: () => "Mit eigenen Würfeln würfeln und dem Tisch sagen, was sie zeigen.",
  diceSeeded: () => "Aus einem Text",
  diceSeededHint: () => "Derselbe Text gibt dieselben Würfe noch einmal: zum Üben und Vergleichen.",
  seed: () => "Text für die Würfel",
  seedHint: () => "Beliebige Wörter, etwa „Freitag im Club“.",
  seedMissing: () => "Bitte einen Text für die Würfel schreiben, mindestens einen Buchstaben.",
  seedLong: (limit) => `Der Text ist zu lang; höchstens ${limit} Zeichen.`,
  players: () => "Wer spielt",
  player: (side) => `${sideName(side, "de")} ${verbOf(side, "spielt", "spielen")}`,
  playerName: (side) => `Name für ${side}`,
  count: (side) => `Spieler für ${side}`,
  counted: ({ side, players }) => `${side}: ${players} Spieler`,
  fewer: (side) => `Ein Spieler für ${side} weniger`,
  more: (side) => `Ein Spieler für ${side} mehr`,
  playerHint: () => "Ein Name, oder leer lassen.",
  start: () => "Beginnen",
};
