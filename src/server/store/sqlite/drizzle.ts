import { BetterSQLiteSession } from "drizzle-orm/better-sqlite3/session";
import { BaseSQLiteDatabase, SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import type Database from "libsql";

export type Drizzle = BaseSQLiteDatabase<"sync", Database.RunResult, Record<string, unknown>>;

/**
 * Drizzle on a database of libsql, whose interface is that of better-sqlite3; put together here, since Drizzle's own function
 * for it loads that package.
 */
export function drizzleOn(database: Database.Database): Drizzle {
  const dialect = new SQLiteSyncDialect();
  const session = new BetterSQLiteSession(database, dialect, undefined);
  return new BaseSQLiteDatabase("sync", dialect, session, undefined);
}
