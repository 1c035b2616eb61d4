import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../../core/language.ts";
import { phraser } from "../../core/phrase.ts";
import type { BackupReply } from "../../server/backup-route.ts";
import { dataFolder } from "../../server/store/data-folder.ts";
import { type Reached, reachedOf } from "../../server/store/holder.ts";
import { DATABASE_FILE } from "../../server/store/sqlite/open.ts";
import { SqliteStore } from "../../server/store/sqlite/sqlite-store.ts";
import { StoreError } from "../../server/store/store.ts";
import { complain, printLine } from "../output.ts";
import { loadOwnSayer } from "../sayer.ts";
import { pathFrom } from "../source.ts";
import { storeFault } from "../store-fault.ts";
import type { words } from "../words.en.ts";

const phrase = phraser<typeof words>();

/** How long a server may take for a copy, in milliseconds. */
const TIMEOUT = 600_000;

/** What a caller asks for. */
export interface BackupWanted {
  /** Folder that matches are kept in; left out: that of `dataFolder`. */
  readonly data?: string | undefined;
  /** URL of a Postgres database that they are kept in instead. */
  readonly databaseUrl?: string | undefined;
  readonly language: Language;
}

/** Has the server that has a folder copy its database, for nobody else can open that meanwhile. */
async function askServer({ url, key }: Reached, folder: string, file: string): Promise<void> {
  const asked = {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body: JSON.stringify({ file }),
    signal: AbortSignal.timeout(TIMEOUT),
  };
  let reply: BackupReply;
  try {
    reply = (await (await fetch(`${url}/backup`, asked)).json()) as BackupReply;
  } catch (cause) {
    throw new StoreError("silent", { folder, url }, { cause });
  }
  if (reply.ok) return;
  throw "values" in reply
    ? new StoreError(reply.fault, reply.values)
    : new StoreError("silent", { folder, url });
}

/** Opens a folder's database; undefined where a server has it that can be asked. */
function openStore(folder: string, reached: Reached | undefined): SqliteStore | undefined {
  try {
    return SqliteStore.open(folder);
  } catch (error) {
    if (reached && error instanceof StoreError && error.fault === "in-use") return undefined;
    throw error;
  }
}

/** Copies the database of a data folder into a file that is not there yet, whether a server has it or not. Rejects with a `StoreError`. */
async function copyOf(folder: string, file: string): Promise<void> {
  if (!existsSync(join(folder, DATABASE_FILE))) throw new StoreError("no-database", { folder });
  const reached = reachedOf(folder);
  const store = openStore(folder, reached);
  if (!store) return askServer(reached as Reached, folder, file);
  try {
    await store.backup(file);
  } finally {
    await store.close();
  }
}

/** `backup FILE`. */
export async function backupTo(file: string, wanted: BackupWanted): Promise<void> {
  const { data = dataFolder(), databaseUrl, language } = wanted;
  const path = pathFrom(file);
  try {
    if (databaseUrl) throw new StoreError("pg-dump");
    await copyOf(data, path);
    await printLine((await loadOwnSayer(language))(phrase("backup.done", { file: path })));
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    complain(await storeFault(error, language));
  }
}
