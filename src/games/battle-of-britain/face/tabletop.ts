import type { Tabletop } from "../../../tabletop/tabletop.ts";
import type { View } from "../view/view.ts";

/** Formations side by side on a bare mat. */
export function tabletop({ wings, geschwader }: View): Tabletop {
  return {
    mat: { kind: "channel-coast", width: 24, depth: 24 },
    altitude: false,
    pieces: [],
    clouds: [],
    counters: [...wings, ...geschwader].map(({ id }, at) => ({ id, label: id, title: id, x: 1 + at, y: 1 })),
    cues: [],
  };
}
