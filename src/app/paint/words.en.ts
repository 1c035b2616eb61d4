import type { PaintName } from "../../core/paints.ts";
import type { PaintUse } from "../../core/repaint.ts";

/** What is said where somebody paints, in English. */
export const words = {
  mix: (part: string) => `Mix a colour: ${part.toLowerCase()}`,
  title: "Own paint and codes",
  lead: "Paint it as your own: it flies so on every table in 3D on this device.",
  part: "What to paint",
  use: (use: PaintUse, place: number) =>
    ({
      upper: "Upper side",
      further: place > 1 ? `Camouflage ${place}` : "Camouflage",
      under: "Underside",
      nose: place > 1 ? `Nose ${place}` : "Nose",
      trim: place > 1 ? `Trim ${place}` : "Trim",
    })[use],
  codes: "Codes on its sides",
  codesHint: (most: number) =>
    `Up to ${most} letters, figures, + and −; what follows a blank stands behind the marking: “QV K”.`,
  ink: "Codes",
  reset: "As it was",
  building: "The paints are being taken off the shelf …",
  unkept: "This browser keeps nothing: the paint lasts until the page is closed.",
  tin: (paint: PaintName) =>
    ({
      earth: "Dark earth",
      sand: "Sand",
      stone: "Stone",
      cream: "Cream",
      white: "White",
      silver: "Silver",
      paleGrey: "Pale grey",
      midGrey: "Mid grey",
      slate: "Slate",
      black: "Black",
      sky: "Sky",
      paleBlue: "Pale blue",
      blueGrey: "Blue-grey",
      seaBlue: "Sea blue",
      green: "Dark green",
      grass: "Grass green",
      olive: "Olive",
      yellow: "Yellow",
      orange: "Orange",
      red: "Red",
    })[paint],
};

export type PaintWords = typeof words;
