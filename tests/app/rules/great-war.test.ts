import { expect, test } from "vitest";
import { piecesOf } from "../../../src/app/face/book/inline.ts";
import { numbersOf, placeOf } from "../../../src/app/face/book/search.ts";
import { LANGUAGES, type Language } from "../../../src/core/language.ts";
import { type AnyCatalogue, type Phrase, say as sayWith } from "../../../src/core/phrase.ts";
import { textsOf } from "../../../src/face/book.ts";
import { type Text, wordsOf } from "../../../src/face/text.ts";
import { TABLES } from "../../../src/games/great-war/data/own.ts";
import { book } from "../../../src/games/great-war/face/book.ts";
import { words as german } from "../../../src/games/great-war/face/words/de/book.ts";
import { words as english } from "../../../src/games/great-war/face/words/en/book.ts";
import { metaWords } from "../../../src/games/great-war/meta/meta.ts";
import { readMove } from "../../../src/games/great-war/rules/move/read.ts";
import { SWITCHES } from "../../../src/games/great-war/rules/setup/switches.ts";
import { de } from "../../../src/games/great-war/words/de.ts";
import { en } from "../../../src/games/great-war/words/en.ts";

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
const numbers = numbersOf(book);

test("whole subsections are places too", () => {
  for (let part = 1; part <= 10; part++) expect(placeOf(book, `4.${part}`)).toMatch(/^part-/);
  expect(placeOf(book, "5.1")).toBe("turns");
  for (const unknown of ["", "4.11", "R-16", "A-99", "constructor", "__proto__"]) {
    expect(placeOf(book, unknown)).toBeUndefined();
  }
});

test("each switch stands with the rule that it changes", () => {
  for (const { rule } of SWITCHES) {
    expect(lines.find(({ ids }) => ids[0] === rule)?.option).toBeDefined();
  }
});

/** Numbers in brackets that are no rule: figures, dice and the like do not look like one. */

for (const language of LANGUAGES) {
  const say = speaker(language);
  const told = texts().map((one) => wordsOf(one, say));

  test(`moves written in the book can be read (${language})`, () => {
    const orders = told
      .flatMap((text) => piecesOf(text, () => false))
      .filter(({ kind, text }) => kind === "order" && /^\d+:/.test(text));
    expect(orders.length).toBeGreaterThan(0);
    for (const { text } of orders) expect(readMove(text).fault).toBeNull();
  });

  test(`the book names every aircraft, scenario and switch (${language})`, async () => {
    const { scenarios } = await metaWords(language);
    for (const { name, seats } of TABLES.aircraft) if (seats > 0) expect(told).toContain(name);
    for (const { title } of Object.values(scenarios)) expect(told).toContain(title);
    for (const { rule } of SWITCHES) expect(told).toContain(rule);
  });
}

test("numbers in the text lead to their lines", () => {
  const pieces = piecesOf("The Dr.I of 4.7g, (4.10h) and §7 at 3.5 and A-99", (id) => numbers.has(id));
  expect(pieces.filter(({ kind }) => kind === "rule").map(({ text }) => text)).toEqual([
    "4.7g",
    "4.10h",
    "§7",
  ]);
});
