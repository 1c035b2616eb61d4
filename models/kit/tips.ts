import type { Rib } from "./type.ts";

/** Along the tip: share of its depth, and where leading and trailing edge are, shares of the chord. */
const RAKE = [
  [0, 0, 1],
  [0.45, 0.15, 1],
  [0.8, 0.34, 0.985],
  [0.96, 0.5, 0.92],
  [1, 0.68, 0.72],
] as const;

/** A raked tip: the last rib is replaced by a fan over `depth` metres, swept back to a longer trailing edge. */
export function rakedTip(ribs: readonly Rib[], depth: number): Rib[] {
  const [before, last] = ribs.slice(-2) as [Rib, Rib];
  const fan = RAKE.map(([share, leading, trailing]): Rib => {
    const out = last[0] - depth * (1 - share);
    const t = (out - before[0]) / (last[0] - before[0]);
    const [, up, front, back, thick] = before.map((v, i) => v + ((last[i] ?? 0) - v) * t) as unknown as Rib;
    return [out, up, front + (back - front) * leading, front + (back - front) * trailing, thick];
  });
  return [...ribs.slice(0, -1), ...fan];
}
