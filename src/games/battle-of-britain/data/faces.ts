import type { DieKind } from "../../../core/dice/dice.ts";
import { itemAt } from "../../../core/item-at.ts";
import { BRITISH, type Side } from "./sides.ts";
import type { Pair } from "./weather.ts";

/** BB-16: cross, roundel, blank. */
export type Face = "+" | "o" | "-";

/** BB-16: three faces of one's own, one of the enemy's, two blanks. */
const FACES: Readonly<Record<Side, readonly Face[]>> = {
  0: ["o", "o", "o", "+", "-", "-"],
  1: ["+", "+", "+", "o", "-", "-"],
};

/** What a die of a side shows; faces of the die count from 1. */
export function faceOf(side: Side, face: number): Face {
  return itemAt(FACES[side], face - 1);
}

/** BB-17: the symbol that hits. */
export function ownSymbol(side: Side): Face {
  return side === BRITISH ? "o" : "+";
}

/** So many dice. */
export function diceOf(count: number): readonly DieKind[] {
  return Array.from({ length: count }, () => "d6" as const);
}

export function countOf(faces: readonly Face[], symbol: Face): number {
  return faces.filter((face) => face === symbol).length;
}

const ORDER = "+o-";

/** BB-18: two faces as an unordered pair. */
export function pairOf(one: Face, two: Face): Pair {
  return (ORDER.indexOf(one) <= ORDER.indexOf(two) ? one + two : two + one) as Pair;
}
