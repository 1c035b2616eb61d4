import { expect, test } from "vitest";
import { LANGUAGES } from "../../src/core/language.ts";
import { gamesWith } from "../whole-games.ts";

/** Two to four sentences: a beginning, and a full stop before the next. */
const SENTENCES = /(?<=[a-zäöü0-9)][.:;]) (?=[A-ZÄÖÜ„“])/;

const GAMES = await gamesWith(async ({ histories }) => Object.keys(await histories("en")).length > 0);

test.each(GAMES.flatMap((entry) => LANGUAGES.map((language) => [entry.meta.id, language, entry] as const)))(
  "every scenario of %s has a history, in the language %s",
  async (_, language, { meta, histories }) => {
    const told = await histories(language);
    expect(Object.keys(told).sort()).toEqual(meta.scenarios.map(({ id }) => id).sort());
    for (const text of Object.values(told)) {
      expect(text).toMatch(/^\S.{200,640}\.$/);
      expect(text.split(SENTENCES).length, text).toBeGreaterThanOrEqual(2);
    }
  },
);
