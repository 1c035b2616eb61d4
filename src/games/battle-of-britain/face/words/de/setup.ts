import { listed, quotable } from "../../../../../core/text.ts";
import { poolName } from "../../../words/grammar.de.ts";
import type { words as english } from "../en/setup.ts";

interface Counted {
  readonly wings: number;
  readonly geschwader: number;
  readonly squadrons: number;
}

/** Choices by switch and choice: what each is called, and what it does. */
const CHOICES: Readonly<Record<string, Readonly<Record<string, readonly [name: string, help: string]>>>> = {
  weather: {
    dice: [
      "Würfel je Abschnitt",
      "Ein Würfel jeder Seite; wie oft geflogen wird, ändert sich mit dem Abschnitt (BB-18).",
    ],
    dice42: ["Würfel, eine Liste", "Für alle Runden dieselbe: 15-mal von 36 bleibt alles am Boden (BB-19)."],
    none: ["Sieben Flugrunden", "Ohne Wurf; Ruhepausen entfallen, ihre Reparaturen nicht (BB-20)."],
    cards: ["Karten", "Vier schwarze und sieben rote: immer vier Ruhepausen (BB-21)."],
    historical: ["Wie es war", "Ruhepausen in den Runden 1, 4, 7 und 10 (BB-22)."],
    clear: ["Immer klar", "Jede Runde wird geflogen: für einzelne Tage (BB-H1)."],
  },
  goal: {
    even: [
      "Ausgeglichen",
      "So viele Ziele, dass zwei erfahrene Computerspieler gleichauf sind, in 200 Partien ermittelt (BB-H1).",
    ],
    book: [
      "Nach dem Buch",
      "28 im ganzen Sommer, in den kürzeren Szenarien ebenso viele je Flugrunde: schwer für die Luftwaffe (BB-136).",
    ],
  },
  markersPer: {
    turn: ["Fünf in der Runde", "Für alle ihre Tally-hos zusammen, ob Abfangen oder Luftkampf (BB-R9)."],
    tallyHo: ["Fünf im Tally-ho", "Weit mehr Kämpfe: hart für die Luftwaffe (BB-R9)."],
  },
  battles: {
    dice: ["Mit eigenen Würfeln", "Abfangen und Luftkämpfe sind gleich entschieden (BB-105, BB-111)."],
    plotted: ["Als Luftkampf mit Befehlen", "Jeder ist eine eigene Partie mit geheimen Befehlen (BB-H10)."],
    cards: ["Als Kampf mit Karten", "Jeder ist eine eigene Partie, Karte gegen Karte (BB-H10)."],
    asked: [
      "Beide jedes Mal fragen",
      "Ein anderer Tisch nur, wo beide denselben nennen; Computer überlassen es dir (BB-H10).",
    ],
  },
  duel: {
    cumulative: ["Bis zum Ende", "Treffer zählen zusammen, Wurf um Wurf, bis einer verloren ist (BB-111)."],
    oneRound: ["Ein Wurf", "Jeder wirft einmal, dann ist der Kampf der Gruppe vorbei (BB-113)."],
    threshold: ["Mit einzelnen Würfen", "Nur die Treffer eines Wurfs zählen gegen die Abwehr (BB-113)."],
  },
};

function told({ wings, geschwader, squadrons }: Counted): string {
  return `${wings} Wings, ${geschwader} Geschwader, ${squadrons} Staffeln`;
}

/** Goals, as they stand behind a number. */
const GOALS: Readonly<Record<string, string>> = { even: "ausgeglichen", book: "nach dem Buch" };

/** Words of the set-up page of the campaign, in German. */
export const words: typeof english = {
  "plays.cadet": "Plant nach den Gewohnheiten eines Anfängers, mit viel Zufall darin.",
  "plays.pilot": "Plant Aufträge, Angriffe und Alarmstarts nach dem, was sie versprechen.",
  "plays.ace": "Plant wie der Pilot: In diesem Feldzug spielen die beiden gleich.",
  turns: "Runden",
  victory: "Sieg",
  map: "Karte",
  formations: "Wer mitfliegt",
  choice: ({ id, choice }) => CHOICES[id]?.[choice]?.[0] ?? choice,
  "choice.help": ({ id, choice }) => CHOICES[id]?.[choice]?.[1] ?? "",
  "option.weather": "Wetter",
  "option.markersPer": "Kämpfe",
  "option.duel": "Duelle",
  "option.battles": "Wie gekämpft wird",
  "option.from": "Erste Runde",
  "option.from.help":
    "Alle beginnen unversehrt; was vorher abgezogen wurde, fehlt. Die Runden 1 bis 4 sind der Kanalkampf.",
  "option.to": "Letzte Runde",
  "option.to.help": "Die Runden 5 bis 8 sind der Adlertag, 9 bis 11 der Blitz.",
  "option.goal": "Ziel der Luftwaffe",
  "option.targets": "Zu bombende Ziele",
  "option.targets.help": "So viele Erfolge gewinnen für die Luftwaffe, wenn ihre Verlustquote es erlaubt.",
  "targets.named": ({ targets, goals }) =>
    [`${targets}`, ...goals.map((goal) => GOALS[goal] ?? goal)].join(", "),
  "option.drawBelow": "Spielraum fürs Remis",
  "option.drawBelow.help": "So weit unter den Zielen und darunter bleibt nur ein britischer Sieg.",
  "option.victoryInclusive": "Remis im Grenzfall",
  "option.victoryInclusive.help":
    "Alle Ziele bei schlechter Verlustquote, oder wenige zu wenig bei genau 6 zu 10, ist ein Remis; dem Buchstaben nach gewinnen die Briten.",
  "option.bid": "Um die Seiten bieten",
  "option.bid.help": "Wer die meisten Ziele nennt, spielt die Deutschen und muss so viele bomben.",
  "option.diagonal": "Schräge Züge",
  "option.diagonal.help": "Züge in acht Richtungen; ohne sie in vier, und jeder Weg wird länger.",
  pool: ({ pool }) => poolName(pool),
  "pool.help": ({ pool }) =>
    pool.startsWith("LF")
      ? `Ohne sie fliegt kein Geschwader der ${poolName(pool)}.`
      : `Ohne sie fliegt kein Wing der ${poolName(pool)}; ihre Städte und Stationen bleiben.`,
  tables: "Tabellen",
  "tables.note":
    "Das Grundspiel gehört seinem Verlag. Kartennetz, Werte der Staffeln, Zielkarten und Flak hier sind unsere eigenen Tabellen, nicht die des Verlags.",
  "tables.how":
    "Wer das gedruckte Spiel besitzt: unsere Tabellen als Datei sichern, seine Zahlen mit einem Texteditor eintragen, dem Satz einen eigenen Namen geben und die Datei hier laden. Sie muss vollständig sein: fünfzig Ziele, jede Group und jede Luftflotte. Der Satz bleibt in diesem Browser und geht mit jeder Partie, die ihn benutzt.",
  "tables.ours.hint": (counted) => `Sie kommen mit Tallyho: ${told(counted)}.`,
  "tables.loaded.hint": (counted) => `Aus einer Datei: ${told(counted)}.`,
  "tables.lacks": ({ formations }) =>
    `Dieses Szenario braucht ${listed(
      formations.map((id) => quotable(id)),
      "und",
    )}; der Satz hat sie nicht.`,
};
