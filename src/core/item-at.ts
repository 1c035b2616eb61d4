/**
 * What stands at an index of a list, from 0.
 * @throws RangeError where there is nothing.
 */
export function itemAt<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`there is nothing at ${index} of ${list.length}`);
  return item;
}
