import { squadrons } from "../../../words/grammar.de.ts";
import { targetName, typeName } from "../../../words/names.ts";
import type { words as english } from "../en/report.ts";

function outcome({ raf, german, fallen }: Parameters<(typeof english)["report.duel"]>[0]): string {
  if (fallen[0] && fallen[1]) return "beide fallen";
  if (fallen[0]) return `${typeName(raf)} fällt`;
  return fallen[1] ? `${typeName(german)} fällt` : "beide bleiben";
}

/** Words of the Battle of Britain in the report of a turn, in German. */
export const words: typeof english = {
  "report.battles": "Kämpfe",
  "report.bombs": "Bomben",
  "report.losses": "Verluste",
  "report.weather": "Wetter",
  "report.staff": "Stab",
  "report.raids": "Angriffe und Alarmstarts",
  "report.missions": "Bereitschaft und Aufträge",
  "report.intercept": ({ wing, geschwader, rafHits, lwHits }) =>
    `${wing} gegen ${geschwader}: Treffer ${rafHits} zu ${lwHits}`,
  "report.duel": (duel) => `${typeName(duel.raf)} gegen ${typeName(duel.german)}: ${outcome(duel)}`,
  "report.raid": ({ id, target, hits }) =>
    `${id} auf ${targetName(target)}: ${hits === 0 ? "kein" : hits} Treffer`,
  "report.toll": ({ formation, lost, stood }) =>
    `${formation}: ${lost.length > 0 ? `verloren ${squadrons(lost)}` : `${typeName(stood ?? "")} in Ruhe`}`,
};
