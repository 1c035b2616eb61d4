import { promisifyRequest } from "idb-keyval";
import type { Connection } from "./connection.ts";
import type { KeptParts, Parts, StoredPending } from "./parts.ts";

/** What a match has grown by: `from` is how many entries were kept before. */
export interface Growth extends Parts {
  readonly from: number;
}

/**
 * What became of a part that was to be kept. `grown`: the match has other entries than the part goes on from, or was
 * removed, and stays as it is. `lost`: there is no such match and nobody removed it, since browsers clear what they keep.
 */
export type Kept = "kept" | "grown" | "lost";

/**
 * Where matches lie in parts. Every call may fail. What was kept is never put back: an append after other entries than
 * `from`, and what is pending of another round than the log has come to, are refused.
 */
export interface LogShelf {
  read(id: string): Promise<KeptParts | undefined>;
  /** The heads of all matches by id. */
  heads(): Promise<readonly (readonly [string, unknown])[]>;
  /** Keeps a match as a whole, in place of what was kept under its id. */
  replace(id: string, parts: Parts): Promise<void>;
  /** Keeps head, what is pending and checkpoints, and `entries` after those before. */
  append(id: string, growth: Growth): Promise<Kept>;
  setPending(id: string, pending: StoredPending): Promise<Kept>;
  /** Removes a match, and notes that this was wanted. */
  remove(id: string): Promise<void>;
}

/** Entries that lie in one row when many are kept at once: a browser takes its time for every row. */
const BLOCK = 1000;

/** How many entries a kept head tells of. */
function countOf(head: unknown): unknown {
  return typeof head === "object" && head !== null ? (head as { entries?: unknown }).entries : undefined;
}

/** Why nothing goes on from a head; undefined where it does. */
function refusal(head: unknown, at: number, isRemoved: boolean): Kept | undefined {
  if (head === undefined) return isRemoved ? "grown" : "lost";
  return countOf(head) === at ? undefined : "grown";
}

/** A shelf in memory, for when the browser keeps nothing. */
export function memoryLogShelf(): LogShelf {
  const kept = new Map<string, KeptParts>();
  const removed = new Set<string>();
  const refused = (id: string, at: number) => refusal(kept.get(id)?.head, at, removed.has(id));
  return {
    read: async (id) => kept.get(id),
    heads: async () => [...kept].map(([id, { head }]) => [id, head] as const),
    async replace(id, parts) {
      kept.set(id, parts);
      removed.delete(id);
    },
    async append(id, { from, ...parts }) {
      const entries = (kept.get(id)?.entries ?? []).slice(0, from).concat(parts.entries);
      const refuse = refused(id, from);
      if (!refuse) kept.set(id, { ...parts, entries });
      return refuse ?? "kept";
    },
    async setPending(id, pending) {
      const before = kept.get(id);
      const refuse = refused(id, pending.at);
      if (before && !refuse) kept.set(id, { ...before, pending });
      return refuse ?? "kept";
    },
    async remove(id) {
      kept.delete(id);
      removed.add(id);
    },
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
/** Says that a match was removed; no match has an empty id. */
const removedOf = (id: string): IDBValidKey => ["", "removed", id];
/** Ids are texts, which come before all rows. */
const ids = () => IDBKeyRange.upperBound([], true);

/** Why nothing goes on from what a store has of a match; undefined where it does. */
async function refused(store: IDBObjectStore, id: string, at: number): Promise<Kept | undefined> {
  const [head, removed] = await Promise.all([
    promisifyRequest<unknown>(store.get(id)),
    promisifyRequest<unknown>(store.get(removedOf(id))),
  ]);
  return refusal(head, at, removed !== undefined);
}

/** A shelf of the browser's own. A call is one transaction: all of it is kept, or nothing. */
export function browserLogShelf({ use }: Connection): LogShelf {
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
      use("readonly", async (store) => {
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
      use("readonly", async (store) => {
        const [keys, heads] = await Promise.all([
          promisifyRequest(store.getAllKeys(ids())),
          promisifyRequest<unknown[]>(store.getAll(ids())),
        ]);
        return keys.map((key, at) => [String(key), heads[at]] as const);
      }),
    replace: (id, { head, pending, entries, checkpoints }) =>
      use("readwrite", async (store) => {
        store.delete(partsOf(id));
        store.delete(removedOf(id));
        store.put(head, id);
        store.put(pending, pendingOf(id));
        for (const one of checkpoints) store.put(one, checkpointOf(id, one.entry));
        await putEntries(store, id, 0, entries);
      }),
    append: (id, { head, pending, from, entries, checkpoints }) =>
      use("readwrite", async (store) => {
        const refuse = await refused(store, id, from);
        if (refuse) return refuse;
        store.put(head, id);
        store.put(pending, pendingOf(id));
        await putEntries(store, id, from, entries);
        await putCheckpoints(store, id, checkpoints);
        return "kept";
      }),
    setPending: (id, pending) =>
      use("readwrite", async (store) => {
        const refuse = await refused(store, id, pending.at);
        if (refuse) return refuse;
        store.put(pending, pendingOf(id));
        return "kept";
      }),
    remove: (id) =>
      use("readwrite", async (store) => {
        store.delete(id);
        store.delete(partsOf(id));
        store.put(true, removedOf(id));
      }),
  };
}
