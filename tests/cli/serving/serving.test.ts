import { chmodSync, existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "libsql";
import { afterEach, expect, test } from "vitest";
import { DATABASE_FILE } from "../../../src/server/store/sqlite/open.ts";
import { freshData, ServingProcess } from "./serving-process.ts";

const started: ServingProcess[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((one) => one.kill("SIGKILL")));
});

function start(data: string, wanted: object = {}): ServingProcess {
  const serving = ServingProcess.start(data, wanted);
  started.push(serving);
  return serving;
}

const ONE_SENTENCE = /^[A-Z/][^\n]*\.\n$/;

test("a server gives out the page and hosts tables in the folder that TALLYHO_DATA names", async () => {
  const data = freshData();
  const serving = start(data);
  const url = await serving.url();
  expect(await (await fetch(url)).text()).toContain("Tallyho");
  expect(await (await fetch(`${url}/health`)).text()).toBe("ok");
  expect(existsSync(join(data, "server.json"))).toBe(true);
  await serving.kill();
  expect(serving.err).toBe("");
});

test("a second server on a folder is told who has it, and the first goes on", async () => {
  const data = freshData();
  const first = start(data);
  const url = await first.url();
  const second = start(data);
  expect(await second.ended).toEqual([1, null]);
  expect(second.err).toMatch(/^The data folder is in use by the server with the process \d+ on \S+; .*\.\n$/);
  expect(second.out).toBe("");
  expect((await fetch(`${url}/health`)).status).toBe(200);
});

test("the lock of a killed server is gone with it", async () => {
  const data = freshData();
  const first = start(data);
  await first.url();
  await first.kill("SIGKILL");
  expect((await fetch(`${await start(data).url()}/health`)).status).toBe(200);
});

test("a database of a later version is refused with both versions", async () => {
  const data = freshData();
  const first = start(data);
  await first.url();
  await first.kill();
  const database = new Database(join(data, DATABASE_FILE));
  database.exec("pragma user_version = 999");
  database.close();
  const later = start(data);
  expect(await later.ended).toEqual([1, null]);
  expect(later.err).toMatch(ONE_SENTENCE);
  expect(later.err).toContain("999");
});

test("a database that fails in a way of its own is refused with what it says", async () => {
  const data = freshData();
  const database = new Database(join(data, DATABASE_FILE));
  // Marked as ours, of no version yet, and with a table where the first migration makes one.
  database.exec("pragma application_id = 0x546c6c79; create table matches (id text)");
  database.close();
  const serving = start(data);
  expect(await serving.ended).toEqual([1, null]);
  expect(serving.err).toMatch(ONE_SENTENCE);
  expect(serving.err).toMatch(/^The database could not be opened .*table matches already exists\.$/m);
});

test("a folder that can't be one is refused in one sentence", async () => {
  const file = join(freshData(), "file");
  writeFileSync(file, "");
  const serving = start(join(file, "data"));
  expect(await serving.ended).toEqual([1, null]);
  expect(serving.err).toMatch(ONE_SENTENCE);
});

test.skipIf(process.getuid?.() === 0)(
  "a folder that can't be written is refused in one sentence",
  async () => {
    const data = freshData();
    chmodSync(data, 0o500);
    const serving = start(data);
    expect(await serving.ended).toEqual([1, null]);
    expect(serving.err).toMatch(/can't be written to/);
  },
);
