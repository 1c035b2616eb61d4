import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES } from "../../src/core/language.ts";

const ROOT = join(import.meta.dirname, "../..");
const [FIRST, ...OTHERS] = LANGUAGES;
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

describe.each(OTHERS)("the language %s", (language) => {
  it("has a catalogue wherever the first language has one, and no other", () => {
    const wanted = cataloguesOf(FIRST).map((file) => file.replace(inPath(FIRST), language));
    expect(wanted.length).toBeGreaterThan(60);
    expect([...cataloguesOf(language)].sort()).toEqual([...wanted].sort());
  });

  it("has none whose keys the compiler does not hold against the first language's", () => {
    const free = cataloguesOf(language).filter((file) =>
      /export const (?:words|\w\w) = /.test(readFileSync(join(ROOT, file), "utf8")),
    );
    expect(free).toEqual([]);
  });
});

describe("a language more", { tags: ["long"], timeout: 400_000 }, () => {
  const copy = mkdtempSync(join(tmpdir(), "tallyho-language-"));
  afterAll(() => rmSync(copy, { recursive: true }), 60_000);

  /** A copy of the house with a language more: each file of the first language once again under the new name. */
  beforeAll(() => {
    for (const folder of ["src", "models", "scripts"])
      cpSync(join(ROOT, folder), join(copy, folder), { recursive: true });
    for (const file of ["tsconfig.json", "package.json", "vite.config.ts", "vitest.config.ts"])
      cpSync(join(ROOT, file), join(copy, file));
    symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
    for (const file of cataloguesOf(FIRST)) {
      const text = readFileSync(join(ROOT, file), "utf8");
      const path = join(copy, file.replace(inPath(FIRST), NEW));
      mkdirSync(dirname(path), { recursive: true });
      // It names itself and stands on files of its own language.
      writeFileSync(path, text.replaceAll(new RegExp(`\\b${FIRST}\\b`, "g"), NEW));
    }
    const list = join(copy, LIST);
    writeFileSync(
      list,
      readFileSync(list, "utf8").replace(" } as const", `, ${NEW}: "Esperanto" } as const`),
    );
  });

  it("is files and its name in the list: nothing else is missing, and a missing sentence is a type error", () => {
    const lame = join(copy, "src/app/sound/words.de.ts");
    writeFileSync(lame, readFileSync(lame, "utf8").replace(/^ {2}engines: .*\n/m, ""));
    const { stdout } = spawnSync(
      process.execPath,
      [join(ROOT, "node_modules/typescript/bin/tsc"), "--noEmit", "-p", "tsconfig.json"],
      { cwd: copy, encoding: "utf8" },
    );
    const errors = stdout.split("\n").filter((line) => /^src\/.*error TS/.test(line));
    expect(errors).toEqual([expect.stringMatching(/^src\/app\/sound\/words\.de\.ts.*'engines' is missing/)]);
  });

  it("is spoken by the command line: games, problems and a match", () => {
    const menu = join(copy, `src/games/dogfight/meta.${NEW}.ts`);
    writeFileSync(
      menu,
      readFileSync(menu, "utf8").replace("Dogfight with secret orders", "La planita aerbatalo"),
    );
    const say = (...args: string[]) =>
      spawnSync(process.execPath, ["--import", "tsx", "src/cli/main.ts", ...args, "--language", NEW], {
        cwd: copy,
        encoding: "utf8",
        input: '{"format": 2, "game": "dogfight", "config": {"scenario": "nowhere"}}\n',
      }).stdout;
    expect(say("list")).toContain("La planita aerbatalo");
    expect(say("run", "-")).toContain("nowhere");
  });
});
