import { promisifyRequest } from "idb-keyval";
import { Connection } from "./connection.ts";

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

/** A shelf of the browser's own. A database holds one shelf. */
export function browserShelf(database: string, name: string): Shelf {
  const { use } = new Connection(database, name);
  return {
    get: (id) => use("readonly", (store) => promisifyRequest<unknown>(store.get(id))),
    set: (id, value) => use("readwrite", (store) => void store.put(value, id)),
    remove: (id) => use("readwrite", (store) => void store.delete(id)),
    all: () =>
      use("readonly", async (store) => {
        const [keys, values] = await Promise.all([
          promisifyRequest(store.getAllKeys()),
          promisifyRequest<unknown[]>(store.getAll()),
        ]);
        return keys.map((key, at) => [String(key), values[at]] as const);
      }),
  };
}
