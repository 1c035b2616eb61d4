import { noise, rough, step } from "../../noise.ts";
import type { Pen } from "../../pen.ts";
import { seaway } from "../../sea.ts";
import type { MatArt } from "../../sheet.ts";
import { lighter, mix, type Rgb } from "../../tint.ts";
import { airstrip, huts, palms } from "./island.ts";
import { islandAt, reefAt } from "./reef.ts";

const DEEP: Rgb = [44, 84, 104];
const OCEAN: Rgb = [62, 108, 122];
const SLOPE: Rgb = [84, 140, 142];
const FLAT: Rgb = [148, 162, 132];
const CORAL: Rgb = [120, 124, 98];
const SHOAL: Rgb = [136, 182, 164];
const LAGOON: Rgb = [78, 140, 144];
const BASIN: Rgb = [60, 118, 130];
const FOAM: Rgb = [226, 232, 222];
const BEACH: Rgb = [222, 208, 172];
const GROVE: Rgb = [84, 106, 62];
const UNDERWOOD: Rgb = [110, 124, 76];

/** The ocean `off` the reef: a pale slope that falls away soon, and a long swell. */
function ocean(x: number, y: number, off: number): Rgb {
  const depth = off + 0.9 * rough(x * 0.24, y * 0.24, 3, 41);
  const water = mix(mix(SLOPE, OCEAN, step(0, 1.6, depth)), DEEP, step(0.8, 6.5, depth));
  const ripple = 6 * rough(x * 1.1, y * 1.8, 3, 43);
  return seaway(lighter(water, ripple), x, y, step(0.2, 1.6, off));
}

/** White water where the swell breaks on the reef's edge: heavy to the windward right, thin in the lee. */
function surf(x: number, y: number, off: number, windward: number): number {
  const wide = 0.13 + 0.2 * windward + 0.22 * noise(x * 1.3, y * 1.3, 51);
  const line = 1 - step(0.3 * wide, wide, Math.abs(off - 0.04));
  const second = (1 - step(0.02, 0.11, Math.abs(off - 0.5 - 0.2 * noise(x * 0.8, y * 0.8, 52)))) * 0.45;
  return Math.max(line, second * windward * step(0.4, 0.7, noise(x * 2.1, y * 2.1, 53)));
}

/** The reef flat at low water: pale sand and brown coral with the grooves that run out to the edge. */
function flat(x: number, y: number, inside: number): Rgb {
  const heads = step(0.46, 0.72, noise(x * 2.3, y * 2.3, 61) * 0.6 + noise(x * 6, y * 6, 62) * 0.4);
  const ground = mix(mix(FLAT, CORAL, 0.75 * heads), SHOAL, step(0.55, 1.5, inside));
  return lighter(ground, (noise(x * 9, y * 9, 63) - 0.5) * 10);
}

/** From the flat to the lagoon, sooner or later as the reef is narrow or wide. */
function shelf(x: number, y: number, inside: number): Rgb {
  const wide = 1.1 + 0.9 * noise(x * 0.35, y * 0.35, 64);
  const share = step(wide, wide + 0.6, inside);
  const ground = share < 1 ? flat(x, y, inside) : SHOAL;
  return share > 0 ? mix(ground, lagoon(x, y, inside), share) : ground;
}

/** The lagoon: pale over its sand shelf, deep in the middle, with coral heads that rise out of it. */
function lagoon(x: number, y: number, inside: number): Rgb {
  const depth = inside + 0.8 * rough(x * 0.28, y * 0.28, 3, 71);
  const water = mix(mix(SHOAL, LAGOON, step(1.5, 3.4, depth)), BASIN, step(3.2, 7.5, depth));
  const heads = step(0.7, 0.84, noise(x * 1.25, y * 1.25, 72) * 0.62 + noise(x * 4.6, y * 4.6, 73) * 0.38);
  const rippled = lighter(water, 3.5 * rough(x * 1.4 + 7, y * 2.2, 2, 74));
  return mix(rippled, mix(CORAL, SHOAL, 0.45), 0.6 * heads);
}

/** Beach, undergrowth and grove, by how far inside its shore an islet's place is. */
function islet(water: Rgb, x: number, y: number, ashore: number): Rgb {
  const shore = ashore + 0.1 * rough(x * 1.7, y * 1.7, 2, 81);
  if (shore < -0.25) return water;
  if (shore < 0) return mix(water, BEACH, 0.55 * step(-0.25, 0, shore));
  const green = mix(UNDERWOOD, GROVE, noise(x * 4.4, y * 4.4, 82));
  const grown = lighter(green, (noise(x * 8, y * 8, 83) - 0.5) * 26);
  return mix(BEACH, grown, step(0.16, 0.3, shore));
}

function colour(x: number, y: number): Rgb {
  const { off, windward, passage } = reefAt(x, y);
  if (off > 1.4) return ocean(x, y, off);
  const inside = -off;
  const reef = off > 0 ? ocean(x, y, off) : inside < 2.6 ? shelf(x, y, inside) : lagoon(x, y, inside);
  const deep = passage > 0 ? mix(ocean(x, y, Math.max(0, off)), lagoon(x, y, 3), step(0, 2.4, inside)) : reef;
  const opened = mix(reef, deep, passage);
  const foamed = mix(opened, FOAM, 0.88 * (1 - passage) * surf(x, y, off, windward));
  return islet(foamed, x, y, islandAt(x, y));
}

function draw(pen: Pen): void {
  airstrip(pen);
  palms(pen);
  huts(pen);
}

/** A ring of reef and islets around a lagoon, far from anywhere. */
export const art = (): MatArt => ({
  legends: [
    { place: "lagoon", x: 24, y: 11.5, size: 1 },
    { place: "lagoon", x: 24, y: 24.8, size: 1, turned: true },
    { place: "pass", x: 4.8, y: 17.5, size: 0.5 },
    { place: "pass", x: 4.8, y: 18.9, size: 0.5, turned: true },
  ],
  rose: { x: 24, y: 18.4, radius: 3 },
  ink: "238, 232, 208",
  strength: 1.05,
  colour,
  draw,
});
