import type { Triangle } from "./triangle.ts";
import type { Vec } from "./vec.ts";

/** Triangles laid out flat for rays: one corner and the two edges from it, three numbers each; and their box. */
export interface Faces {
  readonly count: number;
  readonly a: Float64Array;
  readonly u: Float64Array;
  readonly v: Float64Array;
  readonly low: readonly number[];
  readonly high: readonly number[];
}

function build(ts: readonly Triangle[]): Faces {
  const a = new Float64Array(3 * ts.length);
  const u = new Float64Array(3 * ts.length);
  const v = new Float64Array(3 * ts.length);
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  ts.forEach(({ corners: [p, q, r] }, t) => {
    for (let axis = 0; axis < 3; axis++) {
      const at = (c: { readonly p: Vec }): number => c.p[axis] as number;
      a[3 * t + axis] = at(p);
      u[3 * t + axis] = at(q) - at(p);
      v[3 * t + axis] = at(r) - at(p);
      low[axis] = Math.min(low[axis] as number, at(p), at(q), at(r));
      high[axis] = Math.max(high[axis] as number, at(p), at(q), at(r));
    }
  });
  return { count: ts.length, a, u, v, low, high };
}

const known = new WeakMap<readonly Triangle[], Faces>();

/** The faces of a part, laid out once. */
export function faces(ts: readonly Triangle[]): Faces {
  const found = known.get(ts) ?? build(ts);
  known.set(ts, found);
  return found;
}
