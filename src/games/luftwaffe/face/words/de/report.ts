import { aimName, counted, sideName } from "../../../words/grammar.de.ts";
import { placeName, typeName } from "../../../words/names.ts";
import { sumIn } from "../../../words/told-factors.ts";
import type { words as english } from "../en/report.ts";

function aim(at: string): string {
  return aimName(at, (id) => (id.startsWith("BAS-") ? placeName(id) : typeName(id)));
}

/** Wörter des Berichts einer Runde, auf Deutsch. */
export const words: typeof english = {
  "report.battles": "Kämpfe",
  "report.bombs": "Bomben",
  "report.losses": "Verluste",
  "report.industry": "Industrie",
  "report.forces": "Kräfte",
  "report.plans": "Pläne",
  "report.flights": "Flüge",
  "report.volley": ({ by, at, factors, hits }) =>
    `${factors} ${typeName(by)} auf ${aim(at)}: ${hits === 0 ? "kein Treffer" : counted(hits, "Treffer", "Treffer")}`,
  "report.target": ({ target, success }) => `${placeName(target)}: ${success ? "getroffen" : "verfehlt"}`,
  "report.toll": ({ side, lost }) =>
    `${sideName(side)}: ${counted(sumIn(lost), "Faktor", "Faktoren")} verloren`,
};
