import { closeSync, fsyncSync, openSync, rmSync } from "node:fs";
import type Database from "libsql";
import { StoreError } from "../store.ts";
import { storeError } from "./faults.ts";

/** Makes a file for this user alone, for sealed answers are in it; refuses one that is there. */
function makeFile(file: string): void {
  try {
    closeSync(openSync(file, "wx", 0o600));
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === "EEXIST";
    throw isThere ? new StoreError("file-exists", { file }) : storeError(error, { file });
  }
}

/** Writes a whole copy of a database as of now into a file that is not there yet; it is on the disk when that returns. */
export function copyDatabase(database: Database.Database, file: string): void {
  makeFile(file);
  try {
    database.prepare("vacuum into ?").run(file);
    // SQLite leaves that to whoever asked for the copy.
    const copy = openSync(file, "r+");
    fsyncSync(copy);
    closeSync(copy);
  } catch (error) {
    rmSync(file, { force: true });
    throw storeError(error, { file });
  }
}
