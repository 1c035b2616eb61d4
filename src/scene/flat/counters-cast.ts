import type { Counter } from "../../tabletop/counter.ts";
import { counterMoves } from "../../tabletop/motion/counter-motion.ts";
import type { Tabletop } from "../../tabletop/tabletop.ts";
import type { Timeline } from "../../tabletop/timeline.ts";

/** A counter to draw, as it looks before and after what happens; the same object when nothing does. */
export interface CastCounter {
  readonly id: string;
  readonly before: Counter;
  readonly after: Counter;
}

/** The counters of a tabletop and those that leave it in the timeline; those that move lie over the others. */
export function countersCast(tabletop: Tabletop, line: Timeline | undefined): readonly CastCounter[] {
  const { counters = [] } = tabletop;
  if (!line) return counters.map((counter) => ({ id: counter.id, before: counter, after: counter }));
  const gone = [...line.counters.values()].flatMap(({ before, after }) => (before && !after ? before : []));
  return [...gone, ...counters]
    .map((counter) => {
      const part = line.counters.get(counter.id);
      const { before = counter, after = counter } = part ?? {};
      return { member: { id: counter.id, before, after }, moves: part !== undefined && counterMoves(part) };
    })
    .toSorted((a, b) => Number(a.moves) - Number(b.moves))
    .map(({ member }) => member);
}
