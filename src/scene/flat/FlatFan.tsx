import { CounterDrawing } from "../drawing/CounterDrawing.tsx";
import type { Fan } from "./fan.ts";
import { COUNTER_RIM, type Marked, Rim } from "./Rim.tsx";

interface FlatFanProps extends Marked {
  readonly fan: Fan;
  readonly turn: number;
  readonly still: boolean;
}

/** Inches of table around a fan that belong to it, so that it stays open for a hand on its way across. */
const AROUND = 0.3;

function span(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values) - AROUND, Math.max(...values) + AROUND];
}

/** A stack that is fanned out, over everything on the map. Its counters come out of their stack. */
export function FlatFan({ fan: { counters }, turn, lit, dim, selected, still }: FlatFanProps) {
  const first = counters[0]?.counter;
  if (!first) return null;
  const [left, right] = span(counters.flatMap(({ place, side }) => [place.x - side / 2, place.x + side / 2]));
  const [near, far] = span(counters.flatMap(({ place, side }) => [place.y - side / 2, place.y + side / 2]));
  return (
    <g data-part="fan">
      <rect
        data-thing={counters.at(-1)?.counter.id}
        x={left}
        y={-far}
        width={right - left}
        height={far - near}
        rx={0.2}
        fill="#1a120b"
        fillOpacity={0.42}
      />
      {counters.map(({ counter, place, side }) => {
        const { id } = counter;
        const from = `translate(${counter.x - place.x}px, ${place.y - counter.y}px)`;
        return (
          <g
            key={id}
            transform={`translate(${place.x} ${-place.y})`}
            opacity={dim.has(id) ? 0.55 : undefined}
          >
            <g
              data-thing={id}
              className={still ? undefined : "flat-fanned"}
              style={{ ["--from" as string]: from }}
            >
              <g transform={`rotate(${-turn}) scale(${side / 2})`}>
                <Rim {...COUNTER_RIM} {...{ id, lit, selected }} line={0.14} dash={undefined} />
                <CounterDrawing counter={counter} />
              </g>
            </g>
          </g>
        );
      })}
    </g>
  );
}
