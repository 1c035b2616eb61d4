import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { GAMES } from "../../../src/games/index.ts";
import { hashOf } from "../../../src/server/matches/secrets.ts";
import { restore } from "../../../src/server/operation/restore.ts";
import { matchesFolder } from "../../../src/server/store/data-folder.ts";
import { DATABASE_FILE } from "../../../src/server/store/sqlite/open.ts";
import { append, dogfight, emptyFolder, opened, read, removeFolders } from "../store/files.ts";
import { match, SEATS, seatsIn } from "../store/samples.ts";

removeFolders();

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
    const { restored, failed, before, open, until } = await restore(folder, GAMES);
    expect(restored).toBe(2);
    expect(failed.map(({ file }) => file)).toEqual(["dogfight.KLMNO.m3.unfinished.json"]);
    expect(readdirSync(folder).toSorted()).toEqual(
      ["matches", DATABASE_FILE, basename(before ?? "")].toSorted(),
    );
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
      ["table", null],
    ]);
    // Whoever has the code of a table that goes on is its host.
    expect(open).toEqual([
      { game: "dogfight", code: "FGHIJ", handover: expect.stringMatching(/^[A-Z]{8}$/) },
    ]);
    const hash = hashOf(open[0]?.handover ?? "");
    expect(await again.store.takeOver("m2", hash, until + 1, "secret")).toBeUndefined();
    expect(await again.store.takeOver("m2", hash, until, "secret")).toBe("table");
    expect(await again.store.takeOver("m2", hash, until, "other")).toBeUndefined();
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
    const { folder, path } = await played();
    rmSync(join(folder, DATABASE_FILE));
    rmSync(path("dogfight.KLMNO.m3.unfinished.json"));
    expect(await restore(folder, GAMES)).toMatchObject({ restored: 2, failed: [], before: undefined });
    expect(existsSync(join(folder, DATABASE_FILE))).toBe(true);
  });

  it("is left as it is where nothing can be put in its place", async () => {
    const folder = emptyFolder();
    await (await opened(folder)).close();
    const { ino } = statSync(join(folder, DATABASE_FILE));
    await expect(restore(folder, GAMES)).rejects.toMatchObject({ fault: "no-matches" });
    writeFileSync(join(matchesFolder(folder), "dogfight.KLMNO.m3.json"), "no match");
    expect(await restore(folder, GAMES)).toMatchObject({ restored: 0, open: [], before: undefined });
    expect(statSync(join(folder, DATABASE_FILE)).ino).toBe(ino);
    expect(readdirSync(folder).toSorted()).toEqual(["matches", DATABASE_FILE]);
  });

  it("is rebuilt without files that can't be read, or whose code another match has", async () => {
    const { folder, path } = await played();
    mkdirSync(path("dogfight.PQRST.m4.json"));
    copyFileSync(path("dogfight.ABCDE.m1.json"), path("dogfight.ABCDE.m5.json"));
    const { restored, failed } = await restore(folder, GAMES);
    expect(restored).toBe(2);
    const why = (name: string) => failed.find(({ file }) => file === name)?.fault;
    expect(why("dogfight.ABCDE.m5.json")).toBe("code-taken");
    expect(why("dogfight.PQRST.m4.json")).toMatchObject({ problems: [{ code: "file-folder" }] });
  });
});
