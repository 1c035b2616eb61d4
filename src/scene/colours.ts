import type { ClockTone } from "../tabletop/clock-tone.ts";
import { PALETTES, type PaletteId } from "../tabletop/palettes.ts";
import type { SideIndex } from "../tabletop/tabletop.ts";

let sides = PALETTES["vermillion-blue"];

/** Chooses the colours of the sides, before a table is laid: it keeps those that it was laid with. */
export function paintSides(palette: PaletteId): void {
  sides = PALETTES[palette];
}

export function sideColour(side: SideIndex): string {
  return sides[side].shape;
}

/** The same, darker, for ink on card. */
export function sideCardInk(side: SideIndex): string {
  return sides[side].card;
}

/** A light ground for ink of the same side. */
export function sideWash(side: SideIndex): string {
  return sides[side].wash;
}

/** The colours of a sector clock. */
export const CLOCK: Readonly<Record<ClockTone, string>> = {
  red: "#c22f1f",
  yellow: "#f0b400",
  blue: "#1f5fb4",
};

export const CARD = "#f1e8d2";
export const INK = "#23262a";
export const BRASS = "#b08d4c";
