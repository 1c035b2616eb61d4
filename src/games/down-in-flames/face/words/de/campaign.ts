import type { Quality } from "../../../data/quality.ts";
import { counted, who } from "../../../words/grammar.de.ts";
import type { words as english } from "../en/campaign.ts";

const QUALITIES: Readonly<Record<Quality, string>> = {
  recruit: "Rekrut",
  green: "unerfahren",
  regular: "erfahren",
  veteran: "Veteran",
  ace: "Ass",
};

const RESOURCES: Readonly<Record<string, string>> = {
  element: "eine Rotte",
  flak: "Flak",
  none: "nichts",
  secret: "geheim",
};

/** Texte des Feldzugs zwischen den Einsätzen, auf Deutsch. */
export const words: typeof english = {
  roster: "Der Feldzug",
  standing: ({ totals }) => `Siegpunkte von Alliierten und Achse: ${totals}`,
  missions: "Einsätze",
  sides: "Alliierte zuerst",
  mission: ({ mission }) => `${mission}`,
  now: "wird geflogen",
  "column.mission": "Einsatz",
  "column.allied": "Alliierte bringen",
  "column.axis": "Achse bringt",
  "column.lost": "Abgeschossen",
  "column.ground": "Auf das Ziel",
  "column.points": "Punkte",
  "column.element": "Rotte",
  "column.type": "Typ",
  "column.quality": "Führer",
  "column.kills": "Abschüsse",
  "column.replaced": "Ersetzt",
  brought: ({ resource, id }) =>
    resource === "veteran" ? `${who(id)} als Veteran` : (RESOURCES[resource] ?? resource),
  element: ({ id, reserve }) => (reserve ? `${id} (Reserve)` : id),
  quality: ({ quality, sure }) => {
    if (quality === null) return "unbekannt";
    return sure ? QUALITIES[quality] : `${QUALITIES[quality]}, soweit bekannt`;
  },
  leaders: ({ side }) => `Führer der ${side === 0 ? "Alliierten" : "Achse"}`,
  side: ({ side }) => (side === 0 ? "Alliierte" : "Achse"),
  bombers: ({ id, count, type }) => `Verband ${id}: ${count} × ${type}, zu jedem Einsatz wieder vollzählig.`,
  debriefing: ({ mission, missions }) => `Einsatz ${mission} von ${missions} ist vorbei`,
  earned: ({ points, totals }) => `Siegpunkte von Alliierten und Achse: ${points}; zusammen ${totals}`,
  target: "Das Ziel",
  hit: ({ points }) =>
    points === 0 ? "Nichts hat es getroffen." : `Getroffen für ${counted(points, "Punkt", "Punkte")}.`,
  fallen: "Abgeschossen",
  changes: "Führer",
  resources: "Mittel",
  none: "Keine.",
};
