/** Slopes of the monotone cubic (Fritsch and Carlson) through (xs, ys): it never overshoots a row. */
function slopes(xs: readonly number[], ys: readonly number[]): number[] {
  const n = xs.length;
  const d = xs.slice(1).map((x, i) => ((ys[i + 1] ?? 0) - (ys[i] ?? 0)) / (x - (xs[i] ?? 0)));
  return xs.map((_, i) => {
    const l = d[i - 1] ?? d[0] ?? 0;
    const r = d[i] ?? d[n - 2] ?? 0;
    if (i === 0 || i === n - 1) return i === 0 ? r : l;
    return l * r <= 0 ? 0 : (2 * l * r) / (l + r);
  });
}

/** The monotone cubic through the points, as a function. xs must rise. */
export function spline(xs: readonly number[], ys: readonly number[]): (x: number) => number {
  const m = slopes(xs, ys);
  return (x) => {
    let i = 0;
    while (i < xs.length - 2 && x > (xs[i + 1] ?? 0)) i++;
    const [x0, x1, y0, y1] = [xs[i] ?? 0, xs[i + 1] ?? 1, ys[i] ?? 0, ys[i + 1] ?? 0];
    const h = x1 - x0;
    const t = Math.min(1, Math.max(0, (x - x0) / h));
    const u = 1 - t;
    return (
      y0 * u * u * (1 + 2 * t) +
      (m[i] ?? 0) * h * t * u * u +
      y1 * t * t * (3 - 2 * t) -
      (m[i + 1] ?? 0) * h * t * t * u
    );
  };
}

/** Straight lines through the points, as a function; the ends go on level. */
export function polyline(points: readonly (readonly [number, number])[]): (x: number) => number {
  return (x) => {
    const last = points.at(-1);
    const i = points.findIndex((p) => p[0] >= x);
    if (i === -1) return last?.[1] ?? 0;
    const [b, a] = [points[i], points[Math.max(0, i - 1)]];
    if (!a || !b || a[0] === b[0]) return b?.[1] ?? 0;
    return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]);
  };
}
