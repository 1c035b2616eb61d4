import { noise, rough } from "../../noise.ts";
import { mix, type Rgb } from "../../tint.ts";

const WINDWARD: Rgb = [194, 168, 124];
const TROUGH: Rgb = [172, 143, 100];
const SLIP: Rgb = [138, 108, 74];

/** Where the slip face begins, in shares of a dune from its foot to the next one's. */
const CREST = 0.68;

/** Long dunes across the wind: a gentle bright slope up to a crest, a steep shaded one down, ripples on both. */
export function dunes(x: number, y: number): Rgb {
  const bend = 1.7 * rough(x * 0.12, y * 0.16, 3, 83) + 0.16 * rough(x * 0.9, y * 0.9, 2, 84);
  const across = x * 0.16 + y * 0.46 + bend;
  const share = across - Math.floor(across);
  const high = 0.45 + 0.55 * noise(x * 0.17, y * 0.2, 85);
  const ripple = (noise(x * 2.4 + y * 2, y * 8 - x * 2, 86) - 0.5) * 0.16;
  if (share < CREST) return mix(TROUGH, WINDWARD, (share / CREST) * high + ripple + 0.15);
  const down = (share - CREST) / (1 - CREST);
  return mix(mix(WINDWARD, SLIP, high), TROUGH, down * down + ripple);
}
