import { listed } from "../../../../../core/text.ts";
import type { words as english } from "../en/setup.ts";

interface Counted {
  readonly aircraft: number;
  readonly bombers: number;
  readonly decks: readonly number[];
}

/** Wahlen nach Schalter und Wahl: wie jede heißt und was sie bewirkt. */
const CHOICES: Readonly<Record<string, Readonly<Record<string, readonly [name: string, help: string]>>>> = {
  die: {
    d6: ["Sechsseitig", "Die Chancen werden auf ganze Zahlen abgerundet (DIF-3.2)."],
    d12: ["Zwölfseitig", "Die Chancen werden auf halbe abgerundet: feiner und etwas tödlicher (DIF-6)."],
  },
  start: {
    roll: [
      "Gewürfelt",
      "Ein zwanzigseitiger Würfel für alle; was jemand nicht erreicht, wird neu gewürfelt (DIF-2.5).",
    ],
    bid: [
      "Verdeckt geboten",
      "Jede Seite nennt eine Stufe und die Punkte, die sie dem Gegner dafür gibt (DIF-R33).",
    ],
    given: ["Auf einer Stufe", "Alle beginnen auf der Stufe, die hier gewählt wird (DIF-2.5.1)."],
  },
  pilots: {
    named: ["Wie im Gefecht", "Wer nicht genannt ist, ist Regular, und alle wissen es (DIF-9.1)."],
    lot: [
      "Geheim gelost",
      "Von Recruit bis Ace, mit Scharfschützen und scharfen Augen; jeder zeigt es, wenn er es nutzt (DIF-B20).",
    ],
  },
  cards: {
    "80": ["80 Karten", "Der Stapel dieser Gefechte (DIF-B24)."],
    "110": ["110 Karten", "Mit VOLLGAS, GAS WEG, WOLKEN, Treffern in Kanzel und Motor (DIF-B24)."],
  },
  verticalRollMaxDive: {
    "2": ["Zwei Stufen", "Wie bei jedem Sturz (DIF-R34)."],
    "1": ["Eine Stufe", "Nur im Schritt der Höhe geht es zwei hinab (DIF-R34)."],
  },
  gyroAdvantaged: {
    "3": ["Drei Feuerstöße", "Das Visier ist sein Gewicht wert (DIF-R7)."],
    "2": ["Zwei Feuerstöße", "Wie mit gewöhnlichem Visier: der Buchstabe der Liste (DIF-10.9)."],
  },
  fuelTankBomber: {
    destroys: ["Er ist zerstört", "Wie im Grundspiel (DIF-R14)."],
    "4hits": ["Vier Treffer", "Wie bei Jägern und leichten Bombern (DIF-5.5)."],
  },
};

function told({ aircraft, bombers, decks }: Counted): string {
  return `${aircraft} Flugzeuge, ${bombers} Bomber, ein Stapel von ${listed(decks.map(String), "oder")}`;
}

/** Texte der Aufstellungsseite des Kartengefechts auf Deutsch. */
export const words: typeof english = {
  "plays.cadet": "Spielt seine Karten wie ein Anfänger.",
  "plays.pilot":
    "Spielt die Partie viele Male zu Ende, mit Karten, die zu dem passen, was es sieht, und nimmt statt der naheliegenden Karte nur eine sicher bessere.",
  "plays.ace":
    "Wie der Pilot, aber mit den Karten eines erfahrenen Spielers: schießt zuerst, wo das mehr verspricht, und verlässt die Höhe eines Gegners, dem es nichts anhaben kann.",
  options: "Optionen",
  choice: ({ id, choice }) => CHOICES[id]?.[choice]?.[0] ?? choice,
  "choice.help": ({ id, choice }) => CHOICES[id]?.[choice]?.[1] ?? "",
  "option.die": "Würfel des Kampfes",
  "option.start": "Anfangsstufe",
  "option.pilots": "Piloten",
  "option.cards": "Kartenstapel",
  "option.verticalRollMaxDive": "Sinken durch VERTIKALROLLE",
  "option.gyroAdvantaged": "Kreiselvisier im Vorteil",
  "option.fuelTankBomber": "TANKTREFFER auf mittlere und schwere Bomber",
  "option.level": "Stufe, zu je 2.000 Fuß",
  "option.level.help": "Nicht höher als der, der am wenigsten steigt, und nie über 20.",
  "option.highest": "Höchste Anfangsstufe",
  "option.highest.help": "Ein Wurf darüber wird wiederholt, ein Gebot darüber abgelehnt.",
  "option.turns": "Spielrunden",
  "option.turns.help": "Danach ist das Gefecht zu Ende, wenn nicht vorher eine Seite vom Himmel gefegt ist.",
  "option.ammunition": "Munition",
  "option.ammunition.help":
    "Typen mit zwei Trefferwerten können die Granaten für den besseren ausgehen; Scharfschützen nie.",
  "option.thach": "Thach-Weave",
  "option.thach.help":
    "Wer zwei Rotten eines Typs hat, der ihn beherrscht, darf vor dem Kampf Siegpunkte dafür bieten.",
  "option.repeatDefence": "Noch einmal antworten",
  "option.repeatDefence.help":
    "Wessen Antworten gescheitert sind, der darf mit einer weiteren Karte neu anfangen.",
  "option.rollAgainstRollMoves": "Rolle gegen Rolle bewegt",
  "option.rollAgainstRollMoves.help":
    "Eine VERTIKALROLLE, die eine andere beantwortet, ändert die Stufe ihrer Rotte auch: der Buchstabe der Regel; nach unserer Auslegung bleibt sie, wo sie ist.",
  tables: "Tabellen",
  "tables.note":
    "Das Grundspiel gehört seinem Verlag. Die Karten, ihre Antworten, Flugzeuge, Bomber, Ziele und Punkte hier sind unsere eigenen Tabellen, nicht die des Verlags.",
  "tables.how":
    "Wer das gedruckte Spiel besitzt: unsere Tabellen als Datei sichern, seine Zahlen mit einem Texteditor eintragen, dem Satz einen eigenen Namen geben und die Datei hier laden. Was fehlt, bleibt unseres; Karten werden nur alle zusammen ersetzt. Der Satz bleibt in diesem Browser und geht mit jeder Partie, die ihn benutzt.",
  "tables.ours.hint": (counted) => `Sie kommen mit Tallyho: ${told(counted)}.`,
  "tables.loaded.hint": (counted) => `Aus einer Datei: ${told(counted)}.`,
  "tables.lacks": ({ needs, decks }) =>
    `Dieses Gefecht braucht einen Stapel von ${needs}; der Satz hat einen von ${listed(decks.map(String), "oder")}.`,
};
