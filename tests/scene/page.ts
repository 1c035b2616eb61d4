import { readFile } from "node:fs/promises";
import { act, type create } from "@react-three/test-renderer";
import { type BufferGeometry, type Material, Mesh, type Object3D, Texture } from "three";
import { vi } from "vitest";

/** A pen that draws nowhere: each of its letters is ten pixels wide. */
const PEN = new Proxy(
  { measureText: (text: string) => ({ width: text.length * 10 }), createRadialGradient: () => PEN },
  { get: (known, name) => Reflect.get(known, name) ?? (() => undefined), set: () => true },
);

/** Listens to nobody. */
class Element {
  readonly style = {};
  width = 0;
  height = 0;
  addEventListener(): void {}
  removeEventListener(): void {}
  setAttribute(): void {}
  getBoundingClientRect(): object {
    return { x: 0, y: 0, left: 0, top: 0, width: 1280, height: 800 };
  }
  removeAttribute(): void {}
  get ownerDocument(): Document {
    return document;
  }
  getContext(): typeof PEN {
    return PEN;
  }
}

/** A page without a network, on which nothing is drawn. */
export function stubPage(): void {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("document", {
    createElement: () => new Element(),
    body: new Element(),
    activeElement: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    fonts: { check: () => true, load: async () => [] },
  });
  vi.stubGlobal("DOMRect", class {});
  vi.stubGlobal("window", new Element());
  vi.stubGlobal("HTMLCanvasElement", Element);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("There is no network here.")));
}

/** Has the page fetch its files from this folder. */
export function stubFiles(): void {
  vi.stubGlobal("fetch", async (url: string) => {
    const bytes = await readFile(new URL(`../..${new URL(url, "http://page").pathname}`, import.meta.url));
    return new Response(Uint8Array.from(bytes));
  });
}

export type Root = Awaited<ReturnType<typeof create>>;
export type Kind<Made extends Object3D = Object3D> = abstract new (...args: never[]) => Made;

/** Everything in the scene, in its order. */
export function laid({ scene }: Root): readonly Object3D[] {
  const all: Object3D[] = [];
  (scene.instance as unknown as Object3D).traverse((one) => all.push(one));
  return all;
}

export function find<Made extends Object3D>(root: Root, kind: Kind<Made>): Made | undefined {
  return laid(root).find((one): one is Made => one instanceof kind);
}

/** Draws frame after frame until something is on the table: its parts come by and by. False when it never comes. */
export async function until(root: Root, isThere: () => boolean): Promise<boolean> {
  for (let turn = 0; turn < 500 && !isThere(); turn++) {
    await act(async () => {
      await root.advanceFrames(1, 0.016);
      await new Promise((done) => setTimeout(done, 2));
    });
  }
  return isThere();
}

type Drawn = BufferGeometry | Material | Texture;

/** Everything of some objects that a graphics card keeps: shapes, materials and pictures. */
export function keptOf(objects: readonly Object3D[]): ReadonlySet<Drawn> {
  const materials = objects.flatMap((one) => (one instanceof Mesh ? [one.material].flat() : []));
  return new Set([
    ...objects.flatMap((one): Drawn[] => (one instanceof Mesh ? [one.geometry] : [])),
    ...materials,
    ...materials.flatMap((one) =>
      Object.values(one).filter((part): part is Texture => part instanceof Texture),
    ),
  ]);
}

/** Those of some that are disposed of from now on. */
export function disposedOf(kept: ReadonlySet<Drawn>): ReadonlySet<Drawn> {
  const gone = new Set<Drawn>();
  for (const one of kept) one.addEventListener("dispose" as never, () => gone.add(one));
  return gone;
}
