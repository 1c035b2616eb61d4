import { beforeAll, expect, test } from "vitest";
import { LANGUAGES } from "../../src/core/language.ts";
import { loadGameWords } from "../../src/words/games.ts";
import { sideName, verbOf } from "../../src/words/sides.ts";

beforeAll(async () => {
  await Promise.all(LANGUAGES.map(loadGameWords));
});

test("sides that everybody knows have names in both languages; others are called by their ids", () => {
  expect(sideName("german", "en")).toBe("Germans");
  expect(sideName("german", "de")).toBe("Deutsche");
  expect(sideName("blue", "de")).toBe("Blau");
  expect(sideName("Jasta 11", "de")).toBe("Jasta 11");
  expect(sideName("constructor", "en")).toBe("constructor");
});

test("many win, one wins: by id, by name, and by the name of whoever plays", () => {
  expect(verbOf("allied", "wins", "win")).toBe("win");
  expect(verbOf("Alliierte", "gewinnt", "gewinnen")).toBe("gewinnen");
  expect(verbOf("Germans (Pilot)", "is", "are")).toBe("are");
  expect(verbOf("red", "wins", "win")).toBe("wins");
  expect(verbOf("Anna", "wins", "win")).toBe("wins");
});
