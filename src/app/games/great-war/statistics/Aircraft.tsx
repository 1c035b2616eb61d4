import { FigureTable } from "../../../statistics/FigureTable.tsx";
import { Paper } from "../../../ui/paper.tsx";
import type { AircraftFigures } from "./figures.ts";
import { useRows } from "./rows.ts";
import { useGreatWarStatisticsWords } from "./words.ts";

/** One line an aircraft, first side first. */
export function Aircraft({ aircraft }: { readonly aircraft: readonly AircraftFigures[] }) {
  const t = useGreatWarStatisticsWords();
  const rowsOf = useRows();
  const sorted = aircraft.toSorted((a, b) => a.side - b.side);
  const lines = sorted.map((one) => ({
    name: `${one.id} ${one.title}`,
    side: one.side,
    figures: [...rowsOf(one), { name: t("row.status"), text: t("fate", one.status) }],
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
