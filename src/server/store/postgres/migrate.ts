import type { Pool, PoolClient } from "pg";
import { migrationsOf, missing } from "../migrations.ts";
import { StoreError } from "../store.ts";
import { SCHEMA } from "./schema.ts";

/** Names the lock under which one process at a time brings the database up to date: "Tlly" in ASCII. */
const LOCK = 0x546c6c79;

/** The version of the database, 0 for one that has nothing of ours yet; refuses a schema of our name that is not ours. */
async function versionOf(client: PoolClient): Promise<number> {
  const { rows: there } = await client.query(
    "select to_regclass($1) is not null as ours from pg_namespace where nspname = $2",
    [`${SCHEMA}.version`, SCHEMA],
  );
  if (there.length === 0) return 0;
  if (!there[0].ours) throw new StoreError("not-ours", { schema: SCHEMA });
  const { rows } = await client.query(`select version from ${SCHEMA}.version`);
  return rows[0]?.version ?? 0;
}

async function bringUpToDate(client: PoolClient): Promise<void> {
  await client.query("select pg_advisory_xact_lock($1)", [LOCK]);
  const version = await versionOf(client);
  const steps = missing(migrationsOf("postgres"), version);
  if (steps.length === 0) return;
  if (version === 0) {
    await client.query(`create schema ${SCHEMA}; create table ${SCHEMA}.version (version integer not null)`);
    await client.query(`insert into ${SCHEMA}.version values (0)`);
  }
  for (const { sql } of steps) await client.query(sql);
  await client.query(`update ${SCHEMA}.version set version = $1`, [steps.at(-1)?.version]);
}

/** Brings the database up to date, in one transaction; a process that starts at the same time waits for it. */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await bringUpToDate(client);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
