import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { PostgresStore } from "../../../src/server/store/postgres/postgres-store.ts";
import type { Store, Windows } from "../../../src/server/store/store.ts";
import { until } from "../sockets/house.ts";
import { postgresOfTest } from "./postgres-of-test.ts";
import { answer, match, round, SEATS } from "./samples.ts";

const server = postgresOfTest();

const NOBODY: Windows = { seats: [], spectators: 0, screens: 0 };

/** Two servers on one database, with a match. */
async function pair(lease?: number) {
  const url = await server().database();
  const [one, other] = [await PostgresStore.open(url, lease), await PostgresStore.open(url, lease)];
  const heard: string[] = [];
  const stop = other.onChange((id) => heard.push(id));
  await one.create(match("m1", "ABCDE"), [], SEATS);
  await until(() => heard.length > 0);
  stop();
  const close = () => Promise.all([one.close(), other.close()]);
  return { one, other, close, database: new URL(url).pathname.slice(1) };
}

async function windowsAt(store: Store) {
  return (await store.progress("m1", 0))?.windows;
}

describe("windows at two servers on one database", () => {
  it("are known at both: seats by who claimed them last, lookers-on by their number", async () => {
    const { one, other, close } = await pair();
    expect(await windowsAt(one)).toEqual({ here: NOBODY, elsewhere: NOBODY });
    await one.claim("m1", "red", "Ada", "s1");
    await other.claim("m1", "blue", "Bob", "s2");
    await one.attend("m1", { seats: ["red"], spectators: 2, screens: 1 });
    await other.attend("m1", { seats: ["blue"], spectators: 0, screens: 3 });
    const [red, blue] = [
      { seats: ["red"], spectators: 2, screens: 1 },
      { seats: ["blue"], spectators: 0, screens: 3 },
    ];
    expect(await windowsAt(one)).toEqual({ here: red, elsewhere: blue });
    expect(await windowsAt(other)).toEqual({ here: blue, elsewhere: red });
    await one.attend("m1", { seats: [], spectators: 1, screens: 0 });
    expect((await windowsAt(other))?.elsewhere).toEqual({ seats: [], spectators: 1, screens: 0 });
    await one.attend("m1", NOBODY);
    expect(await windowsAt(other)).toEqual({ here: blue, elsewhere: NOBODY });
    await close();
  });

  it("of a seat: the newest counts, whatever the server of the older one says", async () => {
    const { one, other, close } = await pair();
    await one.claim("m1", "red", "Ada", "s1");
    await other.claim("m1", "red", "Ada", "s1");
    await one.attend("m1", { ...NOBODY, seats: ["red"] });
    expect(await windowsAt(one)).toMatchObject({ here: NOBODY, elsewhere: { seats: ["red"] } });
    await one.attend("m1", NOBODY);
    expect((await windowsAt(other))?.here.seats).toEqual(["red"]);
    await one.offerHandover("m1", "red", "code", 1_000);
    expect(await one.takeOver("m1", "code", 999, "s2")).toBe("red");
    expect(await windowsAt(one)).toMatchObject({ here: { seats: ["red"] }, elsewhere: NOBODY });
    await one.seatComputer("m1", "red", null, false);
    expect(await windowsAt(one)).toEqual({ here: NOBODY, elsewhere: NOBODY });
    await close();
  });

  it("are told once where they have changed, and to others alone", async () => {
    const { one, other, close } = await pair();
    const [own, heard]: [string[], string[]] = [[], []];
    one.onChange((id, entries) => own.push(`${id} ${entries}`));
    other.onChange((id, entries) => heard.push(`${id} ${entries}`));
    const here = { seats: ["red"], spectators: 1, screens: 0 };
    for (let times = 0; times < 3; times++) await one.attend("m1", here);
    await one.attend("m1", { ...here, spectators: 2 });
    await one.attend("m1", NOBODY);
    await one.attend("m1", NOBODY);
    await one.change("m1", 0, () => ({ entry: round("1") }));
    await until(() => heard.includes("m1 1"));
    expect(heard).toEqual(["m1 0", "m1 0", "m1 0", "m1 1"]);
    expect(own).toEqual(["m1 1"]);
    await close();
  });

  it("never get in the way of an answer, nor of one another", async () => {
    const { one, other, close } = await pair();
    const asked = Array.from({ length: 20 }, (_, at) => [
      one.attend("m1", { ...NOBODY, spectators: at % 3 }),
      other.attend("m1", { ...NOBODY, spectators: at % 2 }),
      other.claim("m1", "red", "Ada", "s1"),
      one.change("m1", 0, () => ({ put: new Map([["R1", answer("red", `${at}`)]]) })),
    ]).flat();
    expect((await Promise.all(asked)).filter((one) => one === "stale")).toEqual([]);
    for (let count = 1; count < 20; count++) {
      const [here, elsewhere] = [
        { ...NOBODY, spectators: count },
        { ...NOBODY, spectators: 2 * count },
      ];
      await Promise.all([one.attend("m1", here), other.attend("m1", elsewhere)]);
      expect(await windowsAt(one)).toEqual({ here, elsewhere });
    }
    await close();
  });
});

describe("a server that is gone", () => {
  it("leaves no windows when it is closed", async () => {
    const { one, other, close } = await pair();
    await one.claim("m1", "red", "Ada", "s1");
    await one.attend("m1", { seats: ["red"], spectators: 1, screens: 0 });
    const heard: string[] = [];
    other.onChange((id) => heard.push(id));
    await one.close();
    await until(() => heard.length > 0);
    expect((await windowsAt(other))?.elsewhere).toEqual(NOBODY);
    await close();
  });

  it("without a word has no windows after its lease, at however many tables, and all are told", async () => {
    const { one, other, close, database } = await pair(300);
    // More than one notice holds.
    const more = Array.from({ length: 150 }, (_, at) => `n${at}`.padEnd(60, "-"));
    for (const id of more) await one.create(match(id, id), [], SEATS);
    await server().query(
      `insert into tallyho.servers values ('dead', clock_timestamp() - interval '1 minute');
       update tallyho.seats set server = 'dead' where seat = 'red';
       update tallyho.matches set lookers = lookers || '{"dead": [5, 1]}' where id = 'm1'`,
      database,
    );
    const [own, heard] = [new Set<string>(), new Set<string>()];
    one.onChange((id) => own.add(id));
    other.onChange((id) => heard.add(id));
    await until(() => own.size === 151 && heard.size === 151);
    expect(await windowsAt(other)).toEqual({ here: NOBODY, elsewhere: NOBODY });
    await close();
  });

  it("only for a moment has its windows again as soon as it says so", async () => {
    const { one, other, close, database } = await pair(300);
    await one.claim("m1", "red", "Ada", "s1");
    await server().query("update tallyho.seats set server = null", database);
    await one.attend("m1", { ...NOBODY, seats: ["red"] });
    expect((await windowsAt(other))?.elsewhere.seats).toEqual(["red"]);
    await close();
  });

  it("is not believed of those that live, after the database itself was away", async () => {
    const { one, other, close } = await pair(1_500);
    await one.claim("m1", "red", "Ada", "s1");
    await server().pause();
    await wait(2_000);
    await server().resume();
    await wait(1_500);
    expect((await windowsAt(other))?.elsewhere.seats).toEqual(["red"]);
    await close();
  });
});
