import { type SideIndex, sideColours } from "../ui/side.tsx";
import { useWidth } from "../ui/use-width.ts";
import { FigureTable } from "./FigureTable.tsx";
import { type LaidOut, layOut, type Series } from "./line-chart.ts";
import { useStatisticsWords } from "./words.ts";

const HEIGHT = 260;
/** Of what is expected. */
const DECIMALS = 1;

/** A ring for the first side, a cross for the second, as on the bases: no line is told by its colour alone. */
function PointMark({ side, x, y }: { readonly side: SideIndex; readonly x: number; readonly y: number }) {
  if (side === 0) return <circle className="linechart__ring" cx={x} cy={y} r={4} />;
  return <path className="linechart__cross" d={`M${x - 4} ${y}h8M${x} ${y - 4}v8`} />;
}

interface AxesProps {
  readonly laid: LaidOut;
  readonly x: string;
  readonly y: string;
  /** What a place of the x axis is called. */
  nameOf(place: number): string;
}

function Axes({ laid, x, y, nameOf }: AxesProps) {
  const { left, right, top, bottom, xs, ys } = laid;
  return (
    <g className="linechart__axes">
      {ys.map(({ at, label }) => (
        <g key={label}>
          <path className="linechart__rule" d={`M${left} ${at}H${right}`} />
          <text x={left - 8} y={at + 5} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {xs.map(({ at, label }) => (
        // A long name at the edge would stand out of the picture.
        <text key={label} x={at} y={bottom + 20} textAnchor={at < right ? "middle" : "end"}>
          {nameOf(label)}
        </text>
      ))}
      <path className="linechart__ground" d={`M${left} ${top}V${bottom}H${right}`} />
      <text className="linechart__name" x={left - 26} y={top - 14}>
        {y}
      </text>
      <text className="linechart__name" x={right} y={bottom + 40} textAnchor="end">
        {x}
      </text>
    </g>
  );
}

function Sample({ series: { side, expected } }: { readonly series: Series }) {
  return (
    <svg width="44" height="16" viewBox="0 0 44 16" aria-hidden="true" focusable="false">
      <g style={{ stroke: sideColours(side).shape, fill: "none" }}>
        <path
          className={expected ? "linechart__line linechart__line--expected" : "linechart__line"}
          d="M2 8H42"
        />
        {!expected && <PointMark side={side} x={22} y={8} />}
      </g>
    </svg>
  );
}

function Lines({ laid }: { readonly laid: LaidOut }) {
  return laid.lines.map(({ series, path, marked }) => (
    <g key={series.name} style={{ stroke: sideColours(series.side).shape, fill: "none" }}>
      <path
        className={series.expected ? "linechart__line linechart__line--expected" : "linechart__line"}
        d={path}
      />
      {!series.expected && marked.map(({ x, y }) => <PointMark key={x} side={series.side} x={x} y={y} />)}
    </g>
  ));
}

export interface LineChartProps {
  readonly title: string;
  /** Whether the title stands above it already. */
  readonly titled?: boolean;
  /** Whole numbers one apart, and what they count. */
  readonly xs: readonly number[];
  /** What each of them is called, where it is more than a number. */
  readonly labels?: readonly string[] | undefined;
  readonly x: string;
  readonly y: string;
  /** Of the values of what happened. */
  readonly decimals?: number | undefined;
  readonly series: readonly Series[];
}

/** Lines over turns, with a legend, and the same figures as a table below. */
export function LineChart(props: LineChartProps) {
  const { title, titled = false, xs, labels, x, y, decimals = 0, series } = props;
  const t = useStatisticsWords();
  const [frame, width] = useWidth<HTMLDivElement>();
  const laid = layOut(xs, series, width, HEIGHT, labels !== undefined);
  // A chart of a single place has room for one more, which has no name.
  const nameOf = (place: number) => (labels ? (labels[xs.indexOf(place)] ?? "") : `${place}`);
  const told = ({ values, expected }: Series, index: number) =>
    t("figure", values.at(index) ?? 0, expected ? DECIMALS : decimals);
  const rows = xs.map((place, index) => ({
    name: nameOf(place),
    cells: series.map((one) => told(one, index)),
  }));
  const last = series.map((one) => `${one.name} ${told(one, -1)}`);
  return (
    <figure className="linechart">
      <figcaption className={titled ? "visually-hidden" : "linechart__title"}>{title}</figcaption>
      <ul className="linechart__legend" aria-label={t("chart.legend")}>
        {series.map((one) => (
          <li key={one.name}>
            <Sample series={one} />
            {one.name}
          </li>
        ))}
      </ul>
      <div ref={frame} className="linechart__frame">
        {width > 0 && (
          <svg width={width} height={HEIGHT} role="img" aria-label={`${title}: ${last.join(", ")}`}>
            <Axes laid={laid} x={x} y={y} nameOf={nameOf} />
            <Lines laid={laid} />
          </svg>
        )}
      </div>
      <details className="linechart__figures">
        <summary>{t("chart.figures", title)}</summary>
        <FigureTable label={title} corner={x} columns={series.map(({ name }) => ({ name }))} rows={rows} />
      </details>
    </figure>
  );
}
