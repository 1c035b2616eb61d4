import type { Camera, Matrix4, Ray, Vector3 } from "three";
import type { Counter } from "../../tabletop/counter.ts";
import type { Tabletop } from "../../tabletop/tabletop.ts";
import { Raised } from "../stock/raised.ts";
import type { CounterCast } from "./cast.ts";
import { distanceToFan, type Fan, fanOf } from "./fan.ts";
import { distanceToCounter } from "./pose.ts";
import { stackWith } from "./stack.ts";

/** A counter of a stack as it was when the stack was fanned out. */
interface Laid {
  readonly after: Counter;
  readonly matrix: Matrix4;
}

/** The stack that is fanned out so that it can be read, and how far each counter is on its way there or back. */
export class Fanning {
  readonly raised = new Raised();
  private open: Fan | undefined;
  /** What is fanned out, where the hand found it. */
  private laid: readonly Laid[] = [];
  /** Whether none is fanned out and that has been told. */
  private settled = true;
  private readonly fans = new Map<string, Fan>();

  /** Begins anew, for another tabletop. */
  close(): void {
    this.open = undefined;
    this.settled = false;
  }

  /** Fans out the stack of a counter, or none; it stays as it was laid until another one is looked at. */
  spread(
    id: string | undefined,
    tabletop: Tabletop,
    { byId }: CounterCast,
    camera: Camera,
    origin: Vector3,
  ): void {
    if (id === undefined ? this.settled : this.opens(id)) return;
    this.settled = id === undefined;
    this.open =
      id === undefined
        ? undefined
        : fanOf(stackWith(tabletop.counters ?? [], id), tabletop.mat, camera, origin);
    const ids = [...(this.open?.places.keys() ?? [])];
    this.laid = ids.flatMap((one) => {
      const actor = byId.get(one);
      return actor ? [{ after: actor.after, matrix: actor.matrix.clone() }] : [];
    });
    this.raised.want(new Set(ids));
    for (const one of ids) this.fans.set(one, this.open as Fan);
  }

  /** Whether a counter is one of those that are fanned out now. */
  opens(id: string): boolean {
    return this.open?.places.has(id) ?? false;
  }

  /** How far along a ray the open fan is, with all the room that it takes, or its stack as it lay; infinite beside them. */
  distance(ray: Ray): number {
    const { open, laid } = this;
    if (!open) return Infinity;
    return Math.min(distanceToFan(ray, open), ...laid.map((one) => distanceToCounter(ray, one, 1)));
  }

  /** The fan in which a counter lies, or from which it comes back. */
  fanOf(id: string): Fan | undefined {
    return this.fans.get(id);
  }
}
