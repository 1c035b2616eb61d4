import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { parseFile } from "../../../src/core/file/file.ts";
import type { MatchFile, WrittenEntry } from "../../../src/core/file/schema.ts";
import { isBroken } from "../../../src/core/file/seal.ts";
import { GAMES } from "../../../src/games/index.ts";
import { matchesFolder } from "../../../src/server/store/data-folder.ts";
import { type OpenedStore, openStore } from "../../../src/server/store/open-store.ts";
import { restore } from "../../../src/server/store/restore.ts";
import { DATABASE_FILE } from "../../../src/server/store/sqlite/open.ts";
import { checkpoint, match, round, SEATS, seatsIn } from "./samples.ts";

const FOLDER = mkdtempSync(join(tmpdir(), "tallyho-files-"));
let folders = 0;
const emptyFolder = () => join(FOLDER, `${folders++}`);
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const GOLDEN = new URL("../../../src/games/dogfight/goldens/altitude.json", import.meta.url);

/** A whole dogfight: what stands before its log, and its log. */
function dogfight() {
  const read = parseFile(readFileSync(GOLDEN, "utf8"));
  if (!read.ok) throw new Error("The golden can't be read.");
  const { entries = [], seal: _, checkpoints: __, ...header } = read.value;
  return { header, entries };
}

const GROWING = "dogfight.ABCDE.m1.unfinished.json";
const FINISHED = "dogfight.ABCDE.m1.json";

async function opened(folder = emptyFolder()) {
  const troubles: unknown[] = [];
  const open = await openStore({ dataFolder: folder, onFileTrouble: (error) => troubles.push(error) });
  await open.files?.settled();
  return { ...open, folder, troubles, path: (name: string) => join(matchesFolder(folder), name) };
}

function read(path: string): MatchFile {
  const file = parseFile(readFileSync(path, "utf8"));
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  return file.value;
}

/** Puts an entry at the end of a log, and waits until its file has it. */
async function append(
  { store, files }: OpenedStore,
  at: number,
  entry: WrittenEntry,
  over = false,
): Promise<void> {
  expect(await store.change("m1", at, () => ({ entry, over }))).toBe("done");
  await files?.settled();
}

describe("the file of a match", () => {
  it("is a whole match file after every entry, and sealed under another name when it is over", async () => {
    const { header, entries } = dogfight();
    const open = await opened();
    await open.store.create(match("m1", "ABCDE", { header: { ...header, secrets: true } }), [], SEATS);
    await open.store.claim("m1", "red", "Ada", "s1");
    await open.store.seatComputer("m1", "blue", "patient", false);
    for (const [at, entry] of entries.entries()) {
      const isLast = at === entries.length - 1;
      await append(open, at, entry, isLast);
      expect(readdirSync(matchesFolder(open.folder))).toEqual([isLast ? FINISHED : GROWING]);
      if (!isLast)
        expect(read(open.path(GROWING))).toEqual({
          ...header,
          secrets: true,
          entries: entries.slice(0, at + 1),
        });
    }
    const text = readFileSync(open.path(FINISHED), "utf8");
    const { seal, ...told } = read(open.path(FINISHED));
    expect(told).toEqual({
      ...header,
      players: { red: { name: "Ada" }, blue: { computer: "patient" } },
      entries,
    });
    expect(seal).toBeDefined();
    expect(isBroken(JSON.parse(text))).toBe(false);
    expect(open.troubles).toEqual([]);
    await open.close();
  });

  it("grows at its end: what was written before is not written again", async () => {
    const open = await opened();
    await open.store.create(match("m1", "ABCDE"), [], []);
    await append(open, 0, round("0"));
    const { ino } = statSync(open.path(GROWING));
    for (let at = 1; at < 5; at++) await append(open, at, round(`${at}`));
    expect(statSync(open.path(GROWING)).ino).toBe(ino);
    expect(read(open.path(GROWING)).entries).toHaveLength(5);
    await open.close();
  });

  it("has every entry in order when many come at once", async () => {
    const open = await opened();
    await open.store.create(match("m1", "ABCDE"), [], []);
    const log = Array.from({ length: 30 }, (_, at) => round(`${at} ❦`));
    await Promise.all(log.map((entry, at) => open.store.change("m1", at, () => ({ entry }))));
    await open.files?.settled();
    expect(read(open.path(GROWING)).entries).toEqual(log);
    await open.close();
  });

  const OTHER = "tells of entries that are not in the log";
  it.each<[string, (path: string) => void]>([
    ["is gone", (path) => rmSync(path)],
    ["is torn", (path) => truncateSync(path, 90)],
    ["is longer", (path) => appendFileSync(path, "{}".repeat(500))],
    [OTHER, (path) => writeFileSync(path, readFileSync(path, "utf8").replaceAll("2L", "3R"))],
  ])("that %s is whole again with the next entry, and when the server starts", async (what, spoil) => {
    const open = await opened();
    await open.store.create(match("m1", "ABCDE"), [], []);
    await append(open, 0, round("2L1"));
    await append(open, 1, round("2L2"));
    spoil(open.path(GROWING));
    await open.close();
    const again = await opened(open.folder);
    expect(read(again.path(GROWING)).entries).toEqual([round("2L1"), round("2L2")]);
    if (what !== OTHER) spoil(again.path(GROWING));
    await append(again, 2, round("1"));
    expect(read(again.path(GROWING)).entries).toEqual([round("2L1"), round("2L2"), round("1")]);
    await again.close();
  });

  it("goes on when the end of a match is taken back", async () => {
    const open = await opened();
    await open.store.create(match("m1", "ABCDE"), [], []);
    await append(open, 0, round("0"), true);
    await append(open, 1, { takeBack: 1, by: "red" });
    expect(readdirSync(matchesFolder(open.folder))).toEqual([GROWING]);
    await open.close();
  });

  it("of a match that goes on from a kept state has that state", async () => {
    const open = await opened();
    const header = { ...match("m1", "ABCDE").header, resumed: true as const };
    await open.store.create(match("m1", "ABCDE", { header }), [], [], checkpoint(0));
    await append(open, 0, round("0"));
    const { entries: _, ...kept } = checkpoint(0);
    expect(read(open.path(GROWING)).checkpoints).toEqual([{ entry: -1, ...kept }]);
    await open.close();
  });

  it("that can't be written is told of, stops no play, and is written when it can be", async () => {
    const folder = emptyFolder();
    const open = await opened(folder);
    rmSync(matchesFolder(folder), { recursive: true });
    writeFileSync(matchesFolder(folder), "");
    await open.store.create(match("m1", "ABCDE"), [], []);
    await append(open, 0, round("0"));
    expect(open.troubles.length).toBeGreaterThan(0);
    rmSync(matchesFolder(folder));
    await append(open, 1, round("1"));
    expect(read(open.path(GROWING)).entries).toEqual([round("0"), round("1")]);
    await open.close();
  });
});

describe("a spoiled database", () => {
  /** A data folder with a match that is over, one that goes on, and files that are none. */
  async function played() {
    const { header, entries } = dogfight();
    const open = await opened();
    await open.store.create(match("m1", "ABCDE", { header }), [], SEATS);
    for (const [at, entry] of entries.entries()) await append(open, at, entry, at === entries.length - 1);
    await open.store.create(match("m2", "FGHIJ", { header }), entries.slice(0, 3), SEATS);
    await open.close();
    writeFileSync(open.path("dogfight.KLMNO.m3.unfinished.json"), "no match");
    writeFileSync(open.path("notes.txt"), "no match either");
    return { ...open, header, entries };
  }

  it("is rebuilt from the match files, a torn one without its last entry; what was there is put aside", async () => {
    const { folder, header, entries, path } = await played();
    writeFileSync(join(folder, DATABASE_FILE), "spoiled");
    const torn = path("dogfight.FGHIJ.m2.unfinished.json");
    truncateSync(torn, readFileSync(torn).length - 7);
    const { restored, failed, before } = await restore(folder, GAMES);
    expect(restored).toBe(2);
    expect(failed.map(({ file }) => file)).toEqual(["dogfight.KLMNO.m3.unfinished.json"]);
    expect(readFileSync(before ?? "", "utf8")).toBe("spoiled");
    const again = await opened(folder);
    expect(await again.store.matchByCode("ABCDE")).toMatchObject({
      id: "m1",
      entries: entries.length,
      over: true,
    });
    expect(await again.store.matchByCode("FGHIJ")).toMatchObject({
      id: "m2",
      header,
      entries: 2,
      over: false,
    });
    expect(await again.store.entries("m2", 0)).toEqual(entries.slice(0, 2));
    expect((await seatsIn(again.store, "m2")).map(({ seat, secret }) => [seat, secret])).toEqual([
      ["red", null],
      ["blue", null],
    ]);
    expect(await again.store.change("m2", 2, () => ({ entry: entries[2] }))).toBe("done");
    await again.files?.settled();
    expect(read(torn).entries).toEqual(entries.slice(0, 3));
    await again.close();
  });

  it("is not touched while a server has it", async () => {
    const open = await opened();
    await expect(restore(open.folder, GAMES)).rejects.toMatchObject({ fault: "in-use" });
    expect(await open.store.create(match("m1", "ABCDE"), [], [])).toBe(true);
    await open.close();
  });

  it("may be missing", async () => {
    const folder = emptyFolder();
    mkdirSync(folder);
    expect(await restore(folder, GAMES)).toEqual({ restored: 0, failed: [], before: undefined });
    expect(existsSync(join(folder, DATABASE_FILE))).toBe(true);
  });
});
