import { readdirSync, readFileSync } from "node:fs";
import { StoreError } from "./store.ts";

/** One step of a database, in SQL; the first makes the tables. */
export interface Migration {
  /** The version of the database after it. */
  readonly version: number;
  readonly sql: string;
}

/** The migrations of a kind of database, in order: files whose names begin with the version, four digits. */
export function migrationsOf(kind: "sqlite" | "postgres"): readonly Migration[] {
  const folder = new URL(`./${kind}/migrations/`, import.meta.url);
  return readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.sql$/.test(name))
    .toSorted()
    .map((name) => ({
      version: Number(name.slice(0, 4)),
      sql: readFileSync(new URL(name, folder), "utf8"),
    }));
}

/** The migrations that a database of a version still needs; throws where it is of a later one than is known. */
export function missing(migrations: readonly Migration[], version: number): readonly Migration[] {
  const known = migrations.at(-1)?.version ?? 0;
  if (version > known) throw new StoreError("newer", { version, known });
  return migrations.filter((one) => one.version > version);
}
