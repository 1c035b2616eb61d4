import { afterAll, beforeAll } from "vitest";
import { PostgresServer } from "./postgres-server.ts";

/** A Postgres that all tests of a file, or of a part of it, share. */
export function postgresOfTest(): () => PostgresServer {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await PostgresServer.start();
  }, 300_000);
  afterAll(() => server.stop(), 60_000);
  return () => server;
}
