import { poolName } from "../../../words/grammar.de.ts";
import { typeName } from "../../../words/names.ts";
import type { CauseWord, DiceWord, TargetWord } from "../count-values.ts";
import type { words as english } from "../en/counts.ts";

const DICE: Readonly<Record<DiceWord, string>> = {
  british: "RAF im Kampf",
  german: "Luftwaffe im Kampf",
  bombs: "Bomben",
  flak: "Flak",
  fuel: "Ohne Treibstoff",
  repair: "Instandsetzung",
};

const OTHERS: Readonly<Record<DiceWord, string>> = {
  british: "Im Kampf trafen",
  german: "Im Kampf trafen",
  bombs: "Bomben trafen",
  flak: "Die Flak traf",
  fuel: "Der Treibstoff ging aus",
  repair: "Instandsetzungen gelangen",
};

const CAUSES: Readonly<Record<CauseWord, string>> = {
  intercept: "Abfangen",
  dogfight: "Kurvenkampf",
  plotted: "Geplottet",
  cards: "Mit Karten",
  flak: "Flak",
  fuel: "Treibstoff",
};

const TARGETS: Readonly<Record<TargetWord, string>> = {
  city: "Städte",
  london: "London mit Hafen",
  airfield: "Flugplätze",
  radar: "Radarstationen",
};

/** Words of the statistics, in German. */
export const words: typeof english = {
  "count.hits": ({ hits, tries }) => `${hits} von ${tries} Würfeln trafen im Kampf`,
  "count.others": ({ kind, hits, tries, expected }) =>
    `${OTHERS[kind]} mit ${hits} von ${tries} Würfeln; erwartet waren ${expected.toFixed(1).replace(".", ",")}.`,

  "count.dice": "Alle Würfel",
  "count.dice.kind": "Würfel",
  "count.dice.of": ({ kind }) => DICE[kind],
  "count.dice.thrown": "Geworfen",
  "count.dice.hits": "Gelungen",
  "count.dice.expected": "Erwartet",
  "count.dice.difference": "Unterschied",

  "count.course": "Runde für Runde",
  "count.turn": "Runde",
  "count.chart.targets": "Bombardierte Ziele am Ende jeder Runde",
  "count.axis.targets": "Ziele",
  "count.pace": ({ targets }) => `Gleichmäßig bis ${targets}`,
  "count.chart.losses": "Verlorene Staffeln am Ende jeder Runde",
  "count.axis.losses": "Staffeln",

  "count.causes": "Woran Staffeln verloren gingen",
  "count.cause": "Ursache",
  "count.cause.of": ({ cause }) => CAUSES[cause],
  "count.lost": "Verloren",
  "count.stood": "In Ruhe",

  "count.types": "Verluste nach Muster",
  "count.type": "Muster",
  "count.type.of": ({ type }) => typeName(type),
  "count.start": "Zu Beginn",
  "count.types.hint":
    "Eine Staffel der RAF, die instand gesetzt und wieder abgeschossen wird, zählt zweimal (BB-R7).",

  "count.pools": "Verluste nach Group und Luftflotte",
  "count.pool": "Group oder Luftflotte",
  "count.pool.of": ({ pool }) => poolName(pool),
  "count.work.british": "Was die Groups taten",
  "count.work.german": "Was die Luftflotten taten",
  "count.scrambles": "Alarmstarts",
  "count.contacts": "Getroffen",
  "count.missed": "Verfehlt",
  "count.dogfights": "Kurvenkämpfe",
  "count.sorties": "Einsätze",
  "count.raids": "Bombardiert",
  "count.successes": "Mit Treffern",

  "count.targets": "Ziele nach Art",
  "count.target": "Ziel",
  "count.target.of": ({ kind }) => TARGETS[kind],
  "count.target.raids": "Angriffe",
  "count.target.successes": "Mit Treffern",
  "count.target.hits": "Treffer",
  "count.target.out": "Ausgeschaltet",
  "count.all": "Alle",
};
