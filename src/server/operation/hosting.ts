import type { Logger } from "pino";
import { type OpenTables, openTables } from "../matches/open-tables.ts";
import type { Tables } from "../matches/tables.ts";
import type { Reached } from "../store/holder.ts";
import { type OpenedStore, openStore, type StoreOptions } from "../store/open-store.ts";
import type { MatchId, Store } from "../store/store.ts";
import { faultOf } from "./logger.ts";

/** Makes the tables of a server over the store that its matches are kept in. */
type MakeTables = (store: Store, log: Logger) => Tables & Pick<OpenTables, "count" | "hostFile">;

/** What a server hosts: its tables, and where they are kept. */
export interface Hosting {
  readonly log: Logger;
  readonly tables: Tables;
  /** Opens a table with a match as its file has it. */
  readonly hostFile: OpenTables["hostFile"];
  /** Tables that are held open in memory. */
  openTables(): number;
  /** Resolves while the store answers. */
  health(): Promise<void>;
  /** Copies the store, as of now and while all goes on, into a file that is not there yet; rejects with a `StoreError`. */
  backup(file: string): Promise<void>;
  /** Writes down beside the store how this server is asked by others on its machine. */
  tellReached(reached: Reached): void;
  /** Finishes what is in hand, and lets go of the store. */
  close(): Promise<void>;
}

export interface HostingOptions extends Pick<StoreOptions, "databaseUrl" | "dataFolder"> {
  readonly log: Logger;
  /** Left out: the tables of all games. */
  readonly makeTables?: MakeTables;
}

function makeUsual(store: Store, log: Logger): OpenTables {
  const onTrouble = (error: unknown, match?: MatchId) =>
    log.error({ match, fault: faultOf(error) }, "a fault of the program");
  return openTables(store, { onTrouble });
}

function openLogged({ databaseUrl, dataFolder, log }: HostingOptions): Promise<OpenedStore> {
  const onFileTrouble = (error: unknown) =>
    log.warn({ fault: faultOf(error) }, "the file of a match could not be written");
  return openStore({ databaseUrl, dataFolder, onFileTrouble });
}

/** Opens the store and the tables over it; rejects with a `StoreError`. */
export async function openHosting(options: HostingOptions): Promise<Hosting> {
  const { log, makeTables = makeUsual } = options;
  const opened = await openLogged(options);
  const tables = makeTables(opened.store, log);
  return {
    log,
    tables,
    hostFile: (...file) => tables.hostFile(...file),
    openTables: () => tables.count,
    // Nobody has this code: it is looked for and not found.
    health: async () => void (await opened.store.matchByCode("")),
    backup: (file) => opened.store.backup(file),
    tellReached: (reached) => {
      try {
        opened.tellReached(reached);
      } catch (error) {
        log.warn({ fault: faultOf(error) }, "it could not be written down where the server is reached");
      }
    },
    close: async () => {
      await tables.close();
      await opened.close();
    },
  };
}
