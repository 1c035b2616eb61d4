import { itemAt } from "../../../../core/item-at.ts";
import type { Feature, Mat, Spot as Place } from "../../../../tabletop/tabletop.ts";
import { hash } from "../../noise.ts";
import { awayFrom, inside, overEdge, spotsOf, toEdge } from "../../ways.ts";

/** Inches of land in which there is one village or wood at most, and how many of a hundred such pieces have one. */
const PIECE = 10.5;
const VILLAGES = 0.3;
const WOODS = 0.66;
/** How far from the lines, from what the game has laid and from the edge a place has to be. */
const FROM_LINES = 3.4;
const FROM_MARKS = 2.6;
const FROM_EDGE = 2.2;
const SEED = 401;

type Settled = Extract<Feature, { readonly kind: "village" | "wood" }>;

/** Whether a place lies far enough behind the lines, and from whatever the game has put down. */
function freeOf(mat: Mat): (x: number, y: number, radius: number) => boolean {
  const { features = [], width, depth } = mat;
  const ways = features.flatMap((one) => (one.kind === "trench" ? [toEdge(spotsOf(one.points), mat)] : []));
  const areas = features.flatMap((one) =>
    one.kind === "no-mans-land" ? [overEdge(spotsOf(one.points), mat)] : [],
  );
  const marks = features.flatMap((one): readonly Place[] =>
    "at" in one ? [one.at] : one.kind === "road" ? one.points : [],
  );
  return (x, y, radius) => {
    const edge = Math.min(x, y, width - x, depth - y);
    if (edge < FROM_EDGE + radius) return false;
    if (marks.some((mark) => Math.hypot(mark.x - x, mark.y - y) < FROM_MARKS + radius)) return false;
    if (areas.some((area) => inside(area, x, y) > 0)) return false;
    return ways.every((way) => awayFrom(way, x, y) > FROM_LINES + radius);
  };
}

/** What stands in a piece of land, or nothing. */
function settledIn(
  column: number,
  row: number,
  free: (x: number, y: number, radius: number) => boolean,
): Settled | undefined {
  const chance = hash(column, row, SEED);
  if (chance > WOODS) return undefined;
  const kind = chance < VILLAGES ? "village" : "wood";
  const size = hash(column, row, SEED + 1);
  const radius = kind === "village" ? 0.9 + 0.6 * size : 1.1 + 1.5 * size;
  const x = (column + 0.2 + 0.6 * hash(column, row, SEED + 2)) * PIECE;
  const y = (row + 0.2 + 0.6 * hash(column, row, SEED + 3)) * PIECE;
  return free(x, y, radius) ? { kind, at: { x, y }, radius } : undefined;
}

/** On which side of the lines a place is: how many of them lie further away from the reader. */
function sector({ features = [] }: Mat, { x, y }: Place): number {
  return features.filter((one) => {
    if (one.kind !== "trench") return false;
    const near = one.points.reduce((best, point) =>
      Math.abs(point.x - x) < Math.abs(best.x - x) ? point : best,
    );
    return near.y > y;
  }).length;
}

/** A road through places from left to right, over both edges, swaying a little on its way. */
function through(places: readonly Place[], mat: Mat, seed: number): Feature {
  const sorted = places.toSorted((a, b) => a.x - b.x);
  const [first, last] = [itemAt(sorted, 0), itemAt(sorted, sorted.length - 1)];
  const ends = [{ x: 0, y: first.y }, ...sorted, { x: mat.width, y: last.y }];
  const points = ends.flatMap((place, i): Place[] => {
    const next = ends[i + 1];
    if (!next) return [place];
    const sway = 1.6 * (hash(i, seed, SEED + 4) - 0.5);
    return [place, { x: (place.x + next.x) / 2, y: (place.y + next.y) / 2 + sway }];
  });
  return { kind: "road", points };
}

/** A way from a village to the edge behind it. */
function rearward({ x, y }: Place, { depth }: Mat, seed: number): Feature {
  const edge = y * 2 < depth ? 0 : depth;
  const sway = 3 * (hash(seed, 5, SEED) - 0.5);
  return {
    kind: "road",
    points: [
      { x, y },
      { x: x + sway, y: (y + edge) / 2 },
      { x: x + 1.4 * sway, y: edge },
    ],
  };
}

function roads(villages: readonly Place[], mat: Mat): readonly Feature[] {
  const sectors = [...new Set(villages.map((place) => sector(mat, place)))];
  return sectors.flatMap((which) => {
    const places = villages.filter((place) => sector(mat, place) === which);
    const back = places.reduce((best, place) =>
      Math.abs(place.y * 2 - mat.depth) > Math.abs(best.y * 2 - mat.depth) ? place : best,
    );
    return [through(places, mat, which), rearward(back, mat, which)];
  });
}

/**
 * The villages, woods and roads behind the lines, where the game says nothing of them: always the same on the same
 * mat, and never where it has put something down.
 */
export function settled(mat: Mat): readonly Feature[] {
  const { features = [], width, depth } = mat;
  if (features.some(({ kind }) => kind === "village" || kind === "wood")) return [];
  const free = freeOf(mat);
  const found: Settled[] = [];
  for (let column = 0; column * PIECE < width; column++)
    for (let row = 0; row * PIECE < depth; row++) found.push(...[settledIn(column, row, free) ?? []].flat());
  const villages = found.flatMap(({ kind, at }) => (kind === "village" ? [at] : []));
  return [...roads(villages, mat), ...found];
}
