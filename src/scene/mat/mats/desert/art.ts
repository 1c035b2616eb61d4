import { noise, rough, step } from "../../noise.ts";
import { fieldAt } from "../../parcels.ts";
import type { Pen } from "../../pen.ts";
import type { MatArt, Reach } from "../../sheet.ts";
import { lighter, lit, mix, type Rgb } from "../../tint.ts";
import { remembered } from "../../ways.ts";
import { camp, strip, tracks } from "./outpost.ts";

const SAND: Rgb = [168, 141, 102];
const PALE: Rgb = [184, 161, 121];
const GRAVEL: Rgb = [142, 120, 90];
const SILT: Rgb = [202, 182, 142];
const BANK: Rgb = [128, 103, 74];
const SCRUB: Rgb = [104, 104, 66];
const ROCK: Rgb = [110, 86, 64];
const LEDGE: Rgb = [170, 138, 98];
const SALT: Rgb = [206, 194, 166];

/** The rim of the escarpment: the high plateau lies above it. */
const LOWEST_RIM = 23;

function rim(x: number): number {
  return 27.4 + 3.4 * rough(x * 0.06, 1.3, 2, 11) + 1.1 * rough(x * 0.34, 5.2, 3, 12);
}

/** The bed of the wadi that comes down from the rim and is lost among the dunes. */
const wadi = remembered(
  (y) => 14.5 + 4.6 * rough(y * 0.085, 2.2, 2, 21) + 0.8 * rough(y * 0.5, 6.1, 2, 22) + (36 - y) * 0.12,
);

/** A second, smaller bed, which joins the first. */
const branch = remembered((y) => wadi(y) + (y - 13) * 0.62 + 0.7 * rough(y * 0.55, 9.4, 2, 23));

/** The light on a slope of the plain, around 1. */
function relief(x: number, y: number): number {
  const d = 0.16;
  const height = rough(x * 0.19, y * 0.19, 4, 31);
  const side = rough((x + d) * 0.19, (y - d) * 0.19, 4, 31);
  return Math.max(0.82, Math.min(1.15, 1 + 2.1 * (side - height)));
}

const WINDWARD: Rgb = [194, 168, 124];
const TROUGH: Rgb = [172, 143, 100];
const SLIP: Rgb = [138, 108, 74];

/** Where the slip face begins, in shares of a dune from its foot to the next one's. */
const CREST = 0.68;

/** Long dunes across the wind: a gentle bright slope up to a crest, a steep shaded one down, ripples on both. */
function dunes(x: number, y: number): Rgb {
  const bend = 1.7 * rough(x * 0.12, y * 0.16, 3, 83) + 0.16 * rough(x * 0.9, y * 0.9, 2, 84);
  const across = x * 0.16 + y * 0.46 + bend;
  const share = across - Math.floor(across);
  const high = 0.45 + 0.55 * noise(x * 0.17, y * 0.2, 85);
  const ripple = (noise(x * 2.4 + y * 2, y * 8 - x * 2, 86) - 0.5) * 0.16;
  if (share < CREST) return mix(TROUGH, WINDWARD, (share / CREST) * high + ripple + 0.15);
  const down = (share - CREST) / (1 - CREST);
  return mix(mix(WINDWARD, SLIP, high), TROUGH, down * down + ripple);
}

/** Stones and pebbles, and darker sheets of them. */
function plain(x: number, y: number): Rgb {
  const sheet = step(-0.05, 0.45, rough(x * 0.11, y * 0.13, 3, 41));
  const ground = mix(mix(SAND, PALE, 0.6 * noise(x * 0.4, y * 0.5, 42)), GRAVEL, 0.55 * sheet);
  const stones = (noise(x * 11, y * 11, 43) - 0.5) * (4 + 16 * sheet);
  return lighter(ground, stones);
}

/** The steep face below the rim, gullied, with its shadow; `below` from 0 at the rim to 1 at the foot. */
function face(ground: Rgb, x: number, below: number): Rgb {
  const gully = noise(x * 2.3 + 0.9 * below, below * 0.9, 51) * 0.65 + noise(x * 6.5, below * 1.6, 52) * 0.35;
  const stratum = 0.5 + 0.5 * Math.sin(below * 19 + 3 * noise(x * 0.6, below * 2, 53));
  const rock = mix(ROCK, LEDGE, 0.75 * gully + 0.3 * stratum * (1 - below));
  return mix(rock, ground, step(0.3, 1.05, below + 0.75 * (gully - 0.5)));
}

function escarpment(ground: Rgb, x: number, y: number): Rgb {
  if (y < LOWEST_RIM - 2.3) return ground;
  const above = y - rim(x);
  if (above >= 0) return mix(lighter(ground, 22), lighter(ground, 4), step(0, 0.55, above));
  const below = -above / 1.9;
  return below < 1.2 ? face(ground, x, below) : ground;
}

/** A dry bed `off` from its middle: silt between banks, scrub along them. */
function bed(ground: Rgb, off: number, width: number, x: number, y: number): Rgb {
  const half = width * (0.6 + 0.8 * noise(x * 0.9, y * 0.9, 62));
  const edge = Math.abs(off + 0.22 * rough(x * 1.5, y * 1.5, 2, 63)) / half;
  if (edge > 2.6) return ground;
  const scrub = noise(x * 5.2, y * 5.2, 61) > 0.68 ? 0.6 * (1 - step(1.1, 2.4, edge)) : 0;
  const banked = mix(mix(BANK, ground, step(1, off > 0 ? 1.7 : 1.3, edge)), SCRUB, scrub);
  const braid = 0.25 * noise(off * 9, y * 1.1, 64);
  return edge > 1 ? banked : mix(mix(SILT, BANK, braid), banked, step(0.6, 1, edge));
}

function wadis(ground: Rgb, x: number, y: number): Rgb {
  if (y > LOWEST_RIM && y > rim(x)) return ground;
  const half = 0.18 + 0.34 * (1 - step(8, 30, y));
  const main = bed(ground, x - wadi(y), half, x, y);
  return y > 13 && y < 28 ? bed(main, x - branch(y), 0.15, x, y) : main;
}

/** A salt pan among the dunes. */
function pan(ground: Rgb, x: number, y: number): Rgb {
  const far = Math.hypot((x - 9) / 1.7, y - 6.4) + 0.9 * rough(x * 0.4, y * 0.4, 3, 71);
  if (far > 3) return ground;
  const crack = 1 - step(0.02, 0.12, fieldAt(x * 3.2, y * 3.2).hedge);
  const crust = lighter(SALT, 6 * rough(x * 1.3, y * 1.3, 2, 72) - 13 * crack);
  return mix(crust, ground, 0.22 + 0.78 * step(1.5, 3, far));
}

/** How far a place lies in the sea of sand, 0 to 1, in the lower right. */
function sandSea(x: number, y: number): number {
  return step(-1.6, 2.2, (x - 27) * 0.42 - (y - 9.5) + 1.6 * rough(x * 0.14, y * 0.14, 2, 81));
}

function colour(x: number, y: number): Rgb {
  const share = sandSea(x, y);
  const ground = share < 1 ? pan(lit(plain(x, y), relief(x, y)), x, y) : PALE;
  const sanded = share > 0 ? mix(ground, dunes(x, y), share) : ground;
  const cut = share < 1 ? mix(wadis(sanded, x, y), sanded, share) : sanded;
  return escarpment(cut, x, y);
}

function draw(pen: Pen, reach: Reach): void {
  tracks(pen, reach);
  strip(pen);
  camp(pen);
}

/** Gravel under an escarpment, a dry river, a sea of dunes, and somebody's landing ground. */
export const art = (): MatArt => ({
  legends: [
    { place: "sand", x: 36, y: 7.2, size: 1.05 },
    { place: "sand", x: 41.3, y: 13, size: 0.6, turned: true },
    { place: "escarpment", x: 29.8, y: 32.8, size: 0.75, turned: true },
    { place: "escarpment", x: 11.5, y: 32.4, size: 0.75 },
    { place: "landing-ground", x: 34.6, y: 19.6, size: 0.42 },
  ],
  rose: { x: 24, y: 16.6, radius: 3.2 },
  ink: "52, 38, 24",
  strength: 0.78,
  colour,
  draw,
});
