import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { COMPLETE, LANGUAGES } from "../../src/core/language.ts";
import { type CopiedHouse, copyHouse, ROOT } from "../copied-house.ts";
import { openPage } from "../opened-page.ts";

const [FIRST] = LANGUAGES;
const OTHERS = COMPLETE.filter((language) => language !== FIRST);
/** A language that nobody speaks here. */
const NEW = "eo";

/** Matches a language in a path: `words.de.ts`, `words/de.ts`, `words/de/book.ts`. */
function inPath(language: string): RegExp {
  return new RegExp(`(?<=[/.])${language}(?=[/.])`);
}

const SOURCES = readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => `src/${name.replaceAll("\\", "/")}`);

function cataloguesOf(language: string): readonly string[] {
  return SOURCES.filter((file) => inPath(language).test(file));
}

const LIST = "src/core/language.ts";
const CODE = SOURCES.filter(
  (file) => file !== LIST && !LANGUAGES.some((language) => inPath(language).test(file)),
);

/** What a file does when it runs: no types, no comments. */
function code(file: string): string {
  const text = readFileSync(join(ROOT, file), "utf8");
  return text.replaceAll(/^import type [^;]*;$/gm, "").replaceAll(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
}

/** Where a text names a language: as a text of its own, as a key, as a member, or in the path of a file. */
function namesOf(text: string): readonly string[] {
  return LANGUAGES.flatMap((one) => {
    const named = new RegExp(`["'\`]${one}["'\`]|[{,]\\s*${one}:|\\.${one}\\b|["/.]${one}/`, "g");
    return text.match(named) ?? [];
  });
}

describe("no code names a language", () => {
  it("but the list of languages and the catalogues, whose paths have it", () => {
    expect(CODE.length).toBeGreaterThan(500);
    const wrong = CODE.flatMap((file) => namesOf(code(file)).map((name) => `${file}: ${name}`));
    expect(wrong).toEqual([]);
  });

  it.each([
    ['const title = { en: "Rules", de: "Regeln" };', 2],
    ['t(language === "de" ? 1 : 2)', 1],
    ["name.en", 1],
    ['import { words } from "./words.de.ts";', 1],
    ['import { words } from "./words/en/book.ts";', 1],
    ["const den = entry.describe;", 0],
  ])("%s names %i", (text, count) => {
    expect(namesOf(text)).toHaveLength(count);
  });

  it("nor says in it what catalogues say: no German stands elsewhere", () => {
    const GERMAN = /["'`>][^"'`\n<]*\s(?:und|nicht|oder|wird|werden|eine|sind|für|das)\s[^"'`\n<]*["'`<]/;
    expect(GERMAN.test('"Wägt jeden Befehl und lässt"')).toBe(true);
    expect(CODE.filter((file) => GERMAN.test(code(file)))).toEqual([]);
  });
});

it("the first language is complete, and every one that is said to be is there", () => {
  expect(COMPLETE).toContain(FIRST);
  expect(COMPLETE.filter((language) => !LANGUAGES.includes(language))).toEqual([]);
});

describe.each(OTHERS)("the complete language %s", (language) => {
  it("has a catalogue wherever the first language has one, and no other", () => {
    const wanted = cataloguesOf(FIRST).map((file) => file.replace(inPath(FIRST), language));
    expect(wanted.length).toBeGreaterThan(60);
    expect([...cataloguesOf(language)].sort()).toEqual([...wanted].sort());
  });

  it("has none whose keys the compiler does not hold against the first language's", () => {
    const free = cataloguesOf(language).filter((file) =>
      /export const (?:words|\w\w)(?:: Partial<.*>)? = /.test(readFileSync(join(ROOT, file), "utf8")),
    );
    expect(free).toEqual([]);
  });
});

describe("a sentence without figures", () => {
  it("is its text, not a function that takes nothing", () => {
    const wrong = cataloguesOf(FIRST).filter((file) =>
      code(file)
        .split(/^(?=(?:export )?const )/m)
        .some((part) => /^export const/.test(part) && /^ {2}("[^"]+"|\w+): \(\) =>/m.test(part)),
    );
    expect(wrong).toEqual([]);
  });
});

/** Puts the new language into the list of a copied house. */
function nameIt(house: CopiedHouse): void {
  house.rewrite(LIST, (text) => text.replace(" } as const", `, ${NEW}: "Esperanto" } as const`));
}

/** What the command line of a copied house says in the new language. */
function told(house: CopiedHouse, ...args: readonly string[]): string {
  return house.node(["--import", "tsx", "src/cli/main.ts", ...args, "--language", NEW], {
    input: '{"format": 2, "game": "dogfight", "config": {"scenario": "nowhere"}}\n',
  }).stdout;
}

describe("a language more", { tags: ["long"], timeout: 400_000 }, () => {
  let house: CopiedHouse;
  afterAll(() => house.remove(), 60_000);

  /** A copy of the house with a language more: each file of the first language once again under the new name. */
  beforeAll(() => {
    house = copyHouse();
    for (const file of cataloguesOf(FIRST)) {
      const text = readFileSync(join(ROOT, file), "utf8");
      // It names itself and stands on files of its own language.
      const renamed = text.replaceAll(new RegExp(`\\b${FIRST}\\b`, "g"), NEW);
      house.write(file.replace(inPath(FIRST), NEW), renamed);
    }
    nameIt(house);
  });

  it("is files and its name in the list: nothing else is missing, and a missing sentence is a type error", () => {
    house.rewrite("src/app/sound/words.de.ts", (text) => text.replace(/^ {2}engines: .*\n/m, ""));
    const errors = house.typeErrors();
    expect(errors).toEqual([expect.stringMatching(/^src\/app\/sound\/words\.de\.ts.*'engines' is missing/)]);
  });

  it("is spoken by the command line: games, problems and a match", () => {
    house.rewrite(`src/games/dogfight/meta/meta.${NEW}.ts`, (text) =>
      text.replace("Dogfight with secret orders", "La planita aerbatalo"),
    );
    expect(told(house, "list")).toContain("La planita aerbatalo");
    expect(told(house, "run", "-")).toContain("nowhere");
  });
});

describe("a language of which few files are there", { tags: ["long"], timeout: 400_000 }, () => {
  let house: CopiedHouse;
  afterAll(() => house.remove(), 60_000);

  beforeAll(() => {
    house = copyHouse();
    nameIt(house);
    house.write(
      `src/games/dogfight/meta/meta.${NEW}.ts`,
      'export const words = { title: "La planita aerbatalo" };\n',
    );
    house.write(`src/app/pages/settings/words.${NEW}.ts`, 'export const words = { language: "Lingvo" };\n');
    house.write(`src/words/words.${NEW}.ts`, 'export const words = { "nav.settings": "Agordoj" };\n');
  });

  it("compiles", () => {
    expect(house.typeErrors()).toEqual([]);
  });

  it("is spoken by the command line as far as it goes, and the first language from there on", () => {
    const list = told(house, "list");
    expect(list).toContain("La planita aerbatalo");
    expect(list).toContain("Dogfight with cards");
    expect(told(house, "run", "-")).toContain("nowhere");
  });

  it("is spoken on the page as far as it goes, and the first language from there on", async () => {
    expect(house.node(["node_modules/vite/bin/vite.js", "build", "--logLevel", "error"]).status).toBe(0);
    const page = await openPage(house.path("dist"), { language: NEW });
    await expect.poll(page.text).toContain("La planita aerbatalo");
    expect(await page.text()).toContain("Agordoj");
    expect(await page.text()).toContain("Rules");
    await page.go("#/settings");
    await expect.poll(page.text).toContain("Lingvo");
    expect(await page.text()).toContain("Esperanto");
    expect(await page.text()).toContain("Motion");
    expect(page.faults).toEqual([]);
    await page.close();
  });
});
