import { crossings } from "../../../tabletop/atlas/outline.ts";
import { noise, rough, step } from "../noise.ts";
import type { Pen, Spot } from "../pen.ts";
import { lighter, lit, mix, type Rgb } from "../tint.ts";

/** Colours of a painted map. */
export interface ReliefTints {
  readonly sea: Rgb;
  readonly deep: Rgb;
  readonly low: Rgb;
  readonly upland: Rgb;
  readonly high: Rgb;
  /** Above all else; left out: as high ground. */
  readonly peak?: Rgb;
}

/** Outlines of land on a mat, in inches. */
export type Land = readonly (readonly Spot[])[];

/** Whether a place is land; the coast is looked up once for all places of a row of the print. */
function landAt(land: Land): (x: number, y: number) => boolean {
  const row = { y: Number.NaN, coast: [] as readonly number[] };
  return (x, y) => {
    if (row.y !== y) Object.assign(row, { y, coast: crossings(land, y) });
    let before = 0;
    for (const at of row.coast) if (at < x) before++;
    return before % 2 === 1;
  };
}

/** Painted flat, a little darker here and there where brushes and rakes have been. */
function seaAt({ sea, deep }: ReliefTints, x: number, y: number): Rgb {
  return lighter(
    mix(sea, deep, 0.5 + 0.5 * rough(x * 0.16, y * 0.16, 3, 803)),
    4 * (noise(x * 3, y * 9, 804) - 0.5),
  );
}

/** A painted board: land that is browner with height, with light from the upper left, and the sea around it. */
export function paintedLand(
  land: Land,
  height: (x: number, y: number) => number,
  tints: ReliefTints,
): (x: number, y: number) => Rgb {
  const isLand = landAt(land);
  const { low, upland, high, peak = high } = tints;
  const rugged = (at: number, up: number) =>
    height(at, up) * (0.62 + 0.55 * rough(at * 1.5, up * 1.5, 4, 801));
  const ground = (x: number, y: number): Rgb => {
    const up = rugged(x, y);
    const d = 0.05;
    const light = 1 + 4 * (rugged(x + d, y - d) - up);
    const brown = mix(mix(low, upland, step(0.06, 0.42, up)), high, step(0.36, 0.85, up));
    const fibre = 5 * (noise(x * 5, y * 5, 802) - 0.5);
    const tint = mix(brown, peak, step(0.62, 0.95, up));
    return lighter(lit(tint, Math.max(0.82, Math.min(1.12, light))), fibre);
  };
  return (x, y) => (isLand(x, y) ? ground(x, y) : seaAt(tints, x, y));
}

/** Puts outlines under the pen. */
export function trace(pen: Pen, land: Land): void {
  pen.beginPath();
  for (const ring of land) {
    for (const [at, [x, y]] of ring.entries()) {
      if (at === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    }
    pen.closePath();
  }
}

/** Draws within the sea alone, or within the land. */
export function within(pen: Pen, land: Land, part: "sea" | "land", draw: () => void): void {
  pen.save();
  trace(pen, land);
  if (part === "sea") pen.rect(-100, -100, 300, 300);
  pen.clip("evenodd");
  draw();
  pen.restore();
}

/** Paler water off the shore, in lines as an engraver lays them. */
const SHOALS = [
  [1.1, 0.1],
  [0.72, 0.12],
  [0.4, 0.16],
  [0.18, 0.26],
] as const;

/** Shoals, the shadow that the land throws on the water as a board of its own, and the line of the coast. */
export function shoreOf(pen: Pen, land: Land): void {
  pen.lineJoin = "round";
  within(pen, land, "sea", () => {
    for (const [width, strength] of SHOALS) {
      pen.strokeStyle = `rgba(226, 238, 232, ${strength})`;
      pen.lineWidth = width;
      trace(pen, land);
      pen.stroke();
    }
    pen.save();
    pen.translate(0.05, -0.06);
    pen.strokeStyle = "rgba(26, 42, 50, 0.5)";
    pen.lineWidth = 0.09;
    trace(pen, land);
    pen.stroke();
    pen.restore();
  });
  within(pen, land, "land", () => {
    pen.strokeStyle = "rgba(255, 250, 226, 0.6)";
    pen.lineWidth = 0.1;
    trace(pen, land);
    pen.stroke();
  });
  pen.strokeStyle = "rgba(58, 50, 34, 0.9)";
  pen.lineWidth = 0.028;
  trace(pen, land);
  pen.stroke();
}
