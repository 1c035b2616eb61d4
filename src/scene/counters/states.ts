import type { CounterState } from "../../tabletop/counter.ts";

/** What a state looks like: the ground of its badge and the line on it, SVG path data in a circle of radius 1. */
export const STATES: Readonly<Record<CounterState, { readonly ground: string; readonly line: string }>> = {
  ready: { ground: "#2f6b3c", line: "M-.14 0A.14 .14 0 1 1 .14 0 .14 .14 0 1 1-.14 0Z" },
  aloft: { ground: "#1f4e86", line: "M-.5.06 0-.44.5.06M-.5.52 0 .02.5.52" },
  used: { ground: "#5b5348", line: "M-.52.04-.14.42.54-.42" },
  damaged: { ground: "#a3241b", line: "M.14-.62-.24-.06.2.06-.16.62" },
  grounded: { ground: "#23262a", line: "M-.46-.46.46.46M.46-.46-.46.46" },
};
