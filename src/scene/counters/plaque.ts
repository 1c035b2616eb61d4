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
