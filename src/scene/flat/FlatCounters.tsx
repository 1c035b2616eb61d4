import { memo } from "react";
import type { Counter } from "../../tabletop/counter.ts";
import { CounterDrawing } from "../drawing/CounterDrawing.tsx";
import type { CastCounter } from "./counters-cast.ts";

interface Looks {
  readonly lit: ReadonlySet<string>;
  readonly dim: ReadonlySet<string>;
  readonly selected: string | undefined;
}

/** What a person sees who may choose a counter, has chosen it or may not. */
function Rim({ id, lit, selected }: Pick<Looks, "lit" | "selected"> & { readonly id: string }) {
  if (id !== selected && !lit.has(id)) return null;
  const chosen = id === selected;
  return (
    <rect
      data-part={chosen ? "chosen" : "lit"}
      x={-1.14}
      y={-1.14}
      width={2.28}
      height={2.28}
      rx={0.24}
      fill="none"
      stroke={chosen ? "#fff6e0" : "#ffcf4d"}
      strokeWidth={0.16}
      strokeDasharray={chosen ? undefined : ".4 .16"}
    />
  );
}

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

interface FlatCountersProps extends Looks {
  readonly cast: readonly CastCounter[];
}

/** The counters of a flat table; whoever moves them puts each in its place. */
export function FlatCounters({ cast, lit, dim, selected }: FlatCountersProps) {
  return cast.map(({ id, before, after }) => (
    <g key={id} data-counter={id} data-thing={id} data-size={after.size} data-shape={after.shape}>
      <g opacity={dim.has(id) ? 0.55 : undefined}>
        <CounterLooks before={before} after={after} />
      </g>
      <Rim id={id} lit={lit} selected={selected} />
    </g>
  ));
}
