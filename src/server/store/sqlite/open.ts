import { mkdirSync } from "node:fs";
import { join } from "node:path";
import Database from "libsql";
import { holderOf, signHolder } from "../holder.ts";
import { type Migration, migrationsOf, missing } from "../migrations.ts";
import { StoreError } from "../store.ts";
import { storeError } from "./faults.ts";

/** The database in a data folder. */
export const DATABASE_FILE = "tallyho.sqlite";

/** Marks a database as one of this program: "Tlly" in ASCII. */
const APPLICATION_ID = 0x546c6c79;

function pragma(database: Database.Database, name: string): unknown {
  return (database.prepare(`pragma ${name}`).raw().get() as unknown[])[0];
}

/** Refuses what is no database of ours before anything is written to it; returns its version, 0 for an empty one. */
function versionOf(database: Database.Database): number {
  const id = pragma(database, "application_id");
  const [tables] = database.prepare("select count(*) from sqlite_schema").raw().get() as [number];
  if (id === APPLICATION_ID) return pragma(database, "user_version") as number;
  if (id !== 0 || tables > 0) throw new StoreError("not-ours");
  return 0;
}

/** Brings the database up to date, in one transaction. */
function migrate(database: Database.Database, steps: readonly Migration[]): void {
  if (steps.length === 0) return;
  database.exec("begin immediate");
  for (const { sql } of steps) database.exec(sql);
  database.exec(`pragma application_id = ${APPLICATION_ID}; pragma user_version = ${steps.at(-1)?.version}`);
  database.exec("commit");
}

/**
 * The lock is taken here and kept until the database is closed or the process is gone. Nothing else may open the file in this
 * process, not even to read it: closing it would give the lock away.
 */
function prepare(database: Database.Database): void {
  database.exec("pragma locking_mode = exclusive; begin immediate");
  const steps = missing(migrationsOf("sqlite"), versionOf(database));
  database.exec("rollback");
  database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on");
  migrate(database, steps);
}

/** Lets go of a database that could not be opened, as it was found: it may be somebody else's. */
function leave(database: Database.Database): void {
  try {
    if (database.inTransaction) database.exec("rollback");
    database.exec("pragma locking_mode = normal; select 1 from sqlite_schema");
  } catch {
    // It was not ours to lock.
  }
  database.close();
}

/** Opens the database of a data folder, which is made where there is none; throws a `StoreError`. */
export function openDatabase(folder: string): Database.Database {
  let database: Database.Database | undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    database = new Database(join(folder, DATABASE_FILE), { timeout: 0 });
    prepare(database);
    signHolder(folder);
    return database;
  } catch (error) {
    if (database) leave(database);
    const { fault } = storeError(error);
    if (error instanceof StoreError) throw error;
    throw storeError(error, { folder, ...(fault === "in-use" && holderOf(folder)) });
  }
}

/**
 * Lets go of a database. The library keeps the file open as long as one of its statements is in memory, and with it the lock,
 * so that is given away first; it can only be where no write-ahead log is.
 */
export function closeDatabase(database: Database.Database): void {
  try {
    database.exec("pragma journal_mode = delete; pragma locking_mode = normal; select 1 from sqlite_schema");
  } catch {
    // A disk that is full or gone: what was acknowledged is in the log beside the database.
  }
  database.close();
}
