import { itemAt } from "../../core/item-at.ts"; /** A place of a map in km east and north of its origin. */
export type MapPoint = readonly [east: number, north: number];

/** Lines as a map's file has them: the first point, then the step to each next one, in units from its lower left corner. */
export interface Packed {
  /** Km of a unit. */
  readonly unit: number;
  readonly left: number;
  readonly bottom: number;
}

/** The lines of a map's file, in km. */
export function unpacked(
  { unit, left, bottom }: Packed,
  lines: readonly (readonly number[])[],
): readonly (readonly MapPoint[])[] {
  return lines.map((steps) => {
    let [x, y] = [0, 0];
    const points: MapPoint[] = [];
    for (let at = 0; at < steps.length; at += 2) {
      x += itemAt(steps, at);
      y += itemAt(steps, at + 1);
      points.push([left + x * unit, bottom + y * unit]);
    }
    return points;
  });
}

/** A part of a map, in km. */
export interface Sheet {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** The part of a stretch between two places that lies on a sheet, after Liang and Barsky; undefined where none does. */
function clipped(
  [x, y]: MapPoint,
  [toX, toY]: MapPoint,
  sheet: Sheet,
): readonly [MapPoint, MapPoint] | undefined {
  const [across, up] = [toX - x, toY - y];
  let [from, to] = [0, 1];
  for (const [step, room] of [
    [-across, x - sheet.west],
    [across, sheet.east - x],
    [-up, y - sheet.south],
    [up, sheet.north - y],
  ] as const) {
    if (step === 0 && room < 0) return undefined;
    if (step < 0) from = Math.max(from, room / step);
    if (step > 0) to = Math.min(to, room / step);
  }
  if (from >= to) return undefined;
  return [
    [x + from * across, y + from * up],
    [x + to * across, y + to * up],
  ];
}

function same(a: MapPoint | undefined, b: MapPoint): boolean {
  return a !== undefined && a[0] === b[0] && a[1] === b[1];
}

/** What of lines lies on a sheet, as lines that end at its edges. */
export function linesOn(
  all: readonly (readonly MapPoint[])[],
  sheet: Sheet,
): readonly (readonly MapPoint[])[] {
  const lines: MapPoint[][] = [];
  for (const line of all)
    for (let at = 0; at + 1 < line.length; at++) {
      const part = clipped(itemAt(line, at), itemAt(line, at + 1), sheet);
      if (!part) continue;
      const last = lines.at(-1);
      if (at > 0 && last && same(last.at(-1), part[0])) last.push(part[1]);
      else lines.push([...part]);
    }
  return lines;
}

/** The coasts on a sheet of land that is given by its outlines, as lines that end at its edges. */
export function coastsOn(
  rings: readonly (readonly MapPoint[])[],
  sheet: Sheet,
): readonly (readonly MapPoint[])[] {
  return linesOn(
    rings.map((ring) => [...ring, ...ring.slice(0, 1)]),
    sheet,
  );
}

/** Where outlines cross a line across the map, from the left: between the first two there is land, then sea. */
export function crossings(rings: readonly (readonly MapPoint[])[], y: number): readonly number[] {
  const found: number[] = [];
  for (const ring of rings)
    ring.forEach(([x, low], at) => {
      const [nextX, high] = itemAt(ring, (at + 1) % ring.length);
      if (low > y !== high > y) found.push(x + ((y - low) / (high - low)) * (nextX - x));
    });
  return found.sort((a, b) => a - b);
}
