import coast from "./coast.json" with { type: "json" };

/** A place in km east and north of the origin of the British National Grid. */
type Place = readonly [east: number, north: number];

/** The outline of a ring: its first point, then steps, in units of the file. */
function outline(steps: readonly number[]): readonly Place[] {
  let [x, y] = [0, 0];
  const points: Place[] = [];
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] as number;
    y += steps[at + 1] as number;
    points.push([coast.left + x * coast.unit, coast.bottom + y * coast.unit]);
  }
  return points;
}

/** The outlines of Britain and of the coasts opposite, the largest first; `scripts/build-coast.ts` writes the data. */
export const COAST: readonly (readonly Place[])[] = coast.rings.map(outline);

/** A part of a map, in km. */
export interface Sheet {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** The part of a stretch between two places that lies on a sheet, after Liang and Barsky; undefined where none does. */
function clipped([x, y]: Place, [toX, toY]: Place, sheet: Sheet): readonly [Place, Place] | undefined {
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

function same(a: Place | undefined, b: Place): boolean {
  return a !== undefined && a[0] === b[0] && a[1] === b[1];
}

/** The coast on a sheet, as lines that end at its edges. */
export function coastOn(sheet: Sheet): readonly (readonly Place[])[] {
  const lines: Place[][] = [];
  for (const ring of COAST)
    ring.forEach((place, at) => {
      const part = clipped(place, ring[(at + 1) % ring.length] as Place, sheet);
      if (!part) return;
      const last = lines.at(-1);
      if (at > 0 && last && same(last.at(-1), part[0])) last.push(part[1]);
      else lines.push([...part]);
    });
  return lines;
}
