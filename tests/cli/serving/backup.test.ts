import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Link } from "../../../src/client/link.ts";
import { DATABASE_FILE } from "../../../src/server/store/sqlite/open.ts";
import { BLUE, ENDED, RED } from "./duel.ts";
import { endPrograms, programs, servers, serving, tallyho } from "./programs.ts";
import { freshData, ServingProcess } from "./serving-process.ts";
import type { TallyhoProcess } from "./tallyho-process.ts";

endPrograms();

/** What a program comes to: its exit code and all that it has said. */
async function came(program: TallyhoProcess): Promise<readonly [unknown, string, string]> {
  const [code] = await program.ended;
  return [code, program.out, program.err];
}

async function hosted(address: string): Promise<string> {
  const host = tallyho(["host", "dogfight", "--scenario", "duel", "--at", address]);
  expect(await host.ended).toEqual([0, null]);
  return /^Code to join: (\S{5})$/m.exec(host.out)?.[1] ?? "";
}

interface Players {
  readonly red: TallyhoProcess;
  readonly blue: TallyhoProcess;
}

function joined(address: string, code: string): Players {
  const join = (name: string, seat: string) =>
    tallyho(["join", address, code, "--name", name, "--seat", seat]);
  return { red: join("Ann", "red"), blue: join("Ben", "blue") };
}

/** Two turns of the duel, which are over for both, and Red's third order, which waits. */
async function twoTurns({ red, blue }: Players): Promise<void> {
  red.write(RED.slice(0, 4));
  blue.write(BLUE.slice(0, 3));
  await red.hears(/Turn 3: write orders[\s\S]*Given: 3\.\n/);
  await blue.hears(/^Turn 3: write orders/m);
}

const ONE_SENTENCE = /^[^\n]+\.\n$/;

describe("a backup of a server that runs", () => {
  test("is made while all goes on, and a server that is given it goes on from there", async () => {
    const [data, file] = [freshData(), join(freshData(), "evening.sqlite")];
    const address = await serving(data);
    const code = await hosted(address);
    const players = joined(address, code);
    await twoTurns(players);
    expect(await came(tallyho(["backup", file], data))).toEqual([0, `The backup is in ${file}.\n`, ""]);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(readdirSync(join(file, ".."))).toEqual(["evening.sqlite"]);
    players.red.write(RED.slice(4));
    players.blue.write(BLUE.slice(3));
    expect([await players.red.ended, players.red.out]).toEqual([[0, null], expect.stringMatching(ENDED)]);
    // In a folder of its own it is the database of another server, which knows of no later turn.
    const other = freshData();
    renameSync(file, join(other, DATABASE_FILE));
    const again = await serving(other);
    const seat = tallyho(["host", "--table", code, "--at", again]);
    expect((await came(seat))[2]).toMatch(/hosted from here/);
    const [, , told] = await came(tallyho(["join", again, code, "--name", "Eve", "--seat", "red"]));
    expect(told).toMatch(/^Somebody has this seat already/);
    const shown = await fetch(`http://${again}/health`);
    expect(await shown.text()).toBe("ok");
    for (const server of servers.splice(0)) await server.kill();
    const kept = readdirSync(join(other, "matches"));
    expect(kept).toEqual([
      expect.stringMatching(new RegExp(`^dogfight\\.${code}\\.\\w+\\.unfinished\\.json$`)),
    ]);
    expect(JSON.parse(readFileSync(join(other, "matches", kept[0] ?? ""), "utf8")).entries).toHaveLength(2);
  });

  test("is asked for by whoever may read the folder, and by nobody else", async () => {
    const data = freshData();
    const address = await serving(data);
    const holder = join(data, "server.json");
    expect(statSync(holder).mode & 0o077).toBe(0);
    const { url, key } = JSON.parse(readFileSync(holder, "utf8"));
    expect(url).toBe(`http://${address}`);
    const ask = (file: string, headers: Readonly<Record<string, string>>) =>
      fetch(`${url}/backup`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify({ file }),
      });
    const [copy, auth] = [join(freshData(), "copy"), { authorization: `Bearer ${key}` }];
    const refused: readonly Readonly<Record<string, string>>[] = [
      {},
      { authorization: `Bearer ${"0".repeat(key.length)}` },
      { ...auth, origin: "http://evil.example" },
      { ...auth, "x-forwarded-for": "192.0.2.1" },
    ];
    for (const headers of refused) expect((await ask(copy, headers)).status).toBe(403);
    expect((await ask("copy", auth)).status).toBe(400);
    expect(existsSync(copy)).toBe(false);
    expect((await ask(copy, auth)).status).toBe(200);
    expect(existsSync(copy)).toBe(true);
  });

  test("never writes over a file, and says what is wrong with one that can't be written", async () => {
    const data = freshData();
    await serving(data);
    const there = join(freshData(), "there");
    writeFileSync(there, "a diary");
    const [code, , told] = await came(tallyho(["backup", there], data));
    expect([code, told]).toEqual([1, `${there} is there already; name another file.\n`]);
    expect(readFileSync(there, "utf8")).toBe("a diary");
    const nowhere = join(there, "copy");
    const [failed, , why] = await came(tallyho(["backup", nowhere], data));
    expect([failed, why]).toEqual([1, expect.stringMatching(ONE_SENTENCE)]);
    expect(why).toContain(nowhere);
  });
});

describe("a backup without a server", () => {
  test("is made of the database in the folder, also after a server was killed", async () => {
    const data = freshData();
    const code = await hosted(await serving(data));
    await servers[0]?.kill("SIGKILL");
    const file = join(freshData(), "copy.sqlite");
    expect(await came(tallyho(["backup", file, "--data", data]))).toEqual([
      0,
      `The backup is in ${file}.\n`,
      "",
    ]);
    const other = freshData();
    renameSync(file, join(other, DATABASE_FILE));
    const player = tallyho(["join", await serving(other), code, "--name", "Ann", "--seat", "red"]);
    await player.hears(/^Turn 1: write orders/m);
  });

  test.each([
    [
      "of a folder that has none",
      [],
      /^.* has no database of Tallyho's; name its folder with --data, .*\.\n$/,
    ],
    ["of Postgres", ["--database-url", "postgres://localhost/x"], /pg_dump/],
  ])("%s is refused in one sentence", async (_, more, sentence) => {
    const data = join(freshData(), "data");
    const [code, out, told] = await came(tallyho(["backup", join(freshData(), "f"), ...more], data));
    expect([code, out]).toEqual([1, ""]);
    expect(told).toMatch(ONE_SENTENCE);
    expect(told).toMatch(sentence);
    expect(existsSync(data)).toBe(false);
  });

  test("is refused in German where that is asked for", async () => {
    const [code, , told] = await came(tallyho(["backup", "f", "--language", "de"]));
    expect([code, told]).toEqual([1, expect.stringMatching(/keine Datenbank/)]);
  });
});

describe("a spoiled database", () => {
  test("is rebuilt from the match files, and the match goes on with its players and its host", async () => {
    const data = freshData();
    const address = await serving(data);
    const code = await hosted(address);
    await twoTurns(joined(address, code));
    const inUse = await came(tallyho(["restore"], data));
    expect([inUse[0], inUse[2]]).toEqual([1, expect.stringMatching(/in use by the server with the process/)]);
    for (const program of programs.splice(0)) program.kill();
    await servers.splice(0)[0]?.kill();
    writeFileSync(join(data, DATABASE_FILE), "spoiled");
    const spoiled = ServingProcess.start(data);
    servers.push(spoiled);
    expect(await spoiled.ended).toEqual([1, null]);
    expect(spoiled.err).toMatch(/tallyho restore/);
    mkdirSync(join(data, "matches", "dogfight.AAAAA.m1.json"));
    writeFileSync(join(data, "matches", "dogfight.BBBBB.m2.json"), "no match");
    const [failed, out, told] = await came(tallyho(["restore"], data));
    expect(failed).toBe(1);
    expect(told.split("\n")).toEqual([
      expect.stringMatching(/^dogfight\.AAAAA\.m1\.json: .*folder.*\.$/),
      expect.stringMatching(/^dogfight\.BBBBB\.m2\.json: .*\.$/),
      "",
    ]);
    expect(out).toMatch(/^1 match is restored\.\n/);
    const before = /^The database that was there before is now (\S+)\.$/m.exec(out)?.[1] ?? "";
    expect(readFileSync(before, "utf8")).toBe("spoiled");
    const handover = new RegExp(
      `^${code}, Dogfight with secret orders: code for the host's page ([A-Z]{8})$`,
      "m",
    ).exec(out)?.[1];
    const again = await serving(data);
    const { red, blue } = joined(again, code);
    // What waited in the third turn is written anew.
    red.write(RED.slice(3));
    blue.write(BLUE.slice(3));
    await Promise.all([red, blue].map((one) => one.hears(/^Turn 3: write orders/m)));
    for (const one of [red, blue]) {
      expect([await one.ended, one.err]).toEqual([[0, null], ""]);
      expect(one.out).toMatch(ENDED);
    }
    const link = await Link.connect(`http://${again}`);
    const taken = await link.ask("takeOver", { code, handover: handover ?? "" });
    link.close();
    expect(taken).toMatchObject({ ok: true, host: true });
  });

  test("stays as it is where no match file can be read, or there is none", async () => {
    const data = freshData();
    const none = await came(tallyho(["restore"], data));
    expect([none[0], none[2]]).toEqual([1, expect.stringMatching(/^.*matches has no match files.*\.\n$/)]);
    await serving(data);
    await servers[0]?.kill();
    const { ino } = statSync(join(data, DATABASE_FILE));
    writeFileSync(join(data, "matches", "dogfight.BBBBB.m2.json"), "no match");
    const [code, out, told] = await came(tallyho(["restore", "--data", data]));
    expect([code, out]).toEqual([1, expect.stringMatching(/^No match could be restored; .*\n$/)]);
    expect(told).toMatch(/^dogfight\.BBBBB\.m2\.json: /);
    expect(statSync(join(data, DATABASE_FILE)).ino).toBe(ino);
    expect(readdirSync(data).toSorted()).toEqual(["matches", DATABASE_FILE]);
  });
});
