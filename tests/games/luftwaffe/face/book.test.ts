import { expect, it } from "vitest";
import { piecesOf } from "../../../../src/app/face/book/inline.ts";
import { numbersOf, placeOf } from "../../../../src/app/face/book/search.ts";
import { LANGUAGES, type Language } from "../../../../src/core/language.ts";
import { tokensOf } from "../../../../src/core/orders/token.ts";
import { type AnyCatalogue, type Phrase, say as sayWith } from "../../../../src/core/phrase.ts";
import { type Block, textsOf } from "../../../../src/face/book.ts";
import { type Text, wordsOf } from "../../../../src/face/text.ts";
import { TABLES } from "../../../../src/games/luftwaffe/data/own.ts";
import { ANSWERS } from "../../../../src/games/luftwaffe/face/book/quarter.ts";
import { book } from "../../../../src/games/luftwaffe/face/book.ts";
import { words as german } from "../../../../src/games/luftwaffe/face/words/de/book.ts";
import { words as english } from "../../../../src/games/luftwaffe/face/words/en/book.ts";
import { LEDGER } from "../../../../src/games/luftwaffe/ledger/index.ts";
import { meta } from "../../../../src/games/luftwaffe/meta/meta.ts";
import { read } from "../../../../src/games/luftwaffe/rules/grammar/grammar.ts";
import { de } from "../../../../src/games/luftwaffe/words/de.ts";
import { en } from "../../../../src/games/luftwaffe/words/en.ts";

const VOICES: Readonly<Record<Language, AnyCatalogue>> = {
  en: { ...en, ...english },
  de: { ...de, ...german },
};
const CITED = new RegExp(`\\b(?:${meta.numbers.source})`, "g");

const lines = book.rulings.flatMap((group) => group.lines);
const numbers = numbersOf(book);

function speaker(language: Language): (phrase: Phrase) => string {
  return (phrase) => sayWith(VOICES[language], phrase);
}

function texts(): readonly Text[] {
  const chapters = book.chapters.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)]);
  return [...chapters, ...book.rulings.map(({ title }) => title), ...lines.map(({ text }) => text)];
}

/** Rows of a chapter's table, in English. */
function rowsOf(chapter: string, nth = 0): readonly (readonly string[])[] {
  const blocks: readonly Block[] = book.chapters.find(({ id }) => id === chapter)?.blocks ?? [];
  const tables = blocks.flatMap((block) => (block.kind === "table" ? [block] : []));
  return (tables[nth]?.rows ?? []).map((row) => row.map((cell) => wordsOf(cell, speaker("en"))));
}

/** Steps of the `nth` example of a chapter, in English. */
function example(chapter: string, nth = 0): readonly string[] {
  const blocks: readonly Block[] = book.chapters.find(({ id }) => id === chapter)?.blocks ?? [];
  const played = blocks.flatMap((block) => (block.kind === "list" && block.ordered ? [block.items] : []));
  return (played[nth] ?? []).map((item) => wordsOf(item, speaker("en")));
}

it("has every line of the ledger once, each number leads to one place, and no two chapters share one", () => {
  expect(lines.map(({ ids }) => ids[0])).toEqual(LEDGER.map(({ id }) => id));
  for (const number of numbers) expect(placeOf(book, number.toLowerCase())).toBe(number);
  const places = [...book.chapters, ...book.rulings].map(({ id }) => id);
  expect(new Set(places).size).toBe(places.length);
});

it.each(LANGUAGES)("says every text in %s, and each number that it cites has its line", (language) => {
  for (const one of texts()) {
    const text = wordsOf(one, speaker(language));
    if (one !== "") expect(text.trim()).not.toBe("");
    expect(text).not.toMatch(/undefined|NaN|\[object|^(option|event|rulings)\./);
    for (const [cited] of text.matchAll(CITED)) expect(numbers).toContain(cited);
  }
  const titles = book.chapters.map(({ title }) => wordsOf(title, speaker(language)));
  expect(new Set(titles).size).toBe(titles.length);
});

it.each(LANGUAGES)("names every type, target and base in %s", (language) => {
  const all = texts()
    .map((one) => wordsOf(one, speaker(language)))
    .join("\n");
  for (const { name } of [...TABLES.types, ...TABLES.targets, ...TABLES.bases]) expect(all).toContain(name);
});

it("writes answers that can be read", () => {
  const known = (ids: readonly string[]) => (text: string) =>
    ids.find((id) => id.toLowerCase() === text.toLowerCase());
  const names = {
    unit: known([...TABLES.germans, ...TABLES.americans].map(({ id }) => id)),
    target: known(TABLES.targets.map(({ id }) => id)),
    base: known(TABLES.bases.map(({ id }) => id)),
    type: known(TABLES.types.map(({ id }) => id)),
  };
  for (const [answer] of ANSWERS) expect(read(tokensOf(answer), names), answer).not.toHaveProperty("misread");
  const orders = texts().flatMap((one) =>
    piecesOf(wordsOf(one, speaker("en")), () => false).filter(({ kind }) => kind === "order"),
  );
  expect(orders).toHaveLength(ANSWERS.length);
});

it("shows the tables of the rules", () => {
  expect(rowsOf("fire").find(([factors]) => factors === "12")).toEqual(["12", "1", "1", "2", "2", "3", "3"]);
  expect(rowsOf("fire", 3).map((row) => row.join(": "))).toEqual([
    "1: never",
    "2–4: a 1",
    "5–6: 2 or less",
    "7–9: 3 or less",
    "10–11: 4 or less",
    "12–14: 5 or less",
    "15 and more: any die",
  ]);
  expect(rowsOf("raf").map((row) => row.join(": "))).toEqual([
    "0: any die",
    "1–4: 5 or less",
    "5–8: 4 or less",
    "9–12: 3 or less",
    "13–16: 2 or less",
    "17 and more: a 1",
  ]);
  expect(rowsOf("r-line")).toEqual([
    ["January 1943", "03", "closed"],
    ["January 1944", "03", "row 35"],
    ["October 1944", "07", "row 35"],
    ["April 1945", "09", "row 35"],
  ]);
  expect(rowsOf("german-forces").map((row) => row.slice(2).join(" "))).toEqual([
    "13 8",
    "18 10",
    "22 10",
    "28 12",
    "33 14",
    "38 16",
    "43 18",
    "48 18",
    "52 18",
    "55 18",
  ]);
  expect(rowsOf("production").find(([left]) => left === "17")).toEqual(["17", "5 2/3", "6", "3"]);
  expect(rowsOf("jet-production").map((row) => row.slice(1).join(", "))[2]).toBe("3 or less, 4 or less");
});

it("T-18, T-30: shows when fighters must be back, and what a single raid takes", () => {
  expect(rowsOf("time")[0]).toEqual(["P-47", "7", "10"]);
  expect(
    rowsOf("victory", 1)
      .find(([quarter]) => quarter === "April 1944")
      ?.slice(1),
  ).toEqual(["22", "15", "56 / 224"]);
});

it("T-16, T-17, T-24, T-26: shows examples as the referee plays them", () => {
  const hits = (chapter: string, nth = 0) =>
    example(chapter, nth).map((step) => step.match(/(\w+) hits?\.$/)?.[1]);
  expect(hits("fighters")).toEqual(["1", "1"]);
  expect(hits("bombers")).toEqual(["5", "2"]);
  expect(hits("bombers", 1)).toEqual(["1", "2", "1", "1", "2"]);
  expect(hits("jets")).toEqual(["1", "1", "1"]);
});
