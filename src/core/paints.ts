/** The paints on the shelf, by name; any other is mixed. */
export const PAINTS = {
  earth: "#80694a",
  sand: "#b59a62",
  stone: "#a79f8b",
  cream: "#d8cfb6",
  white: "#e2dfd3",
  silver: "#b5b8b6",
  paleGrey: "#adb2a0",
  midGrey: "#707a86",
  slate: "#4c585a",
  black: "#2b2b2a",
  sky: "#b4c3a4",
  paleBlue: "#9db8bf",
  blueGrey: "#5b7286",
  seaBlue: "#27405f",
  green: "#4c5b3a",
  grass: "#5b6f42",
  olive: "#575a3c",
  yellow: "#d9a927",
  orange: "#c8692c",
  red: "#a8392d",
} as const;
export type PaintName = keyof typeof PAINTS;
