/** The die of combat: usually a D6, by agreement a D12 (DIF-6). */
export type Die = "d6" | "d12";

/** Faces of a die. */
export const FACES: Readonly<Record<Die, number>> = { d6: 6, d12: 12 };

/** A chance, or the share of a whole: numerator and denominator, in lowest terms. */
export type Fraction = readonly [numerator: number, denominator: number];

/** How often a whole number goes into another. */
export function wholes(value: number, by: number): number {
  return (value - (value % by)) / by;
}

/** A share of a whole in lowest terms. */
export function fraction(part: number, whole: number): Fraction {
  let common = whole;
  for (let rest = part; rest > 0; ) [common, rest] = [rest, common % rest];
  return [part / common, whole / common];
}
