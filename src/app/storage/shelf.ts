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

/** A shelf of the browser's own, opened when it is first used. A database holds one shelf. */
export function browserShelf(database: string, shelf: string): Shelf {
  let store: UseStore | undefined;
  const open = () => {
    store ??= createStore(database, shelf);
    return store;
  };
  return {
    get: async (id) => get(id, open()),
    set: async (id, value) => set(id, value, open()),
    remove: async (id) => del(id, open()),
    all: async () => entries<string, unknown>(open()),
  };
}
