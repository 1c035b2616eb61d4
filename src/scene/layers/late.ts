import { type Camera, Group, type Ray, type Vector3 } from "three";
import { awaited } from "../awaited.ts";
import type { Extent } from "../camera/home.ts";
import type { Aimed, Looked, Shown } from "../layer.ts";
import type { Layers } from "./layers.ts";

/** What of a tabletop is drawn in layers that are fetched when there is some of it. */
const LAYERED = ["areas", "lines", "sites", "counters", "groups", "tracks", "charts"] as const;

/** Map, boards, counters and cards, which are fetched for the first tabletop that has any. A page that can't get them goes without. */
export class LateLayers {
  readonly group = new Group();
  private made: Layers | undefined;
  private asked = false;
  private gone = false;
  private shown: Shown | undefined;
  private looked: Looked = { hovered: undefined, selected: undefined };

  /** `laid` is called when something has come that may lie beside the mat. */
  constructor(
    private readonly redraw: () => void,
    private readonly laid: () => void,
  ) {}

  show(shown: Shown): void {
    this.shown = shown;
    const { tabletop, overlay } = shown;
    if (this.made) this.made.show(shown);
    else if (!this.asked && (overlay.lines || LAYERED.some((part) => tabletop[part]?.length)))
      void awaited(this.fetch());
  }

  look(looked: Looked): void {
    this.looked = looked;
    this.made?.look(looked);
  }

  frame(now: number, camera: Camera): void {
    this.made?.frame(now, camera);
  }

  /** Moves on what a hand has stirred, by seconds; true while there is more to come. */
  advance(seconds: number, instant: boolean): boolean {
    return this.made?.advance(seconds, instant) ?? false;
  }

  reprint(): void {
    this.made?.reprint();
  }

  aimed(ray: Ray): Aimed | undefined {
    return this.made?.aimed(ray);
  }

  locate(id: string, out: Vector3): boolean {
    return this.made?.locate(id, out) ?? false;
  }

  /** All of the table with what lies beside the mat, in a picture of some pixels' width; undefined for the mat alone. */
  extent(width: number): Extent | undefined {
    return this.made?.extent(width);
  }

  dispose(): void {
    this.gone = true;
    this.made?.dispose();
  }

  private async fetch(): Promise<void> {
    this.asked = true;
    const module = await import("./layers.ts").catch(() => undefined);
    this.asked = module !== undefined;
    if (!module || this.gone || !this.shown) return;
    this.made = new module.Layers(this.redraw);
    this.group.add(this.made.group);
    this.made.show(this.shown);
    this.made.look(this.looked);
    this.laid();
    this.redraw();
  }
}
