import { type ChiSquare, chiSquare, countFaces } from "../../../core/dice/chisquare.ts";
import { type DieKind, sidesOf, type Throw } from "../../../core/dice/dice.ts";

/** All dice of one kind that one side, or all sides together, threw in a match. */
export interface Tally {
  readonly kind: DieKind;
  /** Side or seat whose dice they are; null: all together. */
  readonly by: string | null;
  /** How often each face fell, face 1 first. */
  readonly counts: readonly number[];
  readonly mean: number;
  readonly expectedMean: number;
  readonly test: ChiSquare;
}

interface Die {
  readonly kind: DieKind;
  readonly by: string;
  readonly face: number;
}

function diceOf(throws: readonly Throw[]): Die[] {
  return throws.flatMap(({ dice, by, faces }) =>
    dice.flatMap((kind, index) => {
      const face = faces[index];
      return face === undefined ? [] : [{ kind, by, face }];
    }),
  );
}

function tallyOf(kind: DieKind, by: string | null, faces: readonly number[]): Tally {
  const counts = countFaces(sidesOf(kind), faces);
  const mean = faces.reduce((sum, face) => sum + face, 0) / faces.length;
  return { kind, by, counts, mean, expectedMean: (counts.length + 1) / 2, test: chiSquare(counts) };
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

/** Tallies of a match's throws: for each kind of dice all together first, then by side in the order they threw. */
export function tallyThrows(throws: readonly Throw[]): readonly Tally[] {
  const dice = diceOf(throws);
  const kinds = unique(dice.map((die) => die.kind)).sort((a, b) => sidesOf(a) - sidesOf(b));
  return kinds.flatMap((kind) => {
    const ofKind = dice.filter((die) => die.kind === kind);
    const facesBy = (by: string) => ofKind.filter((die) => die.by === by).map((die) => die.face);
    const sides = unique(ofKind.map((die) => die.by)).map((by) => tallyOf(kind, by, facesBy(by)));
    const all = tallyOf(
      kind,
      null,
      ofKind.map((die) => die.face),
    );
    return sides.length > 1 ? [all, ...sides] : sides;
  });
}
