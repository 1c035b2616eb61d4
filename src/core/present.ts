/**
 * A value that the rules have made sure of, where its type allows that there is none.
 * @throws RangeError where there is none after all.
 */
export function present<T>(value: T): NonNullable<T> {
  if (value === undefined || value === null) throw new RangeError("nothing is known here");
  return value;
}
