import { SqliteError } from "libsql";
import { StoreError, type StoreFault } from "../store.ts";

/** What SQLite's codes mean, by how they begin. */
const FAULTS: readonly (readonly [code: string, fault: StoreFault])[] = [
  ["SQLITE_BUSY", "in-use"],
  ["SQLITE_LOCKED", "in-use"],
  ["SQLITE_FULL", "disk-full"],
  ["SQLITE_READONLY", "not-writable"],
  ["SQLITE_CANTOPEN", "not-writable"],
  ["SQLITE_PERM", "not-writable"],
  ["SQLITE_NOTADB", "not-ours"],
  ["SQLITE_CORRUPT", "spoiled"],
];

/** Words that a library error has instead of a code: it says so of a file that could not be opened. */
const NO_FILE = "Unable to open connection";

function faultOf(error: unknown): StoreFault {
  if (error instanceof SqliteError) {
    return FAULTS.find(([code]) => error.code.startsWith(code))?.[1] ?? "failed";
  }
  const { code = "", message = "" } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  if (code === "ENOSPC" || code === "EDQUOT") return "disk-full";
  if (/^(?:EACCES|EPERM|EROFS|ENOTDIR|EEXIST|ENOENT|EISDIR)$/.test(code) || message.includes(NO_FILE))
    return "not-writable";
  return "failed";
}

/** An error of SQLite or of the file system, as the store tells it. */
export function storeError(error: unknown, values: StoreError["values"] = {}): StoreError {
  if (error instanceof StoreError) return error;
  // Drizzle puts its own error around the one of the database.
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return new StoreError(faultOf(cause), values, { cause });
}
