import type { Matrix4 } from "three";
import type { Counter } from "../../tabletop/counter.ts";
import type { LiveCounter } from "../../tabletop/live-counter.ts";
import type { Fan } from "./fan.ts";

/** A counter on the table, as it is in this frame. */
export interface CounterActor {
  readonly id: string;
  readonly before: Counter;
  readonly after: Counter;
  readonly live: LiveCounter;
  readonly matrix: Matrix4;
  /** Which slab of its shape it is. */
  readonly slab: number;
  shown: Counter | undefined;
  /** How far its stack is fanned out: 0 to 1, and as what. */
  fanned: number;
  fan: Fan | undefined;
}
