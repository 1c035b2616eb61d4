import { MM_PER_INCH } from "./paper.ts";
import { usePrintWords } from "./words.ts";

/** Millimetres: ten centimetres and four inches begin at the same line. */
const CENTIMETRES = 100;
const INCHES = 4 * MM_PER_INCH;
const WIDTH = 118;
const HEIGHT = 11;
const START = 0.2;

function ticks(count: number, apart: number, y: number, long: number): string {
  return Array.from({ length: count + 1 }, (_, index) => `M${START + index * apart} ${y}v${long}`).join("");
}

/** A bar of 10 cm above one of 4 inches: whoever holds a ruler to it sees whether the printer kept the scale. */
export function CalibrationBar() {
  const t = usePrintWords();
  return (
    <svg
      className="calibration"
      width={`${WIDTH}mm`}
      height={`${HEIGHT}mm`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t("bar.label")}
    >
      <path className="calibration__bar" d={`M${START} 3.4h${CENTIMETRES}`} />
      <path className="calibration__ticks" d={ticks(10, 10, 1.6, 3.6)} />
      <text x={START + CENTIMETRES + 2} y={4.6}>
        {t("bar.centimetres")}
      </text>
      <path className="calibration__bar" d={`M${START} 7.6h${INCHES}`} />
      <path className="calibration__ticks" d={ticks(4, MM_PER_INCH, 5.8, 3.6)} />
      <text x={START + INCHES + 2} y={8.8}>
        {t("bar.inches")}
      </text>
    </svg>
  );
}
