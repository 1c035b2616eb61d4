import type { GreatWarStatisticsWords } from "./words.en.ts";

function count(figure: number, one: string, many: string): string {
  return `${figure}\u00a0${figure === 1 ? one : many}`;
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

/** Words of the statistics of the hex dogfight, in German. */
export const words: GreatWarStatisticsWords = {
  hits: ({ hits, tries }) => `${hits} Treffer bei ${count(tries, "Angriff", "Angriffen")}`,
  damage: (points, owed) =>
    `${count(points, "Schadenspunkt", "Schadenspunkte")}, die Tabelle war ${owed} schuldig`,
  "chart.damage": (side) => `Schadenspunkte von ${side}, zusammengezählt`,
  "chart.actual": () => "erzielt",
  "chart.expected": () => "erwartet",
  turn: () => "Runde",
  "axis.damage": () => "Punkte",

  "sides.title": () => "Seite gegen Seite",
  "points.title": () => "Woher die Punkte kamen",
  "aircraft.title": () => "Flugzeug für Flugzeug",
  "aircraft.hint": () =>
    "Erwartet: was die Schadenstabelle jedem Angriff über alle Würfe schuldig war. Im Visier: Runden, an deren Ende ein Feind das Flugzeug in der Schusslinie hatte.",
  figure: () => "Zahl",
  source: () => "Wofür",
  aircraft: () => "Flugzeug",
  "row.attacks": () => "Angriffe",
  "row.hits": () => "Treffer",
  "row.expected": () => "Erwartete Treffer",
  "row.points": () => "Schaden zugefügt",
  "row.owed": () => "Erwarteter Schaden",
  "row.luck": () => "Glück in Punkten",
  "row.criticals": () => "Kritische Treffer (erwartet)",
  "row.taken": () => "Erlitten, Luft + Boden",
  "row.criticalsTaken": () => "Kritische Treffer erlitten",
  "row.jams": () => "Hemmungen, behoben",
  "row.kills": () => "Abschüsse",
  "row.hexes": () => "Hexe geflogen",
  "row.climbed": () => "Höhe gewonnen",
  "row.dived": () => "Höhe verloren",
  "row.tailing": () => "Verfolgt, von Versuchen",
  "row.tailed": () => "Runden verfolgt",
  "row.sighted": () => "Runden im Visier",
  "row.flying": () => "Noch in der Luft",
  "row.status": () => "Verbleib",
  "row.total": () => "Zusammen",

  of: (part, whole) => `${part} von ${whole}`,
  both: (first, second) => `${first}; ${second}`,
  taken: (air, ground) => `${air} + ${ground}`,
  criticals: (scored, owed) => `${scored} (${owed})`,
  metres: (metres) => `${metres.toString().replace(/\B(?=(\d{3})+$)/g, ".")}\u00a0m`,
  whyOf: (why) => SOURCES[why] ?? why,
  fate: (status) => FATES[status] ?? status,
};
