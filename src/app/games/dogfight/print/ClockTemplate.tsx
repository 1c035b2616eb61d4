import { NUMERALS } from "../../../../core/clock.ts";
import { BANDS } from "../../../../games/dogfight/range.ts";
import { WEAPONS, type Weapon } from "../../../../games/dogfight/weapons.ts";
import { MM_PER_INCH } from "../../../print/paper.ts";
import { usePrintWords } from "../../../print/words.ts";
import { at, sectorPath, spanOf, spot } from "./shapes.ts";
import { useDogfightPrintWords } from "./words.ts";

/** Inches: as large as both papers allow. */
const CLOCK_RADIUS = 3.5;
const EDGE = 0.1;
const NUMERALS_AT = 3.16;
const NAMES_AT = 2.2;

const POINT_BLANK = BANDS[0]?.limit ?? 1;

function ArcName({ weapon }: { readonly weapon: Weapon }) {
  const t = useDogfightPrintWords();
  const { from, span } = spanOf(weapon);
  const { x, y } = spot(NAMES_AT, from + span / 2);
  return (
    <text x={x} y={y} className="template__arc-name" textAnchor="middle" dominantBaseline="central">
      {t("arcs.arc", weapon)}
    </text>
  );
}

function Dial() {
  return NUMERALS.map((numeral) => {
    const degrees = numeral * 30;
    const { x, y } = spot(NUMERALS_AT, degrees);
    return (
      <g key={numeral}>
        <path
          className="template__thin"
          d={`M${at(spot(CLOCK_RADIUS - 0.14, degrees))}L${at(spot(CLOCK_RADIUS, degrees))}`}
        />
        <text x={x} y={y} className="template__numeral" textAnchor="middle" dominantBaseline="central">
          {numeral}
        </text>
      </g>
    );
  });
}

/** The aircraft's own clock with its four arcs, to lie under a stand. */
export function ClockTemplate({ units }: { readonly units: "inches" | "centimetres" }) {
  const shared = usePrintWords();
  const t = useDogfightPrintWords();
  const size = 2 * (CLOCK_RADIUS + EDGE);
  const from = -CLOCK_RADIUS - EDGE;
  return (
    <div className="sticks">
      <svg
        className="template"
        width={`${size * MM_PER_INCH}mm`}
        height={`${size * MM_PER_INCH}mm`}
        viewBox={`${from} ${from} ${size} ${size}`}
        role="img"
        aria-label={t("arcs.clock")}
      >
        {WEAPONS.map((weapon) => {
          const { from: begin, span } = spanOf(weapon);
          return (
            <path key={weapon} className="template__arc" d={sectorPath(CLOCK_RADIUS, begin, begin + span)} />
          );
        })}
        <circle className="template__band" r={POINT_BLANK} />
        <circle className="template__edge" r={CLOCK_RADIUS} />
        <Dial />
        <path className="template__nose" d="M0-0.6L0.16-0.1H-0.16Z" />
        <path className="template__thin" d="M-0.1 0H0.1M0-0.1V0.1" />
        <text x={0} y={POINT_BLANK - 0.12} className="template__note" textAnchor="middle">
          {shared("length", POINT_BLANK, units)} {t("arcs.modifier", BANDS[0]?.modifier ?? 0)}
        </text>
        {WEAPONS.map((weapon) => (
          <ArcName key={weapon} weapon={weapon} />
        ))}
      </svg>
      <p>{t("arcs.clockText")}</p>
    </div>
  );
}
