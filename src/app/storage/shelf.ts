import { createStore, del, entries, get, set, type UseStore } from "idb-keyval";

/** Where records lie: one value for each id. Every call may fail. */
export interface Shelf {
  get(id: string): Promise<unknown>;
  set(id: string, value: unknown): Promise<void>;
  remove(id: string): Promise<void>;
  all(): Promise<readonly (readonly [string, unknown])[]>;
}

/** A shelf in memory, for when the browser keeps nothing. */
export function memoryShelf(): Shelf {
  const kept = new Map<string, unknown>();
  return {
    get: async (id) => kept.get(id),
    set: async (id, value) => void kept.set(id, value),
    remove: async (id) => void kept.delete(id),
    all: async () => [...kept],
  };
}

/** The browser's own shelf, opened when it is first used. */
export function browserShelf(): Shelf {
  let store: UseStore | undefined;
  const open = () => {
    store ??= createStore("tallyho", "matches");
    return store;
  };
  return {
    get: async (id) => get(id, open()),
    set: async (id, value) => set(id, value, open()),
    remove: async (id) => del(id, open()),
    all: async () => entries<string, unknown>(open()),
  };
}
