import type { DiceSource } from "../../core/dice/dice.ts";
import type { Accuracy } from "../../face/accuracy.ts";
import { verdictOf } from "./verdict.ts";

function times(once: number): string {
  return once < 2 ? "every match or so" : `1 match in ${once}`;
}

const SOURCES: Readonly<Record<DiceSource | "untold", string>> = {
  secure: "thrown at random",
  seeded: "from a seed",
  typed: "typed in",
  listed: "listed in the file",
  untold: "of unknown source",
};

/** Words of the statistics of a match, in English. */
export const words = {
  "page.title": "How the match went",
  "page.fought": (game: string) => `A battle fought out as “${game}”`,
  "page.running":
    "The match is still in play: this is what everybody at the table can know so far, nothing sealed.",
  "page.seen":
    "This is the match as it was seen from this place at the table: nothing is counted that stayed hidden from it.",
  "page.none": "Nothing is counted for this game; its dice are.",
  "page.unreadable":
    "This match could not be played through again, so there is nothing to count; load its file anew.",
  "page.dice": "All dice",
  "page.table": "To the table",

  "proof.title": "Dice and take-backs",
  "proof.what": "What",
  "proof.count": "Number",
  "proof.dice": (source: DiceSource | "untold") => `Faces ${SOURCES[source]}`,
  "proof.takenBack": "Take-backs",
  "proof.rolledAgain": "Rolled again",
  "proof.part":
    "Of some rounds, taken back or played by older rules, nothing is known at this place: their dice are not counted.",
  "proof.unsealed": (name: string) => `Sealed orders taken back by ${name}`,

  figure: (figure: number, decimals: number) => figure.toFixed(decimals),
  length: (inches: number, units: "inches" | "centimetres") =>
    units === "inches" ? `${inches}″` : `${(inches * 2.54).toFixed(0)} cm`,

  "chart.figures": (title: string) => `Figures of “${title}”`,
  "chart.legend": "Lines",

  accuracy: ({ hits, expected, deviation }: Accuracy) => {
    const gap = hits - expected;
    const side = gap < 0 ? "below" : "above";
    return `${Math.abs(gap).toFixed(1)} ${side} expectation, give or take ${deviation.toFixed(1)}`;
  },
  verdict: (accuracy: Accuracy) => {
    const verdict = verdictOf(accuracy);
    switch (verdict.kind) {
      case "none":
        return "Nothing was left to chance yet, so luck had no say.";
      case "certain":
        return "Everything was certain: luck had no say.";
      case "fair":
        return "About what chance owed.";
      case "lucky":
        return `Lucky: ${times(verdict.once)} goes as well or better.`;
      case "unlucky":
        return `Unlucky: ${times(verdict.once)} goes as badly or worse.`;
    }
  },
};

export type StatisticsWords = typeof words;
