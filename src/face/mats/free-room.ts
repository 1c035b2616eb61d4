/** A point of a table, in inches from its lower left corner. */
interface Point {
  readonly x: number;
  readonly y: number;
}

interface Wanted {
  /** Inches across and away from the lower edge that have to be free, and how near anything may stand. */
  readonly width: number;
  readonly depth: number;
  readonly around: number;
  /** Where it would be best. */
  readonly near: Point;
}

/** Places are tried so many inches from each other. */
const STEP = 0.5;

/** How far, in inches, a point is from lying within a stretch around a middle; 0 where it does. */
function beyond(at: number, middle: number, half: number): number {
  return Math.max(0, Math.abs(at - middle) - half);
}

/** The middle of a free rectangle of a mat that is nearest to where it is wanted; the wish itself where all is full. */
export function freeRoom(
  mat: { readonly width: number; readonly depth: number },
  standing: readonly Point[],
  { width, depth, around, near }: Wanted,
): Point {
  let best = near;
  let least = Infinity;
  for (let x = width / 2; x <= mat.width - width / 2; x += STEP)
    for (let y = depth / 2; y <= mat.depth - depth / 2; y += STEP) {
      const [dx, dy] = [x - near.x, y - near.y];
      const far = dx * dx + dy * dy;
      if (far >= least) continue;
      const free = standing.every(
        (one) => beyond(one.x, x, width / 2) + beyond(one.y, y, depth / 2) >= around,
      );
      if (free) [best, least] = [{ x, y }, far];
    }
  return best;
}
