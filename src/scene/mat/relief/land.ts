import { crossings } from "../../../tabletop/atlas/outline.ts";
import { noise, rough, step } from "../noise.ts";
import type { Pen, PenPoint } from "../pen.ts";
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
export type Land = readonly (readonly PenPoint[])[];

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

/** How steep slopes are drawn, and how dark and how light they get in the light from the upper left. */
const LIGHT = { steep: 5.5, dark: 0.6, bright: 1.2 } as const;
/** Inches between two points by which a slope is told. */
const SLOPE = 0.07;

/** Ridges and the valleys between them, 0 to 1: sharp above, as water and ice have left them. */
function ridges(x: number, y: number): number {
  let [sum, weight, total] = [0, 1, 0];
  for (let octave = 0; octave < 4; octave++) {
    const scale = 1.1 * 2 ** octave;
    const fold = 1 - Math.abs(2 * noise(x * scale + 0.4 * y, y * scale, 811 + octave) - 1);
    sum += weight * fold * fold;
    total += weight;
    weight *= 0.55;
  }
  return sum / total;
}

/** How high the ground is at a place with all its ridges; hills in a plain hardly rise above it. */
function rugged(x: number, y: number, height: number): number {
  const plain = 0.02 * noise(x * 0.9, y * 0.9, 801);
  return height < 0.02 ? plain : plain + height * (0.5 + 0.75 * ridges(x, y));
}

/** A painted board: land that is browner with height, with light from the upper left, and the sea around it. */
export function paintedLand(
  land: Land,
  height: (x: number, y: number) => number,
  tints: ReliefTints,
): (x: number, y: number) => Rgb {
  const isLand = landAt(land);
  const { low, upland, high, peak = high } = tints;
  const ground = (x: number, y: number): Rgb => {
    const up = rugged(x, y, height(x, y));
    const beyond = rugged(x + SLOPE, y - SLOPE, height(x + SLOPE, y - SLOPE));
    const light = Math.max(LIGHT.dark, Math.min(LIGHT.bright, 1 + LIGHT.steep * (beyond - up)));
    const brown = mix(mix(low, upland, step(0.05, 0.34, up)), high, step(0.32, 0.74, up));
    const fibre = 5 * (noise(x * 5, y * 5, 802) - 0.5);
    return lighter(lit(mix(brown, peak, step(0.78, 1.02, up)), light), fibre);
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

/** Water over shoals: the wider the fainter, so that it grows paler towards the shore, and the surf on that. */
const SHOALS = [2.6, 2.2, 1.85, 1.5, 1.2, 0.95, 0.72, 0.52, 0.36, 0.22] as const;
const SHOAL = "rgba(206, 230, 222, 0.085)";
const SURF = [0.13, "rgba(244, 248, 238, 0.6)"] as const;

/** Shoals, the shadow that the land throws on the water as a board of its own, and the line of the coast. */
export function shoreOf(pen: Pen, land: Land): void {
  pen.lineJoin = "round";
  within(pen, land, "sea", () => {
    for (const [width, colour] of [...SHOALS.map((one) => [one, SHOAL] as const), SURF]) {
      pen.strokeStyle = colour;
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
