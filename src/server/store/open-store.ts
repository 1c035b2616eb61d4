import { dataFolder, matchesFolder } from "./data-folder.ts";
import { type Reached, signHolder } from "./holder.ts";
import { MatchFiles } from "./match-files.ts";
import { PostgresStore } from "./postgres/postgres-store.ts";
import { SqliteStore } from "./sqlite/sqlite-store.ts";
import type { MatchId, Store } from "./store.ts";

export interface StoreOptions {
  /** The URL of a Postgres database; left out: a database in the data folder. */
  readonly databaseUrl?: string | undefined;
  /** Left out: the user's, or what TALLYHO_DATA names. */
  readonly dataFolder?: string | undefined;
  /** Told of a match whose file beside the database could not be written. */
  readonly onFileTrouble?: (error: unknown, id: MatchId) => void;
}

/** A store that is open, and what writes its matches beside it. */
export interface OpenedStore {
  readonly store: Store;
  /** Undefined for Postgres, whose matches are kept by its own means. */
  readonly files: MatchFiles | undefined;
  /** Writes down beside the store how its server is asked by others on its machine. */
  tellReached(reached: Reached): void;
  /** Finishes what is in hand, and lets go. */
  close(): Promise<void>;
}

/** Opens the store that a server is told of; rejects with a `StoreError`. */
export async function openStore(options: StoreOptions = {}): Promise<OpenedStore> {
  const { databaseUrl, dataFolder: folder = dataFolder(), onFileTrouble = () => undefined } = options;
  if (databaseUrl) {
    const store = await PostgresStore.open(databaseUrl);
    return { store, files: undefined, tellReached: () => undefined, close: () => store.close() };
  }
  const store = SqliteStore.open(folder);
  const files = new MatchFiles(store, matchesFolder(folder), onFileTrouble);
  // Nobody has to wait for what a crash has left behind.
  void files.catchUp().catch((error) => onFileTrouble(error, ""));
  const close = async () => {
    await files.close();
    await store.close();
  };
  return { store, files, tellReached: (reached) => signHolder(folder, reached), close };
}
