const [OF_X, OF_Y, OF_SEED] = [0x27d4eb2d, 0x165667b1, 0x9e3779b1];
const UNIT = 1 / 0x1_0000_0000;

/** Bits stirred until they look like chance, as a number from 0 to 1. */
function stirred(bits: number): number {
  let n = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b);
  n = Math.imul(n ^ (n >>> 13), 0xc2b2ae35);
  return ((n ^ (n >>> 16)) >>> 0) * UNIT;
}

/** A whole number's worth of chance in 0 to 1, always the same for the same place. */
export function hash(x: number, y: number, seed: number): number {
  return stirred(Math.imul(x, OF_X) ^ Math.imul(y, OF_Y) ^ Math.imul(seed, OF_SEED));
}

/** Smooth value noise, 0 to 1, with a wavelength of one. */
export function noise(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const low = Math.floor(y);
  const u = x - left;
  const v = y - low;
  const su = u * u * (3 - 2 * u);
  const sv = v * v * (3 - 2 * v);
  // The chances of the four corners, as `hash` has them, without reckoning what they share more than once.
  const west = Math.imul(left, OF_X);
  const east = west + OF_X;
  const own = Math.imul(seed, OF_SEED);
  const row = Math.imul(low, OF_Y);
  const south = row ^ own;
  const north = (row + OF_Y) ^ own;
  const bottom = stirred(west ^ south) * (1 - su) + stirred(east ^ south) * su;
  const top = stirred(west ^ north) * (1 - su) + stirred(east ^ north) * su;
  return bottom * (1 - sv) + top * sv;
}

/** Several octaves of noise, -1 to 1. */
export function rough(x: number, y: number, octaves: number, seed: number): number {
  let sum = 0;
  let weight = 1;
  let total = 0;
  let scale = 1;
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * noise(x * scale, y * scale, seed + octave);
    total += weight;
    weight /= 2;
    scale *= 2;
  }
  return (2 * sum) / total - 1;
}

/** 0 below `low`, 1 above `high`, smooth between. */
export function step(low: number, high: number, value: number): number {
  const u = Math.max(0, Math.min(1, (value - low) / (high - low)));
  return u * u * (3 - 2 * u);
}
