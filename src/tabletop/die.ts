import type { DieKind } from "../core/dice/dice.ts";
import type { SideIndex } from "./side.ts";
import type { TableSymbol } from "./symbol.ts";

/** What a face of a die shows in the place of its number. */
export type DieSymbol = TableSymbol | "blank";

/** A die at the foot of a stand. */
export interface Dial {
  readonly kind: DieKind;
  /** From 1. */
  readonly face: number;
}

export interface ThrownDie extends Dial {
  readonly side: SideIndex;
  /** What its faces show, from face 1 on; left out: numbers. */
  readonly symbols?: readonly DieSymbol[];
  /** What the face that is shown is called, in the game's words, where it shows a symbol. */
  readonly title?: string;
}
