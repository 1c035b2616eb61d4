import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../src/core/language.ts";
import { app as german } from "../../src/words/app.de.ts";
import { app as english } from "../../src/words/app.en.ts";
import { loadWords, translator } from "../../src/words/index.ts";

const PAGES = join(import.meta.dirname, "../../src/app");

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

describe("shared words", () => {
  it("name keys as they are printed on the reader's keyboard", () => {
    expect(english["ui.keys"]("Ctrl Shift Z")).toBe("Ctrl Shift Z");
    expect(german["ui.keys"]("Ctrl Shift Z")).toBe("Strg Umschalt Z");
    expect(german["ui.keys"]("W A S D  ← ↑ ↓ →")).toBe("W A S D  ← ↑ ↓ →");
  });

  it("have the same keys in every language", async () => {
    const [first, ...others] = await Promise.all(LANGUAGES.map((language) => loadWords(language)));
    const keys = Object.keys(first as object).sort();
    for (const words of others) expect(Object.keys(words).sort()).toEqual(keys);
  });

  it("take no more than one argument a sentence, so that a phrase can fill it", async () => {
    for (const language of LANGUAGES) {
      const words = await loadWords(language);
      const greedy = Object.entries(words).filter(
        ([, sentence]) => typeof sentence === "function" && sentence.length > 1,
      );
      expect(greedy.map(([key]) => key)).toEqual([]);
    }
  });

  it("give text for every key that needs no figures, and German differs from English", () => {
    const plain = (words: object) =>
      Object.entries(words).filter((one): one is [string, string] => typeof one[1] === "string");
    for (const [key, sentence] of [...plain(english), ...plain(german)]) expect(sentence, key).not.toBe("");
    const alike = plain(english).filter(([key, sentence]) => {
      const other = german[key as "app.name"];
      return sentence.length > 12 && other === sentence;
    });
    expect(alike.map(([key]) => key)).toEqual([]);
  });

  it("are all used by a page", () => {
    const sources = sourcesBelow(PAGES).join("\n");
    const written = (key: string) => sources.includes(`"${key}"`) || sources.includes(`${key}:`);
    const built = (key: string) =>
      [...sources.matchAll(/t\(`([^`]*)`/g)].some(([, pattern]) => {
        const parts = (pattern as string).split(/\$\{[^}]*\}/).map((part) => part.replace(/[.]/g, "\\."));
        return parts.length > 1 && new RegExp(`^${parts.join("[A-Za-z0-9]+")}$`).test(key);
      });
    const unused = Object.keys(english).filter((key) => !written(key) && !built(key));
    expect(unused).toEqual([]);
  });

  it("translate with the figures that the key needs", async () => {
    const t = translator(await loadWords("de"));
    expect(t("matches.rounds", 1)).toBe("1 Zug");
    expect(t("matches.rounds", 8)).toBe("8 Züge");
  });
});
