import { randomBytes } from "node:crypto";
import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import type Database from "libsql";
import { StoreError } from "../store.ts";
import { storeError } from "./faults.ts";

function sync(path: string, flags: "r" | "r+"): void {
  const handle = openSync(path, flags);
  fsyncSync(handle);
  closeSync(handle);
}

function expectNone(file: string): void {
  if (existsSync(file)) throw new StoreError("file-exists", { file });
}

function remove(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // Where it could not be made it is not.
  }
}

/** Gives a file its name, unless another has that meanwhile. */
function name(next: string, file: string): void {
  try {
    linkSync(next, file);
    rmSync(next);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") throw new StoreError("file-exists", { file });
    // A stick that knows no second names.
    expectNone(file);
    renameSync(next, file);
  }
}

/**
 * Writes a whole copy of a database as of now into a file that is not there yet, for this user alone, for sealed answers are
 * in it. When that returns the file is on the disk; where it throws a `StoreError` there is none.
 */
export function copyDatabase(database: Database.Database, file: string): void {
  expectNone(file);
  const next = `${file}.${randomBytes(4).toString("hex")}.new`;
  try {
    closeSync(openSync(next, "wx", 0o600));
    database.prepare("vacuum into ?").run(next);
    // SQLite leaves that to whoever asked for the copy.
    sync(next, "r+");
    name(next, file);
    // Windows has no such thing and needs none.
    if (process.platform !== "win32") sync(dirname(file), "r");
  } catch (error) {
    remove(next);
    throw storeError(error, { file });
  }
}
