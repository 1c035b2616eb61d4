import { expect, it } from "vitest";
import { LANGUAGES } from "../../../../src/core/language.ts";
import { battleOfBritainEntry } from "../entry.ts";

it("the table's words take no sentence of the rules' away: the page speaks both", async () => {
  for (const language of LANGUAGES) {
    const [rules, table] = await Promise.all([
      battleOfBritainEntry.words(language),
      battleOfBritainEntry.words(language, "table"),
    ]);
    expect(Object.keys(table).filter((key) => Object.hasOwn(rules, key))).toEqual([]);
  }
});
