import { hexAhead, hexDistance, sameHex } from "../../../../core/geometry/hex.ts";
import type { Stance } from "../state/state.ts";
import { LEVEL } from "./level.ts";

/** Longest tail, in hexes and levels together. */
const LONGEST_TAIL = 8;

/** 4.4a: behind the target in its straight row, same facing, altitudes close enough for the distance. */
export function goodPosition(tailer: Stance, target: Stance): boolean {
  if (tailer.facing !== target.facing) return false;
  const distance = hexDistance(tailer.hex, target.hex);
  if (distance < 1 || !sameHex(hexAhead(tailer.hex, target.facing, distance), target.hex)) return false;
  const levels = Math.abs(tailer.altitude - target.altitude) / LEVEL;
  if (distance + levels > LONGEST_TAIL) return false;
  return 2 * levels <= distance || (distance === 1 && levels === 1);
}
