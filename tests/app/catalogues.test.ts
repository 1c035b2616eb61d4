import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { pageRooms } from "../../scripts/page-rooms.ts";
import { loadRoom, textsOf } from "../../src/app/catalogues.ts";
import { LANGUAGES } from "../../src/core/language.ts";

const APP = join(import.meta.dirname, "../../src/app");
const FILES = readdirSync(APP, { recursive: true, encoding: "utf8" }).map((name) =>
  name.replaceAll("\\", "/"),
);
const textOf = (file: string) => readFileSync(join(APP, file), "utf8");
/** Every room that has words of its own, by its folder. */
const ROOMS = FILES.filter((name) => name.endsWith("/words.ts")).map((name) =>
  name.slice(0, -"/words.ts".length),
);

const FIRST = LANGUAGES[0];

it("a room's words are asked for by its folder", () => {
  expect(ROOMS.length).toBeGreaterThan(10);
  for (const room of ROOMS) expect(textOf(`${room}/words.ts`)).toContain(`("${room}")`);
});

it("a room has one pair of catalogues, and every catalogue is a room's", () => {
  const catalogues = FILES.filter((name) => /words\.[\w-]+\.ts$/.test(name));
  const wanted = ROOMS.flatMap((room) => LANGUAGES.map((language) => `${room}/words.${language}.ts`));
  expect([...catalogues].sort()).toEqual([...wanted].sort());
});

it.each(ROOMS)("%s has the same keys in every language", async (room) => {
  await Promise.all(LANGUAGES.map((language) => loadRoom(room, language)));
  const [first, ...others] = LANGUAGES.map((language) => Object.keys(textsOf(room, language) ?? {}).sort());
  expect(first?.length).toBeGreaterThan(0);
  for (const keys of others) expect(keys).toEqual(first);
});

it("a room that has no catalogue, and a language that a room lacks, are refused", async () => {
  await expect(loadRoom("nowhere", FIRST)).rejects.toThrow(`nowhere/words.${FIRST}.ts`);
  await expect(loadRoom("show", "xx" as typeof FIRST)).rejects.toThrow("catalogues.xx.ts");
});

it("a language comes for the rooms whose code is here, and no other language with it", async () => {
  vi.resetModules();
  const fresh = await import("../../src/app/catalogues.ts");
  fresh.noteRoom("show");
  await fresh.loadRooms(FIRST);
  expect(fresh.textsOf("show", FIRST)).toBeDefined();
  expect(fresh.textsOf("sound", FIRST)).toBeUndefined();
  for (const other of LANGUAGES.slice(1)) expect(fresh.textsOf("show", other)).toBeUndefined();
});

describe("the rooms of pages", () => {
  const pages = pageRooms();

  it("are known for every page that does not come with the shell", () => {
    const loaders = [...textOf("page-loaders.ts").matchAll(/import\(/g)];
    expect(Object.keys(pages)).toHaveLength(loaders.length);
  });

  it("are those whose words a page speaks: its own, and those of the parts that it shows", () => {
    expect(pages.statistics).toEqual(["statistics"]);
    expect(pages.settings).toContain("sound");
    expect(pages.matches).not.toContain("sound");
    for (const room of Object.values(pages).flat()) expect(ROOMS).toContain(room);
  });
});
