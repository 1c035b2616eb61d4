import type { Corner, Triangle } from "./triangle.ts";
import { sub, unit, type Vec } from "./vec.ts";

/** A corner of the finished skin, with its paint. */
export interface Vertex {
  readonly p: Vec;
  readonly n: Vec;
  readonly colour: string;
}

/** A skin whose triangles share corners wherever place, shading and paint agree. */
export interface Skin {
  readonly vertices: readonly Vertex[];
  readonly triangles: readonly (readonly [number, number, number])[];
}

/** Corners closer than this are one, in metres of the real aircraft. */
const GRID = 0.004;
const snap = (v: number): number => Math.round(v / GRID) * GRID;
const snapped = (p: Vec): Vec => [snap(p[0]), snap(p[1]), snap(p[2])];

function vertex(t: Triangle, c: Corner): Vertex {
  const n = unit(c.n.map((v) => Math.round(v * 50) / 50) as unknown as Vec);
  return { p: snapped(c.p), n, colour: t.colour };
}

const keyOf = (v: Vertex): string =>
  [...v.p.map((x) => Math.round(x / GRID)), ...v.n.map((x) => Math.round(x * 40)), v.colour].join();

function solid(vs: readonly Vertex[], [a, b, c]: readonly [number, number, number]): boolean {
  const apart = (i: number, j: number): boolean => {
    const d = sub((vs[i] as Vertex).p, (vs[j] as Vertex).p);
    return d.some((x) => Math.abs(x) > GRID / 2);
  };
  return apart(a, b) && apart(b, c) && apart(a, c);
}

/** Joins equal corners and drops triangles that have shrunk to nothing. */
function weld(ts: readonly Triangle[]): Skin {
  const ids = new Map<string, number>();
  const vertices: Vertex[] = [];
  const place = (v: Vertex): number => {
    const key = keyOf(v);
    const id = ids.get(key) ?? vertices.push(v) - 1;
    ids.set(key, id);
    return id;
  };
  const triangles = ts.map((t) => t.corners.map((c) => place(vertex(t, c))) as [number, number, number]);
  return { vertices, triangles: triangles.filter((t) => solid(vertices, t)) };
}

/** Several skins as one. */
export function join(skins: readonly Skin[]): Skin {
  const vertices: Vertex[] = [];
  const triangles: [number, number, number][] = [];
  for (const skin of skins) {
    const first = vertices.length;
    vertices.push(...skin.vertices);
    triangles.push(
      ...skin.triangles.map(([a, b, c]) => [a + first, b + first, c + first] as [number, number, number]),
    );
  }
  return { vertices, triangles };
}

/** One skin for each part, so that every part can be slimmed at its own share. */
export function partsOf(ts: readonly Triangle[]): Map<string, Skin> {
  const parts = [...new Set(ts.map((t) => t.part))];
  return new Map(parts.map((part) => [part, weld(ts.filter((t) => t.part === part))]));
}
