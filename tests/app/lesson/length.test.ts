import { expect, test } from "vitest";
import { LANGUAGES } from "../../../src/core/language.ts";
import { GAMES } from "../../../src/games/index.ts";

const TAUGHT = GAMES.filter(({ meta }) => meta.pages?.includes("lesson"));
const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  en: ["one", "two", "three", "four", "five", "six", "seven"],
  de: ["eine", "zwei", "drei", "vier", "fünf", "sechs", "sieben"],
};

test.each(TAUGHT)("the lesson of $meta.id is as long as its first words say", async ({ face, words }) => {
  const script = await face("lesson");
  for (const language of LANGUAGES) {
    const { "step.welcome": welcome } = (await words(language, "lesson")) as Record<string, () => string>;
    const told = /(\p{L}+) (?:turns|Runden)/u.exec(welcome?.() ?? "")?.[1]?.toLowerCase();
    const turns = (NUMBERS[language] ?? []).indexOf(told ?? "") + 1;
    if (told !== undefined) expect(turns, language).toBe(script?.turns.length);
  }
});
