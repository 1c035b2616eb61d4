import type { Counter } from "../../tabletop/counter.ts";
import type { Lost } from "../../tabletop/cue.ts";
import type { Timeline } from "../../tabletop/timeline.ts";

/** What is lost, as the counter that it is printed as. */
export function counterOf({ of, to: _, ...printed }: Lost): Counter {
  return { ...printed, id: of[0] ?? "", x: 0, y: 0 };
}

/** All that is lost in a timeline, in its order. */
export function lostIn(line: Timeline | undefined): readonly Lost[] {
  return line?.clips.flatMap(({ cue }) => (cue.kind === "losses" ? cue.lost : [])) ?? [];
}
