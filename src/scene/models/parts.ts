import { type BufferGeometry, Float32BufferAttribute, Vector3 } from "three";
import { INCHES_PER_METRE } from "../layout.ts";
import type { ModelShape, PropellerShape } from "./shape.ts";

/** What the scene needs to know of a miniature beside its meshes; millimetres. */
export interface ModelEntry {
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

/** A miniature from its meshes in metres: everything in inches, each propeller on its own. */
export function modelFrom(
  airframe: BufferGeometry,
  propellers: BufferGeometry | undefined,
  entry: ModelEntry,
): ModelShape {
  return {
    airframe: plain(airframe),
    propellers: propellersOf(propellers, entry),
    reach: Math.max(entry.span, entry.length) / 2 / INCH,
  };
}
