/** `91BG 2` as unit and factors. */
export function factorsIn(told: string): readonly [unit: string, factors: number] {
  const [unit = "", factors = "0"] = told.split(" ");
  return [unit, Number(factors)];
}

/** Factors of all units of a list. */
export function sumIn(told: readonly string[]): number {
  return told.reduce((sum, one) => sum + factorsIn(one)[1], 0);
}
