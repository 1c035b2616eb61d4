import { BLOWS } from "../clips.ts";
import type { Counter } from "../counter.ts";
import type { Cue } from "../cue.ts";

/** The most of a side that are seen to fire in a blow. */
const MOST = 4;

/** A counter that fires at another. */
export interface Aim {
  readonly from: Counter;
  readonly to: Counter;
}

type Battle = Cue & { readonly kind: "battle" };

/** Who fires at whom in each blow of a battle: the side that does, or both in turn, the first counter's first. */
export function volleysIn(
  { counters = [], by }: Battle,
  named: (id: string) => Counter | undefined,
): readonly (readonly Aim[])[] {
  const all = counters.flatMap((id) => named(id) ?? []);
  const first = by ?? all[0]?.side;
  return Array.from({ length: BLOWS }, (_, blow) => {
    const firing = (one: Counter) => (one.side === first) === (by !== undefined || blow % 2 === 0);
    const targets = all.filter((one) => !firing(one));
    return all
      .filter(firing)
      .slice(0, MOST)
      .flatMap((from, at): readonly Aim[] => {
        const to = targets[at % targets.length];
        return to ? [{ from, to }] : [];
      });
  });
}
