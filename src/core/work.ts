/** Long work in parts: it pauses after each of them, and tells what share of the whole is done by then, from 0 to 1. */
export type Work<Value> = Generator<number, Value, undefined>;

/** Does all of it at once. */
export function finish<Value>(work: Work<Value>): Value {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Work whose share of a larger one goes from `from` to `to`. */
export function* within<Value>(work: Work<Value>, from: number, to: number): Work<Value> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    yield from + step.value * (to - from);
  }
}
