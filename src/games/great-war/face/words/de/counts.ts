import type { words as english } from "../en/counts.ts";

function count(figure: number, one: string, many: string): string {
  return `${figure}\u00a0${figure === 1 ? one : many}`;
}

function comma(figure: number): string {
  return figure.toFixed(1).replace(".", ",");
}

const SOURCES: Readonly<Record<string, string>> = {
  kill: "Abgeschossene Einsitzer",
  "two-seater": "Abgeschossene Zweisitzer und Bomber",
  balloon: "Ballone",
  home: "Heimgekehrte Flugzeuge",
  strafing: "Tiefangriffe",
  bomb: "Bomben im Ziel",
  photo: "Aufnahmen",
  spot: "Artilleriebeobachtung",
};
const FATES: Readonly<Record<string, string>> = {
  flying: "in der Luft",
  destroyed: "abgeschossen",
  crashed: "zerschellt",
  home: "heimgeflogen",
  away: "vom Plan geflogen",
  lost: "verloren",
};

/** Words of the statistics, in German. */
export const words: typeof english = {
  "count.hits": ({ hits, tries }) => `${hits} Treffer bei ${count(tries, "Angriff", "Angriffen")}`,
  "count.damage": ({ points, owed }) =>
    `${count(points, "Schadenspunkt", "Schadenspunkte")}, die Tabelle war ${comma(owed)} schuldig`,
  "count.chart.damage": ({ name }) => `Schadenspunkte von ${name}, zusammengezählt`,
  "count.actual": "erzielt",
  "count.expected": "erwartet",
  "count.turn": "Runde",
  "count.axis.damage": "Punkte",

  "count.sides": "Seite gegen Seite",
  "count.points": "Woher die Punkte kamen",
  "count.aircraft.title": "Flugzeug für Flugzeug",
  "count.aircraft.hint":
    "Erwartet: was die Schadenstabelle jedem Angriff über alle Würfe schuldig war. Im Visier: Runden, an deren Ende ein Feind das Flugzeug in der Schusslinie hatte.",
  "count.figure": "Zahl",
  "count.source": "Wofür",
  "count.aircraft": "Flugzeug",
  "count.row.attacks": "Angriffe",
  "count.row.hits": "Treffer",
  "count.row.expected": "Erwartete Treffer",
  "count.row.points": "Schaden zugefügt",
  "count.row.owed": "Erwarteter Schaden",
  "count.row.surplus": "Glück in Punkten",
  "count.row.criticals": "Kritische Treffer (erwartet)",
  "count.row.taken": "Erlitten, Luft + Boden",
  "count.row.criticalsTaken": "Kritische Treffer erlitten",
  "count.row.jams": "Hemmungen, behoben",
  "count.row.kills": "Abschüsse",
  "count.row.hexes": "Hexe geflogen",
  "count.row.climbed": "Höhe gewonnen",
  "count.row.dived": "Höhe verloren",
  "count.row.tailing": "Verfolgt, von Versuchen",
  "count.row.tailed": "Runden verfolgt",
  "count.row.sighted": "Runden im Visier",
  "count.row.flying": "Noch in der Luft",
  "count.row.status": "Verbleib",
  "count.row.total": "Zusammen",

  "count.of": ({ part, whole }) => `${part} von ${whole}`,
  "count.jams": ({ jams, cleared }) => `${jams}; ${cleared}`,
  "count.criticals": ({ scored, owed }) => `${scored} (${comma(owed)})`,
  "count.metres": ({ metres }) => `${metres.toString().replace(/\B(?=(\d{3})+$)/g, ".")}\u00a0m`,
  "count.why": ({ why }) => SOURCES[why] ?? why,
  "count.fate": ({ status }) => FATES[status] ?? status,
};
