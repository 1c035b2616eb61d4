import type { Camera, Vector3 } from "three";
import type { Tabletop } from "../../tabletop/tabletop.ts";
import { Raised } from "../stock/raised.ts";
import { type Fan, fanOf, stackWith } from "./fan.ts";

/** The stack that is fanned out so that it can be read, and how far each counter is on its way there or back. */
export class Fanning {
  readonly raised = new Raised();
  private open: Fan | undefined;
  /** Whether none is fanned out and that has been told. */
  private settled = true;
  private readonly fans = new Map<string, Fan>();

  /** Begins anew, for another tabletop. */
  close(): void {
    this.open = undefined;
    this.settled = false;
  }

  /** Fans out the stack of a counter, or none; it stays as it was laid until another one is looked at. */
  spread(id: string | undefined, { counters = [], mat }: Tabletop, camera: Camera, origin: Vector3): void {
    if (id === undefined ? this.settled : this.open?.places.has(id)) return;
    this.settled = id === undefined;
    this.open = id === undefined ? undefined : fanOf(stackWith(counters, id), mat, camera, origin);
    this.raised.want(new Set(this.open?.places.keys()));
    for (const one of this.open?.places.keys() ?? []) this.fans.set(one, this.open as Fan);
  }

  /** The fan in which a counter lies, or from which it comes back. */
  fanOf(id: string): Fan | undefined {
    return this.fans.get(id);
  }
}
