import { counted } from "../../../words/grammar.de.ts";
import type { words as english } from "../en/terms.ts";
import type { Switch } from "../order-values.ts";

const WEATHER: Readonly<Record<string, string>> = {
  dice: "Jede Seite wirft in jeder Runde einen Würfel für das Wetter (BB-18).",
  dice42: "Zwei Würfel sagen das Wetter, in allen Runden gleich (BB-19).",
  none: "Gespielt werden nur Runden, in denen die Luftwaffe flog (BB-20).",
  cards: "Vier schwarze und sieben rote Karten sagen das Wetter (BB-21).",
  historical: "Das Wetter ist das von 1940 (BB-22).",
  clear: "Das Wetter ist klar.",
};

const SWITCHES: Readonly<Record<Switch, string>> = {
  victoryInclusive: "Genau so viele Ziele bei schlechtem Verhältnis sind ein Unentschieden",
  markersPer: "Fünf Kämpfe in jedem Tally-ho",
  duel: "Duelle nach einer anderen Regel",
  battles: "Abfangen und Kurvenkämpfe lassen sich auf anderen Tischen ausfechten",
  diagonal: "Keine Züge über Eck",
  bid: "Um die deutsche Seite wird geboten",
};

/** Wie ein Feldzug gewonnen wird, auf Deutsch. */
export const words: typeof english = {
  "term.german": ({ targets }) =>
    `Die Luftwaffe gewinnt mit ${counted(targets, "bombardierten Ziel", "bombardierten Zielen")} bei einem Verlustverhältnis nicht schlechter als 10 zu 6 (BB-135).`,
  "term.draw": ({ targets, least }) =>
    `Mehr als ${targets} bei schlechterem Verhältnis sind ein Unentschieden, ebenso mehr als ${least} bei besserem; sonst gewinnt die RAF (BB-135).`,
  "term.rate": ({ british, german }) =>
    `Das Verhältnis wird gegeben: Blätter zu ${british} aus den Verlusten der RAF, zu ${german} aus denen der Luftwaffe (BB-134).`,
  "term.turns": ({ from, to }) =>
    from === to ? `Gespielt wird nur Runde ${from}.` : `Gespielt werden die Runden ${from} bis ${to}.`,
  "term.weather": ({ weather }) => WEATHER[weather] ?? weather,
  "term.switch": ({ name, rule }) => `${SWITCHES[name]} (${rule}).`,
  "term.tables": "Gespielt wird mit eigenen Tabellen.",
};
