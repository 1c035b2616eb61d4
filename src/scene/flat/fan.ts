import { itemAt } from "../../core/item-at.ts";
import type { Counter } from "../../tabletop/counter.ts";
import {
  type CounterPlace,
  counterSide,
  fannedPlaces,
  isFannable,
  plaqueOf,
} from "../../tabletop/layout/counter-layout.ts";
import type { Tabletop } from "../../tabletop/tabletop.ts";
import { stackWith } from "../counters/stack.ts";

/** A counter of a stack that is fanned out, where it lies then, and its side in inches. */
interface Fanned {
  readonly counter: Counter;
  readonly place: CounterPlace;
  readonly side: number;
}

/** A stack that is fanned out. */
export interface Fan {
  readonly counters: readonly Fanned[];
}

/** How large a counter of a fan is drawn, against those on the map, and at least, in pixels of the screen. */
const LARGER = 1.15;
const FINGER = 44;

/** The stack that a counter belongs to, fanned out; undefined for one that lies alone or has nothing to be read. */
export function fanOf(tabletop: Tabletop, id: string | undefined, pixelsPerInch: number): Fan | undefined {
  const { counters = [], mat } = tabletop;
  const stack = id === undefined ? [] : stackWith(counters, id);
  if (!isFannable(stack)) return undefined;
  const usual = counterSide(mat);
  const side = Math.max(usual * LARGER * (stack[0]?.size ?? 1), FINGER / pixelsPerInch);
  const plaque = plaqueOf(stack);
  const places = fannedPlaces(stack, side, mat);
  return {
    counters: stack.map((counter, i) => ({
      counter,
      place: itemAt(places, i),
      side: counter === plaque ? usual * (counter.size ?? 1) : side,
    })),
  };
}
