import { type Camera, Group, type Ray, type Vector3 } from "three";
import { awaited } from "../awaited.ts";
import type { Extent } from "../camera/home.ts";
import { laidExtent } from "../camera/laid.ts";
import type { Aimed, Layer, Looked, Shown } from "../layer.ts";

function some(list: readonly unknown[] | undefined): boolean {
  return list !== undefined && list.length > 0;
}

/** A layer, what tells that it is needed, and how it is fetched. */
interface Kind {
  readonly needed: (shown: Shown) => boolean;
  readonly fetch: () => Promise<new (redraw: () => void) => Layer>;
}

const KINDS: readonly Kind[] = [
  {
    needed: ({ tabletop: { areas, lines, sites }, overlay }) =>
      [areas, lines, sites, overlay.lines].some((list) => some(list)),
    fetch: async () => (await import("../map/map.ts")).MapLayer,
  },
  {
    needed: ({ tabletop: { tracks, charts } }) => some(tracks) || some(charts),
    fetch: async () => (await import("../boards/boards.ts")).Boards,
  },
  {
    needed: ({ tabletop, line }) => some(tabletop.counters) || some(line?.before.counters),
    fetch: async () => (await import("../counters/counters.ts")).Counters,
  },
  {
    needed: ({ tabletop, line }) => some(tabletop.groups) || some(line?.before.groups),
    fetch: async () => (await import("../cards/cards.ts")).Cards,
  },
];

/** Map, boards, counters and cards of a table, each fetched when it is needed: as if they were one layer. */
export class Layers implements Layer {
  readonly group = new Group();
  private readonly all: Layer[] = [];
  private readonly asked = new Set<Kind>();
  private gone = false;
  private shown: Shown | undefined;
  private looked: Looked = { hovered: undefined, selected: undefined };

  constructor(private readonly redraw: () => void) {}

  show(shown: Shown): void {
    this.shown = shown;
    for (const layer of this.all) layer.show(shown);
    for (const kind of KINDS) if (!this.asked.has(kind) && kind.needed(shown)) void awaited(this.fetch(kind));
  }

  look(looked: Looked): void {
    this.looked = looked;
    for (const layer of this.all) layer.look(looked);
  }

  frame(now: number, camera: Camera): void {
    for (let i = 0; i < this.all.length; i++) (this.all[i] as Layer).frame(now, camera);
  }

  advance(seconds: number, instant: boolean): boolean {
    let more = false;
    for (let i = 0; i < this.all.length; i++)
      if ((this.all[i] as Layer).advance(seconds, instant)) more = true;
    return more;
  }

  reprint(): void {
    for (const layer of this.all) layer.reprint();
  }

  aimed(ray: Ray): Aimed | undefined {
    let nearest: Aimed | undefined;
    for (const layer of this.all) {
      const aimed = layer.aimed(ray);
      if (aimed && aimed.distance < (nearest?.distance ?? Infinity)) nearest = aimed;
    }
    return nearest;
  }

  locate(id: string, out: Vector3): boolean {
    return this.all.some((layer) => layer.locate(id, out));
  }

  extent(width: number): Extent | undefined {
    return this.shown && laidExtent(this.shown.tabletop, this.shown.edge, width);
  }

  dispose(): void {
    this.gone = true;
    for (const layer of this.all) layer.dispose();
  }

  /** A page that can't get a layer goes without, and asks again for the next tabletop. */
  private async fetch(kind: Kind): Promise<void> {
    this.asked.add(kind);
    const made = await kind.fetch().catch(() => undefined);
    if (!made) this.asked.delete(kind);
    if (!made || this.gone || !this.shown) return;
    const layer = new made(this.redraw);
    this.all.push(layer);
    this.group.add(layer.group);
    layer.show(this.shown);
    layer.look(this.looked);
    this.redraw();
  }
}
