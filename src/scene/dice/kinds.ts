import type { DieSymbol } from "../../tabletop/die.ts";

/** The kinds of dice the tray can throw. */
export const DIE_KINDS = ["d6", "d10", "d12", "d20"] as const;
export type DieKind = (typeof DIE_KINDS)[number];

/** Number of faces of each kind. Faces count from 1; the 10 of a d10 is printed as 0. */
export const FACES: Readonly<Record<DieKind, number>> = { d6: 6, d10: 10, d12: 12, d20: 20 };

/** A die to be thrown: its kind, the face already drawn for it, and the CSS colour of its side. */
export interface Die {
  readonly kind: DieKind;
  readonly face: number;
  readonly colour: string;
  /** What its faces show, from face 1 on; left out: numbers. */
  readonly symbols?: readonly DieSymbol[];
}

/** The most dice one throw may hold: what fits flat in the tray with room to tumble. */
export const MAX_DICE = 12;

/**
 * Checks a throw before it is simulated.
 * @throws RangeError naming the die that can't be thrown and the faces that can.
 */
export function checkDice(dice: readonly { readonly kind: DieKind; readonly face: number }[]): void {
  if (dice.length > MAX_DICE)
    throw new RangeError(`A throw holds at most ${MAX_DICE} dice; this one has ${dice.length}.`);
  for (const { kind, face } of dice) checkFace(kind, face);
}

function checkFace(kind: DieKind, face: number): void {
  const faces = FACES[kind];
  if (!Number.isInteger(face) || face < 1 || face > faces)
    throw new RangeError(`A ${kind} has no face ${face}; its faces are 1 to ${faces}.`);
}
