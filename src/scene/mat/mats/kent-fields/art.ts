import { canopy } from "../../canopy.ts";
import { HEDGEROW, hedgeAt, relief } from "../../country.ts";
import { cropOf } from "../../crops.ts";
import { noise, rough, step } from "../../noise.ts";
import { type Field, fieldAt } from "../../parcels.ts";
import type { Pen } from "../../pen.ts";
import type { MatArt, Reach } from "../../sheet.ts";
import { lighter, lit, mix, type Rgb } from "../../tint.ts";
import { aerodrome, mown } from "./aerodrome.ts";
import { lanes, railway, villages } from "./parish.ts";

const WATER: Rgb = [96, 124, 122];
const BANK: Rgb = [84, 96, 58];
const MEADOW: Rgb = [122, 142, 82];
const ORCHARD: Rgb = [70, 88, 50];
const HOPS: Rgb = [92, 110, 58];
/** What all crops have in common from high up. */
const COMMON: Rgb = [122, 127, 84];
const SHADE: Rgb = [58, 64, 44];

/** The river's middle line, from the left edge to the right. */
function riverLine(x: number): number {
  return 21.6 + 3.6 * rough(x * 0.06, 7.7, 2, 51) + 1.5 * rough(x * 0.24, 3.1, 2, 52) - 0.09 * (x - 24);
}

/** How far from the middle of the river a place is, and half the river's width there. */
function riverAt(x: number, y: number): { readonly off: number; readonly half: number } {
  const line = riverLine(x);
  const slope = (riverLine(x + 0.1) - line) / 0.1;
  return { off: (y - line) / Math.sqrt(1 + slope * slope), half: 0.2 + 0.006 * Math.max(0, Math.min(48, x)) };
}

/** Rows of fruit trees: a round crown at every crossing. */
function orchard(ground: Rgb, { along, across }: Field): Rgb {
  const crown = Math.sin(along * 52) * Math.sin(across * 52);
  return mix(ground, ORCHARD, 0.8 * step(0.12, 0.45, Math.abs(crown)));
}

/** Hops on their poles: close dark rows. */
function hopGarden(ground: Rgb, { along }: Field): Rgb {
  return mix(ground, HOPS, 0.75 * step(-0.2, 0.6, Math.sin(along * 78)));
}

function farmed(field: Field, x: number, y: number): Rgb {
  const crop = cropOf(field, x, y);
  if (field.index % 11 === 3) return orchard(lighter(crop, 4), field);
  if (field.index % 13 === 6) return hopGarden(crop, field);
  return crop;
}

/** Each parish is a little greener or more golden than the next. */
function parish(colour: Rgb, x: number, y: number): Rgb {
  const tone = 9 * rough(x * 0.07, y * 0.07, 2, 31);
  return [colour[0] + tone, colour[1] + tone * 0.4, colour[2] - tone * 0.4];
}

function fields(x: number, y: number, damp: number): Rgb {
  const field = fieldAt(x * 1.12 + 60, y * 1.12 + 40);
  const crop = mix(parish(farmed(field, x, y), x, y), MEADOW, 0.65 * damp);
  const uneven = lighter(mix(crop, COMMON, 0.34), (noise(x * 1.6, y * 1.6, 32) - 0.5) * 9);
  const shaded = mix(uneven, SHADE, 0.35 * (1 - step(0.04, 0.11, field.hedge)));
  return mix(shaded, HEDGEROW, 0.78 * hedgeAt(field, x, y));
}

/** The river between its banks; `off` from its middle. */
function watered(ground: Rgb, off: number, half: number): Rgb {
  const edge = Math.abs(off) / half;
  if (edge > 1.9) return ground;
  const banked = mix(BANK, ground, step(1.1, 1.9, edge));
  return edge > 1 ? banked : mix(lighter(WATER, 14 * (1 - edge)), banked, step(0.8, 1, edge));
}

function colour(x: number, y: number): Rgb {
  const { off, half } = riverAt(x, y);
  const damp = 1 - step(0.5, 1.9, Math.abs(off));
  const grass = mown(x, y);
  const open = grass.share < 1 ? canopy(fields(x, y, damp), x + 3, y) : grass.colour;
  return watered(lit(mix(open, grass.colour, grass.share), relief(x, y)), off, half);
}

function draw(pen: Pen, reach: Reach): void {
  lanes(pen, reach);
  railway(pen, reach);
  villages(pen);
  aerodrome(pen);
}

/** The garden of England in late summer: hedges, hops and orchards, and a fighter station. */
export const art = (): MatArt => ({
  legends: [
    { place: "weald", x: 24, y: 7.2, size: 1.1 },
    { place: "weald", x: 22.6, y: 29.9, size: 1.1, turned: true },
  ],
  rose: { x: 24, y: 18, radius: 3.3 },
  ink: "246, 240, 216",
  strength: 1.2,
  colour,
  draw,
});
