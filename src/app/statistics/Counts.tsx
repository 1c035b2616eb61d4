import { type ReactNode, useMemo } from "react";
import type { SideId } from "../../core/game.ts";
import type { Match } from "../../core/match/match.ts";
import type { Accuracy } from "../../face/accuracy.ts";
import { type Count, type CountBlock, type CountsFace, countedIn, type Figure } from "../../face/count.ts";
import { keyOf } from "../face/sheets/Line.tsx";
import { useTexts } from "../face/speech.ts";
import { useSettings } from "../settings/settings.ts";
import { Paper } from "../ui/paper.tsx";
import { SideName } from "../ui/side.tsx";
import { FigureTable } from "./FigureTable.tsx";
import { LineChart } from "./LineChart.tsx";
import { useStatisticsWords } from "./words.ts";

interface AccuracyLineProps {
  readonly accuracy: Accuracy;
  /** Hits and tries in the game's own words: "5 hits in 12 shots". */
  readonly children: ReactNode;
}

/** What chance gave a side, against what it owed. */
function AccuracyLine({ accuracy, children }: AccuracyLineProps) {
  const t = useStatisticsWords();
  return (
    <div className="accuracy">
      <p className="accuracy__hits">{children}</p>
      <p className="accuracy__verdict">{t("verdict", accuracy)}</p>
      {accuracy.tries > 0 && <p className="accuracy__spread">{t("accuracy", accuracy)}</p>}
    </div>
  );
}

/** A cell as text, in the language and units of the page. */
function useFigure(): (figure: Figure) => string {
  const t = useStatisticsWords();
  const text = useTexts();
  const units = useSettings((settings) => settings.units);
  return (cell) => {
    if (typeof cell === "string" || "key" in cell) return text(cell);
    if ("inches" in cell) return t("length", cell.inches, units);
    const told = t("figure", cell.figure, cell.decimals ?? 0);
    if (!cell.signed) return told;
    return cell.figure > 0 ? `+${told}` : told.replace("-", "−");
  };
}

interface BlockProps {
  readonly block: CountBlock;
  /** What the paper that it stands on is called. */
  readonly title: string;
}

function Block({ block, title }: BlockProps) {
  const text = useTexts();
  const figure = useFigure();
  switch (block.kind) {
    case "words":
      return <p>{text(block.words)}</p>;
    case "accuracy":
      return <AccuracyLine accuracy={block.accuracy}>{text(block.told)}</AccuracyLine>;
    case "chart":
      return (
        <LineChart
          title={text(block.title)}
          titled={text(block.title) === title}
          xs={block.xs}
          labels={block.labels?.map(text)}
          decimals={block.decimals}
          x={text(block.x)}
          y={text(block.y)}
          series={block.series.map((one) => ({ ...one, name: text(one.name) }))}
        />
      );
    case "table":
      return (
        <FigureTable
          label={title}
          corner={text(block.corner)}
          columns={block.columns.map((column) => ({ ...column, name: text(column.name) }))}
          rows={block.rows.map((row) => ({ ...row, name: text(row.name), cells: row.cells.map(figure) }))}
        />
      );
  }
}

function CountPaper({ count: { title, side, wide, blocks } }: { readonly count: Count }) {
  const text = useTexts();
  const name = text(title);
  return (
    <Paper
      title={side === undefined ? name : <SideName side={side}>{name}</SideName>}
      {...(wide && { className: "statistics__wide" })}
    >
      {blocks.map((block, place) => (
        <Block key={keyOf(place)} block={block} title={name} />
      ))}
    </Paper>
  );
}

interface CountsProps {
  readonly face: CountsFace;
  readonly match: Match;
  readonly nameOf: (side: SideId) => string;
}

/** Everything that a game counts of a match. */
export function Counts({ face, match, nameOf }: CountsProps) {
  const papers = useMemo(() => face.counts(countedIn(match), nameOf), [face, match, nameOf]);
  return papers.map((count) => <CountPaper key={count.id} count={count} />);
}
