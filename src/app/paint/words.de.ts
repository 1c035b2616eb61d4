import type { PaintWords } from "./words.en.ts";

/** What is said where somebody paints, in German. */
export const words: PaintWords = {
  mix: (part) => `Eine Farbe mischen: ${part}`,
  title: "Eigene Farben und Kennung",
  lead: "Als eigenes bemalt: So fliegt es auf jedem 3D-Tisch auf diesem Gerät.",
  part: "Was bemalt wird",
  use: (use, place) =>
    ({
      upper: "Oberseite",
      further: place > 1 ? `Tarnung ${place}` : "Tarnung",
      under: "Unterseite",
      nose: place > 1 ? `Nase ${place}` : "Nase",
      trim: place > 1 ? `Zierfarbe ${place}` : "Zierfarbe",
    })[use],
  codes: "Kennung auf den Seiten",
  codesHint: (most) =>
    `Bis zu ${most} Buchstaben, Ziffern, + und −; was auf ein Leerzeichen folgt, steht hinter dem Abzeichen: „QV K“.`,
  ink: "Kennung",
  reset: "Wie es war",
  building: "Die Farben werden aus dem Regal geholt …",
  unkept: "Dieser Browser behält nichts: Die Farben halten, bis die Seite geschlossen wird.",
  tin: (paint) =>
    ({
      earth: "Dunkle Erde",
      sand: "Sand",
      stone: "Stein",
      cream: "Creme",
      white: "Weiß",
      silver: "Silber",
      paleGrey: "Hellgrau",
      midGrey: "Mittelgrau",
      slate: "Schiefer",
      black: "Schwarz",
      sky: "Himmelgrün",
      paleBlue: "Hellblau",
      blueGrey: "Blaugrau",
      seaBlue: "Seeblau",
      green: "Dunkelgrün",
      grass: "Grasgrün",
      olive: "Oliv",
      yellow: "Gelb",
      orange: "Orange",
      red: "Rot",
    })[paint],
};
