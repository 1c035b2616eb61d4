import {
  appendFileSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { describe, expect, it } from "vitest";
import { isBroken } from "../../../src/core/file/seal.ts";
import { matchesFolder } from "../../../src/server/store/data-folder.ts";
import { append, dogfight, emptyFolder, opened, read, removeFolders } from "./files.ts";
import { checkpoint, match, round, SEATS } from "./samples.ts";

removeFolders();

const GROWING = "dogfight.ABCDE.m1.unfinished.json";
const FINISHED = "dogfight.ABCDE.m1.json";

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
