import { useMemo } from "react";
import { FigureTable } from "../../../statistics/FigureTable.tsx";
import type { StatisticsProps } from "../../../statistics/game-statistics.ts";
import { LineChart } from "../../../statistics/LineChart.tsx";
import { LuckLine } from "../../../statistics/LuckLine.tsx";
import { useStatisticsWords } from "../../../statistics/words.ts";
import { Paper } from "../../../ui/paper.tsx";
import { SideName } from "../../../ui/side.tsx";
import { Aircraft } from "./Aircraft.tsx";
import { figuresOfMatch, type MatchFigures, type SideFigures } from "./figures.ts";
import { useRows } from "./rows.ts";
import { useGreatWarStatisticsWords } from "./words.ts";

interface PartProps extends Pick<StatisticsProps, "nameOf"> {
  readonly figures: MatchFigures;
}

function Side({ figures: { turns }, nameOf, own }: PartProps & { readonly own: SideFigures }) {
  const t = useGreatWarStatisticsWords();
  const shared = useStatisticsWords();
  const { side, luck, points, owed } = own;
  const name = nameOf(own.name);
  const line = (what: "actual" | "expected") => ({
    name: t(`chart.${what}`),
    side,
    expected: what === "expected",
    values: turns.map((turn) => (what === "actual" ? turn.points : turn.owed)[side]),
  });
  return (
    <Paper title={<SideName side={side}>{name}</SideName>}>
      <LuckLine luck={luck}>{t("hits", luck)}</LuckLine>
      {luck.tries > 0 && <p>{t("damage", points, shared("figure", owed, 1))}</p>}
      <LineChart
        title={t("chart.damage", name)}
        xs={turns.map(({ turn }) => turn)}
        x={t("turn")}
        y={t("axis.damage")}
        series={[line("expected"), line("actual")]}
        decimals={1}
      />
    </Paper>
  );
}

function Sides({ figures: { sides }, nameOf }: PartProps) {
  const t = useGreatWarStatisticsWords();
  const rowsOf = useRows();
  const cells = sides.map((own) => [
    ...rowsOf(own),
    { name: t("row.flying"), text: t("of", own.flying, own.aircraft) },
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

function Points({ figures: { sides }, nameOf }: PartProps) {
  const t = useGreatWarStatisticsWords();
  const sources = [...new Set(sides.flatMap(({ earned }) => [...earned.keys()]))];
  const rows = sources.map((why) => ({
    name: t("whyOf", why),
    cells: sides.map(({ earned }) => (earned.get(why) ?? 0).toString()),
  }));
  return (
    <Paper title={t("points.title")}>
      <FigureTable
        label={t("points.title")}
        corner={t("source")}
        columns={sides.map(({ name, side }) => ({ name: nameOf(name), side }))}
        rows={[...rows, { name: t("row.total"), cells: sides.map(({ score }) => score.toString()) }]}
      />
    </Paper>
  );
}

/** Attacks, luck, damage and flight of a match of the hex dogfight. */
export function Statistics({ match, nameOf }: StatisticsProps) {
  const figures = useMemo(() => figuresOfMatch(match.moments), [match]);
  return (
    <>
      {figures.sides.map((own) => (
        <Side key={own.side} own={own} figures={figures} nameOf={nameOf} />
      ))}
      <Sides figures={figures} nameOf={nameOf} />
      {figures.scored && <Points figures={figures} nameOf={nameOf} />}
      <Aircraft aircraft={figures.aircraft} />
    </>
  );
}
