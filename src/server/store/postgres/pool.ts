import { Pool, type PoolConfig } from "pg";
import { backendOf } from "./queries.ts";

/** Connections of one process; an answer's way needs two. */
const CONNECTIONS = 8;
/** Milliseconds that a connection, a statement and the answer to one may take. */
const LIMITS = { connectionTimeoutMillis: 5_000, statement_timeout: 10_000, query_timeout: 15_000 };
/** Whatever the database is set to: what was acknowledged is on the disk. */
const OPTIONS = "-c synchronous_commit=on";

/** How each connection to the database that a URL names is made. */
export function connectionTo(url: string): PoolConfig {
  return { connectionString: url, keepAlive: true, options: OPTIONS, ...LIMITS };
}

/** A pool of connections; `backends` is kept as the backends that they lead to. */
export function openPool(config: PoolConfig, backends: Set<number>): Pool {
  const pool = new Pool({ ...config, max: CONNECTIONS });
  // A connection that breaks, used or not, must not end the process: who uses it hears of it, the next one gets another.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
    backends.add(backendOf(client));
  });
  pool.on("remove", (client) => backends.delete(backendOf(client)));
  return pool;
}
