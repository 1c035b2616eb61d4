import { act, type create } from "@react-three/test-renderer";
import { type BufferGeometry, type Material, Mesh, type Object3D, Texture } from "three";
import { expect, vi } from "vitest";
import { isAwaiting } from "../../src/scene/awaited.ts";
import { createPlayer } from "../../src/scene/player.ts";
import type { TableProps } from "../../src/scene/props.ts";
import { NO_OVERLAY } from "../../src/tabletop/overlay.ts";
import { piece, pose, table } from "../tabletop/fixtures.ts";

/** What has been written with the pen so far. */
export const written: string[] = [];

/** A pen that draws nowhere: each of its letters is ten pixels wide. */
const PEN = new Proxy(
  {
    fillText: (text: string) => void written.push(text),
    measureText: (text: string) => ({ width: text.length * 10 }),
    createLinearGradient: () => PEN,
    createRadialGradient: () => PEN,
    getTransform: () => new Proxy({}, { get: () => 0 }),
  },
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

/** A page on which a table can be laid, but not seen. */
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
  vi.stubGlobal("requestAnimationFrame", () => 0);
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  vi.stubGlobal(
    "Path2D",
    class {
      rect(): void {}
      arc(): void {}
    },
  );
  vi.stubGlobal("window", new Element());
  vi.stubGlobal("HTMLCanvasElement", Element);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("There is no network here.")));
}

/** A table with two pieces. */
export const TABLE = table([piece("R1", [pose(20, 18, 0)]), piece("B1", [pose(26, 18, 180)], { side: 1 })]);
/** What a page tells its table. */
export const PROPS: TableProps = {
  tabletop: TABLE,
  player: createPlayer(),
  overlay: NO_OVERLAY,
  edge: 0,
  views: {},
  settings: {
    shadows: true,
    plainness: 0,
    postprocessing: false,
    palette: "vermillion-blue",
    reducedMotion: true,
    fastDice: false,
    modelScale: 1,
  },
  onSelect: () => undefined,
  onHover: () => undefined,
  onTablePoint: () => undefined,
  onTableHover: () => undefined,
  onGhostDrag: () => undefined,
  onLevelWheel: () => undefined,
  onSaveView: () => undefined,
};

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

/** The dice tray, once it stands. */
export function tray(root: Root): Object3D | undefined {
  return laid(root).find(({ name }) => name === "dice tray");
}

/** Dice that are thrown, once they can be. */
export function thrownDice(root: Root): Object3D | undefined {
  return laid(root).find(({ name }) => name === "thrown dice");
}

/** Draws frame after frame until something is on the table: its parts come by and by. */
export async function until(root: Root, isThere: () => boolean): Promise<void> {
  for (let turn = 0; turn < 500 && !isThere(); turn++) {
    await act(async () => {
      await root.advanceFrames(1, 0.016);
      await new Promise((done) => setTimeout(done, 2));
    });
  }
  expect(isThere()).toBe(true);
}

/** How many frames in a row are alike once everything has come. */
const RESTS = 15;

/** Draws frame after frame until all parts of the table have come: nothing is awaited, and nothing more is laid. */
export async function allLaid(root: Root): Promise<void> {
  let [alike, before] = [0, 0];
  await until(root, () => {
    const now = laid(root).length;
    alike = now === before && !isAwaiting() ? alike + 1 : 0;
    before = now;
    return alike > RESTS;
  });
}

function texturesOf(material: Material): readonly Texture[] {
  const { uniforms = {} } = material as Material & { readonly uniforms?: Record<string, { value: unknown }> };
  const values = [...Object.values(material), ...Object.values(uniforms).map(({ value }) => value)];
  return values.filter((value) => value instanceof Texture);
}

/** All that has a place on the graphics card, each once: geometries, materials and textures. */
export function onCard(root: Root): ReadonlySet<BufferGeometry | Material | Texture> {
  const meshes = laid(root).filter((one) => one instanceof Mesh);
  const materials = meshes.flatMap(({ material }): Material | Material[] => material);
  return new Set([...meshes.map(({ geometry }) => geometry), ...materials, ...materials.flatMap(texturesOf)]);
}
