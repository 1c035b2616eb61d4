import { aimName, counted, sideName } from "../../../words/grammar.en.ts";
import { placeName, typeName } from "../../../words/names.ts";
import { sumIn } from "../../../words/told-factors.ts";

interface Volley {
  readonly by: string;
  readonly at: string;
  readonly factors: number;
  readonly hits: number;
}

/** Who is fired at: a base by its name, else a type. */
function aim(at: string): string {
  return aimName(at, (id) => (id.startsWith("BAS-") ? placeName(id) : typeName(id)));
}

/** Words of the report of a turn, in English. */
export const words = {
  "report.battles": "Battles",
  "report.bombs": "Bombs",
  "report.losses": "Losses",
  "report.industry": "Industry",
  "report.forces": "Forces",
  "report.plans": "Plans",
  "report.flights": "Flights",
  "report.volley": ({ by, at, factors, hits }: Volley) =>
    `${factors} ${typeName(by)} at ${aim(at)}: ${hits === 0 ? "no hit" : counted(hits, "hit", "hits")}`,
  "report.target": ({ target, success }: { readonly target: string; readonly success: boolean }) =>
    `${placeName(target)}: ${success ? "hit" : "missed"}`,
  "report.toll": ({ side, lost }: { readonly side: string; readonly lost: readonly string[] }) =>
    `${sideName(side)}: ${counted(sumIn(lost), "factor", "factors")} lost`,
};
