import { itemAt } from "../../core/item-at.ts";

/** The item of a list at a share of it from 0 to below 1. */
export function picked<T>(list: readonly T[], share: number): T {
  return itemAt(list, Math.floor(share * list.length));
}

/** The item at an index of a list that goes round and round. */
export function cycled<T>(list: readonly T[], index: number): T {
  return itemAt(list, index % list.length);
}
