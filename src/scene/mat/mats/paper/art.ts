import { noise, rough } from "../../noise.ts";
import type { MatArt } from "../../sheet.ts";
import { lighter, mix, type Rgb } from "../../tint.ts";

const SHEET: Rgb = [180, 163, 126];
const WORN: Rgb = [158, 139, 102];
/** Inches from one fold of the map to the next, and how far a fold is worn. */
const FOLD = 10.5;
const CREASE = 0.1;

/** How much a fold of the map is worn at a distance from it, 0 to 1. */
function crease(at: number): number {
  const away = Math.abs(((at + FOLD / 2) % FOLD) - FOLD / 2);
  return away > CREASE ? 0 : 1 - away / CREASE;
}

function colour(x: number, y: number): Rgb {
  const stained = Math.max(0, rough(x * 0.11, y * 0.11, 3, 301));
  const ground = mix(SHEET, WORN, 0.5 * stained);
  const fibre = (noise(x * 5, y * 5, 302) - 0.5) * 5;
  return lighter(ground, fibre - 16 * Math.max(crease(x + 3), crease(y + 4)));
}

/** Bare map paper that has been folded: what is on it, a game says as areas, lines and sites. */
export const art = (): MatArt => ({
  legends: [],
  ink: "60, 48, 28",
  strength: 1,
  toScale: true,
  colour,
  draw: () => undefined,
});
