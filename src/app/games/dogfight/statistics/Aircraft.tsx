import { FigureTable } from "../../../statistics/FigureTable.tsx";
import type { StatisticsProps } from "../../../statistics/game-statistics.ts";
import { Paper } from "../../../ui/paper.tsx";
import type { AircraftFigures } from "./figures.ts";
import { useRows } from "./rows.ts";
import { useDogfightStatisticsWords } from "./words.ts";

interface AircraftProps extends Pick<StatisticsProps, "say"> {
  readonly aircraft: readonly AircraftFigures[];
}

/** One line an aircraft, first side first. */
export function Aircraft({ aircraft, say }: AircraftProps) {
  const t = useDogfightStatisticsWords();
  const rowsOf = useRows();
  const sorted = [...aircraft].sort((a, b) => a.sortie.side - b.sortie.side);
  const lines = sorted.map((one) => ({
    name: `${one.sortie.id} ${one.sortie.title}`,
    side: one.sortie.side,
    figures: [
      ...rowsOf(one),
      { name: t("row.status"), text: say({ key: `status.${one.sortie.status}`, values: {} }) },
    ],
  }));
  return (
    <Paper title={t("aircraft.title")} className="statistics__wide">
      <p>{t("aircraft.hint")}</p>
      <FigureTable
        label={t("aircraft.title")}
        corner={t("aircraft")}
        columns={lines[0]?.figures.map(({ name }) => ({ name })) ?? []}
        rows={lines.map(({ figures, ...line }) => ({ ...line, cells: figures.map(({ text }) => text) }))}
      />
    </Paper>
  );
}
