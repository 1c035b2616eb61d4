import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../src/core/language.ts";
import { say } from "../../src/core/phrase.ts";
import { OWN as BRITAIN } from "../../src/games/battle-of-britain/face/book/own.ts";
import { ruleCited as dogfightRule } from "../../src/games/dogfight/ledger/index.ts";
import { ruleCited as greatWarRule } from "../../src/games/great-war/ledger/index.ts";
import { OWN as REICH } from "../../src/games/luftwaffe/face/book/own.ts";
import { gamesWith } from "../whole-games.ts";
import { NOTHING_TO_SHOW, SHOWN_BY } from "./down-in-flames/ledger-examples.ts";

/** A line of a ledger; the Great War's have the number of their rule besides their own. */
interface Line {
  readonly id: string;
  readonly rule?: string;
  readonly part?: string;
  readonly chapter?: string;
}

/** What a test must know of a game's ledger. */
interface Known {
  /** Numbers that must have a line. */
  readonly wanted: readonly string[];
  /** No number that has no line is cited anywhere in the game. */
  readonly strict?: true;
  /** Which lines the tests of the game cite, by their text; left out: its code alone must. */
  cited?(tests: string): (line: Line) => boolean;
  /** What is our own and says so. */
  readonly own?: object;
}

function numbered(prefix: string, count: number, digits = 1): readonly string[] {
  return Array.from({ length: count }, (_, at) => `${prefix}${String(at + 1).padStart(digits, "0")}`);
}

/** The Great War's rules of a section: so many letters. */
function section(name: string, count: number): readonly string[] {
  return [..."abcdefghijklmnopqrstuvw"].slice(0, count).map((letter) => `${name}${letter}`);
}
const SECTIONS = Object.entries({
  "4.1": 3,
  "4.2": 6,
  "4.3": 5,
  "4.4": 11,
  "4.5": 7,
  "4.6": 6,
  "4.7": 12,
  "4.8": 7,
  "4.9": 23,
});
const GREAT_WAR = [
  ...[...SECTIONS, ["4.10", 23] as const].flatMap(([name, count]) => section(name, count)),
  ...numbered("D-", 14, 2),
  ...numbered("A-", 50, 2),
  ...["§6", "6.1", "6.2", "§7", "§8", "9.4"],
];

/** Paragraphs of the supplement of Down in Flames, and how many each has below it. */
const PARAGRAPHS: readonly (readonly [paragraph: string, below: number])[] = [
  ["1", 0],
  ["2", 6],
  ["2.5", 2],
  ["2.6", 5],
  ["3", 3],
  ["3.1", 2],
  ["3.2", 10],
  ["4.1", 10],
  ["5", 5],
  ["5.1", 3],
  ["6.1", 7],
  ["7.1", 4],
  ["8", 6],
  ["8.4", 4],
  ["9", 3],
  ["9.1", 11],
  ["9.2", 4],
  ["10", 15],
  ["10.11", 4],
  ["11", 0],
];
/** Headings that say nothing of their own. */
const EMPTY = ["DIF-4.1", "DIF-6.1", "DIF-7.1"];
const SUPPLEMENT = PARAGRAPHS.flatMap(([paragraph, count]) => [
  `DIF-${paragraph}`,
  ...numbered(`DIF-${paragraph}.`, count),
]).filter((id) => !EMPTY.includes(id));

/** What is said of a test: the title of a test or of a group, after a list of cases too, and a case's own name. */
const SAID = [
  /\b(?:it|test|describe)(?:\.\w+)?\s*(?:\([^"'`]*\))?\(\s*(["'`])([\s\S]*?)\1/g,
  /\](?: as const)?\)\(\s*(["'`])([\s\S]*?)\1/g,
  /\[\s*(["'`])([^"'`\n]*)\1,/g,
];

function titlesIn(tests: string): string {
  const said = SAID.flatMap((pattern) => [...tests.matchAll(pattern)]);
  return said.map(([, , title = ""]) => title).join("\n");
}

const KNOWN: Readonly<Record<string, Known>> = {
  dogfight: {
    wanted: numbered("DF-", 1),
    cited:
      (tests) =>
      ({ id }) =>
        new RegExp(`\\b${id}\\b`).test(tests),
  },
  "great-war": {
    wanted: GREAT_WAR.map((_, at) => `GW-${at + 1}`),
    cited(tests) {
      const titles = titlesIn(tests);
      // A number stands there as a whole: `4.4a`, not `14.4a`, nor the beginning of `4.4a–c`.
      return ({ rule = "" }) =>
        new RegExp(`(?<![\\w.])${rule.replace(".", "\\.")}(?!\\w|[–-]\\w)`).test(titles);
    },
  },
  "down-in-flames": {
    wanted: [
      ...["DIF-4", "DIF-6", "DIF-7", ...SUPPLEMENT],
      ...[...numbered("DIF-R", 82), ...numbered("DIF-B", 24)],
      // The sixth was withdrawn.
      ...numbered("DIF-H", 9).filter((id) => id !== "DIF-H6"),
    ],
    strict: true,
    cited(tests) {
      const shown = [...Object.values(SHOWN_BY).flat(), ...NOTHING_TO_SHOW];
      return ({ id }) => shown.includes(id) || new RegExp(`\\b${id}(?!\\w|\\.\\d)`).test(tests);
    },
  },
  "battle-of-britain": {
    wanted: [...numbered("BB-", 136), ...numbered("BB-R", 57), ...numbered("BB-H", 10)],
    strict: true,
    own: BRITAIN,
  },
  luftwaffe: {
    wanted: [...numbered("LW-", 113), ...numbered("LW-L", 56), ...numbered("LW-H", 7)],
    strict: true,
    own: REICH,
  },
};

function textOf(folder: string, counts: (file: string) => boolean): string {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(counts);
  return files.map((file) => readFileSync(join(folder, file), "utf8")).join("\n");
}

const GAMES = await gamesWith(async (entry) => (await entry.face("book"))?.rulings.length);

describe.each(GAMES.map((entry) => [entry.meta.id, entry] as const))(
  "the ledger of %s",
  async (id, entry) => {
    const { LEDGER, PARTS, CHAPTERS } = (await import(`../../src/games/${id}/ledger/index.ts`)) as {
      readonly LEDGER: readonly Line[];
      readonly PARTS?: readonly string[];
      readonly CHAPTERS?: readonly string[];
    };
    const { wanted = [], strict, cited, own = {} } = KNOWN[id] ?? {};
    const ids = LEDGER.map((line) => line.id);
    const numbers = entry.meta.numbers ?? /(?!)/;
    const folder = join(import.meta.dirname, id);

    test("has every rule and ruling once, each in a part that there is", () => {
      expect(ids).toEqual(expect.arrayContaining([...wanted]));
      expect(new Set(ids).size).toBe(ids.length);
      const parts = PARTS ?? CHAPTERS;
      for (const { part, chapter } of LEDGER) if (parts) expect(parts).toContain(part ?? chapter);
    });

    test.runIf(cited)("every line is cited by a test, or shown by a worked example", () => {
      const isCited = cited?.(textOf(folder, (file) => file.endsWith(".test.ts")));
      expect(LEDGER.filter((line) => !isCited?.(line)).map((line) => line.rule ?? line.id)).toEqual([]);
    });

    test.runIf(strict)(
      "no number is cited that has no line, and every number is one that the game knows",
      () => {
        for (const one of ids) expect(one.match(numbers)?.[0]).toBe(one);
        const source = textOf(join(import.meta.dirname, "../../src/games", id), (file) =>
          file.endsWith(".ts"),
        );
        const found = new Set(
          [...source.matchAll(new RegExp(`\\b(?:${numbers.source})`, "g"))].map(([one]) => one),
        );
        expect([...found].filter((one) => !ids.includes(one))).toEqual([]);
      },
    );

    test.each(LANGUAGES)(
      "each has its sentence in the language %s, no two are alike, and ours say so",
      async (language) => {
        const words = await entry.words(language, "book");
        const sentences = ids.map((one) => say(words, { key: one, values: {} }));
        expect(new Set(sentences).size).toBe(ids.length);
        for (const sentence of sentences) expect(sentence).toMatch(/^\S[\s\S]*[.,:]$/);
        for (const [one, kind] of Object.entries(own)) {
          expect(ids).toContain(one);
          expect(say(words, { key: "rulings.own", values: { id: one, own: kind } })).toMatch(
            /^\*\*(Own|Partly our own|Eigene|Zum Teil unser)/,
          );
        }
      },
    );
  },
);

test("DIF: worked examples that show a rule are there", () => {
  const tests = textOf(join(import.meta.dirname, "down-in-flames"), (file) => file.endsWith(".test.ts"));
  for (const example of Object.keys(SHOWN_BY)) expect(tests).toContain(`"${example}`.replace(/(\d)$/, "$1:"));
});

test("GW: lines are counted from 1 without a gap, house rulings from 301, and found by either number", async () => {
  const { LEDGER } = await import("../../src/games/great-war/ledger/index.ts");
  const known = LEDGER.filter(({ chapter }) => chapter !== "house");
  expect(known.map(({ rule }) => rule)).toEqual(GREAT_WAR);
  expect(known.map(({ id }) => id)).toEqual(known.map((_, at) => `GW-${at + 1}`));
  expect(new Set(LEDGER.map(({ rule }) => rule)).size).toBe(LEDGER.length);
  for (const { id, rule, chapter } of LEDGER)
    if (chapter === "house") expect(id).toBe(`GW-${300 + Number(rule.slice(2))}`);
  expect(greatWarRule("4.1a")?.id).toBe("GW-1");
  expect(greatWarRule("GW-1")?.rule).toBe("4.1a");
  expect(greatWarRule("A-99")).toBeUndefined();
});

test("DF: lines are counted from 1 without a gap, and every check and ruling is found", async () => {
  const { LEDGER } = await import("../../src/games/dogfight/ledger/index.ts");
  expect(LEDGER.map(({ id }) => id)).toEqual(numbered("DF-", LEDGER.length));
  for (const cite of [...numbered("R-", 40, 2), "R-18a", ...numbered("E", 9)])
    expect(dogfightRule(cite), cite).toBeDefined();
  expect(dogfightRule("R-99")).toBeUndefined();
});
