import { SELECTED } from "../stock/glow.ts";

/** What may be chosen, on paper: paler than light. */
const LIT = "#ffcf4d";

/** What may be chosen on a flat table, what may not, and what has been. */
export interface Marked {
  readonly lit: ReadonlySet<string>;
  readonly dim: ReadonlySet<string>;
  readonly selected: string | undefined;
}

/** The rim of a counter, in halves of its side. */
export const COUNTER_RIM = { half: [1.14, 1.14], radius: 0.24, dash: ".4 .16" } as const;

interface RimProps extends Pick<Marked, "lit" | "selected"> {
  readonly id: string;
  /** Half its width and its height, the radius of its corners and how wide its line is, in the units of what it lies around. */
  readonly half: readonly [across: number, up: number];
  readonly radius: number;
  readonly line: number;
  /** How it is broken where it may only be chosen. */
  readonly dash: string | undefined;
}

/** The rim around a card or a counter that may be chosen or has been; around any other there is none. */
export function Rim({ id, lit, selected, half: [across, up], radius, line, dash }: RimProps) {
  const chosen = id === selected;
  if (!chosen && !lit.has(id)) return null;
  return (
    <rect
      data-part={chosen ? "chosen" : "lit"}
      x={-across}
      y={-up}
      width={2 * across}
      height={2 * up}
      rx={radius}
      fill="none"
      stroke={chosen ? SELECTED : LIT}
      strokeWidth={line}
      strokeDasharray={chosen ? undefined : dash}
    />
  );
}
