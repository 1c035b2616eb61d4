import { MeshoptSimplifier } from "meshoptimizer";
import type { Skin, Vertex } from "./weld.ts";

/** How much a turned shading counts against a moved surface, metres of the real aircraft for a unit of normal. */
const SHADING = 0.06;

/**
 * Fewer triangles for the same look: outlines of paint and creases stay where they are.
 * @param error how far the surface may move, metres of the real aircraft
 */
export async function slim(skin: Skin, error: number): Promise<Skin> {
  await MeshoptSimplifier.ready;
  const numbers = (pick: (v: Vertex) => readonly number[]): Float32Array =>
    new Float32Array(skin.vertices.flatMap((v) => [...pick(v)]));
  const [index] = MeshoptSimplifier.simplifyWithAttributes(
    new Uint32Array(skin.triangles.flat()),
    numbers((v) => v.p),
    3,
    numbers((v) => v.n),
    3,
    [SHADING, SHADING, SHADING],
    null,
    0,
    error,
    ["ErrorAbsolute"],
  );
  return gather(skin, index);
}

/** The skin with only the triangles of `index` and the corners that they use. */
function gather(skin: Skin, index: Uint32Array): Skin {
  const used = [...new Set(index)];
  const renumber = new Map(used.map((old, i) => [old, i]));
  const triangles = Array.from({ length: index.length / 3 }, (_, i) =>
    [0, 1, 2].map((k) => renumber.get(index[3 * i + k] ?? 0) ?? 0),
  ) as unknown as Skin["triangles"];
  return { vertices: used.map((i) => skin.vertices[i] as Vertex), triangles };
}
