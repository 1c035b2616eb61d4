import { canopy } from "../../canopy.ts";
import { HEDGEROW, hedgeAt, relief } from "../../country.ts";
import { cropOf } from "../../crops.ts";
import { noise, rough, step } from "../../noise.ts";
import { fieldAt } from "../../parcels.ts";
import type { Pen } from "../../pen.ts";
import type { MatArt, Reach } from "../../sheet.ts";
import { lighter, lit, mix, type Rgb } from "../../tint.ts";
import { flak } from "./flak.ts";
import { railways } from "./railways.ts";
import { HALF, riverLine } from "./river.ts";
import { barges, bridges } from "./shipping.ts";
import { lanes, streets } from "./town.ts";
import { works } from "./works.ts";

const WATER: Rgb = [84, 110, 108];
const DIRTY: Rgb = [92, 104, 92];
const BANK: Rgb = [82, 90, 56];
const QUAY: Rgb = [158, 150, 132];
const CINDER: Rgb = [108, 100, 88];
const SOOT: Rgb = [78, 72, 64];
const GARDEN: Rgb = [118, 120, 80];
const COMMON: Rgb = [116, 120, 78];

/** Ground that is built on: a box with an uneven edge. */
interface Built {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly deep: number;
}

const WORKS: Built = { x: 24.2, y: 17.1, wide: 11.4, deep: 6 };
const YARD: Built = { x: 24, y: 24.8, wide: 13.5, deep: 1.8 };
const TOWN: readonly Built[] = [
  { x: 24, y: 30, wide: 11.4, deep: 2.9 },
  { x: 7.2, y: 18.4, wide: 4.2, deep: 3.4 },
  { x: 18.4, y: 6.4, wide: 5.2, deep: 2 },
];

/** How much of a place is built on, 0 to 1. */
function built({ x: middle, y: height, wide, deep }: Built, x: number, y: number, uneven: number): number {
  const out = Math.max(Math.abs(x - middle) - wide, Math.abs(y - height) - deep);
  return 1 - step(-0.3, 0.3, out + uneven);
}

/** Narrow strips of many owners, with woods on the slopes. */
function fields(x: number, y: number): Rgb {
  const field = fieldAt(x * 0.75 + 20, y * 1.7 + 12);
  const crop = lighter(mix(cropOf(field, x, y), COMMON, 0.36), (noise(x * 1.6, y * 1.6, 611) - 0.5) * 10);
  const hedged = field.index % 3 === 0 ? 0.75 : 0.3;
  return canopy(mix(crop, HEDGEROW, hedged * hedgeAt(field, x, y)), x * 0.9 + 41, y * 0.9 + 8);
}

/** Cinders, oil and trodden ground between sheds and tracks. */
function cinders(x: number, y: number): Rgb {
  const patch = step(0.4, 0.75, noise(x * 0.9, y * 0.9, 612));
  return lighter(mix(CINDER, SOOT, 0.7 * patch), (noise(x * 8, y * 8, 613) - 0.5) * 16);
}

/** Gardens, yards and allotments behind the houses. */
function gardens(x: number, y: number): Rgb {
  const bed = noise(x * 5.5, y * 5.5, 614);
  return lighter(mix(GARDEN, CINDER, 0.7 * step(0.45, 0.7, noise(x * 1.7, y * 1.7, 615))), (bed - 0.5) * 30);
}

function ground(x: number, y: number): Rgb {
  const uneven = 0.7 * rough(x * 0.5, y * 0.5, 2, 616);
  const industry = Math.max(built(WORKS, x, y, uneven), built(YARD, x, y, 0.6 * uneven));
  if (industry === 1) return cinders(x, y);
  const town = Math.max(...TOWN.map((one) => built(one, x, y, uneven)));
  const open = town < 1 ? fields(x, y) : GARDEN;
  const settled = town > 0 ? mix(open, gardens(x, y), town) : open;
  return industry > 0 ? mix(settled, cinders(x, y), industry) : settled;
}

/** The river: between meadows, and past the works along a quay; what flows from the drains darkens it. */
function watered(x: number, y: number, off: number, quay: number): Rgb {
  const edge = Math.abs(off) / HALF;
  const water = mix(WATER, DIRTY, 0.8 * step(0, 0.9, off) * step(14, 22, x));
  const flow = rough(x * 0.7, off * 2.6, 3, 621) * 7;
  const shallow = mix(lighter(water, flow + 10 * (1 - edge)), mix(BANK, QUAY, quay), step(0.9, 1, edge));
  if (edge < 1) return shallow;
  const banked = mix(mix(BANK, QUAY, quay), ground(x, y), step(1.12, 1.12 + 0.4 * (1 - quay) + 0.02, edge));
  return banked;
}

function colour(x: number, y: number): Rgb {
  const off = y - riverLine(x);
  if (Math.abs(off) > 2 * HALF) return lit(ground(x, y), relief(x, y));
  const quay = off > 0 ? step(12.4, 12.7, x) * (1 - step(35.4, 35.7, x)) : 0;
  return watered(x, y, off, quay);
}

function draw(pen: Pen, reach: Reach): void {
  lanes(pen);
  bridges(pen);
  railways(pen, reach);
  streets(pen);
  flak(pen);
  barges(pen);
  works(pen);
}

/** A works and its marshalling yard on a river, streets of its people, fields and woods around. */
export const art = (): MatArt => ({
  legends: [
    { place: "ruhr-valley", x: 33.8, y: 3.3, size: 0.95 },
    { place: "ruhr-valley", x: 14, y: 34, size: 0.95, turned: true },
    { place: "marshalling-yard", x: 40.4, y: 26.4, size: 0.42 },
    { place: "marshalling-yard", x: 8, y: 26.4, size: 0.42, turned: true },
  ],
  rose: { x: 39.6, y: 18.6, radius: 2.4 },
  ink: "246, 240, 216",
  strength: 1.2,
  colour,
  draw,
});
