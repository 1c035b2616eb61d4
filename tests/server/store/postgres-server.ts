import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { findPostgres } from "../../../scripts/postgres.js";
import { freePort } from "../free-port.ts";

/** What the server says when it can be asked. */
const READY = "ready to accept connections";

/** Whom the programs run as: they refuse to be root. */
function runAs(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const number = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: number("-u"), gid: number("-g") };
}

/** A Postgres of a test's own, in a folder that goes with it. */
export class PostgresServer {
  private child: ChildProcess | undefined;
  private databases = 0;

  private constructor(
    private readonly programs: string,
    private readonly folder: string,
    private readonly port: number,
  ) {}

  /** `synced`: as on a machine that may lose its power, where what is measured is to be true. */
  static async start({ synced = false } = {}): Promise<PostgresServer> {
    const programs = findPostgres();
    const folder = mkdtempSync(join(tmpdir(), "tallyho-postgres-"));
    const user = runAs();
    if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
    const args = ["-D", join(folder, "data"), "-U", "tallyho", "-A", "trust", "-E", "UTF8", "--locale=C"];
    execFileSync(join(programs, "initdb"), [...args, "--no-sync"], { cwd: folder, stdio: "ignore", ...user });
    // Processes are killed here, no machine loses its power; where syncing is what is tested it is turned on.
    if (!synced) appendFileSync(join(folder, "data", "postgresql.conf"), "fsync = off\n");
    const server = new PostgresServer(programs, folder, await freePort());
    process.on("exit", () => server.child?.kill("SIGKILL"));
    await server.resume();
    return server;
  }

  /** The process that all others of the server are children of. */
  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Starts it, after `pause` again, in the same folder and at the same address. */
  async resume(): Promise<void> {
    const settings = [
      "listen_addresses=127.0.0.1",
      `port=${this.port}`,
      "unix_socket_directories=",
      "max_connections=60",
    ];
    const args = ["-D", join(this.folder, "data"), ...settings.flatMap((one) => ["-c", one])];
    const child = spawn(join(this.programs, "postgres"), args, {
      cwd: this.folder,
      stdio: ["ignore", "ignore", "pipe"],
      ...runAs(),
    });
    this.child = child;
    let said = "";
    await new Promise<void>((resolve, reject) => {
      child.stderr?.on("data", (part) => {
        said += part;
        if (said.includes(READY)) resolve();
      });
      child.on("exit", () => reject(new Error(said)));
    });
  }

  /** Stops it, whoever is connected. */
  async pause(): Promise<void> {
    const gone = this.child && once(this.child, "exit");
    this.child?.kill("SIGINT");
    await gone;
    this.child = undefined;
  }

  url(database: string): string {
    return `postgres://tallyho@127.0.0.1:${this.port}/${database}`;
  }

  /** Does something with the database as an administrator. */
  async query(sql: string, database = "postgres"): Promise<pg.QueryResult> {
    const client = new pg.Client({ connectionString: this.url(database) });
    client.on("error", () => undefined);
    await client.connect();
    try {
      return await client.query(sql);
    } finally {
      await client.end();
    }
  }

  /** An empty database; returns its URL. */
  async database(): Promise<string> {
    const name = `test_${this.databases++}`;
    await this.query(`create database ${name}`);
    return this.url(name);
  }

  async stop(): Promise<void> {
    await this.pause();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
