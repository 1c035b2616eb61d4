import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { migrationsOf } from "../../../src/server/store/migrations.ts";
import { openStore } from "../../../src/server/store/open-store.ts";
import { PostgresStore } from "../../../src/server/store/postgres/postgres-store.ts";
import * as schema from "../../../src/server/store/postgres/schema.ts";
import { CHANNEL } from "../../../src/server/store/postgres/statements.ts";
import type { Change, Store } from "../../../src/server/store/store.ts";
import { trials } from "../../extent.ts";
import { until } from "../sockets/house.ts";
import { holdsContract } from "./contract.ts";
import { keepsAcknowledged, killedWriter } from "./crash.ts";
import { followsModel } from "./model.ts";
import { postgresOfTest } from "./postgres-of-test.ts";
import { answer, match, round, SEATS } from "./samples.ts";

const server = postgresOfTest();

const urls = new WeakMap<Store, string>();

async function openAt(url: string): Promise<Store> {
  const store = await PostgresStore.open(url);
  urls.set(store, url);
  return store;
}

async function openedAgain(store: Store): Promise<Store> {
  await store.close();
  return openAt(urls.get(store) as string);
}

const nameOf = (url: string) => new URL(url).pathname.slice(1);

const put = (prompt: string, text = "1"): Change => ({ put: new Map([[prompt, answer("red", text)]]) });

describe("Postgres", () => {
  holdsContract(async () => openAt(await server().database()));
  let url = "";
  followsModel(async () => {
    if (url === "") url = await server().database();
    else await server().query("truncate tallyho.matches cascade", nameOf(url));
    return openAt(url);
  }, openedAgain);
});

describe("the schema of Postgres", () => {
  it("is what the migrations make", async () => {
    const url = await server().database();
    await (await openAt(url)).close();
    const { rows } = await server().query(
      `select table_name, column_name, data_type, is_nullable from information_schema.columns
        where table_schema = 'tallyho' and table_name <> 'version'`,
      nameOf(url),
    );
    const made = rows.map((one) =>
      [one.table_name, one.column_name, one.data_type, one.is_nullable].join(" "),
    );
    const told = Object.values(schema)
      .filter((one): one is typeof schema.matches => typeof one === "object")
      .flatMap((table: PgTable) => {
        const { name, columns } = getTableConfig(table);
        return columns.map((one) => [name, one.name, one.getSQLType(), one.notNull ? "NO" : "YES"].join(" "));
      });
    expect(told.toSorted()).toEqual(made.toSorted());
  });

  it("has its migrations numbered without a gap", () => {
    expect(migrationsOf("postgres").map(({ version }) => version)).toEqual(
      migrationsOf("postgres").map((_, at) => at + 1),
    );
  });
});

describe("a database", () => {
  it("that is empty is made by one of many that open it at once", async () => {
    const url = await server().database();
    const stores = await Promise.all(Array.from({ length: 5 }, () => openAt(url)));
    expect(await stores[0]?.create(match("m1", "ABCDE"), [], [])).toBe(true);
    expect(await stores[4]?.matchById("m1")).toBeDefined();
    for (const store of stores) await store.close();
  });

  it.each([
    [
      "of a later version",
      "newer",
      "create schema tallyho; create table tallyho.version as select 999 as version",
    ],
    [
      "with a schema of our name that is not ours",
      "not-ours",
      "create schema tallyho; create table tallyho.birds ()",
    ],
  ])("%s is refused", async (_, fault, sql) => {
    const url = await server().database();
    await server().query(sql, nameOf(url));
    await expect(openAt(url)).rejects.toMatchObject({ fault });
  });

  it.each([
    ["that is not there", () => server().url("nowhere")],
    ["that lets nobody in", () => server().url("postgres").replace("tallyho@", "nobody@")],
    ["whose server is not there", () => "postgres://tallyho@127.0.0.1:1/tallyho"],
    ["whose server has no address", () => "postgres://tallyho@nowhere.invalid/tallyho"],
  ])("%s is unreachable", async (_, url) => {
    await expect(openAt(url())).rejects.toMatchObject({ fault: "unreachable" });
  });

  it("is copied by its own program", async () => {
    const store = await openAt(await server().database());
    await expect(store.backup("copy")).rejects.toMatchObject({ fault: "pg-dump" });
    await store.close();
  });

  it("is synced before anything is acknowledged, even where it is set to do without", async () => {
    const url = await server().database();
    await server().query(`alter database ${nameOf(url)} set synchronous_commit = off`);
    await server().query("alter system set fsync = on");
    await server().query("select pg_reload_conf()");
    await until(async () => (await server().query("show fsync")).rows[0].fsync === "on");
    const syncs = async () =>
      Number((await server().query("select wal_sync from pg_stat_wal")).rows[0].wal_sync);
    const store = await openAt(url);
    await store.create(match("m1", "ABCDE"), [], []);
    const before = await syncs();
    for (let at = 0; at < 20; at++) await store.change("m1", at, () => ({ entry: round(`${at}`) }));
    // The backends report what they did when they go.
    await store.close();
    await until(async () => (await syncs()) >= before + 20);
    await server().query("alter system reset fsync");
    await server().query("select pg_reload_conf()");
  });
});

describe("two servers on one database", () => {
  async function pair() {
    const url = await server().database();
    return [await openAt(url), await openAt(url), url] as const;
  }

  it("hear of what the other has changed, once, and of nothing but which match and how long its log is", async () => {
    const [one, other, url] = await pair();
    const spy = new pg.Client({ connectionString: url });
    await spy.connect();
    const sent: (string | undefined)[] = [];
    spy.on("notification", ({ payload }) => sent.push(payload));
    await spy.query(`listen ${CHANNEL}`);
    const heard: string[] = [];
    const own: string[] = [];
    other.onChange((id, entries) => heard.push(`${id} ${entries}`));
    one.onChange((id, entries) => own.push(`${id} ${entries}`));
    await one.create(match("m1", "ABCDE"), [], SEATS);
    await one.change("m1", 0, () => put("R1", "canary"));
    await one.change("m1", 0, () => ({ entry: round("canary") }));
    await one.claim("m1", "red", "Ada", "s1");
    const expected = ["m1 0", "m1 0", "m1 1", "m1 1"];
    await until(() => heard.length >= 4 && sent.length >= 4);
    expect([heard, sent, own]).toEqual([expected, expected, expected]);
    await spy.end();
    for (const store of [one, other]) await store.close();
  });

  it("hear of all that was changed together by one notice", async () => {
    const [one, other, url] = await pair();
    const ids = ["m1", "m2", "m3"];
    const heard: string[] = [];
    other.onChange((id, entries) => heard.push(`${id} ${entries}`));
    for (const id of ids) await one.create(match(id, id), [], SEATS);
    await until(() => heard.length >= 3);
    const spy = new pg.Client({ connectionString: url });
    await spy.connect();
    const sent: (string | undefined)[] = [];
    spy.on("notification", ({ payload }) => sent.push(payload));
    await spy.query(`listen ${CHANNEL}`);
    await Promise.all(ids.map((id) => one.change(id, 0, () => ({ entry: round(id) }))));
    await until(() => heard.length >= 6 && sent.length >= 1);
    expect(sent.map((payload) => payload?.split(",").toSorted())).toEqual([["m1 1", "m2 1", "m3 1"]]);
    expect(heard.slice(3).toSorted()).toEqual(["m1 1", "m2 1", "m3 1"]);
    const found = await Promise.all([...ids, "m4"].map((id, since) => other.progress(id, since)));
    expect(found.map((progress) => progress?.log)).toEqual([[round("m1")], [], [], undefined]);
    await spy.end();
    for (const store of [one, other]) await store.close();
  });

  it("change other matches while somebody holds one", async () => {
    const [one, other, url] = await pair();
    for (const id of ["m1", "m2"]) await one.create(match(id, id), [], []);
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query("begin");
    await holder.query("select id from tallyho.matches where id = 'm1' for update");
    const held = one.change("m1", 0, () => put("R1"));
    const waits = async () =>
      (await server().query("select 1 from pg_locks where not granted")).rows.length > 0;
    await until(waits);
    expect(await one.change("m2", 0, () => put("R1"))).toBe("done");
    await holder.query("rollback");
    expect(await held).toBe("done");
    await holder.end();
    for (const store of [one, other]) await store.close();
  });

  it("play the same match at the same time: each answer is kept once, and each round ends once", async () => {
    const [one, other] = await pair();
    await one.create(match("m1", "ABCDE"), [], []);
    const seats = Array.from({ length: 8 }, (_, at) => ({ prompt: `P${at}`, store: at % 2 ? one : other }));
    const rounds = trials(10, 100);
    let calls = 0;
    for (let at = 0; at < rounds; at++) {
      const all = seats.map(({ store, prompt }) =>
        store.change("m1", at, ({ pending }) => {
          calls += 1;
          return pending.size === seats.length - 1 ? { entry: round(`${at}`) } : put(prompt);
        }),
      );
      expect(new Set(await Promise.all(all))).toEqual(new Set(["done"]));
    }
    const log = Array.from({ length: rounds }, (_, at) => round(`${at}`));
    expect(await one.entries("m1", 0)).toEqual(log);
    // They did get in one another's way, else nothing was tried.
    expect(calls).toBeGreaterThan(seats.length * rounds);
    for (const store of [one, other]) await store.close();
  });

  it("change many matches at once in whatever order without waiting for one another", async () => {
    const [one, other] = await pair();
    const ids = Array.from({ length: 40 }, (_, at) => `m${at}`);
    for (const id of ids) await one.create(match(id, id), [], []);
    const asked = [
      ...ids.map((id) => [one, id] as const),
      ...ids.toReversed().map((id) => [other, id] as const),
    ];
    const outcomes = await Promise.all(
      asked.map(([store, id]) => store.change(id, 0, () => ({ entry: round(id) }))),
    );
    expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(40);
    expect(outcomes.filter((outcome) => outcome === "stale")).toHaveLength(40);
    for (const store of [one, other]) await store.close();
  });

  it("refuse a seat that the other is just giving away, and play nothing that the other has frozen", async () => {
    const [one, other] = await pair();
    await one.create(match("m1", "ABCDE"), [], SEATS);
    const claims = await Promise.all([
      one.claim("m1", "red", "Ada", "s1"),
      other.claim("m1", "red", "Bob", "s2"),
    ]);
    expect(claims.toSorted()).toEqual(["done", "seat-taken"]);
    const names = await Promise.all([
      one.claim("m1", "blue", "Eve", "s3"),
      other.claim("m1", "green", "EVE", "s4"),
    ]);
    expect(names.toSorted()).toEqual(["done", "name-taken"]);
    await one.freeze("m1", "a fault");
    expect(await other.change("m1", 0, () => put("R1"))).toBe("frozen");
    for (const store of [one, other]) await store.close();
  });
});

describe("a database that is gone for a while", () => {
  it("refuses meanwhile, and goes on when it is back; what others changed is heard of", async () => {
    const url = await server().database();
    const store = await openAt(url);
    await store.create(match("m1", "ABCDE"), [], SEATS);
    await store.change("m1", 0, () => put("R1"));
    await server().pause();
    const asked = [
      () => store.change("m1", 0, () => put("R2")),
      () => store.claim("m1", "red", "Ada", "s1"),
      () => store.entries("m1", 0),
    ];
    for (const ask of asked) await expect(ask()).rejects.toMatchObject({ fault: "unreachable" });
    await expect(openAt(url)).rejects.toMatchObject({ fault: "unreachable" });
    const heard: string[] = [];
    store.onChange((id, entries) => heard.push(`${id} ${entries}`));
    await server().resume();
    const other = await openAt(url);
    await other.change("m1", 0, () => ({ entry: round("1") }));
    expect(await store.change("m1", 0, () => put("R2"))).toBe("stale");
    expect(await store.change("m1", 1, () => put("R2"))).toBe("done");
    await until(() => heard.includes("m1 1"));
    await other.change("m1", 1, () => ({ entry: round("2") }));
    await until(() => heard.includes("m1 2"));
    for (const one of [store, other]) await one.close();
  });
});

describe("a server that is killed at any moment", () => {
  it("has kept what it acknowledged, each once", async () => {
    const url = await server().database();
    const said: string[] = [];
    for (let run = 0; run < trials(3, 100); run++) {
      said.push(...(await killedWriter([`${run}`, "", url], Math.random() * 120)));
      const { store, close } = await openStore({ databaseUrl: url });
      await keepsAcknowledged(store, said);
      await close();
    }
  });
});
