import { quarterName } from "../../../words/grammar.de.ts";
import type { words as english } from "../en/setup.ts";

type Words = readonly [name: string, help: string];
type Counted = Parameters<(typeof english)["tables.ours.hint"]>[0];

const LEVELS: Readonly<Record<string, Words>> = {
  basic: [
    "Grundspiel",
    "Ein einzelner Angriff ohne Strahlflugzeuge: Ströme, Begleitschutz, Kämpfe und Bomben (LW-1).",
  ],
  tournament: [
    "Turnierspiel",
    "Mit Strahlflugzeugen; deutsche Verluste ersetzt eine einzige Art von Faktoren (LW-94).",
  ],
  advanced: [
    "Fortgeschrittenenspiel",
    "Flugzeuge und Piloten getrennt, die RAF bei Nacht, Bomberjäger, taktische Jäger, 1943 keine amerikanischen Zusatztanks (LW-21, LW-40).",
  ],
  complexes: [
    "Fortgeschrittenenspiel mit Zielverbünden",
    "Dazu Treibstoff: Raffinerien begrenzen, wer fliegt, und ganze Verbünde, die brennen, halbieren die Erzeugung (LW-90, LW-97).",
  ],
};

/** Wahlmöglichkeiten nach Schalter und Wahl: wie jede heißt und was sie bewirkt. */
const CHOICES: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  level: LEVELS,
  raidLevel: {
    ...LEVELS,
    tournament: ["Turnierspiel", "Mit Strahlflugzeugen (LW-1)."],
    advanced: [
      "Fortgeschrittenenspiel",
      "Dazu Bomberjäger und taktische Jäger; 1943 keine amerikanischen Zusatztanks (LW-21, LW-81).",
    ],
    complexes: [
      "Fortgeschrittenenspiel mit Zielverbünden",
      "Im einzelnen Angriff wie das Fortgeschrittenenspiel (LW-113).",
    ],
  },
  takeOff: {
    single: ["Jeder Verband für sich", "Er landet und tankt auch für sich (LW-66)."],
    groups: ["In Gruppen", "Die Deutschen bilden vor jedem Angriff Gruppen eines Musters (LW-66)."],
    type: [
      "Alle eines Musters zusammen",
      "Wer auf keinem Platz ist, wenn sein Muster landet, ist verloren (LW-66).",
    ],
  },
  battles: {
    dice: ["Mit den Würfeln des Feldzugs", "Gefechte werden sofort entschieden (LW-72)."],
    plotted: ["Als Luftkampf mit Befehlen", "Jedes ist eine eigene Partie mit geheimen Befehlen (LW-H6)."],
    cards: ["Als Kampf mit Karten", "Jedes ist eine eigene Partie, Karte gegen Karte (LW-H6)."],
    asked: [
      "Beide Seiten jedes Mal fragen",
      "Ein anderer Tisch nur, wo beide denselben nennen; Computer überlassen es dir (LW-H6).",
    ],
  },
  jetTable: {
    ruled: ["Steigender Wurf", "Im Januar 1944 höchstens 1, jedes Quartal eins mehr (LW-L1)."],
    literal: [
      "Wie die Zeilen beschriftet sind",
      "April 1944 höchstens 3, Juli höchstens 4, Oktober höchstens 2 (LW-L1).",
    ],
  },
};

function told({ targets, bases, germans, americans }: Counted): string {
  return `${targets} Ziele, ${bases} deutsche Plätze, ${germans} deutsche und ${americans} amerikanische Verbände`;
}

/** Wörter der Einrichtungsseite, auf Deutsch. */
export const words: typeof english = {
  "plays.cadet": "Der Plan eines Anfängers: jeder Strom für sich, und Zufall bei der Wahl der Ziele.",
  "plays.pilot":
    "Plant ganze Angriffe: Ströme, die zusammen ankommen und täuschen, Jäger, die den Bombern entgegenfliegen.",
  "plays.ace": "Plant wie der Pilot: In diesem Feldzug spielen die beiden gleich.",
  campaign: "Feldzug",
  choice: ({ id, choice }) => CHOICES[id]?.[choice]?.[0] ?? choice,
  "choice.help": ({ id, choice }) => CHOICES[id]?.[choice]?.[1] ?? "",
  quarter: ({ quarter }) => quarterName(quarter),
  "option.level": "Stufe",
  "option.raidLevel": "Stufe",
  "option.takeOff": "Deutsche Starts",
  "option.battles": "Wie gekämpft wird",
  "option.jetTable": "Wann mehr Me 262 kommen dürfen",
  "option.from": "Erstes Quartal",
  "option.from.help": "Beide Seiten beginnen mit allem, was bis dahin gekommen ist, ohne Verluste.",
  "option.to": "Letztes Quartal",
  "option.to.help": "Der Feldzug endet spätestens mit dem April 1945.",
  "option.targets": "Zu bombardierende Ziele",
  "option.targets.help": "So viele der 97 gewinnen für die Amerikaner. Über den ganzen Feldzug sind es alle.",
  tables: "Tabellen",
  "tables.note":
    "Das Grundspiel gehört seinem Verlag. Karte, Ziele, Gliederung, Werte und Kampftabellen hier sind unsere eigenen, nicht die des Verlags.",
  "tables.how":
    "Wer das gedruckte Spiel besitzt: unsere Tabellen als Datei sichern, seine Zahlen mit einem Texteditor eintragen, dem Satz einen eigenen Namen geben und die Datei hier laden. Sie muss vollständig sein: 97 Ziele, und vom ersten Quartal an Verbände beider Seiten. Der Satz bleibt in diesem Browser und geht mit jeder Partie, die ihn benutzt.",
  "tables.ours.hint": (counted) => `Sie kommen mit Tallyho: ${told(counted)}.`,
  "tables.loaded.hint": (counted) => `Aus einer Datei: ${told(counted)}.`,
};
