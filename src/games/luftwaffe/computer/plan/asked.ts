import type { Planned } from "../../../../core/game.ts";
import type { Phrase } from "../../../../core/phrase.ts";
import type { Side } from "../../data/sides.ts";
import type { Order, Word } from "../../rules/grammar/order.ts";
import type { View } from "../../rules/view/view.ts";
import type { Style } from "./style.ts";

/** What a plan is asked with. */
export interface PlanQuestion {
  readonly view: View;
  readonly style: Style;
  readonly side: Side;
  /** Targets that a sheet begins with, where it is to be so. */
  readonly first?: readonly string[];
  /** A number from 0 to below another, fairly. */
  readonly pick: (below: number) => number;
}

export type Choice = Planned<Order>;

/** The one answer that a plan has. */
export function only(order: Order, value = 0, reason?: Phrase): readonly Choice[] {
  return [{ order, value, ...(reason && { reason }) }];
}

export function say(word: Word, value = 0): Choice {
  return { order: { kind: "word", word }, value };
}

/** The first for which a figure is least; undefined of none. */
export function least<One>(all: Iterable<One>, of: (one: One) => number): One | undefined {
  let [best, low]: [One | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const one of all) {
    const figure = of(one);
    if (figure < low) [best, low] = [one, figure];
  }
  return best;
}

/** Things by what they have in common, in the order in which they come. */
export function grouped<One, Key>(all: readonly One[], keyOf: (one: One) => Key): Map<Key, One[]> {
  const groups = new Map<Key, One[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}
