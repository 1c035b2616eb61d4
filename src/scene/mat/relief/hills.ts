import type { PenPoint } from "../pen.ts";

/** High ground in km of a map: where its middle is, how far it reaches, and how high it is, 0 to 1. */
export type Hill = readonly [east: number, north: number, across: number, along: number, high: number];

/** How high the ground is at a place of the mat, 0 to about 1. `onMat` lays a place of the map, in km, on the mat. */
export function heightOn(
  hills: readonly Hill[],
  onMat: (place: PenPoint) => PenPoint,
): (x: number, y: number) => number {
  const placed = hills.map(([east, north, across, along, high]) => {
    const [x, y] = onMat([east, north]);
    const [right, up] = onMat([east + across, north + along]);
    return { x, y, across: right - x, along: up - y, high };
  });
  return (x, y) => {
    let high = 0;
    for (const hill of placed) {
      const u = (x - hill.x) / hill.across;
      const v = (y - hill.y) / hill.along;
      const away = u * u + v * v;
      if (away < 9) high = Math.max(high, hill.high * Math.exp(-away * 0.7));
    }
    return high;
  };
}
