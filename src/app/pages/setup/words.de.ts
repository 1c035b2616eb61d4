import { listed } from "../../../core/text.ts";
import { sideName, verbOf } from "../../../words/sides.ts";
import type { SetupPart } from "./unusual.ts";
import type { SetupWords } from "./words.en.ts";

const PARTS: Readonly<Record<SetupPart, string>> = {
  players: "wer spielt",
  dice: "die Würfel",
  options: "die Optionen",
  types: "welche Muster teilnehmen",
};

function named(parts: readonly SetupPart[]): string {
  return listed(
    parts.map((part) => PARTS[part]),
    "und",
  );
}

/** Words of the page where a match is set up, in German. */
export const words: SetupWords = {
  title: (game) => `Eine Partie aufbauen: ${game}`,
  lead: "Hier wählst du das Gefecht, wer auf welcher Seite fliegt und woher die Würfel kommen. Was du lässt, wie es ist, passt für eine erste Partie.",
  change: "Diesen Aufbau ändern",
  scenario: "Gefecht",
  hangar: "Die Modelle ansehen",
  print: "Seine Bögen drucken",
  dice: "Würfel",
  diceSecure: "Der Tisch würfelt",
  diceSecureHint: "Echter Zufall dieses Geräts; niemand kennt einen Wurf, bevor er fällt.",
  diceTyped: "Echte Würfel, eingetippt",
  diceTypedHint: "Mit eigenen Würfeln würfeln und dem Tisch sagen, was sie zeigen.",
  diceSeeded: "Aus einem Text",
  diceSeededHint: "Derselbe Text gibt dieselben Würfe noch einmal: zum Üben und Vergleichen.",
  seed: "Text für die Würfel",
  seedHint: "Beliebige Wörter, etwa „Freitag im Club“.",
  seedMissing: "Bitte einen Text für die Würfel schreiben, mindestens einen Buchstaben.",
  seedLong: (limit) => `Der Text ist zu lang; höchstens ${limit} Zeichen.`,
  players: "Wer spielt",
  player: (side) => `${sideName(side, "de")} ${verbOf(side, "spielt", "spielen")}`,
  playerName: (side) => `Name für ${side}`,
  count: (side) => `Spieler für ${side}`,
  counted: ({ side, players }) => `${side}: ${players} Spieler`,
  fewer: (side) => `Ein Spieler für ${side} weniger`,
  more: (side) => `Ein Spieler für ${side} mehr`,
  playerHint: "Ein Name, oder leer lassen.",
  types: (pieces) => `Welche ${pieces} teilnehmen`,
  typesAbout: (pieces) =>
    `Statt jedes Musters kann ein anderes der Liste oder ein eigener Entwurf antreten; er beginnt am selben Ort, so hoch und so schnell, wie er kann. Die ${pieces} gehen mit der Partie, ihrer Datei und ihrem Link.`,
  typesChanged: (count) => (count === 0 ? "Wie im Gefecht: austauschen" : `Ausgetauscht: ${count}`),
  typesBack: "Alle wie im Gefecht",
  typeOwn: (name) => `${name} (eigener Entwurf)`,
  design: "Selbst eines entwerfen",
  remembered: (parts) => `Wie beim letzten Mal: ${named(parts)}.`,
  changed: (parts) => `Jetzt geändert: ${named(parts)}.`,
  usual: "Zurück zum üblichen Aufbau",
  isUsual: "Alles wie üblich in diesem Gefecht.",
  start: "Beginnen",
  balance: ({ by, nodes, games, first, second, wins, draws, turns }) =>
    `${games} Partien (${by} gegen ${by}${nodes === undefined ? "" : ", mit weniger Bedenkzeit als am Tisch"}): ${first} ${wins[0]} Siege, ${second} ${wins[1]}, unentschieden ${draws}.${turns > 1 ? ` Die Hälfte dauerte höchstens ${turns} Runden.` : ""}`,
};
