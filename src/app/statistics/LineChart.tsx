import { type SideIndex, sideColours } from "../ui/side.tsx";
import { useWidth } from "../ui/use-width.ts";
import { FigureTable } from "./FigureTable.tsx";
import { type LaidOut, layOut, type Series } from "./line-chart.ts";
import { useStatisticsWords } from "./words.ts";

const HEIGHT = 260;
/** Of what is expected; what happened is counted in whole numbers. */
const DECIMALS = 1;

/** A ring for the first side, a cross for the second, as on the bases: no line is told by its colour alone. */
function PointMark({ side, x, y }: { readonly side: SideIndex; readonly x: number; readonly y: number }) {
  if (side === 0) return <circle className="linechart__ring" cx={x} cy={y} r={4} />;
  return <path className="linechart__cross" d={`M${x - 4} ${y}h8M${x} ${y - 4}v8`} />;
}

function Axes({ laid, x, y }: { readonly laid: LaidOut; readonly x: string; readonly y: string }) {
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
        <text key={label} x={at} y={bottom + 20} textAnchor="middle">
          {label}
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
  readonly x: string;
  readonly y: string;
  readonly series: readonly Series[];
}

/** Lines over turns, with a legend, and the same figures as a table below. */
export function LineChart({ title, titled = false, xs, x, y, series }: LineChartProps) {
  const t = useStatisticsWords();
  const [frame, width] = useWidth<HTMLDivElement>();
  const laid = layOut(xs, series, width, HEIGHT);
  const rows = xs.map((place, index) => ({
    name: place.toString(),
    cells: series.map(({ values, expected }) => t("figure", values[index] ?? 0, expected ? DECIMALS : 0)),
  }));
  const last = series.map(
    ({ name, values, expected }) => `${name} ${t("figure", values.at(-1) ?? 0, expected ? DECIMALS : 0)}`,
  );
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
            <Axes laid={laid} x={x} y={y} />
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
