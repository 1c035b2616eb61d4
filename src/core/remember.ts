/** A function that works its answer out when it is first called. */
export function once<Value>(work: () => Value): () => Value {
  let known: { readonly value: Value } | undefined;
  return () => {
    known ??= { value: work() };
    return known.value;
  };
}

/** A function that works its answer out once for each key: for what depends on a few small numbers. */
export function rememberedBy<Argument, Value>(
  keyOf: (argument: Argument) => number,
  work: (argument: Argument) => Value,
): (argument: Argument) => Value {
  const known = new Map<number, Value>();
  return (argument) => {
    const key = keyOf(argument);
    let found = known.get(key);
    if (found === undefined) {
      found = work(argument);
      known.set(key, found);
    }
    return found;
  };
}

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
