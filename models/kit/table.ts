import type { Rib, Section } from "./type.ts";
import type { Flat } from "./vec.ts";

/** Rows of numbers, one row to a line or between semicolons. */
function rows(text: string, least: number, most: number): number[][] {
  const lines = text.split(/[\n;]/).map((line) => line.trim());
  return lines
    .filter((line) => line !== "")
    .map((line) => {
      const row = line.split(/\s+/).map(Number);
      if (row.length < least || row.length > most || row.some(Number.isNaN))
        throw new Error(`"${line}" should be ${least === most ? least : `${least} to ${most}`} numbers.`);
      return row;
    });
}

/** Cross-sections of a body: station, bottom, top, half width, and if wanted squareness and waist. */
export const sections = (text: string): Section[] => rows(text, 4, 6) as unknown as Section[];

/** Ribs of a wing: out, up, leading edge, trailing edge, thickness/chord. */
export const ribs = (text: string): Rib[] => rows(text, 5, 5) as unknown as Rib[];

/** Points of a view. */
export const points = (text: string): Flat[] => rows(text, 2, 2) as unknown as Flat[];
