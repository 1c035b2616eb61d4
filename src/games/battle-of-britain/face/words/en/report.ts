import { squadrons } from "../../../words/grammar.en.ts";
import { targetName, typeName } from "../../../words/names.ts";

interface Duel {
  readonly raf: string;
  readonly german: string;
  /** The RAF squadron, then the German one. */
  readonly fallen: readonly [boolean, boolean];
}

interface Toll {
  readonly formation: string;
  readonly lost: readonly string[];
  readonly stood: string | null;
}

function outcome({ raf, german, fallen }: Duel): string {
  if (fallen[0] && fallen[1]) return "both fall";
  if (fallen[0]) return `${typeName(raf)} falls`;
  return fallen[1] ? `${typeName(german)} falls` : "both live";
}

/** Words of the Battle of Britain in the report of a turn, in English. */
export const words = {
  "report.battles": "Battles",
  "report.bombs": "Bombs",
  "report.losses": "Losses",
  "report.weather": "Weather",
  "report.staff": "Staff",
  "report.raids": "Raids and scrambles",
  "report.missions": "Alert and missions",
  "report.intercept": (of: {
    readonly wing: string;
    readonly geschwader: string;
    readonly rafHits: number;
    readonly lwHits: number;
  }) => `${of.wing} against ${of.geschwader}: hits ${of.rafHits} to ${of.lwHits}`,
  "report.duel": (duel: Duel) => `${typeName(duel.raf)} against ${typeName(duel.german)}: ${outcome(duel)}`,
  "report.raid": ({ id, target, hits }: { id: string; target: string; hits: number }) =>
    `${id} on ${targetName(target)}: ${hits === 0 ? "no hit" : hits === 1 ? "1 hit" : `${hits} hits`}`,
  "report.toll": ({ formation, lost, stood }: Toll) =>
    `${formation}: ${lost.length > 0 ? `lost ${squadrons(lost)}` : `${typeName(stood ?? "")} stood down`}`,
};
