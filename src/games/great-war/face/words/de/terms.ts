import { listed } from "../../../../../core/text.ts";
import type { SideName } from "../../../data/sides.ts";
import type { Prices } from "../../../rules/setup/setup.ts";
import { switches as names } from "../../../words/switches.de.ts";
import type { words as english } from "../en/terms.ts";
import type { Earning, TaskValues } from "../term-values.ts";
import { dateWords } from "./date.ts";

const SIDES: Readonly<Record<SideName, string>> = { allied: "der Alliierten", german: "der Deutschen" };
const SEQUENCES: Readonly<Record<string, string>> = {
  initiative: "Initiative",
  alternating: "Seiten abwechselnd wie im Grundspiel",
  plotted: "verdeckte Züge, unsere eigene Regel",
};
const PRICED: Readonly<Record<keyof Prices, string>> = {
  kill: "einen abgeschossenen Einsitzer",
  twoSeater: "einen abgeschossenen Zweisitzer oder Bomber",
  balloon: "einen Ballon",
  home: "jedes eigene Flugzeug, das seine Aufgabe versucht hat und heimkehrt",
  escape: "jedes eigene Flugzeug, das nach Hause kommt",
};
function earnings(list: readonly Earning[]): string {
  return list.map(({ what, points }) => `${points} für ${PRICED[what]}`).join(", ");
}

function task({ kind, hexes, every }: TaskValues): string {
  const many = hexes.length > 1;
  const one = many ? `eines der Hexe ${listed(hexes, "oder")}` : `Hex ${hexes[0]}`;
  switch (kind) {
    case "bomb":
      return `${one} aus höchstens 1500 m mit Bomben treffen: 2W6, dicht am Boden ab 7, je volle 500 m 1 mehr`;
    case "photo":
      return `mit heilem Beobachter 3 MP hintereinander geradeaus und waagerecht über ${one} fliegen, in 500 bis 3000 m`;
    case "spot":
      return `4 Runden lang höchstens 6 Hexe von ${many ? `einem der Hexe ${listed(hexes, "oder")}` : one} bleiben, höchstens 2500 m hoch, mit einem Beobachter, der nicht feuert`;
    case "road":
      return `die Straße in ${many ? `den Hexen ${listed(hexes, "und")}` : one} beschießen, jedes Hex zählt`;
    case "trench":
      return `${every ? "die ganze feindliche Grabenlinie" : `die Gräben in ${listed(hexes, "und")}`} beschießen, jedes Hex zählt`;
  }
}

function toldOf(value: string | boolean): string {
  if (typeof value === "boolean") return value ? "an" : "aus";
  return SEQUENCES[value] ?? value;
}

/** How a match is won, in German. */
export const words: typeof english = {
  "term.last-side": "Wer allein noch Flugzeuge in der Luft hat, hat gewonnen.",
  "term.points": "Wer mehr Punkte hat, hat gewonnen.",
  "term.points-left":
    "Wer mehr Punkte hat, hat gewonnen; vorzeitig ist Schluss, wenn eine Seite allein in der Luft nichts mehr verdienen kann (B-82).",
  "term.turns": ({ turns }) => `Die Partie endet nach Runde ${turns}.`,
  "term.endless": ({ turns }) =>
    `Eine Rundengrenze gibt es nicht; nach Runde ${turns} ist es unentschieden (B-45).`,
  "term.prices": (of) => `Punkte ${SIDES[of.side]}: ${earnings(of.earnings)}.`,
  "term.prices.both": (of) => `Punkte beider Seiten: ${earnings(of.earnings)}.`,
  "term.target": (one) =>
    `${one.id}, Auftrag ${SIDES[one.side]}: ${task(one)}; ${one.worth} ${one.worth === 1 ? "Punkt" : "Punkte"}${one.done ? " (erledigt)" : ""}.`,
  "term.trench": "Jedes andere beschossene Hex feindlicher Gräben: 1 Punkt.",
  "term.date": (date) => `Es ist der ${dateWords(date)}.`,
  "term.wind": ({ clock, hexes }) =>
    `Der Wind trägt alle Flugzeuge jede Runde ${hexes} ${hexes === 1 ? "Hex" : "Hexe"} weit auf ${clock} Uhr.`,
  "term.calm": "Kein Wind.",
  "term.options": ({ switches }) =>
    `Anders als üblich: ${switches
      .map(({ option, value, rule }) => `${names[`option.${option}`]}: ${toldOf(value)} (${rule})`)
      .join("; ")}.`,
  "term.tables": ({ name }) => `Es gelten die Tabellen „${name}“, aus einer Datei geladen.`,
  "term.score": ({ allied, german }) => `Punkte bisher: Alliierte ${allied}, Deutsche ${german}.`,
};
