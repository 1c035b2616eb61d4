import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES } from "../../src/core/language.ts";
import { say } from "../../src/core/phrase.ts";
import { dogfight } from "../../src/games/dogfight/computer/game.ts";
import { de } from "../../src/games/dogfight/words/de.ts";
import { en } from "../../src/games/dogfight/words/en.ts";
import { GAMES } from "../../src/games/index.ts";
import { sideIdsIn } from "../../src/tabletop/palettes.ts";
import { loadGameWords, nameSides } from "../../src/words/games.ts";
import { sideName, verbOf, withShownSides } from "../../src/words/sides.ts";
import { randomGame } from "../games/dogfight/random.ts";

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

test("a side that several games have is called alike by all of them", async () => {
  for (const language of LANGUAGES) {
    const told = await Promise.all(
      GAMES.map(async ({ metaWords }) => (await metaWords(language)).sides ?? {}),
    );
    for (const [side, words] of told.flatMap((sides) => Object.entries(sides)))
      for (const sides of told) expect(sides[side] ?? words, `${side} in ${language}`).toEqual(words);
  }
});

test("many win, one wins: by id, by name, and by the name of whoever plays", () => {
  expect(verbOf("allied", "wins", "win")).toBe("win");
  expect(verbOf("Alliierte", "gewinnt", "gewinnen")).toBe("gewinnen");
  expect(verbOf("Germans (Pilot)", "is", "are")).toBe("are");
  expect(verbOf("red", "wins", "win")).toBe("wins");
  expect(verbOf("Anna", "wins", "win")).toBe("wins");
});

describe.each([
  ["purple-green", "Purple", "Green", "Violett", "Grün"],
  ["vermillion-black", "Red", "Black", "Rot", "Schwarz"],
] as const)("in the colours %s", (palette, first, second, erste, zweite) => {
  beforeAll(() => nameSides(sideIdsIn(palette)));
  afterAll(() => nameSides(sideIdsIn("vermillion-blue")));

  test("sides that are named after their colour have its name, others their own", () => {
    expect([sideName("red", "en"), sideName("blue", "en")]).toEqual([first, second]);
    expect([sideName("red", "de"), sideName("blue", "de")]).toEqual([erste, zweite]);
    expect(sideName("german", "en")).toBe("Germans");
    expect(sideName("Jasta 11", "de")).toBe("Jasta 11");
  });

  test("sentences about a match speak of them by it, and quote what was written as it was", () => {
    const told = withShownSides({
      key: "fire-done",
      values: { side: "blue", sides: ["red", "blue"], found: "blue" },
    });
    expect(told.values).toMatchObject({ found: "blue" });
    expect(say(en, told)).toBe(`${second} stops firing.`);
    for (const [catalogue, [one, other]] of [
      [en, [first, second]],
      [de, [erste, zweite]],
    ] as const) {
      const sentences = randomGame({ scenario: "duel" }, "colours").events.map((event) =>
        say(catalogue, withShownSides(dogfight.narrate(event))),
      );
      const known = ["Red", "Blue", "Rot", "Blau"].filter((name) => name !== one && name !== other);
      expect(sentences.some((sentence) => sentence.includes(other))).toBe(true);
      const wrong = new RegExp(`\\b(${known.join("|")})\\b`);
      expect(sentences.filter((sentence) => wrong.test(sentence))).toEqual([]);
    }
  });
});

test("in the usual colours a phrase is handed on as it is", () => {
  const phrase = { key: "fire-done", values: { side: "blue" } };
  expect(withShownSides(phrase)).toBe(phrase);
});
