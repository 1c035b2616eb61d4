import { coatOf } from "./coats.ts";
import { linearPaint } from "./palette.ts";
import { sub, type Vec } from "./vec.ts";
import type { Skin, Vertex } from "./weld.ts";

/** The typed arrays of a skin: positions in metres of the miniature, normals as bytes, linear colours, coats by number. */
export interface Packed {
  readonly position: Float32Array<ArrayBuffer>;
  readonly normal: Int8Array<ArrayBuffer>;
  readonly colour: Uint8Array<ArrayBuffer>;
  /** What each corner is coated with: a place in the list of coats, the same for all three of a triangle. */
  readonly coat: Uint8Array<ArrayBuffer>;
  readonly index: Uint16Array<ArrayBuffer>;
}

/** The scale of miniatures that name none. */
export const SCALE = 200;

/** How open to the light a point is, 0 to 1. */
export type Light = (p: Vec, n: Vec) => number;

/** Glass is painted dark at its foot and pale where it looks up. */
function base(v: Vertex): readonly number[] {
  const plain = linearPaint(v.colour);
  if (v.colour !== "glass") return plain;
  const low = linearPaint("glassLow");
  const up = Math.min(1, Math.max(0, 0.5 + 0.7 * v.n[1]));
  return plain.map((c, i) => c * up + (low[i] ?? 0) * (1 - up));
}

/** The colour of a corner as bytes: washed in recesses, a little brighter where it looks up. */
function bytes(v: Vertex, light: Light): number[] {
  const wash = 0.34 + 0.66 * light(v.p, v.n) ** 1.2;
  const lamp = 0.95 + 0.09 * v.n[1];
  return [...base(v).map((c) => Math.min(255, Math.round(c * wash * lamp * 255))), 255];
}

/** Lays a skin out in metres of the miniature around `origin`. */
export function pack(skin: Skin, origin: Vec, light: Light, scale: number): Packed {
  return {
    position: new Float32Array(skin.vertices.flatMap((v) => sub(v.p, origin).map((x) => x / scale))),
    normal: new Int8Array(skin.vertices.flatMap((v) => v.n.map((x) => Math.round(x * 127)))),
    colour: new Uint8Array(skin.vertices.flatMap((v) => bytes(v, light))),
    coat: Uint8Array.from(skin.vertices, (v) => coatOf(v.colour)),
    index: new Uint16Array(skin.triangles.flat()),
  };
}
