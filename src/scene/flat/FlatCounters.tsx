import { memo } from "react";
import type { Counter } from "../../tabletop/counter.ts";
import { CounterDrawing } from "../drawing/CounterDrawing.tsx";
import type { CastCounter } from "./counters-cast.ts";
import { COUNTER_RIM, type Marked, Rim } from "./Rim.tsx";

/** A counter before and after what happens, around its middle; half its side is one unit. */
const CounterLooks = memo(function CounterLooks({ before, after }: { before: Counter; after: Counter }) {
  return (
    <>
      {before !== after && (
        <g data-look="before">
          <CounterDrawing counter={before} />
        </g>
      )}
      <g data-look="after">
        <CounterDrawing counter={after} />
      </g>
    </>
  );
});

interface FlatCountersProps extends Marked {
  readonly cast: readonly CastCounter[];
}

/** The counters of a flat table; whoever moves them puts each in its place. */
export function FlatCounters({ cast, lit, dim, selected }: FlatCountersProps) {
  return cast.map(({ id, before, after }) => (
    <g key={id} data-counter={id} data-thing={id} data-size={after.size} data-shape={after.shape}>
      <g opacity={dim.has(id) ? 0.55 : undefined}>
        <CounterLooks before={before} after={after} />
      </g>
      <Rim {...COUNTER_RIM} {...{ id, lit, selected }} line={0.16} />
    </g>
  ));
}
