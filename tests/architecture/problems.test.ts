import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { BRIDGES } from "../../src/bridges/index.ts";
import { COMPLETE } from "../../src/core/language.ts";
import type { AnyCatalogue } from "../../src/core/phrase.ts";
import { GAMES } from "../../src/games/index.ts";
import { loadWords } from "../../src/words/index.ts";
import { kernelWords } from "../../src/words/kernel.ts";
import { protocolWords } from "../../src/words/protocol.ts";
import { type Codes, codesIn } from "./problem-codes.ts";

const SOURCE = join(import.meta.dirname, "../../src");
const FILES: readonly (Codes & { readonly file: string })[] = readdirSync(SOURCE, {
  recursive: true,
  encoding: "utf8",
})
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => name.replaceAll("\\", "/"))
  .map((file) => ({ file, ...codesIn(file, readFileSync(join(SOURCE, file), "utf8")) }));

/** Functions that make a problem of a code that they are given, in whatever file, and where they take it. */
const MAKERS = new Map(FILES.flatMap(({ makers }) => [...makers]));

/** Problems that hand on a code of another place, whose sentence the compiler or that place answers for. */
const HANDED_ON = [
  // Of the judges of answers, whose `refuse` knows its codes.
  "core/orders/refusal.ts: code",
  "games/dogfight/rules/move/judge-move.ts: code",
  // A sentence of the set-up's own words.
  "games/great-war/face/own-tables.ts: key",
  // Of refusals of a server: their catalogue has every code.
  "server/matches/refuse.ts: code",
];

/** Every code of a problem that a file makes. */
function codesOf({ made, makers, imports, calls }: Codes): readonly string[] {
  const placeIn = (name: string) => makers.get(name) ?? (imports.has(name) ? MAKERS.get(name) : undefined);
  const given = calls.flatMap(({ name, given }) => given[placeIn(name) ?? -1] ?? []);
  return [...new Set([...made, ...given])];
}

/** The words in which a file's problems are told: a game's own, a bridge's or the kernel's; a page's the shared ones, too. */
async function wordsFor(file: string, language: (typeof COMPLETE)[number]): Promise<AnyCatalogue> {
  const kernel = await kernelWords(language);
  const game = GAMES.find(({ meta }) => file.startsWith(`games/${meta.id}/`));
  if (game) return { ...kernel, ...(await game.words(language)) };
  const bridge = BRIDGES.find(({ campaign }) => file.startsWith(`bridges/${campaign}/`));
  if (bridge) return bridge.words(language);
  if (file.startsWith("bridges/common/"))
    return (await import(`../../src/bridges/common/words.${language}.ts`)).words;
  // Of tables on servers: what a page refuses itself is told as a server's refusals are.
  if (file.startsWith("app/remote/")) return protocolWords(language);
  return file.startsWith("app/") ? { ...(await loadWords(language)), ...kernel } : kernel;
}

describe.each(COMPLETE)("in the language %s", (language) => {
  it("every problem that anything can find has its sentence", async () => {
    const silent: string[] = [];
    let told = 0;
    for (const one of FILES) {
      const codes = codesOf(one);
      if (codes.length === 0) continue;
      const words = await wordsFor(one.file, language);
      told += codes.length;
      silent.push(
        ...codes.filter((code) => !Object.hasOwn(words, code)).map((code) => `${one.file}: ${code}`),
      );
    }
    expect(silent).toEqual([]);
    expect(told).toBeGreaterThan(150);
  });
});

it("every code of a problem stands in the code that finds it", () => {
  expect([...MAKERS.keys()].length).toBeGreaterThan(4);
  const unknown = FILES.flatMap(({ file, unknown }) =>
    [...new Set(unknown)].map((code) => `${file}: ${code}`),
  );
  expect(unknown.toSorted()).toEqual(HANDED_ON);
});

it.each([
  ['const x = { code: "odd", values: {} };', ["odd"]],
  ['const x = { code: a ? "odd" : "even", values: {} };', ["odd", "even"]],
  ['const code = a ? "odd" : "even"; fail({ code, values: {} });', ["odd", "even"]],
  ['const make = (code: string) => (id: string) => ({ code, values: { id } }); make("odd");', ["odd"]],
  [
    'function make(at: number, code: string) { return { code, values: {} }; } make(1, "odd"); make(2, "even");',
    ["odd", "even"],
  ],
])("finds what %s finds", (text, codes) => {
  expect(codesOf(codesIn("one.ts", text))).toEqual(codes);
});

it("no page tells a problem in words that lack the kernel's", () => {
  // `useWords` speaks the shared words alone: a problem is told by `useProblem`, `loadProblems` or a game's `say`.
  const own = readFileSync(join(SOURCE, "app/words.ts"), "utf8");
  const [, inUse = ""] = /interface WordsInUse \{([^}]*)\}/.exec(own) ?? [];
  expect(inUse).toContain("language");
  expect(inUse).not.toContain("say");
});
