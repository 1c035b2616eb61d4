import { useMemo } from "react";
import { FigureTable } from "../../../statistics/FigureTable.tsx";
import type { StatisticsProps } from "../../../statistics/game-statistics.ts";
import { LineChart } from "../../../statistics/LineChart.tsx";
import { LuckLine } from "../../../statistics/LuckLine.tsx";
import { Paper } from "../../../ui/paper.tsx";
import { SideName } from "../../../ui/side.tsx";
import { Aircraft } from "./Aircraft.tsx";
import { figuresOfMatch, type MatchFigures, type SideFigures } from "./figures.ts";
import { useRows } from "./rows.ts";
import { useDogfightStatisticsWords } from "./words.ts";

interface PartProps extends Pick<StatisticsProps, "nameOf"> {
  readonly figures: MatchFigures;
}

function Side({ figures: { turns }, nameOf, own }: PartProps & { readonly own: SideFigures }) {
  const t = useDogfightStatisticsWords();
  const { side, luck } = own;
  const name = nameOf(own.name);
  const line = (what: "actual" | "expected") => ({
    name: t(`chart.${what}`),
    side,
    expected: what === "expected",
    values: turns.map((turn) => (what === "actual" ? turn.hits : turn.expected)[side]),
  });
  return (
    <Paper title={<SideName side={side}>{name}</SideName>}>
      <LuckLine luck={luck}>{t("hits", luck)}</LuckLine>
      <LineChart
        title={t("chart.hits", name)}
        xs={turns.map(({ turn }) => turn)}
        x={t("turn")}
        y={t("axis.hits")}
        series={[line("expected"), line("actual")]}
        decimals={1}
      />
    </Paper>
  );
}

function Sides({ figures: { sides, initiatives }, nameOf }: PartProps) {
  const t = useDogfightStatisticsWords();
  const rowsOf = useRows();
  const cells = sides.map((own) => [
    ...rowsOf(own),
    { name: t("row.flying"), text: t("of", own.flying, own.aircraft) },
    { name: t("row.initiative"), text: t("of", own.initiative, initiatives) },
  ]);
  const names = cells[0]?.map(({ name }) => name) ?? [];
  return (
    <Paper title={t("sides.title")}>
      <FigureTable
        label={t("sides.title")}
        corner={t("figure")}
        columns={sides.map(({ name, side }) => ({ name: nameOf(name), side }))}
        rows={names.map((name, index) => ({ name, cells: cells.map((own) => own[index]?.text) }))}
      />
    </Paper>
  );
}

function Fuselage({ figures: { sides, turns }, nameOf }: PartProps) {
  const t = useDogfightStatisticsWords();
  return (
    <Paper title={t("chart.fuselage")}>
      <LineChart
        title={t("chart.fuselage")}
        titled
        xs={turns.map(({ turn }) => turn)}
        x={t("turn")}
        y={t("axis.fuselage")}
        series={sides.map(({ side, name }) => ({
          name: nameOf(name),
          side,
          expected: false,
          values: turns.map(({ fuselage }) => fuselage[side]),
        }))}
        decimals={0}
      />
    </Paper>
  );
}

/** Shots, luck, damage and flight of a match of the dogfight. */
export function Statistics({ match, nameOf, say }: StatisticsProps) {
  const figures = useMemo(() => figuresOfMatch(match.moments), [match]);
  return (
    <>
      {figures.sides.map((own) => (
        <Side key={own.side} own={own} figures={figures} nameOf={nameOf} />
      ))}
      <Sides figures={figures} nameOf={nameOf} />
      <Fuselage figures={figures} nameOf={nameOf} />
      <Aircraft aircraft={figures.aircraft} say={say} />
    </>
  );
}
