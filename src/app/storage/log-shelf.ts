import { createStore, promisifyRequest, type UseStore } from "idb-keyval";
import type { KeptParts, Parts, StoredPending } from "./parts.ts";

/** What a match has grown by: `from` is how many entries were kept before. */
export interface Growth extends Parts {
  readonly from: number;
}

/**
 * Where matches lie in parts. Every call may fail. What was kept is never put back: an append after other entries than
 * `from`, and what is pending of another round than the log has come to, are refused with false.
 */
export interface LogShelf {
  read(id: string): Promise<KeptParts | undefined>;
  /** The heads of all matches by id. */
  heads(): Promise<readonly (readonly [string, unknown])[]>;
  /** Keeps a match as a whole, in place of what was kept under its id. */
  replace(id: string, parts: Parts): Promise<void>;
  /** Keeps head, what is pending and checkpoints, and `entries` after those before. */
  append(id: string, growth: Growth): Promise<boolean>;
  setPending(id: string, pending: StoredPending): Promise<boolean>;
  remove(id: string): Promise<void>;
}

/** Entries that lie in one row when many are kept at once: a browser takes its time for every row. */
const BLOCK = 1000;

/** How many entries a kept head tells of. */
function countOf(head: unknown): unknown {
  return typeof head === "object" && head !== null ? (head as { entries?: unknown }).entries : undefined;
}

/** A shelf in memory, for when the browser keeps nothing. */
export function memoryLogShelf(): LogShelf {
  const kept = new Map<string, KeptParts>();
  return {
    read: async (id) => kept.get(id),
    heads: async () => [...kept].map(([id, { head }]) => [id, head] as const),
    replace: async (id, parts) => void kept.set(id, parts),
    async append(id, { from, ...parts }) {
      const before = kept.get(id);
      if (!before || countOf(before.head) !== from) return false;
      kept.set(id, { ...parts, entries: before.entries.slice(0, from).concat(parts.entries) });
      return true;
    },
    async setPending(id, pending) {
      const before = kept.get(id);
      if (!before || countOf(before.head) !== pending.at) return false;
      kept.set(id, { ...before, pending });
      return true;
    },
    remove: async (id) => void kept.delete(id),
  };
}

// The keys of a match: its id for the head, and rows that begin with the id for all else.
// The key is older than the name: what browsers keep under it is read on.
const pendingOf = (id: string): IDBValidKey => [id, "desk"];
const entryOf = (id: string, number: number): IDBValidKey => [id, "entry", number];
const checkpointOf = (id: string, entry: number): IDBValidKey => [id, "checkpoint", entry];
const checkpointsOf = (id: string) => IDBKeyRange.bound([id, "checkpoint"], [id, "checkpoint", []]);
const entriesOf = (id: string) => IDBKeyRange.bound([id, "entry"], [id, "entry", []]);
const partsOf = (id: string) => IDBKeyRange.bound([id], [id, []]);
/** Ids are texts, which come before all rows. */
const ids = () => IDBKeyRange.upperBound([], true);

/** A shelf of the browser's own, opened when it is first used. A call is one transaction: all of it is kept, or nothing. */
export function browserLogShelf(database: string, name: string): LogShelf {
  let use: UseStore | undefined;
  const inStore = <T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => Promise<T>): Promise<T> => {
    use ??= createStore(database, name);
    return use(mode, async (store) => {
      const [result] = await Promise.all([act(store), promisifyRequest(store.transaction)]);
      return result;
    });
  };
  const write = <T>(act: (store: IDBObjectStore) => Promise<T>) => inStore("readwrite", act);
  /** One row after another: a browser copies each at once, and the page answers between them. */
  const putEntries = async (
    store: IDBObjectStore,
    id: string,
    from: number,
    entries: readonly unknown[],
  ): Promise<void> => {
    if (entries.length === 1) store.put(entries[0], entryOf(id, from));
    else
      for (let at = 0; at < entries.length; at += BLOCK)
        await promisifyRequest(store.put(entries.slice(at, at + BLOCK), entryOf(id, from + at)));
  };
  /** A checkpoint of an entry stays as it is; those that are no longer wanted go. */
  const putCheckpoints = async (store: IDBObjectStore, id: string, wanted: Parts["checkpoints"]) => {
    const rows = await promisifyRequest(store.getAllKeys(checkpointsOf(id)));
    const kept = new Set(rows.map((row) => (row as readonly unknown[])[2]));
    for (const one of wanted) if (!kept.delete(one.entry)) store.put(one, checkpointOf(id, one.entry));
    for (const entry of kept) store.delete(checkpointOf(id, entry as number));
  };
  return {
    read: (id) =>
      inStore("readonly", async (store) => {
        const [head, pending, entries, checkpoints] = await Promise.all([
          promisifyRequest<unknown>(store.get(id)),
          promisifyRequest<unknown>(store.get(pendingOf(id))),
          promisifyRequest<unknown[]>(store.getAll(entriesOf(id))),
          promisifyRequest<unknown[]>(store.getAll(checkpointsOf(id))),
        ]);
        // A row holds one entry or a list of them.
        return head === undefined ? undefined : { head, pending, entries: entries.flat(), checkpoints };
      }),
    heads: () =>
      inStore("readonly", async (store) => {
        const [keys, heads] = await Promise.all([
          promisifyRequest(store.getAllKeys(ids())),
          promisifyRequest<unknown[]>(store.getAll(ids())),
        ]);
        return keys.map((key, at) => [String(key), heads[at]] as const);
      }),
    replace: (id, { head, pending, entries, checkpoints }) =>
      write(async (store) => {
        store.delete(partsOf(id));
        store.put(head, id);
        store.put(pending, pendingOf(id));
        for (const one of checkpoints) store.put(one, checkpointOf(id, one.entry));
        await putEntries(store, id, 0, entries);
      }),
    append: (id, { head, pending, from, entries, checkpoints }) =>
      write(async (store) => {
        if (countOf(await promisifyRequest<unknown>(store.get(id))) !== from) return false;
        store.put(head, id);
        store.put(pending, pendingOf(id));
        await putEntries(store, id, from, entries);
        await putCheckpoints(store, id, checkpoints);
        return true;
      }),
    setPending: (id, pending) =>
      write(async (store) => {
        if (countOf(await promisifyRequest<unknown>(store.get(id))) !== pending.at) return false;
        store.put(pending, pendingOf(id));
        return true;
      }),
    remove: (id) =>
      write(async (store) => {
        store.delete(id);
        store.delete(partsOf(id));
      }),
  };
}
