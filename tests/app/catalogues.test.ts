import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { pageRooms } from "../../scripts/page-rooms.ts";
import { loadRoom, textsOf } from "../../src/app/catalogues.ts";
import { COMPLETE, LANGUAGES } from "../../src/core/language.ts";

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

it("a room has a catalogue in every complete language, and every catalogue is a room's", () => {
  const catalogues = FILES.filter((name) => /words\.[\w-]+\.ts$/.test(name));
  const wanted = ROOMS.flatMap((room) => COMPLETE.map((language) => `${room}/words.${language}.ts`));
  expect(wanted.filter((name) => !catalogues.includes(name))).toEqual([]);
  const rooms = catalogues.map((name) => name.replace(/\/words\.[\w-]+\.ts$/, ""));
  expect(rooms.filter((room) => !ROOMS.includes(room))).toEqual([]);
});

it.each(ROOMS)("%s has the same keys in every language", async (room) => {
  await Promise.all(LANGUAGES.map((language) => loadRoom(room, language)));
  const [first, ...others] = LANGUAGES.map((language) => Object.keys(textsOf(room, language) ?? {}).sort());
  expect(first?.length).toBeGreaterThan(0);
  for (const keys of others) expect(keys).toEqual(first);
});

it("a room that has no catalogue is refused", async () => {
  await expect(loadRoom("nowhere", FIRST)).rejects.toThrow(`nowhere/words.${FIRST}.ts`);
});

it("a language that a room lacks says it in the first one", async () => {
  const none = "xx" as typeof FIRST;
  await Promise.all([loadRoom("show", FIRST), loadRoom("show", none)]);
  expect(textsOf("show", none)).toEqual(textsOf("show", FIRST));
  await expect(loadRoom("nowhere", none)).rejects.toThrow(`nowhere/words.${FIRST}.ts`);
});

it("the list of all catalogues has those of every language", async () => {
  const { files } = await import("../../src/app/catalogues.all.ts");
  const catalogues = FILES.filter((name) => /words\.[\w-]+\.ts$/.test(name));
  expect(Object.keys(files).sort()).toEqual(catalogues.map((name) => `./${name}`).sort());
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
    const loaders = [...textOf("page-loaders.ts").matchAll(/^ {2}"?[\w-]+"?: (?:async|\w+,)/gm)];
    expect(Object.keys(pages)).toHaveLength(loaders.length);
  });

  it("are those whose words a page speaks: its own, and those of the parts that it shows", () => {
    expect(pages.statistics).toEqual(["statistics"]);
    expect(pages.settings).toContain("sound");
    expect(pages.host).toContain("hosted");
    expect(pages.matches).not.toContain("sound");
    for (const room of Object.values(pages).flat()) expect(ROOMS).toContain(room);
  });
});
