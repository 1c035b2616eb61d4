import { BANDS, LONGEST } from "../../../../games/dogfight/range.ts";
import { MM_PER_INCH } from "../../../print/paper.ts";
import { usePrintWords } from "../../../print/words.ts";
import { useDogfightPrintWords } from "./words.ts";

/** Inches: the ruler is cut where the normal range ends, so that both parts fit on every paper. */
const CUT = 9;
const WIDTH = 1.3;
const GLUE = 0.4;
const EDGE = 0.03;

interface StripProps {
  readonly from: number;
  readonly to: number;
  readonly units: "inches" | "centimetres";
}

/** One strip of the ruler, read from its foot upwards. */
function Strip({ from, to, units }: StripProps) {
  const t = useDogfightPrintWords();
  const shared = usePrintWords();
  const length = to - from;
  const glued = from > 0;
  const height = length + (glued ? GLUE : 0) + 2 * EDGE;
  const y = (inches: number) => length + EDGE - (inches - from);
  const marks = Array.from({ length: length + 1 }, (_, index) => from + index);
  const bands = BANDS.filter(({ limit }) => limit > from && limit <= to);
  return (
    <svg
      className="template strip"
      width={`${(WIDTH + 2 * EDGE) * MM_PER_INCH}mm`}
      height={`${height * MM_PER_INCH}mm`}
      viewBox={`${-EDGE} 0 ${WIDTH + 2 * EDGE} ${height}`}
      role="img"
      aria-label={`${t("arcs.ruler")} ${shared("length", from, units)} – ${shared("length", to, units)}`}
    >
      <rect className="template__edge" x={0} y={EDGE} width={WIDTH} height={length} />
      {glued && <rect className="template__middle" x={0} y={y(from)} width={WIDTH} height={GLUE} />}
      {glued && (
        <text className="template__note" x={WIDTH / 2} y={y(from) + 0.26} textAnchor="middle">
          {t("arcs.glue")}
        </text>
      )}
      {marks.map((inch) => (
        <path key={inch} className="template__thin" d={`M0 ${y(inch)}h0.18`} />
      ))}
      {bands.map(({ limit, modifier }) => (
        <g key={limit}>
          <path className="template__band" d={`M0 ${y(limit)}H${WIDTH}`} />
          <text className="template__label" x={0.3} y={y(limit) + 0.3}>
            ≤ {shared("length", limit, units)}
          </text>
          <text className="template__label" x={0.3} y={y(limit) + 0.62}>
            {t("arcs.modifier", modifier)}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** A ruler of twelve inches with the range bands. */
export function RangeRuler({ units }: Pick<StripProps, "units">) {
  const t = useDogfightPrintWords();
  return (
    <div className="ruler">
      <Strip from={0} to={CUT} units={units} />
      <div>
        <Strip from={CUT} to={LONGEST} units={units} />
        <p className="ruler__text">{t("arcs.rulerText")}</p>
      </div>
    </div>
  );
}
