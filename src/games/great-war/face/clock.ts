/** A facing as a clock heading: 0 is 12 o'clock of the table. */
export function clockOf(facing: number): number {
  return facing === 0 ? 12 : facing * 2;
}
