/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** A colour on the way from one to another: 0 the first, 1 the second. */
export function mix(a: Rgb, b: Rgb, share: number): Rgb {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

/** A colour with more light on it, by an amount of each part. */
export function lighter(colour: Rgb, by: number): Rgb {
  return [colour[0] + by, colour[1] + by, colour[2] + by];
}

/** A colour in another light, by a factor. */
export function lit(colour: Rgb, light: number): Rgb {
  return [colour[0] * light, colour[1] * light, colour[2] * light];
}
