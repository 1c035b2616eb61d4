import type { Cue } from "../../tabletop/tabletop.ts";
import { CounterDrawing } from "../drawing/CounterDrawing.tsx";
import { counterOf } from "../losses/counters.ts";

/** What is lost in the clips of a table, hidden until it is dealt out; told apart by the clip's number. */
export function FlatLosses({ cues }: { readonly cues: readonly Cue[] }) {
  return cues.map((cue, clip) =>
    cue.kind === "losses" ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the clip's number is what it is called
      <g key={clip} data-losses={clip} visibility="hidden" pointerEvents="none">
        {cue.lost.map((one) => (
          <g key={one.of.join()} data-part="loss">
            <CounterDrawing counter={counterOf(one)} />
          </g>
        ))}
      </g>
    ) : null,
  );
}
