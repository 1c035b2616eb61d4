import { webcrypto } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Dice, secureDice } from "../../../src/core/dice/dice.ts";
import { seededDice } from "../../../src/core/dice/random.ts";
import type { Reply } from "../../../src/protocol/replies.ts";
import { openTables } from "../../../src/server/matches/open-tables.ts";
import type { Connection } from "../../../src/server/matches/tables.ts";
import { type Hosting, openHosting } from "../../../src/server/operation/hosting.ts";
import { openLog } from "../../../src/server/operation/logger.ts";
import { serve } from "../../../src/server/serve.ts";
import { answerCalls } from "./calls.ts";
import type { Origin } from "./script.ts";
import { StubStore } from "./stub-store.ts";
import { usage } from "./usage.ts";

/** Where the matches are kept: in a folder of its own by SQLite, in Postgres, or nowhere. */
export type Storage =
  | { readonly kind: "sqlite" | "none" }
  | { readonly kind: "postgres"; readonly url: string };

/** The clock of the limits runs faster: what is measured is what a server can do, not what it lets one socket do. */
const HASTE = 10_000;

/** What throws the dice of matches that bring none; a match alone on its server may be played with known ones. */
let dice: Dice = secureDice((blank) => webcrypto.getRandomValues(blank));

const folder = mkdtempSync(join(tmpdir(), "tallyho-bench-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
let hosting: Hosting;
let opened = 0;

/** Starts the whole server; returns its port. */
async function start(storage: Storage): Promise<number> {
  writeFileSync(join(folder, "index.html"), "<title>Tallyho</title>");
  const stub = storage.kind === "none" ? new StubStore() : undefined;
  const live: Dice = { throw: (request) => dice.throw(request) };
  hosting = await openHosting({
    log: openLog("warn"),
    dataFolder: join(folder, "data"),
    databaseUrl: storage.kind === "postgres" ? storage.url : undefined,
    makeTables: (store) => openTables(stub ?? store, { live, fileDice: true }),
  });
  const served = await serve({
    ...{ port: 0, root: folder, hosting, networkFolder: folder },
    now: () => performance.now() * HASTE,
  });
  return served.port;
}

/** The code of a table, and the secret of its host. */
interface Table {
  readonly code: string;
  readonly secret: string;
}

async function opening(open: (connection: Connection) => Promise<Reply<"host">>): Promise<Table> {
  const connection = { id: `bench ${++opened}`, address: `bench ${opened}`, send: () => undefined };
  const reply = await open(connection);
  hosting.tables.leave(connection);
  if (!reply.ok) throw new Error(reply.text);
  return { code: reply.code, secret: reply.secret };
}

/** Opens a table with a match file, which has the seed of its dice. */
function open(file: string): Promise<Table> {
  return opening((connection) => hosting.hostFile(connection, file, { listed: false, teamSees: false }));
}

/** Opens a table whose dice are known, the only one that is played on this server until another one is opened. */
function openSeeded({ game, config, seed }: Origin): Promise<Table> {
  dice = seededDice(seed);
  return opening((connection) => hosting.tables.ask(connection, "host", { game, config }));
}

const calls = { start, open, openSeeded, usage };
export type ServerCalls = typeof calls;

answerCalls(calls);
