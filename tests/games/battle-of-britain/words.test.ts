import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { LANGUAGES } from "../../../src/core/language.ts";
import { folder } from "../../../src/games/battle-of-britain/index.ts";
import type { WordsPart } from "../../../src/games/registry.ts";

const PARTS = readdirSync(
  join(import.meta.dirname, "../../../src/games/battle-of-britain/face/words/en"),
).flatMap((file) => (file.endsWith(".ts") ? [file.replace(/\.ts$/, "") as WordsPart] : []));

it.each(LANGUAGES.flatMap((language) => PARTS.map((part) => [part, language] as const)))(
  "the words of the part %s take no key of the rules' own (%s)",
  async (part, language) => {
    const rules = Object.keys(await folder.words(language));
    const own = Object.keys(await folder.words(language, part));
    expect(own.filter((key) => rules.includes(key))).toEqual([]);
  },
);
