import { useStatisticsWords } from "../../../statistics/words.ts";
import type { Figures } from "./figures.ts";
import { useGreatWarStatisticsWords } from "./words.ts";

interface Row {
  readonly name: string;
  readonly text: string;
}

/** The figures that sides and aircraft share, as text, by the row that they belong to. */
export function useRows(): (figures: Figures) => readonly Row[] {
  const shared = useStatisticsWords();
  const t = useGreatWarStatisticsWords();
  const tenth = (figure: number) => shared("figure", figure, 1);
  const whole = (figure: number) => (Number.isInteger(figure) ? figure.toString() : tenth(figure));
  const gap = (figure: number) => (figure > 0 ? `+${tenth(figure)}` : tenth(figure).replace("-", "−"));
  return (one) => [
    { name: t("row.attacks"), text: one.luck.tries.toString() },
    { name: t("row.hits"), text: one.luck.hits.toString() },
    { name: t("row.expected"), text: tenth(one.luck.expected) },
    { name: t("row.points"), text: one.points.toString() },
    { name: t("row.owed"), text: tenth(one.owed) },
    { name: t("row.luck"), text: gap(one.points - one.owed) },
    { name: t("row.criticals"), text: t("criticals", one.criticals, tenth(one.owedCriticals)) },
    { name: t("row.kills"), text: whole(one.kills) },
    { name: t("row.taken"), text: t("taken", one.taken, one.takenGround) },
    { name: t("row.criticalsTaken"), text: one.criticalsTaken.toString() },
    { name: t("row.jams"), text: t("both", one.jams, one.cleared) },
    { name: t("row.hexes"), text: one.hexes.toString() },
    { name: t("row.climbed"), text: t("metres", one.climbed) },
    { name: t("row.dived"), text: t("metres", one.dived) },
    { name: t("row.tailing"), text: t("of", one.tailing, one.attempts) },
    { name: t("row.tailed"), text: one.tailed.toString() },
    { name: t("row.sighted"), text: one.sighted.toString() },
  ];
}
