import { useSettings } from "../../../settings.ts";
import { useStatisticsWords } from "../../../statistics/words.ts";
import type { AircraftFigures, SideFigures } from "./figures.ts";
import { useDogfightStatisticsWords } from "./words.ts";

type Common = SideFigures | AircraftFigures;

function signed(text: string, figure: number): string {
  return figure > 0 ? `+${text}` : text.replace("-", "−");
}

/** The figures that sides and aircraft share, as text, by the row that they belong to. */
export function useRows(): (figures: Common) => readonly { readonly name: string; readonly text: string }[] {
  const t = useStatisticsWords();
  const own = useDogfightStatisticsWords();
  const units = useSettings((settings) => settings.units);
  return ({ luck, given, taken, kills, inches, turns, speed, topSpeed, sighted }) => {
    const gap = luck.hits - luck.expected;
    const mean = t("figure", turns === 0 ? 0 : speed / turns, 1);
    return [
      { name: own("row.shots"), text: luck.tries.toString() },
      { name: own("row.hits"), text: luck.hits.toString() },
      { name: own("row.expected"), text: t("figure", luck.expected, 1) },
      { name: own("row.luck"), text: signed(t("figure", gap, 1), gap) },
      { name: own("row.given"), text: own("ovals", given) },
      { name: own("row.taken"), text: own("ovals", taken) },
      { name: own("row.kills"), text: kills.toString() },
      { name: own("row.distance"), text: t("length", inches, units) },
      { name: own("row.turns"), text: turns.toString() },
      { name: own("row.speed"), text: own("speed.both", mean, topSpeed) },
      { name: own("row.sighted"), text: sighted.toString() },
    ];
  };
}
