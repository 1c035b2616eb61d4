import {
  type BufferAttribute,
  BufferGeometry,
  Float32BufferAttribute,
  type InterleavedBufferAttribute,
  Matrix4,
  Vector3,
} from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { itemAt } from "../../core/item-at.ts";
import { INCHES_PER_METRE } from "../layout.ts";
import { propellerDisc } from "./disc.ts";
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
  /** The muzzles of its guns, by the side to which they fire. */
  readonly guns: Readonly<Record<string, readonly (readonly number[])[] | undefined>>;
}

const INCH = 25.4;

/** A part of a mesh in one coat, and what makes metres of its numbers. */
export interface Coated {
  readonly geometry: BufferGeometry;
  readonly matrix: Matrix4;
  readonly roughness: number;
  readonly metalness: number;
}

const toInches = new Matrix4().makeScale(INCHES_PER_METRE, INCHES_PER_METRE, INCHES_PER_METRE);

/** As three floats a corner, whatever the file packs them in. */
function floats(attribute: BufferAttribute | InterleavedBufferAttribute): Float32BufferAttribute {
  const out = new Float32Array(attribute.count * 3);
  for (let i = 0; i < attribute.count; i++)
    out.set([attribute.getX(i), attribute.getY(i), attribute.getZ(i)], i * 3);
  return new Float32BufferAttribute(out, 3);
}

/** In inches, with its coat in every corner, so that all models fit one batch. */
function plain({ geometry, matrix, roughness, metalness }: Coated): BufferGeometry {
  const out = new BufferGeometry().setIndex(geometry.getIndex());
  for (const name of ["position", "normal", "color"])
    out.setAttribute(name, floats(geometry.getAttribute(name)));
  const { count } = out.getAttribute("position");
  const coat = Array.from({ length: count }, () => [roughness, metalness]);
  out.setAttribute("coat", new Float32BufferAttribute(coat.flat(), 2));
  return out.applyMatrix4(matrix).applyMatrix4(toInches);
}

/** A mesh of all its coats. */
function joined(coats: readonly Coated[]): BufferGeometry {
  return mergeGeometries(coats.map(plain));
}

function nearestHub(x: number, y: number, z: number, hubs: readonly Vector3[]): number {
  let best = 0;
  hubs.forEach((hub, i) => {
    const nearest = itemAt(hubs, best);
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

function propellersOf(coats: readonly Coated[], entry: ModelEntry): PropellerShape[] {
  if (coats.length === 0) return [];
  const whole = joined(coats);
  const hubs = entry.propellers.map((one) => new Vector3(one.x / INCH, one.y / INCH, one.z / INCH));
  return hubs.map((hub, i) => {
    const radius = (entry.propellers[i]?.radius ?? 0) / INCH;
    const blades = around(whole, hubs, i).translate(-hub.x, -hub.y, -hub.z);
    return { geometry: blades, turning: mergeGeometries([blades, propellerDisc(radius)]), hub, radius };
  });
}

function gunsOf({ guns }: ModelEntry): ModelShape["guns"] {
  const inInches = ([x = 0, y = 0, z = 0]: readonly number[]) => new Vector3(x / INCH, y / INCH, z / INCH);
  return Object.fromEntries(
    Object.entries(guns).map(([side, muzzles = []]) => [side, muzzles.map(inInches)]),
  );
}

/** A miniature from its meshes: everything in inches, each propeller on its own. */
export function modelFrom(
  airframe: readonly Coated[],
  propellers: readonly Coated[],
  entry: ModelEntry,
): ModelShape {
  return {
    airframe: joined(airframe),
    propellers: propellersOf(propellers, entry),
    guns: gunsOf(entry),
    reach: Math.max(entry.span, entry.length) / 2 / INCH,
  };
}
