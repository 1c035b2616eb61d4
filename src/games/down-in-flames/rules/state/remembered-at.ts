/**
 * A function of an object in one of a few places that remembers its latest answer for each place: for lists whose items
 * mostly stay as they were.
 */
export function rememberedAt<Key extends object, Value>(
  work: (key: Key) => Value,
): (place: number, key: Key) => Value {
  const known: { readonly key: Key; readonly value: Value }[] = [];
  return (place, key) => {
    const found = known[place];
    if (found?.key === key) return found.value;
    const value = work(key);
    known[place] = { key, value };
    return value;
  };
}
