import { itemAt } from "../../../../core/item-at.ts"; /** Every part of a list in its order, the empty one first, each once, lazily. */
export function* subsets<One>(all: readonly One[]): Generator<readonly One[]> {
  for (let size = 0; size <= all.length; size++) yield* subsetsOf(all, size);
}

function* subsetsOf<One>(all: readonly One[], size: number, from = 0): Generator<readonly One[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let at = from; at <= all.length - size; at++)
    for (const rest of subsetsOf(all, size - 1, at + 1)) yield [itemAt(all, at), ...rest];
}

/** Every part of a list that is not empty. */
export function* parts<One>(all: readonly One[]): Generator<readonly One[]> {
  for (const part of subsets(all)) if (part.length > 0) yield part;
}

/** Every order in which some of a list can be named, at least one. */
export function* sequences<One>(all: readonly One[]): Generator<readonly One[]> {
  for (const one of all) {
    yield [one];
    for (const rest of sequences(all.filter((other) => other !== one))) yield [one, ...rest];
  }
}

/** Every way to share so many out among places that take so many each. */
export function* sharings(total: number, most: readonly number[]): Generator<readonly number[]> {
  const [first, ...rest] = most;
  if (first === undefined) {
    if (total === 0) yield [];
    return;
  }
  const others = rest.reduce((sum, one) => sum + one, 0);
  for (let count = Math.min(first, total); count >= Math.max(0, total - others); count--)
    for (const shares of sharings(total - count, rest)) yield [count, ...shares];
}
