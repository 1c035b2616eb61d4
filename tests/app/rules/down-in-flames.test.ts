import { expect, test } from "vitest";
import { piecesOf } from "../../../src/app/face/book/inline.ts";
import { numbersOf } from "../../../src/app/face/book/search.ts";
import { LANGUAGES, type Language } from "../../../src/core/language.ts";
import { tokensOf } from "../../../src/core/orders/token.ts";
import { type AnyCatalogue, type Phrase, say as sayWith } from "../../../src/core/phrase.ts";
import { type Block, textsOf } from "../../../src/face/book.ts";
import { type Text, wordsOf } from "../../../src/face/text.ts";
import { TABLES } from "../../../src/games/down-in-flames/data/own.ts";
import { cardOf } from "../../../src/games/down-in-flames/data/tables.ts";
import { book } from "../../../src/games/down-in-flames/face/book.ts";
import { words as german } from "../../../src/games/down-in-flames/face/words/de/book.ts";
import { words as english } from "../../../src/games/down-in-flames/face/words/en/book.ts";
import { chancesOf } from "../../../src/games/down-in-flames/rules/combat/odds.ts";
import { read } from "../../../src/games/down-in-flames/rules/grammar/read.ts";
import { cardName as germanCard } from "../../../src/games/down-in-flames/words/card-name.de.ts";
import { cardName as englishCard } from "../../../src/games/down-in-flames/words/card-name.en.ts";
import { de } from "../../../src/games/down-in-flames/words/de.ts";
import { en } from "../../../src/games/down-in-flames/words/en.ts";

const VOICES: Readonly<Record<Language, AnyCatalogue>> = {
  en: { ...en, ...english },
  de: { ...de, ...german },
};

const CARD_NAMES: Readonly<Record<Language, (card: string) => string>> = { en: englishCard, de: germanCard };

function speaker(language: Language): (phrase: Phrase) => string {
  return (phrase) => sayWith(VOICES[language], phrase);
}

const numbers = numbersOf(book);
const lines = book.rulings.flatMap((group) => group.lines);

function texts(): readonly Text[] {
  const chapters = book.chapters.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)]);
  return [...chapters, ...book.rulings.flatMap(({ title }) => [title]), ...lines.map(({ text }) => text)];
}

/** Rows of a chapter's table, in English. */
function rowsOf(chapter: string, nth = 0): readonly (readonly string[])[] {
  const blocks: readonly Block[] = book.chapters.find(({ id }) => id === chapter)?.blocks ?? [];
  const tables = blocks.flatMap((block) => (block.kind === "table" ? [block] : []));
  return (tables[nth]?.rows ?? []).map((row) => row.map((cell) => wordsOf(cell, speaker("en"))));
}

test("numbers in a text are links, with their letters and to their last figure", () => {
  const pieces = piecesOf("Two of 80 (DIF-3.2.10, DIF-R37) and DIF-B6; DIF-2.5, not DIF-7.2.", (id) =>
    numbers.has(id),
  );
  const rules = pieces.flatMap(({ kind, text }) => (kind === "rule" ? [text] : []));
  expect(rules).toEqual(["DIF-3.2.10", "DIF-R37", "DIF-B6", "DIF-2.5"]);
});

for (const language of LANGUAGES) {
  const say = speaker(language);

  test(`answers written in the book can be read (${language})`, () => {
    const find = (text: string) => cardOf(TABLES, text)?.id;
    const orders = texts().flatMap((one) =>
      piecesOf(wordsOf(one, say), () => false).filter(({ kind }) => kind === "order"),
    );
    expect(orders.length).toBeGreaterThan(7);
    for (const { text } of orders) {
      const whole = text === "aggregate" ? "aggregate in-my-sights 1/1" : text;
      expect(read(tokensOf(whole), find), text).not.toHaveProperty("misread");
    }
  });

  test(`the book names every aircraft, bomber and card (${language})`, () => {
    const all = texts().map((one) => wordsOf(one, say));
    for (const { name } of [...TABLES.aircraft, ...TABLES.bombers]) expect(all).toContain(name);
    for (const { id } of TABLES.cards) {
      const title = CARD_NAMES[language](id);
      expect(
        all.some((text) => text.startsWith(title)),
        id,
      ).toBe(true);
      expect(all, "what is written for it").toContain(id);
    }
  });
}

test("the tables are those of the rules", () => {
  const odds = rowsOf("odds").find(([first]) => first === "4:1");
  const [down, of] = chancesOf(32, 8, "d6").down;
  expect(odds).toEqual(["4:1", "1–2", "3–4", `${down}/${of}`, "1/3", "1/3"]);
  expect(rowsOf("odds", 1).find(([first]) => first === "2.5:1")).toEqual([
    "2.5:1",
    "1–2",
    "3–5",
    "1/6",
    "1/4",
    "7/12",
  ]);
  expect(rowsOf("odds")[0]).toEqual(["<1:2", "–", "1, then 1", "0", "1/36", "35/36"]);
  expect(rowsOf("bursts").map((row) => row.join(" "))).toContain("Simple Sight 0 1 4");
  expect(rowsOf("answers").find(([card]) => card === "IN MY SIGHTS")?.[2]).toBe("37");
  expect(rowsOf("hand").map((row) => row.slice(2))).toEqual([
    ["9/6", "9", "3", "any"],
    ["5/8", "8", "0", "5"],
  ]);
  expect(rowsOf("exchange").map((row) => row[2])).toEqual([
    "The attack stands.",
    "The attack is negated.",
    "The attack stands.",
    "The attack is negated.",
  ]);
  expect(rowsOf("altitude").map((row) => row.slice(1).join(" "))).toEqual([
    "−2 +1 +2",
    "−1 +1 +2",
    "−3 +1 +2",
    "−2 +2 +4",
    "−2 +1 +1",
  ]);
});

test("drawings of positions have a pursuer behind his quarry", () => {
  const figures = book.chapters.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "figure" ? block.drawings() : [])),
  );
  expect(figures).toHaveLength(2);
  for (const drawing of figures) {
    if (drawing.kind !== "position") throw new Error("another kind of drawing");
    const { pieces } = typeof drawing.tabletop === "function" ? drawing.tabletop(() => "") : drawing.tabletop;
    expect(pieces.map(({ id }) => id)).toEqual(["A1", "A1w", "B1", "B1w"]);
  }
});
