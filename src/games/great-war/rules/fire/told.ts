import { SIDES } from "../../data/sides.ts";
import type { Setup } from "../setup/setup.ts";

export function idOf({ airframes }: Setup, index: number): string {
  return airframes[index]?.id ?? "";
}

/** The name of an aircraft's side. */
export function sideOf({ airframes }: Setup, index: number): string {
  return SIDES[airframes[index]?.side ?? 0];
}

/** The name of the other side. */
export function enemyOf({ airframes }: Setup, index: number): string {
  return SIDES[airframes[index]?.side === 0 ? 1 : 0];
}
