import type { Point } from "./national-grid.ts";

export interface Sheet {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

type Edge = { readonly axis: 0 | 1; readonly at: number; readonly sign: 1 | -1 };

function crossing(a: Point, b: Point, { axis, at }: Edge): Point {
  const share = (at - a[axis]) / (b[axis] - a[axis]);
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** What of a ring lies on the one side of an edge. */
function cut(ring: readonly Point[], edge: Edge): readonly Point[] {
  const inside = (point: Point) => (point[edge.axis] - edge.at) * edge.sign >= 0;
  return ring.flatMap((point, at) => {
    const last = ring.at(at - 1) as Point;
    if (inside(point)) return inside(last) ? [point] : [crossing(last, point, edge), point];
    return inside(last) ? [crossing(last, point, edge)] : [];
  });
}

/** What of a ring lies on the sheet, after Sutherland and Hodgman. */
export function clipped(ring: readonly Point[], { left, right, bottom, top }: Sheet): readonly Point[] {
  const edges: readonly Edge[] = [
    { axis: 0, at: left, sign: 1 },
    { axis: 0, at: right, sign: -1 },
    { axis: 1, at: bottom, sign: 1 },
    { axis: 1, at: top, sign: -1 },
  ];
  return edges.reduce((left, edge) => cut(left, edge), ring);
}

/** How far a point is from the line through two others, or from these where they are one. */
function apart([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(x - fromX, y - fromY);
  return Math.abs(dx * (y - fromY) - dy * (x - fromX)) / length;
}

/** The points of a line that are kept, after Douglas and Peucker; its ends always. */
export function thinned(line: readonly Point[], tolerance: number): readonly Point[] {
  const [from, to] = [line[0] as Point, line.at(-1) as Point];
  const away = line.map((point) => apart(point, from, to));
  const most = Math.max(...away);
  if (line.length < 3 || most <= tolerance) return [from, to];
  const at = away.indexOf(most);
  return [...thinned(line.slice(0, at + 1), tolerance), ...thinned(line.slice(at), tolerance).slice(1)];
}

/** A ring with fewer points, none of which lies further than the tolerance beside it. */
export function simplified(ring: readonly Point[], tolerance: number): readonly Point[] {
  if (ring.length < 4) return ring;
  const half = ring.length >> 1;
  const [there, back] = [ring.slice(0, half + 1), [...ring.slice(half), ring[0] as Point]];
  return [...thinned(there, tolerance).slice(0, -1), ...thinned(back, tolerance).slice(0, -1)];
}
