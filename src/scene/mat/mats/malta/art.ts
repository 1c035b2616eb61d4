import { cycled } from "../../choice.ts";
import { noise, rough, step } from "../../noise.ts";
import { type Field, fieldAt } from "../../parcels.ts";
import type { Pen } from "../../pen.ts";
import { seaway } from "../../sea.ts";
import type { MatArt } from "../../sheet.ts";
import { lighter, lit, mix, type Rgb } from "../../tint.ts";
import { aerodrome, beaten } from "./aerodrome.ts";
import { city, villages } from "./city.ts";
import { ashore, exposed } from "./coast.ts";
import { carobs, lanes } from "./land.ts";

const DEEP: Rgb = [28, 72, 88];
const SEA: Rgb = [38, 94, 106];
const SHELF: Rgb = [74, 140, 138];
const SHALLOW: Rgb = [128, 182, 162];
const FOAM: Rgb = [230, 234, 222];
const ROCK: Rgb = [198, 186, 156];
const LEDGE: Rgb = [150, 128, 92];
const GARIGUE: Rgb = [158, 142, 98];
const WALL: Rgb = [214, 202, 170];
/** What all fields have in common: the dust of the stone. */
const CHALKY: Rgb = [178, 168, 144];
const VINE: Rgb = [112, 116, 66];
const OLIVE: Rgb = [104, 110, 78];
const BANKED: Rgb = [112, 94, 62];

/** Fallow, stubble, straw, red earth, and the few that are watered. */
const TERRACES: readonly Rgb[] = [
  [190, 164, 114],
  [178, 150, 100],
  [202, 180, 130],
  [168, 136, 92],
  [184, 158, 104],
  [148, 138, 86],
  [194, 172, 124],
  [130, 130, 78],
];

/** How high the land is, -1 to 1. */
function height(x: number, y: number): number {
  return rough(x * 0.13, y * 0.13, 2, 411);
}

/** What grows between the walls: rows of vines, olives that stand apart, or nothing but furrows. */
function planted(ground: Rgb, { index, along, across }: Field): Rgb {
  const kind = (index >> 3) % 4;
  if (kind === 0) return mix(ground, VINE, 0.5 * step(0.1, 0.8, Math.sin(along * 34)));
  if (kind > 1) return lighter(ground, Math.sin(along * 40) * 3);
  const crown = Math.sin(along * 17) * Math.sin(across * 17);
  return mix(ground, OLIVE, 0.75 * step(0.45, 0.7, Math.abs(crown)));
}

/** Fields in the light: walled, and one above another where the land slopes. */
function terraces(x: number, y: number, high: number): Rgb {
  const field = fieldAt(x * 1.9 + 11, y * 1.9 + 5);
  const crop = cycled(TERRACES, field.index);
  const uneven = (noise(x * 2.1, y * 2.1, 412) - 0.5) * 14;
  const walled = mix(
    WALL,
    planted(lighter(mix(crop, CHALKY, 0.3), uneven), field),
    step(0.03, 0.09, field.hedge),
  );
  const shaded = mix(BANKED, walled, 0.55 + 0.45 * step(0.1, 0.2, Math.abs(field.hedge - 0.04)));
  const rise = (high * 15) % 1;
  const level = rise < 0 ? rise + 1 : rise;
  const sill = 1 - step(0.05, 0.12, Math.abs(level - 0.5));
  return mix(shaded, level > 0.5 ? WALL : BANKED, 0.5 * sill);
}

/** Bare rock with thyme on it: the high ground, and whatever is near the open sea. */
function rocky(x: number, y: number): Rgb {
  const bush = noise(x * 5.2, y * 5.2, 413) * 0.6 + noise(x * 11, y * 11, 414) * 0.4;
  return lighter(mix(ROCK, GARIGUE, step(0.38, 0.62, bush)), (noise(x * 9, y * 3, 415) - 0.5) * 14);
}

function land(x: number, y: number, inland: number): Rgb {
  const high = height(x, y);
  const d = 0.2;
  const slope = height(x + d, y - d) - high;
  const light = Math.max(0.78, Math.min(1.16, 1 + 4.2 * slope));
  const wild = step(0.16, 0.3, rough(x * 0.16, y * 0.16, 2, 416));
  const bare = Math.max(wild, (1 - step(0.5, 1.1, inland + 0.6 * noise(x, y, 417))) * exposed(x, y));
  const open = bare < 1 ? terraces(x, y, high) : ROCK;
  const ground = bare > 0 ? mix(open, rocky(x, y), bare) : open;
  const field = beaten(x, y);
  return lit(field.share > 0 ? mix(ground, field.colour, field.share) : ground, light);
}

/** The edge of the land: ledges of rock, in the shade on the side away from the light. */
function edge(ground: Rgb, x: number, y: number, inland: number): Rgb {
  if (inland > 0.42) return ground;
  const shade = ashore(x + 0.14, y - 0.16) < inland - 0.08 ? LEDGE : ROCK;
  const stratum = noise(x * 7, y * 7, 418) * 0.3;
  return mix(mix(shade, LEDGE, stratum), ground, step(0.12, 0.4, inland + 0.14 * noise(x * 3, y * 3, 419)));
}

/** The sea off the shore: pale over the ledges, soon deep, with a swell from the right and surf where it is open. */
function sea(x: number, y: number, off: number): Rgb {
  const depth = off + 0.7 * rough(x * 0.3, y * 0.3, 2, 421);
  const water = mix(mix(SHALLOW, SHELF, step(-0.1, 0.55, depth)), SEA, step(0.35, 1.7, depth));
  const deep = mix(water, DEEP, step(1.5, 7, depth));
  const ripple = 6 * rough(x * 1.2, y * 1.9, 2, 423);
  const rippled = seaway(lighter(deep, ripple * step(0, 1.2, off)), x, y, step(0.1, 1.4, off));
  if (off > 1.2) return rippled;
  const open = exposed(x, y);
  const wide = 0.07 + 0.26 * open * noise(x * 1.5, y * 1.5, 424);
  const line = 1 - step(0.35 * wide, wide, off);
  const second = 1 - step(0.02, 0.09, Math.abs(off - 0.42 - 0.3 * noise(x * 0.9, y * 0.9, 425)));
  const broken = 0.5 * second * step(0.45, 0.7, noise(x * 2.2, y * 2.2, 426));
  return mix(rippled, FOAM, 0.9 * Math.max(line * (0.25 + 0.75 * open), broken * open));
}

function colour(x: number, y: number): Rgb {
  const inland = ashore(x, y);
  return inland > 0 ? edge(land(x, y, inland), x, y, inland) : sea(x, y, -inland);
}

function draw(pen: Pen): void {
  lanes(pen);
  carobs(pen);
  aerodrome(pen);
  villages(pen);
  city(pen);
}

/** A limestone island in a deep sea: terraces, a walled city between two harbours, a flying field of hard sand. */
export const art = (): MatArt => ({
  legends: [
    { place: "malta-channel", x: 18.6, y: 3.8, size: 1 },
    { place: "malta-channel", x: 29, y: 32.4, size: 1, turned: true },
    { place: "grand-harbour", x: 44.3, y: 25, size: 0.5 },
    { place: "grand-harbour", x: 44.3, y: 26.2, size: 0.5, turned: true },
  ],
  rose: { x: 5.5, y: 10.2, radius: 2.5 },
  ink: "236, 230, 206",
  strength: 1.05,
  colour,
  draw,
});
