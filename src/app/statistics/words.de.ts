import type { DiceSource } from "../../core/dice/dice.ts";
import { verdictOf } from "./verdict.ts";
import type { StatisticsWords } from "./words.en.ts";

function comma(figure: number, decimals: number): string {
  return figure.toFixed(decimals).replace(".", ",");
}

function times(once: number): string {
  return once < 2 ? "fast jede Partie" : `1 Partie von ${once}`;
}

const SOURCES: Readonly<Record<DiceSource | "untold", string>> = {
  secure: "zufällig geworfen",
  seeded: "aus einem Text",
  typed: "eingetippt",
  listed: "in der Datei genannt",
  untold: "unbekannter Herkunft",
};

/** Words of the statistics of a match, in German. */
export const words: StatisticsWords = {
  "page.title": "Wie die Partie lief",
  "page.fought": (game) => `Ein Gefecht, ausgefochten als „${game}“`,
  "page.running":
    "Die Partie läuft noch: Hier steht, was am Tisch bisher alle wissen können, nichts Versiegeltes.",
  "page.seen":
    "So war die Partie von diesem Platz am Tisch aus zu sehen: Was ihm verborgen blieb, ist nicht mitgezählt.",
  "page.none": "Für diese Partie wird nichts gezählt; ihre Würfel schon.",
  "page.unreadable":
    "Diese Partie ließ sich nicht noch einmal durchspielen, es gibt also nichts zu zählen; lade ihre Datei neu.",
  "page.dice": "Alle Würfel",
  "page.table": "Zum Tisch",

  "proof.title": "Würfel und Rücknahmen",
  "proof.what": "Was",
  "proof.count": "Anzahl",
  "proof.dice": (source) => `Augenzahlen ${SOURCES[source]}`,
  "proof.takenBack": "Rücknahmen",
  "proof.rolledAgain": "Neu gewürfelt",
  "proof.part":
    "Von manchen Runden, zurückgenommen oder nach älteren Regeln gespielt, weiß dieser Platz nichts: Ihre Würfel sind nicht mitgezählt.",
  "proof.unsealed": (name) => `Versiegelte Befehle zurückgenommen von ${name}`,

  figure: comma,
  length: (inches, units) => (units === "inches" ? `${inches}″` : `${(inches * 2.54).toFixed(0)} cm`),

  "chart.figures": (title) => `Zahlen zu „${title}“`,
  "chart.legend": "Linien",

  accuracy: ({ hits, expected, deviation }) => {
    const gap = hits - expected;
    const side = gap < 0 ? "unter" : "über";
    return `${comma(Math.abs(gap), 1)} ${side} der Erwartung, Streuung ${comma(deviation, 1)}`;
  },
  verdict: (accuracy) => {
    const verdict = verdictOf(accuracy);
    switch (verdict.kind) {
      case "none":
        return "Noch blieb nichts dem Zufall überlassen: Das Glück hatte nichts zu sagen.";
      case "certain":
        return "Alles war sicher: Das Glück hatte nichts zu sagen.";
      case "fair":
        return "Ungefähr das, was der Zufall schuldig war.";
      case "lucky":
        return `Glück: So gut oder besser geht es in ${times(verdict.once)}.`;
      case "unlucky":
        return `Pech: So schlecht oder schlechter geht es in ${times(verdict.once)}.`;
    }
  },
};
