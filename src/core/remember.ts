/**
 * A function of an object that works its answer out once for each object. Whoever asks about the same one again and again
 * pays a comparison, no look-up.
 */
export function remembered<Key extends object, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  let latest: Key | undefined;
  let answer: Value | undefined;
  return (key) => {
    if (key === latest) return answer as Value;
    let found = known.get(key);
    if (found === undefined) {
      found = work(key);
      known.set(key, found);
    }
    latest = key;
    answer = found;
    return found;
  };
}
