import { complexName, counted, quarterName, shortQuarter } from "../../../words/grammar.de.ts";
import { typeName } from "../../../words/names.ts";
import type { CauseWord, DiceWord } from "../count-values.ts";
import type { words as english } from "../en/counts.ts";

type ChartWord = Parameters<(typeof english)["count.chart"]>[0]["what"];

const CHARTS: Readonly<Record<ChartWord, string>> = {
  targets: "Ziele, die bis zum Ende jedes Quartals bombardiert sind",
  losses: "Verlorene Kampffaktoren in jedem Quartal",
  restored: "Ersetzte Kampffaktoren in jedem Quartal",
  factories: "Flugzeugwerke, die stehen",
  aircraft: "Erzeugte Flugzeugfaktoren",
  pilots: "Ausgebildete Pilotenfaktoren",
  fuel: "Erzeugter Treibstoff",
  reserve: "Treibstoffreserve",
};

const AXES: Readonly<Record<ChartWord, string>> = {
  targets: "Ziele",
  losses: "Faktoren",
  restored: "Faktoren",
  factories: "Werke",
  aircraft: "Faktoren",
  pilots: "Faktoren",
  fuel: "Treibstoff",
  reserve: "Treibstoff",
};

const THRESHOLDS: Readonly<Record<"factories" | "pilots" | "fuel", string>> = {
  factories: "Unter 18 entstehen für immer nur sechs Faktoren (LW-89)",
  pilots: "Alle Schulen zusammen (LW-92)",
  fuel: "Was alle Verbände brauchen (LW-99)",
};

const DICE: Readonly<Record<DiceWord, string>> = {
  bombs: "Bomben bei Tag",
  raf: "Die RAF bei Nacht",
  guns: "Flak der Plätze",
};

const CAUSES: Readonly<Record<CauseWord, string>> = {
  fire: "Kämpfe und Flak der Plätze",
  strafing: "Tiefangriffe",
  late: "Ohne Treibstoff oder zurückgeblieben",
};

/** Wörter der Statistik, auf Deutsch. */
export const words: typeof english = {
  "count.hits": ({ side, hits, tries }) =>
    side === 0
      ? `${hits} von ${counted(tries, "Bombenwurf", "Bombenwürfen")} zerstörten ein Ziel`
      : `${hits} von ${counted(tries, "Wurf", "Würfen")} der Flak von Plätzen trafen`,
  "count.mean": ({ thrown, mean }) =>
    `In Kämpfen: ${counted(thrown, "Würfel", "Würfel")}, im Mittel ${mean.toFixed(2).replace(".", ",")}; zu erwarten war 3,50.`,

  "count.course": "Der Verlauf",
  "count.industry": "Die deutsche Industrie",
  "count.quarter": "Quartal",
  "count.quarter.of": ({ quarter }) => quarterName(quarter),
  "count.quarter.short": ({ quarter }) => shortQuarter(quarter),
  "count.turn": "Runde",
  "count.chart": ({ what }) => CHARTS[what],
  "count.axis": ({ what }) => AXES[what],
  "count.turns": ({ what }) =>
    what === "targets"
      ? "Ziele, die bis zum Ende jeder Runde bombardiert sind"
      : "Kampffaktoren, die bis zum Ende jeder Runde verloren sind",
  "count.pace": ({ targets }) => `Gleichmäßig bis ${targets}`,
  "count.threshold": ({ what }) => THRESHOLDS[what],
  "count.standing": "Werke",
  "count.made": "Erzeugt",
  "count.trained": "Ausgebildet",
  "count.reserve": "Reserve",
  "count.grounded": "Verbände ohne Treibstoff",

  "count.targets": "Ziele nach Zielverbund",
  "count.complex": "Zielverbund",
  "count.complex.of": ({ complex }) => complexName(complex),
  "count.target.attacks": "Angriffe bei Tag",
  "count.target.byDay": "Zerstört",
  "count.target.byNight": "Durch die RAF",
  "count.target.left": "Übrig",
  "count.all": "Alle",

  "count.causes": "Woran Faktoren verloren gingen",
  "count.cause": "Ursache",
  "count.cause.of": ({ cause }) => CAUSES[cause],
  "count.types": "Kampffaktoren nach Muster",
  "count.type": "Muster",
  "count.type.of": ({ type }) => typeName(type),
  "count.lost": "Verloren",
  "count.left": "Übrig",

  "count.dice": "Würfe, die gelingen oder nicht",
  "count.dice.kind": "Würfel",
  "count.dice.of": ({ kind }) => DICE[kind],
  "count.dice.thrown": "Geworfen",
  "count.dice.hits": "Gelungen",
  "count.dice.expected": "Zu erwarten",
  "count.dice.difference": "Unterschied",
};
