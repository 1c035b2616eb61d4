import type { Spot } from "../../tabletop/place.ts";

/** Twice the area of a triangle; above 0 when its corners run anticlockwise. */
function turn(a: Spot, b: Spot, c: Spot): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** Twice the area within an outline; above 0 when it runs anticlockwise. */
export function areaOf(outline: readonly Spot[]): number {
  return outline.reduce((sum, a, i) => {
    const b = outline[(i + 1) % outline.length] as Spot;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
}

function isWithin(point: Spot, a: Spot, b: Spot, c: Spot): boolean {
  return turn(a, b, point) >= 0 && turn(b, c, point) >= 0 && turn(c, a, point) >= 0;
}

/** Whether a corner sticks out with nothing else of the outline in the triangle that it makes with its neighbours. */
function isEar(outline: readonly Spot[], left: readonly number[], at: number): boolean {
  const count = left.length;
  const [before, after] = [left[(at + count - 1) % count], left[(at + 1) % count]];
  const [a, b, c] = [before, left[at], after].map((index) => outline[index as number] as Spot) as [
    Spot,
    Spot,
    Spot,
  ];
  if (turn(a, b, c) <= 0) return false;
  return left.every((index) => {
    const point = outline[index] as Spot;
    if (point === a || point === b || point === c) return true;
    return !isWithin(point, a, b, c);
  });
}

/** The triangles that fill an outline without crossings, as numbers of its corners: ear after ear is cut off. */
export function trianglesOf(outline: readonly Spot[]): readonly (readonly [number, number, number])[] {
  const left = outline.map((_, i) => i);
  if (areaOf(outline) < 0) left.reverse();
  const triangles: [number, number, number][] = [];
  while (left.length > 2) {
    const ear = left.findIndex((_, at) => isEar(outline, left, at));
    // An outline that crosses itself has none at some time: it is filled as well as it can be.
    const at = Math.max(0, ear);
    const count = left.length;
    triangles.push([left[(at + count - 1) % count], left[at], left[(at + 1) % count]] as [
      number,
      number,
      number,
    ]);
    left.splice(at, 1);
  }
  return triangles;
}
