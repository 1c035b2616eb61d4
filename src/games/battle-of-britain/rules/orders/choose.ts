import { itemAt } from "../../../../core/item-at.ts";
import type { Pick } from "../../../../core/orders/choice.ts";

/** Every different multiset of `count` items of a list, lazily, from a sorted list. */
export function* chosen(items: readonly string[], count: number): Generator<readonly string[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const [at, item] of items.entries()) {
    if (at > 0 && items[at - 1] === item) continue;
    for (const rest of chosen(items.slice(at + 1), count - 1)) yield [item, ...rest];
  }
}

/** Every different order of a list, lazily. */
export function* ordered(items: readonly string[]): Generator<readonly string[]> {
  if (items.length === 0) {
    yield [];
    return;
  }
  for (const item of new Set(items)) {
    const at = items.indexOf(item);
    const rest = [...items.slice(0, at), ...items.slice(at + 1)];
    for (const others of ordered(rest)) yield [item, ...others];
  }
}

/** A fair one of a list. */
export function oneOf<Item>(items: readonly Item[], pick: Pick): Item {
  return itemAt(items, pick(items.length));
}

/** A list in a fair order. */
export function mixed<Item>(items: readonly Item[], pick: Pick): readonly Item[] {
  const left = [...items];
  return items.map(() => itemAt(left.splice(pick(left.length), 1), 0));
}
