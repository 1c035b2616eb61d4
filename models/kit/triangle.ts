import { cross, dot, sub, unit, type Vec } from "./vec.ts";

/** One corner of a triangle: where it is and how it is shaded. */
export interface Corner {
  readonly p: Vec;
  readonly n: Vec;
}

/** A painted triangle of one part. An empty colour is still to be painted. */
export interface Triangle {
  readonly corners: readonly [Corner, Corner, Corner];
  readonly part: string;
  readonly colour: string;
}

/** A triangle not yet painted, shaded flat. */
export function bare(part: string, a: Vec, b: Vec, c: Vec): Triangle {
  const n = faceNormal(a, b, c);
  return {
    corners: [
      { p: a, n },
      { p: b, n },
      { p: c, n },
    ],
    part,
    colour: "",
  };
}

const faceNormal = (a: Vec, b: Vec, c: Vec): Vec => unit(cross(sub(b, a), sub(c, a)));

export const facing = (t: Triangle): Vec => faceNormal(t.corners[0].p, t.corners[1].p, t.corners[2].p);

const flip = (t: Triangle): Triangle => ({
  ...t,
  corners: [t.corners[0], t.corners[2], t.corners[1]],
});

/** Six times the volume that the triangles enclose; negative when they face inwards. */
function volume(ts: readonly Triangle[]): number {
  const middle = ts[0]?.corners[0].p ?? [0, 0, 0];
  return ts.reduce((v, t) => {
    const [a, b, c] = t.corners.map((k) => sub(k.p, middle)) as unknown as [Vec, Vec, Vec];
    return v + dot(a, cross(b, c));
  }, 0);
}

/** The same triangles, facing outwards. */
export const outward = (ts: Triangle[]): Triangle[] => (volume(ts) < 0 ? ts.map(flip) : ts);
