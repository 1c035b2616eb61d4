import { expect, test } from "vitest";
import { piecesOf } from "../../../src/app/face/book/inline.ts";
import { found, placeOf } from "../../../src/app/face/book/search.ts";
import { LANGUAGES, type Language } from "../../../src/core/language.ts";
import type { AnyCatalogue } from "../../../src/core/phrase.ts";
import { type Phrase, say as sayWith } from "../../../src/core/phrase.ts";
import { textsOf } from "../../../src/face/book.ts";
import { type Text, wordsOf } from "../../../src/face/text.ts";
import { GOALS } from "../../../src/games/dogfight/data/config.ts";
import { TYPES } from "../../../src/games/dogfight/data/types.ts";
import { book } from "../../../src/games/dogfight/face/book.ts";
import { words as german } from "../../../src/games/dogfight/face/words/de/book.ts";
import { words as english } from "../../../src/games/dogfight/face/words/en/book.ts";
import { readDraft } from "../../../src/games/dogfight/rules/move/grammar.ts";
import { SWITCHES } from "../../../src/games/dogfight/rules/setup/options.ts";
import { de } from "../../../src/games/dogfight/words/de.ts";
import { en } from "../../../src/games/dogfight/words/en.ts";

const VOICES: Readonly<Record<Language, AnyCatalogue>> = {
  en: { ...en, ...english },
  de: { ...de, ...german },
};

function speaker(language: Language): (phrase: Phrase) => string {
  return (phrase) => sayWith(VOICES[language], phrase);
}

function texts(): readonly Text[] {
  return book.chapters.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)]);
}

const lines = book.rulings.flatMap((group) => group.lines);

test("names of places are found in any case; others are not there", () => {
  expect(placeOf(book, "R-16")).toBe("R-16");
  expect(placeOf(book, "r-16")).toBe("R-16");
  expect(placeOf(book, "e4")).toBe("E4");
  expect(placeOf(book, "ARCS")).toBe("arcs");
  for (const unknown of ["", "R-99", "constructor", "__proto__", "R-1"]) {
    expect(placeOf(book, unknown)).toBeUndefined();
  }
});

test("each switch stands with the ruling that it changes", () => {
  for (const { option, rule } of SWITCHES) {
    expect(lines.find(({ ids }) => ids[0] === rule)?.option?.name).toEqual({
      key: `option.${option}`,
      values: {},
    });
  }
});

for (const language of LANGUAGES) {
  const say = speaker(language);

  test(`orders written in the book can be read (${language})`, () => {
    for (const one of texts()) {
      for (const piece of piecesOf(wordsOf(one, say), () => false)) {
        if (piece.kind !== "order" || /^(done|R1 )/.test(piece.text) || /^[-+]+$/.test(piece.text)) continue;
        expect(readDraft(piece.text).fault).toBeNull();
      }
    }
  });

  test(`the book names every aircraft, goal and switch (${language})`, () => {
    const all = texts().map((one) => wordsOf(one, say));
    for (const { name } of Object.values(TYPES)) expect(all).toContain(name);
    for (const goal of GOALS) expect(all).toContain(say({ key: `goal.${goal}`, values: {} }));
    for (const { option } of SWITCHES) {
      expect(all).toContain(say({ key: `option.${option}.help`, values: {} }));
    }
  });
}

test("a search keeps what has the word, in chapters and rulings", () => {
  const clouds = found(book, "  CLOUD ", speaker("en"));
  expect(clouds.chapters.map(({ id }) => id)).toContain("clouds");
  expect(clouds.chapters.length).toBeLessThan(book.chapters.length);
  expect(clouds.rulings.flatMap((group) => group.lines).map(({ ids }) => ids[0])).toContain("R-22");
  expect(found(book, "Wolke", speaker("de")).chapters.length).toBeGreaterThan(0);
  const number = found(book, "R-16", speaker("en"));
  expect(number.rulings.flatMap((group) => group.lines)).toHaveLength(1);
  expect(found(book, "zeppelin", speaker("en"))).toEqual({ chapters: [], rulings: [] });
  expect(found(book, " ", speaker("en"))).toBe(book);
});
