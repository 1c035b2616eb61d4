/** Of the face of a plaque, in half sides: the foot of its band, its name there, its figures, and how far aside the arrow is. */
export const PLAQUE = {
  foot: -0.02,
  label: -0.5,
  letters: 0.98,
  figure: 0.5,
  size: 1.08,
  second: 0.78,
  aside: 0.44,
} as const;

/** The arrow on a plaque, pointing up, in half sides. */
export const ARROW = [
  [0, -0.42],
  [0.36, 0],
  [0.15, 0],
  [0.15, 0.42],
  [-0.15, 0.42],
  [-0.15, 0],
  [-0.36, 0],
] as const;

/** The ground of a second figure that tells of danger. */
export const ALARM = "#a3241b";

/** The share of the picture's height that a plaque is wide at least, and how far it grows for that. */
const LEGIBLE = 0.038;
const GROWTH = 1.9;

/** How much larger than on the map a plaque so wide is drawn, in shares of the picture's height: it is read from afar. */
export function plaqueGrowth(wide: number): number {
  return Math.max(1, Math.min(GROWTH, LEGIBLE / wide));
}
