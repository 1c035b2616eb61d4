import { cycled } from "./choice.ts";
import { hash, noise, step } from "./noise.ts";
import type { Field } from "./parcels.ts";
import { lighter, mix, type Rgb } from "./tint.ts";

const EARTH: Rgb = [112, 94, 70];
const BUSH: Rgb = [88, 104, 60];

/** What grows in the strips of a field that many share, and in the other fields. */
const STRIPS: readonly Rgb[] = [
  [118, 132, 78],
  [160, 150, 96],
  [104, 121, 72],
  [142, 124, 86],
  [134, 143, 84],
  [172, 160, 104],
];
const PLOUGHED: readonly Rgb[] = [
  [142, 122, 88],
  [132, 112, 82],
  [150, 132, 96],
];
const GRAZED: readonly Rgb[] = [
  [122, 138, 80],
  [112, 130, 76],
  [132, 142, 86],
  [118, 134, 84],
];
const RIPE: readonly Rgb[] = [
  [176, 162, 104],
  [168, 156, 98],
  [182, 164, 110],
];
const GREEN: readonly Rgb[] = [
  [104, 122, 72],
  [116, 132, 74],
  [96, 116, 74],
];
const MOWN: readonly Rgb[] = [
  [164, 152, 102],
  [156, 150, 98],
];

/** How a field is farmed, as it is seen from the air: its colour at a place, in inches, before hedges and light. */
type Pattern = (field: Field, tint: number, x: number, y: number) => Rgb;

/** How far a number is from the nearest whole one, 0 to 0.5. */
function offLine(value: number): number {
  return Math.abs(value - Math.round(value));
}

/** Bare earth in furrows. */
const furrows: Pattern = ({ along, across }, tint) => {
  const furrow = Math.sin(along * 58 + 0.7 * noise(across * 2, along, 74));
  return lighter(cycled(PLOUGHED, tint), furrow * 8);
};

/** Narrow strips of many owners, with a bank of grass between each and the next. */
const strips: Pattern = ({ index, along, across }, tint) => {
  const place = along * (4 + (tint % 3));
  const crop = cycled(STRIPS, Math.floor(hash(Math.floor(place), index, 75) * 64));
  const rows = Math.sin(along * 84) * 2.4 + 6 * (noise(along * 3, across * 2, 76) - 0.5);
  return mix(BUSH, lighter(crop, rows), 0.35 + 0.65 * step(0.05, 0.12, offLine(place)));
};

/** Grass, grazed here and rank there, with bushes and a path that the cattle have trodden. */
const pasture: Pattern = ({ along, across }, tint, x, y) => {
  const rank = noise(x * 1.9, y * 1.9, 77) - 0.5;
  const grass = lighter(cycled(GRAZED, tint), rank * 22);
  const path = step(0.02, 0.05, offLine(along * 0.7 + 0.5 * noise(across * 1.2, 3, 78)));
  const trodden = mix(lighter(grass, 16), grass, path);
  return mix(trodden, BUSH, 0.85 * step(0.8, 0.88, noise(x * 4.6, y * 4.6, 79)));
};

/** Corn that stands ripe, laid by the wind here and there, with the wheels' tracks through it. */
const ripe: Pattern = ({ along, across }, tint) => {
  const laid = noise(along * 3.5, across * 8, 80) - 0.5;
  const track = 1 - step(0.03, 0.07, Math.abs(offLine(along * 3.2) - 0.09));
  return lighter(cycled(RIPE, tint), laid * 16 - 20 * track);
};

/** Beet and cabbages: green rows with earth between. */
const rows: Pattern = ({ along, across }, tint) => {
  const row = Math.sin(along * 46);
  const gap = noise(along * 9, across * 9, 81);
  return mix(cycled(GREEN, tint), EARTH, 0.34 * step(0.2, 0.9, row + 0.5 * (gap - 0.5)));
};

/** Stubble in swaths, with the sheaves set up to dry. */
const sheaves: Pattern = ({ along, across }, tint) => {
  const swath = Math.sin(along * 26) * 5;
  const heap = Math.max(offLine(along * 4.1), offLine(across * 5.2 + 0.5 * Math.floor(along * 4.1 + 0.5)));
  return lighter(cycled(MOWN, tint), heap < 0.12 ? 26 : heap < 0.2 ? -16 : swath);
};

/** The ways to farm a field. */
export const CROPS = { furrows, strips, pasture, ripe, rows, sheaves } as const satisfies Record<
  string,
  Pattern
>;
export type Crop = keyof typeof CROPS;

/** What is seen more often stands here more often. */
const SOWN: readonly Crop[] = [
  "pasture",
  "ripe",
  "strips",
  "rows",
  "pasture",
  "furrows",
  "ripe",
  "sheaves",
  "pasture",
  "rows",
  "furrows",
];

/** How a field is farmed. */
export function cropIn({ index }: Pick<Field, "index">): Crop {
  return cycled(SOWN, index);
}

/** A field's ground at a place of the map. */
export function cropOf(field: Field, x: number, y: number): Rgb {
  return CROPS[cropIn(field)](field, Math.floor(field.index / SOWN.length), x, y);
}
