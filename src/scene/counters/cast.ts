import { Matrix4 } from "three";
import type { Counter, CounterShape } from "../../tabletop/counter.ts";
import { counterThickness } from "../../tabletop/layout/counter-layout.ts";
import { type LiveCounter, liveCounter } from "../../tabletop/live-counter.ts";
import { counterStill } from "../../tabletop/motion/counter-motion.ts";
import type { Tabletop } from "../../tabletop/tabletop.ts";
import type { Timeline } from "../../tabletop/timeline.ts";
import { type Changed, changedOf } from "../stock/changed.ts";
import type { Print } from "../stock/sheet.ts";
import { plaque, type SlabShape, slab } from "../stock/slab.ts";
import { counterKey, printCounter, printCounterBack } from "./face.ts";

/** A counter on the table, as it is in this frame. */
export interface CounterActor extends Changed<Counter> {
  readonly live: LiveCounter;
  readonly matrix: Matrix4;
  readonly shape: CounterShape;
  /** Which slab of its shape it is. */
  readonly slab: number;
  shown: Counter | undefined;
}

/** All counters that are on a table before or after what happens, and how many of each shape. */
export interface CounterCast {
  readonly actors: readonly CounterActor[];
  readonly byId: ReadonlyMap<string, CounterActor>;
  readonly counts: Readonly<Record<CounterShape, number>>;
}

/** How round the corners of a die-cut counter are, in sides. */
const CORNER = 0.07;

/** The shapes of counters, in sides. */
export const COUNTER_SHAPES: Readonly<Record<CounterShape, SlabShape>> = {
  square: () => slab({ width: 1, height: 1, radius: CORNER, thickness: counterThickness(1) }),
  round: () => slab({ width: 1, height: 1, radius: 0.5, thickness: counterThickness(1) }),
  plaque,
};

export function castCounters(tabletop: Tabletop, line: Timeline | undefined): CounterCast {
  const counts = { square: 0, round: 0, plaque: 0 };
  const actors = changedOf(line?.counters, tabletop.counters).map((one): CounterActor => {
    const { shape = "square" } = one.after;
    const live = liveCounter();
    counterStill(tabletop, one.id, live);
    return { ...one, live, matrix: new Matrix4(), shape, slab: counts[shape]++, shown: undefined };
  });
  return { actors, byId: new Map(actors.map((actor) => [actor.id, actor])), counts };
}

export function faceOf(counter: Counter, turn: number): readonly [key: string, print: Print] {
  return [counterKey(counter, turn), (pen) => printCounter(pen, counter, turn)];
}

export function backOf({ side }: Counter): readonly [key: string, print: Print] {
  return [`back ${side}`, (pen) => printCounterBack(pen, side)];
}

/** What is to be printed for counters: both sides of each, as it looks before and after. */
export function counterPrints({ actors }: CounterCast, turn: number): ReadonlyMap<string, Print> {
  const looks = actors.flatMap(({ before, after }) => [before, after]);
  return new Map(looks.flatMap((counter) => [faceOf(counter, turn), backOf(counter)]));
}
