import type { Rank } from "../../face/workshop.ts";
import { useTexts } from "../face/speech.ts";

/** Lengths of the drawing. */
const WIDTH = 315;
const DOT = 8;
const PITCH = DOT + 1;
const BELOW = 22;
const LEAST_ROWS = 7;
/** Figures nearer to the own one than this are left out. */
const ROOM = 16;

interface MarkProps {
  readonly x: number;
  readonly ground: number;
  readonly value: number;
}

/** An arrow to the design's own figure. */
function Mark({ x, ground, value }: MarkProps) {
  const stem = ground - 17;
  return (
    <>
      <text x={x} y={ground + 16} className="standing__own">
        {value}
      </text>
      <path className="standing__mark" d={`M${x} ${ground - 2}l-6 -9h4v-${stem}h4v${stem}h4z`} />
    </>
  );
}

/** The pieces of the list as dots over a scale, and the design among them. */
function Scale({ of }: { readonly of: Rank }) {
  const text = useTexts();
  const { value, from, to, step, written, listed, label } = of;
  const places = Math.round((to - from) / step) + 1;
  const pitch = WIDTH / places;
  const placeOf = (figure: number) => Math.min(Math.max((figure - from) / step, 0), places - 1);
  const x = (figure: number) => (placeOf(figure) + 0.5) * pitch;
  const rungs = Array.from({ length: places }, (_, index) => from + index * step);
  const counts = rungs.map((_, index) => listed.filter((one) => Math.round(placeOf(one)) === index).length);
  const rows = Math.max(LEAST_ROWS, ...counts);
  const ground = rows * PITCH + 11;
  const figures = rungs.filter(
    (rung) => (rung - from) % written === 0 && (value === null || Math.abs(x(rung) - x(value)) > ROOM),
  );
  return (
    <svg
      className="standing__scale"
      viewBox={`0 0 ${WIDTH} ${ground + BELOW}`}
      role="img"
      aria-label={text(label)}
    >
      {rungs.flatMap((rung, index) =>
        Array.from({ length: counts[index] ?? 0 }, (_, row) => {
          const cy = ground - 6 - row * PITCH;
          return <circle key={`${rung} ${cy}`} cx={x(rung)} cy={cy} r={Math.min(DOT, pitch - 1) / 2} />;
        }),
      )}
      <path d={`M0 ${ground}H${WIDTH}`} className="standing__line" />
      {figures.map((rung) => (
        <text key={rung} x={x(rung)} y={ground + 16}>
          {rung}
        </text>
      ))}
      {value !== null && <Mark x={x(value)} ground={ground} value={value} />}
    </svg>
  );
}

/** A figure of a design, how it comes about, and which pieces of the list have the same. */
export function StandingScale({ of }: { readonly of: Rank }) {
  const text = useTexts();
  const { title, figure, sum, told } = of;
  return (
    <section className="standing" aria-label={text(title)}>
      <p className="standing__sum" data-told="status">
        <span>{text(title)}</span> <b>{text(figure)}</b>
      </p>
      {sum !== undefined && <p className="field__hint">{text(sum)}</p>}
      <Scale of={of} />
      <p>{text(told)}</p>
    </section>
  );
}
