/** A function that works its answer out when it is first called. */
export function once<Value>(work: () => Value): () => Value {
  let known: { readonly value: Value } | undefined;
  return () => {
    known ??= { value: work() };
    return known.value;
  };
}

/** A function that works its answer out once for each key: for what depends on a few numbers or words. */
export function rememberedBy<Argument, Value>(
  keyOf: (argument: Argument) => number | string,
  work: (argument: Argument) => Value,
): (argument: Argument) => Value {
  const known = new Map<number | string, Value>();
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

/** A function that remembers its latest answer. */
interface Latest<Given extends readonly unknown[], Value> {
  (...given: Given): Value;
  /** The latest answer where it is one to this; nothing is worked out. */
  known(...given: Given): Value | undefined;
}

/**
 * A function that remembers its latest answer, for what is asked again at once and then never more. `isAlike` says whether
 * that answer is one to what is asked now.
 */
export function rememberedLatest<Given extends readonly unknown[], Value extends object>(
  work: (...given: Given) => Value,
  isAlike: (latest: Value, ...given: Given) => boolean,
): Latest<Given, Value> {
  let latest: Value | undefined;
  const known = (...given: Given) => (latest && isAlike(latest, ...given) ? latest : undefined);
  const ask = (...given: Given) => {
    latest = known(...given) ?? work(...given);
    return latest;
  };
  return Object.assign(ask, { known });
}

/** A function of two values that remembers its latest answer, for the very same two: what a seat sees of a state. */
export function rememberedPair<One, Other, Value>(
  work: (one: One, other: Other) => Value,
): (one: One, other: Other) => Value {
  const latest = rememberedLatest(
    (one: One, other: Other) => ({ one, other, answer: work(one, other) }),
    (found, one, other) => found.one === one && found.other === other,
  );
  return (one, other) => latest(one, other).answer;
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
