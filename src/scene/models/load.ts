import { type BufferGeometry, Float32BufferAttribute, Vector3 } from "three";
import { INCHES_PER_METRE } from "../layout.ts";
import { readGlb } from "./glb.ts";
import type { ModelShape, PropellerShape } from "./shape.ts";

/** What the scene needs of a manifest entry; millimetres. */
interface ModelEntry {
  readonly id: string;
  readonly span: number;
  readonly length: number;
  readonly propellers: readonly {
    readonly x: number;
    readonly y: number;
    readonly z: number;
    readonly radius: number;
  }[];
}

const INCH = 25.4;

const FILES = import.meta.glob<string>("../../../models/*.glb", {
  query: "?url",
  import: "default",
  eager: true,
});
const MANIFEST = import.meta.glob<readonly ModelEntry[]>("../../../models/manifest.json", {
  import: "default",
  eager: true,
});

const ENTRIES = new Map(
  Object.values(MANIFEST)
    .flat()
    .map((entry) => [entry.id, entry]),
);

/** The model that stands in for a type that has none of its own. */
const GENERIC = "generic-single";

/** The name under which a model can be loaded: its own, or the generic one. */
export function modelName(model: string): string {
  return ENTRIES.has(model) ? model : GENERIC;
}

/** In inches, with colours as three floats, so that all models fit one batch. */
function plain(geometry: BufferGeometry): BufferGeometry {
  geometry.scale(INCHES_PER_METRE, INCHES_PER_METRE, INCHES_PER_METRE);
  const colour = geometry.getAttribute("color");
  const count = geometry.getAttribute("position").count;
  const rgb = new Float32Array(count * 3).fill(0.5);
  for (let i = 0; colour && i < count; i++) {
    rgb[i * 3] = colour.getX(i);
    rgb[i * 3 + 1] = colour.getY(i);
    rgb[i * 3 + 2] = colour.getZ(i);
  }
  geometry.setAttribute("color", new Float32BufferAttribute(rgb, 3));
  return geometry;
}

function nearestHub(x: number, y: number, z: number, hubs: readonly Vector3[]): number {
  let best = 0;
  hubs.forEach((hub, i) => {
    const nearest = hubs[best] as Vector3;
    const here = (hub.x - x) ** 2 + (hub.y - y) ** 2 + (hub.z - z) ** 2;
    if (here < (nearest.x - x) ** 2 + (nearest.y - y) ** 2 + (nearest.z - z) ** 2) best = i;
  });
  return best;
}

/** The triangles of a mesh of several propellers that belong to one hub. */
function around(whole: BufferGeometry, hubs: readonly Vector3[], which: number): BufferGeometry {
  const index = whole.getIndex();
  const position = whole.getAttribute("position");
  if (!index) return whole;
  const kept: number[] = [];
  for (let i = 0; i < index.count; i += 3) {
    const first = index.getX(i);
    if (nearestHub(position.getX(first), position.getY(first), position.getZ(first), hubs) !== which)
      continue;
    kept.push(first, index.getX(i + 1), index.getX(i + 2));
  }
  const part = whole.clone();
  part.setIndex(kept);
  return part;
}

function propellersOf(mesh: BufferGeometry | undefined, entry: ModelEntry): PropellerShape[] {
  if (!mesh) return [];
  const whole = plain(mesh);
  const hubs = entry.propellers.map((one) => new Vector3(one.x / INCH, one.y / INCH, one.z / INCH));
  return hubs.map((hub, i) => ({
    geometry: around(whole, hubs, i).translate(-hub.x, -hub.y, -hub.z),
    hub,
    radius: (entry.propellers[i]?.radius ?? 0) / INCH,
  }));
}

async function loadOne(name: string): Promise<ModelShape | undefined> {
  const url = FILES[`../../../models/${name}.glb`];
  const entry = ENTRIES.get(name);
  if (!url || !entry) return undefined;
  const answer = await fetch(url);
  if (!answer.ok) return undefined;
  const meshes = readGlb(await answer.arrayBuffer());
  const airframe = meshes.get("airframe");
  if (!airframe) return undefined;
  return {
    airframe: plain(airframe),
    propellers: propellersOf(meshes.get("propellers"), entry),
    reach: Math.max(entry.span, entry.length) / 2 / INCH,
  };
}

const cache = new Map<string, Promise<ModelShape | undefined>>();

/** A model that could not be had is asked for again the next time. */
function forget(name: string): undefined {
  cache.delete(name);
}

/** Loads models once each; what can't be loaded is left out of the answer. */
export async function loadModels(names: Iterable<string>): Promise<ReadonlyMap<string, ModelShape>> {
  const shapes = new Map<string, ModelShape>();
  await Promise.all(
    [...new Set(names)].map(async (name) => {
      const loading = cache.get(name) ?? loadOne(name).catch(() => forget(name));
      cache.set(name, loading);
      const shape = await loading;
      if (shape) shapes.set(name, shape);
    }),
  );
  return shapes;
}
