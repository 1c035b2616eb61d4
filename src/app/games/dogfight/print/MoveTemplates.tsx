import { MM_PER_INCH } from "../../../print/paper.ts";
import type { PrintedPage } from "../../../print/Sheet.tsx";
import { usePrintWords } from "../../../print/words.ts";
import { at, boxOf, sectorPath, spot } from "./shapes.ts";
import { type DogfightPrintText, useDogfightPrintWords } from "./words.ts";

type Units = "inches" | "centimetres";

/** Inches of one step ahead. */
const STEP = 2;
/** Sticks by their steps: every straight flight is one of them or two end to end. */
const STICKS = [4, 3, 2, 1] as const;
const STICK_WIDTH = 1.4;
const WEDGES = [
  { points: 1, id: "one" },
  { points: 1, id: "another" },
  { points: 2, id: "two" },
] as const;
const WEDGE_RADIUS = 3.5;
const EDGE = 0.03;

function Stick({ steps, units }: { readonly steps: number; readonly units: Units }) {
  const t = useDogfightPrintWords();
  const shared = usePrintWords();
  const length = steps * STEP;
  const middle = STICK_WIDTH / 2;
  const marks = Array.from({ length: steps }, (_, index) => index + 1);
  const up = (inches: number) => length + EDGE - inches;
  return (
    <svg
      className="template stick"
      width={`${(STICK_WIDTH + 2 * EDGE) * MM_PER_INCH}mm`}
      height={`${(length + 2 * EDGE) * MM_PER_INCH}mm`}
      viewBox={`${-EDGE} 0 ${STICK_WIDTH + 2 * EDGE} ${length + 2 * EDGE}`}
      role="img"
      aria-label={`${t("moves.steps", steps)}: ${shared("length", length, units)}`}
    >
      <rect className="template__edge" x={0} y={EDGE} width={STICK_WIDTH} height={length} />
      <path className="template__middle" d={`M${middle} ${up(0)}V${up(length)}`} />
      {marks.map((step) => (
        <g key={step}>
          {step < steps && <path className="template__band" d={`M0 ${up(step * STEP)}h${STICK_WIDTH}`} />}
          <path className="template__nose" d={`M${middle} ${up(step * STEP - 0.12)}l0.14 0.34h-0.28z`} />
          <text className="template__big" x={0.14} y={up(step * STEP - 0.95)}>
            {step}
          </text>
          <text className="template__label" x={STICK_WIDTH - 0.1} y={up(step * STEP - 1.4)} textAnchor="end">
            {shared("length", step * STEP, units)}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Wedge({ points }: { readonly points: number }) {
  const t = useDogfightPrintWords();
  const half = points * 15;
  const box = boxOf(WEDGE_RADIUS, points * 30);
  const label = `${t("moves.points", points)}, ${points * 30}°`;
  return (
    <svg
      className="template wedge"
      width={`${(box.width + 2 * EDGE) * MM_PER_INCH}mm`}
      height={`${(box.height + 2 * EDGE) * MM_PER_INCH}mm`}
      viewBox={`${box.x - EDGE} ${box.y - EDGE} ${box.width + 2 * EDGE} ${box.height + 2 * EDGE}`}
      role="img"
      aria-label={label}
    >
      <path className="template__edge" d={sectorPath(WEDGE_RADIUS, -half, half)} />
      <path className="template__middle" d={`M0 0L${at(spot(WEDGE_RADIUS, 0))}`} />
      <text className="template__label" x={0} y={-WEDGE_RADIUS + 0.6} textAnchor="middle">
        {t("moves.points", points)}
      </text>
      <text className="template__label" x={0} y={-WEDGE_RADIUS + 0.92} textAnchor="middle">
        {`${points * 30}°`}
      </text>
    </svg>
  );
}

function Sticks({ units }: { readonly units: Units }) {
  const t = useDogfightPrintWords();
  const shared = usePrintWords();
  return (
    <div className="sticks">
      <div className="sticks__row">
        {STICKS.map((steps) => (
          <Stick key={steps} steps={steps} units={units} />
        ))}
      </div>
      <p>{t("moves.sticksText", shared("length", STEP, units))}</p>
    </div>
  );
}

function Wedges() {
  const t = useDogfightPrintWords();
  return (
    <div className="sticks">
      <div className="wedges__row">
        {WEDGES.map(({ points, id }) => (
          <Wedge key={id} points={points} />
        ))}
      </div>
      <p>{t("moves.wedgesText")}</p>
    </div>
  );
}

/** Sticks for flying ahead and wedges for turning, in true scale. */
export function movePages(t: DogfightPrintText, units: Units): readonly PrintedPage[] {
  return [
    { id: "sticks", title: t("moves.sticks"), scaled: true, body: <Sticks units={units} /> },
    { id: "wedges", title: t("moves.wedges"), scaled: true, body: <Wedges /> },
  ];
}
