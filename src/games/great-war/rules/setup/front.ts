import { type Hex, hexDistance } from "../../../../core/geometry/hex.ts";
import { columnOf, hexOf, isOnMap, rowOf } from "../../../../core/geometry/hex-map.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { remembered } from "../../../../core/remember.ts";
import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import { SIDES } from "../../data/sides.ts";
import type { Front, Setup } from "./setup.ts";

type Ground = Pick<Setup, "columns" | "rows" | "front">;

const GERMAN: SideIndex = 1;

/** The other side. */
export function enemyOf(side: SideIndex): SideIndex {
  return side === 0 ? 1 : 0;
}

/** Whether a hex is on the board. */
export function isOnBoard(ground: Ground, hex: Hex): boolean {
  return isOnMap(ground, hex);
}

function lineOf(front: Front, side: SideIndex): readonly number[] {
  return front[SIDES[side]];
}

const linesOf = remembered((front: Front): readonly [readonly Hex[], readonly Hex[]] => {
  const hexes = (side: SideIndex) => lineOf(front, side).map((row, column) => hexOf(column, row));
  return [hexes(0), hexes(1)];
});

/** D-14: the trench hexes of a side, column by column; none where there is no front. */
export function trenchHexes({ front }: Ground, side: SideIndex): readonly Hex[] {
  return front ? linesOf(front)[side] : [];
}

/** Whether a hex is one of a side's trench hexes. */
export function isTrench({ front }: Ground, side: SideIndex, hex: Hex): boolean {
  return front !== null && lineOf(front, side)[columnOf(hex)] === rowOf(hex);
}

/** Hexes from a hex to the nearest one of a side's trench line; infinite where there is no front. */
export function trenchDistance(ground: Ground, side: SideIndex, hex: Hex): number {
  return trenchHexes(ground, side).reduce(
    (least, trench) => Math.min(least, hexDistance(hex, trench)),
    Number.POSITIVE_INFINITY,
  );
}

/** The rows of both lines in the column of a hex; off the board those of the nearest column. */
function linesAt(front: Front, hex: Hex): { readonly german: number; readonly allied: number } {
  const column = Math.min(Math.max(columnOf(hex), 0), front.german.length - 1);
  return { german: itemAt(front.german, column), allied: itemAt(front.allied, column) };
}

/** D-14: whose side of the middle of no-man's land a hex is on; null in the very middle, and without a front. */
export function airspaceOf({ front }: Ground, hex: Hex): SideIndex | null {
  if (!front) return null;
  const { german, allied } = linesAt(front, hex);
  const beyond = 2 * rowOf(hex) - german - allied;
  if (beyond === 0) return null;
  return beyond < 0 ? GERMAN : 0;
}

/** Whether a hex lies between the two trench lines. */
export function inNoMansLand({ front }: Ground, hex: Hex): boolean {
  if (!front) return false;
  const { german, allied } = linesAt(front, hex);
  return rowOf(hex) > german && rowOf(hex) < allied;
}

/** Whether a hex is a side's ground: its trench line or behind it. */
export function isGroundOf({ front }: Ground, side: SideIndex, hex: Hex): boolean {
  if (!front) return false;
  const { german, allied } = linesAt(front, hex);
  return side === GERMAN ? rowOf(hex) <= german : rowOf(hex) >= allied;
}

/** 4.10h, 4.10k: where archie of a side reaches: over its half, within 5 hexes of its trench line. */
export function inArchieZone(ground: Ground, gunners: SideIndex, hex: Hex): boolean {
  return airspaceOf(ground, hex) === gunners && trenchDistance(ground, gunners, hex) <= ARCHIE_REACH;
}

const ARCHIE_REACH = 5;

/**
 * D-10: how an aircraft of a side that flies to a hex off the board leaves it: home over its own edge (the near one
 * for the Allies, the far one for the Germans), away elsewhere; null on the board. B-60: beyond a corner the near or
 * far edge counts.
 */
export function exitOf(ground: Ground, side: SideIndex, hex: Hex): "home" | "away" | null {
  if (isOnBoard(ground, hex)) return null;
  const row = rowOf(hex);
  const home = side === GERMAN ? row < 0 : row >= ground.rows;
  return home ? "home" : "away";
}
