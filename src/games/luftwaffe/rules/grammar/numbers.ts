/** The number of a unit: the last figures of its name. */
const NUMBER = /\d+(?=\D*$)/;

/** The name that a unit would have with another number: `Me109-JG300` of `Me109-JG50` and `300`. */
export function renumbered(unit: string, number: string): string {
  return unit.replace(NUMBER, number);
}

/** Units as a row of them is written: of one called as the unit before it the number alone, `91BG 303 305`. */
export function shortly(units: readonly string[]): readonly string[] {
  return units.map((unit, at) => {
    const [number = ""] = NUMBER.exec(unit) ?? [];
    return number !== "" && renumbered(units[at - 1] ?? "", number) === unit ? number : unit;
  });
}
