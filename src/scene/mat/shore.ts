import { country } from "./country.ts";
import { noise, rough, step } from "./noise.ts";
import { seaway } from "./sea.ts";
import { lighter, mix, type Rgb } from "./tint.ts";

const DEEP: Rgb = [66, 104, 116];
const SEA: Rgb = [88, 128, 134];
const SHALLOW: Rgb = [142, 178, 166];
const SURF: Rgb = [206, 218, 204];
const CHALK: Rgb = [236, 231, 214];
const CHALK_SHADE: Rgb = [176, 170, 152];
const SAND: Rgb = [204, 184, 138];

/** White cliffs with fields on them; `inland` from their foot. */
export function chalkCliff(x: number, y: number, inland: number): Rgb {
  const cliff = mix(CHALK, CHALK_SHADE, 0.75 * noise(x * 9, y * 1.2, 19) * step(0.05, 0.24, inland));
  const top = inland + 0.06 * noise(x * 4, y * 4, 29);
  return top < 0.22 ? cliff : mix(cliff, country(x, y), step(0.22, 0.27, top));
}

/** Sand with fields behind it; `inland` from the water. */
export function beach(x: number, y: number, inland: number): Rgb {
  return mix(SAND, country(x, y), step(0.16, 0.42, inland + 0.12 * noise(x * 3, y * 3, 17)));
}

/** The sea off a shore: light in the shallows, with a line a fathom. */
export function water(x: number, y: number, offshore: number): Rgb {
  const depth = offshore + 1.6 * rough(x * 0.1, y * 0.1, 3, 41);
  const deep = mix(mix(SHALLOW, SEA, step(0, 2.6, depth)), DEEP, step(2.2, 11, depth));
  const swell = rough(x * 0.9 + y * 0.35, y * 2.2 - x * 0.3, 2, 53) * 5;
  const fathom = Math.abs((depth % 2.6) - 1.3) > 1.27 && depth > 0.6 && depth < 9 ? -9 : 0;
  const running = seaway(lighter(deep, swell + fathom), x, y, step(0.2, 1.6, offshore));
  return mix(running, SURF, (1 - step(0.03, 0.16, offshore)) * 0.85);
}
