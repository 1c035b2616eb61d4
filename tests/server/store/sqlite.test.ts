import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import Database from "libsql";
import { afterAll, describe, expect, it } from "vitest";
import { migrationsOf } from "../../../src/server/store/migrations.ts";
import { openStore } from "../../../src/server/store/open-store.ts";
import { closeDatabase, DATABASE_FILE, openDatabase } from "../../../src/server/store/sqlite/open.ts";
import * as schema from "../../../src/server/store/sqlite/schema.ts";
import { SqliteStore } from "../../../src/server/store/sqlite/sqlite-store.ts";
import type { Store, StoreError } from "../../../src/server/store/store.ts";
import { trials } from "../../extent.ts";
import { holdsContract } from "./contract.ts";
import { keepsAcknowledged, killedWriter, startWriter } from "./crash.ts";
import { followsModel } from "./model.ts";
import { answer, match, pendingIn, round } from "./samples.ts";

const FOLDER = mkdtempSync(join(tmpdir(), "tallyho-store-"));
let folders = 0;
const emptyFolder = () => join(FOLDER, `${folders++}`);
const inFolder = new WeakMap<Store, string>();

function openIn(folder: string): Store {
  const store = SqliteStore.open(folder);
  inFolder.set(store, folder);
  return store;
}

async function openedAgain(store: Store): Promise<Store> {
  await store.close();
  return openIn(inFolder.get(store) as string);
}

/** Why a folder's store can't be opened. */
function refusal(folder: string): StoreError {
  try {
    SqliteStore.open(folder);
  } catch (error) {
    return error as StoreError;
  }
  throw new Error("It could be opened.");
}

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

describe("SQLite", () => {
  holdsContract(async () => openIn(emptyFolder()));
  followsModel(async () => openIn(emptyFolder()), openedAgain);
});

describe("the schema of SQLite", () => {
  it("is what the migrations make", () => {
    const database = openDatabase(emptyFolder());
    const tables = database.prepare("select name from sqlite_schema where type = 'table'").all() as {
      name: string;
    }[];
    const made = tables.map(
      ({ name }) => [name, database.prepare(`pragma table_info(${name})`).all()] as const,
    );
    const columns = new Map(
      made.map(([name, list]) => [
        name,
        (list as { name: string; type: string; notnull: number }[])
          .map((one) => `${one.name} ${one.type.toLowerCase()}${one.notnull ? " not null" : ""}`)
          .toSorted(),
      ]),
    );
    const told = Object.values(schema).map((table: SQLiteTable) => {
      const { name, columns: list } = getTableConfig(table);
      const column = ({ name: called, notNull, getSQLType }: (typeof list)[number], at: number) =>
        `${called} ${getSQLType.call(list[at])}${notNull ? " not null" : ""}`;
      return [name, list.map(column).toSorted()] as const;
    });
    closeDatabase(database);
    expect(columns).toEqual(new Map(told));
  });

  it("has its migrations numbered without a gap", () => {
    expect(migrationsOf("sqlite").map(({ version }) => version)).toEqual(
      migrationsOf("sqlite").map((_, at) => at + 1),
    );
  });
});

describe("a data folder", () => {
  it("that a server has is refused to another at once, with who has it, and free when that one has closed", async () => {
    const folder = emptyFolder();
    const before = Date.now();
    const store = openIn(folder);
    const { fault, values } = refusal(folder);
    expect(fault).toBe("in-use");
    expect(values).toMatchObject({ folder, pid: process.pid, host: hostname() });
    expect(values.since).toBeGreaterThanOrEqual(before);
    expect(await store.create(match("m1", "ABCDE"), [], [])).toBe(true);
    await store.close();
    expect(readdirSync(folder)).toEqual([DATABASE_FILE]);
    const next = openIn(folder);
    expect(await next.matchById("m1")).toBeDefined();
    await next.close();
  });

  it("of another process is refused, and opens as soon as that one is killed, with all it had acknowledged", async () => {
    const folder = emptyFolder();
    const { child, said, ended, until } = startWriter(["1", folder]);
    await until(20);
    expect(refusal(folder)).toMatchObject({ fault: "in-use", values: { pid: child.pid } });
    child.kill("SIGKILL");
    await ended;
    const store = openIn(folder);
    await keepsAcknowledged(store, said);
    await store.close();
  });

  it.each<[string, string, (folder: string) => void]>([
    ["is a file", "not-writable", (folder) => writeFileSync(folder, "")],
    ["lies in a file", "not-writable", (folder) => writeFileSync(join(folder, ".."), "")],
    [
      "has a folder for a database",
      "not-writable",
      (folder) => mkdirSync(join(folder, DATABASE_FILE), { recursive: true }),
    ],
    [
      "has a text for a database",
      "not-ours",
      (folder) => put(folder, "This is no database, as long as it may be. ".repeat(99)),
    ],
  ])("that %s is refused as %s", (name, fault, make) => {
    const folder = name === "lies in a file" ? join(emptyFolder(), "in") : emptyFolder();
    make(folder);
    expect(refusal(folder).fault).toBe(fault);
  });

  function put(folder: string, text: string): void {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, DATABASE_FILE), text);
  }

  /** Makes a database by SQL, and says what is in the file. */
  function made(folder: string, sql: string): Buffer {
    mkdirSync(folder, { recursive: true });
    const database = new Database(join(folder, DATABASE_FILE));
    database.exec(sql);
    database.close();
    return readFileSync(join(folder, DATABASE_FILE));
  }

  it("with the database of another program is refused, and left as it is", () => {
    const folder = emptyFolder();
    const before = made(folder, "create table birds (name text); insert into birds values ('swift')");
    expect(refusal(folder).fault).toBe("not-ours");
    expect(readFileSync(join(folder, DATABASE_FILE))).toEqual(before);
    expect(readdirSync(folder)).toEqual([DATABASE_FILE]);
  });

  it("with a database of a later version is refused, and left as it is", async () => {
    const folder = emptyFolder();
    await openIn(folder).close();
    const before = made(folder, "pragma user_version = 999");
    expect(refusal(folder)).toMatchObject({ fault: "newer", values: { version: 999 } });
    expect(readFileSync(join(folder, DATABASE_FILE))).toEqual(before);
  });
});

describe("the disk", () => {
  it("that is full is told as such, with nothing half written, and play goes on when there is room", async () => {
    const database = openDatabase(emptyFolder());
    const store = new SqliteStore(database, emptyFolder());
    for (const one of ["m1", "m2"]) await store.create(match(one, one.repeat(2)), [], []);
    const pages = (database.prepare("pragma page_count").raw().get() as [number])[0];
    database.exec(`pragma max_page_count = ${pages}`);
    const long = { entry: round("9".repeat(20_000)) };
    const small = { put: new Map([["R1", answer("red", "1")]]) };
    const outcomes = await Promise.allSettled([
      store.change("m2", 0, () => small),
      store.change("m1", 0, () => long),
    ]);
    for (const one of outcomes)
      expect(one).toMatchObject({ status: "rejected", reason: { fault: "disk-full" } });
    expect(await store.entries("m1", 0)).toEqual([]);
    expect(await pendingIn(store, "m2")).toEqual([]);
    await expect(store.claim("m1", "red", "Ada", "s")).resolves.toBe("seat-taken");
    database.exec("pragma max_page_count = 100000");
    expect(await store.change("m1", 0, () => long)).toBe("done");
    expect(await store.change("m2", 0, () => small)).toBe("done");
    await store.close();
  });

  it("is synced before anything is acknowledged", () => {
    const database = openDatabase(emptyFolder());
    const pragma = (name: string) => (database.prepare(`pragma ${name}`).raw().get() as unknown[])[0];
    const all = ["synchronous", "journal_mode", "locking_mode", "foreign_keys"].map(pragma);
    expect(all).toEqual([2, "wal", "exclusive", 1]);
    closeDatabase(database);
  });

  const hasStrace = spawnSync("strace", ["-V"]).status === 0;
  it.runIf(hasStrace)("was synced at least once between any two commits that were acknowledged", async () => {
    const trace = join(FOLDER, "trace.txt");
    const calls = "trace=fsync,fdatasync,write";
    const tracer = ["strace", "-f", "-y", "-e", calls, "-o", trace];
    const { said, ended, until } = startWriter(["1", emptyFolder()], tracer);
    await until(60);
    // The writer itself, not what traces it.
    process.kill(Number(said[0]?.split(" ")[1]), "SIGKILL");
    await ended;
    expect(said.length).toBeGreaterThanOrEqual(60);
    let syncs = 0;
    let told = 0;
    let unsynced = 0;
    const before = new Map<string, number>();
    for (const line of readFileSync(trace, "utf8").split("\n")) {
      if (/f(?:data)?sync\(\d+<[^>]*-wal>/.test(line)) syncs += 1;
      const [, id] = /write\(1<[^>]*>, "(?:put|entry) (\w+)/.exec(line) ?? [];
      if (id === undefined) continue;
      told += 1;
      // A match waits for one change before it asks for the next: no two of them share a commit.
      if (syncs <= (before.get(id) ?? 0)) unsynced += 1;
      before.set(id, syncs);
    }
    expect(told).toBeGreaterThan(50);
    expect(unsynced).toBe(0);
  });

  it("is synced once for all that wait at the same time", async () => {
    const database = openDatabase(emptyFolder());
    const store = new SqliteStore(database, emptyFolder());
    for (let at = 0; at < 30; at++) await store.create(match(`m${at}`, `C${at}`), [], []);
    const said: string[] = [];
    const exec = database.exec.bind(database);
    database.exec = (sql) => {
      said.push(sql);
      return exec(sql);
    };
    const all = Array.from({ length: 30 }, (_, at) =>
      store.change(`m${at}`, 0, () => ({ entry: round("1") })),
    );
    expect(new Set(await Promise.all(all))).toEqual(new Set(["done"]));
    expect(said.filter((sql) => sql === "commit")).toHaveLength(1);
    await store.close();
  });
});

describe("a copy", () => {
  it("is made while all goes on, has all that was acknowledged, and is written over nothing", async () => {
    const store = openIn(emptyFolder());
    await store.create(match("m1", "ABCDE"), [round("0")], []);
    const folder = emptyFolder();
    mkdirSync(folder);
    const file = join(folder, DATABASE_FILE);
    await store.change("m1", 1, () => ({ put: new Map([["R1", answer("red", "1")]]) }));
    const later = store.change("m1", 1, () => ({ entry: round("1") }));
    await store.backup(file);
    await later;
    await expect(store.backup(file)).rejects.toMatchObject({ fault: "file-exists", values: { file } });
    const within = join(file, "in");
    await expect(store.backup(within)).rejects.toMatchObject({
      fault: "not-writable",
      values: { file: within },
    });
    // Nor is anything half written left.
    expect(readdirSync(folder)).toEqual([DATABASE_FILE]);
    await store.close();
    const copy = openIn(folder);
    expect(await copy.entries("m1", 0)).toEqual([round("0")]);
    expect(await pendingIn(copy, "m1")).toEqual(["R1"]);
    await copy.close();
  });
});

describe("a server that is killed at any moment", () => {
  it("has kept what it acknowledged, each once", async () => {
    const folder = emptyFolder();
    const said: string[] = [];
    for (let run = 0; run < trials(3, 100); run++) {
      said.push(...(await killedWriter([`${run}`, folder], Math.random() * 120)));
      const { store, files, close } = await openStore({ dataFolder: folder });
      await keepsAcknowledged(store, said);
      await files?.settled();
      await close();
    }
  });
});
