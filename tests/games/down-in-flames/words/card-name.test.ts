import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CARD_NAMES } from "../../../../src/games/down-in-flames/data/card.ts";
import { TABLES } from "../../../../src/games/down-in-flames/data/own.ts";
import { cardName as german } from "../../../../src/games/down-in-flames/words/card-name.de.ts";
import { cardName as english } from "../../../../src/games/down-in-flames/words/card-name.en.ts";

const SOURCE = join(import.meta.dirname, "../../../../src/games/down-in-flames");
/** The files of what is said in German. */
const GERMAN = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((file) =>
  /(^|[./])de(\/.*)?\.ts$/.test(file),
);

describe("cards in German", () => {
  it("have a name each, and keep their bursts and hits", () => {
    expect(new Set(CARD_NAMES.map(german)).size).toBe(CARD_NAMES.length);
    for (const name of CARD_NAMES) expect(german(name)).not.toBe(english(name));
    for (const { id } of TABLES.cards)
      expect(german(id).match(/\d.*$/)?.[0]).toBe(english(id).match(/\d.*$/)?.[0]);
    expect(german("in-my-sights 2/3")).toBe("IM VISIER 2/3");
  });

  it("are called so in every German sentence", () => {
    expect(GERMAN.length).toBeGreaterThan(20);
    for (const file of GERMAN) {
      const text = readFileSync(join(SOURCE, file), "utf8");
      for (const name of CARD_NAMES)
        expect(text, `${file}: ${name}`).not.toMatch(new RegExp(`\\b${english(name)}\\b`));
    }
  });
});
