import { describe, expect, test } from "vitest";
import { citationsIn } from "../../../src/app/citations.ts";
import { piecesOf } from "../../../src/app/face/book/inline.ts";
import { chaptersByWord, found, numbersOf, placeOf } from "../../../src/app/face/book/search.ts";
import { type Phrase, say as sayWith } from "../../../src/core/phrase.ts";
import { textsOf } from "../../../src/face/book.ts";
import { type Text, wordsOf } from "../../../src/face/text.ts";
import { cataloguesOf } from "../../face/phrases.ts";
import { gamesWith } from "../../whole-games.ts";
import { BOOKS } from "./books.ts";

const GAMES = await gamesWith(({ meta }) => meta.pages?.includes("rules"));
/** Names that no book has. */
const UNKNOWN = ["", "R-999", "A-99", "BB-R999", "constructor", "__proto__", "R-1x"];

describe.each(GAMES.map((entry) => [entry.meta.id, entry] as const))("the rules page of %s", (id, entry) => {
  const opened = (async () => {
    const [book, catalogues, { LEDGER }] = await Promise.all([
      entry.face("book"),
      cataloguesOf(entry, "book"),
      import(`../../../src/games/${id}/ledger/index.ts`) as Promise<{ LEDGER: readonly { id: string }[] }>,
    ]);
    if (!book) throw new Error(`${id} has no book`);
    const chapters = book.chapters.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)]);
    const lines = book.rulings.flatMap((group) => group.lines);
    const texts = [...chapters, ...book.rulings.map(({ title }) => title), ...lines.map(({ text }) => text)];
    const phrases = [...catalogues].map(
      ([language, catalogue]) => [language, (phrase: Phrase) => sayWith(catalogue, phrase)] as const,
    );
    const voices = phrases.map(
      ([, say]) =>
        (text: Text) =>
          wordsOf(text, say),
    );
    const numbers = numbersOf(book);
    return { book, phrases, voices, ledger: LEDGER.map((line) => line.id), lines, chapters, texts, numbers };
  })();

  // A figure that is changed on purpose: `npx vitest run tests/app/rules/every-book.test.ts -u` records it anew.
  test("tells the figures that are recorded, in whatever sentences", async () => {
    const { book } = await opened;
    const figure = (value: unknown) => (typeof value === "object" ? JSON.stringify(value) : String(value));
    const figures = ({ values }: Phrase) => Object.values(values).map(figure).join(" ");
    const lines = book.chapters.map(({ id: chapter, blocks }) => {
      const told = blocks.flatMap(textsOf).map((text) => wordsOf(text, figures).trim());
      return `${chapter}: ${told.filter(Boolean).join(", ")}`;
    });
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(`./figures/${id}.txt`);
  });

  test("has every line of the ledger once, and each is found by its number in any case", async () => {
    const { book, lines, ledger } = await opened;
    expect(lines.length).toBe(ledger.length);
    expect(new Set(lines.map(({ ids }) => ids[0])).size).toBe(lines.length);
    for (const number of ledger) {
      const place = placeOf(book, number);
      expect(
        lines.filter(({ ids }) => ids[0] === place),
        number,
      ).toHaveLength(1);
      expect(placeOf(book, number.toLowerCase()), number).toBe(place);
    }
  });

  test("has a place for each of its numbers, which can be cited on the table, and for no other", async () => {
    const { book, numbers } = await opened;
    for (const number of numbers) {
      expect(placeOf(book, number.toLowerCase()), number).toBeDefined();
      const cited = citationsIn(`So it is (${number}).`, entry.meta.numbers ?? /(?!)/);
      expect(cited.filter(({ rule }) => rule).map(({ text }) => text)).toEqual([number]);
    }
    for (const unknown of UNKNOWN) expect(placeOf(book, unknown), unknown).toBeUndefined();
  });

  test("gives no two chapters one address or one heading, in any language", async () => {
    const { book, voices } = await opened;
    const places = [...book.chapters, ...book.rulings].map((one) => one.id);
    expect(new Set(places).size).toBe(places.length);
    expect(places).not.toContain("rulings");
    for (const say of voices)
      expect(new Set(book.chapters.map(({ title }) => say(title))).size).toBe(book.chapters.length);
  });

  test("says every text in every language, and cites only numbers that it has", async () => {
    const { voices, texts, numbers } = await opened;
    const CITED = new RegExp(`(?<![\\w.-])(?:${entry.meta.numbers?.source})(?![\\w-]|\\.\\d)`, "g");
    let cited = 0;
    for (const text of voices.flatMap((say) => texts.map(say))) {
      expect(text.trim()).not.toBe("");
      expect(text).not.toMatch(/undefined|NaN|\[object|^(option|event|choice|goal)\b\./);
      for (const [number] of text.matchAll(CITED)) {
        cited++;
        expect([...numbers], text).toContain(number);
      }
    }
    expect(cited).toBeGreaterThan(20);
  });

  test("a search keeps the chapters that have a word, in every language", async () => {
    const { book, voices } = await opened;
    for (const say of voices)
      for (const { title, id: chapter } of book.chapters) {
        const left = found(book, `  ${say(title).replace(/[a-z]/g, (letter) => letter.toUpperCase())} `, say);
        expect(left.chapters.map((one) => one.id)).toContain(chapter);
        expect(left.chapters.length).toBeLessThan(book.chapters.length);
      }
    expect(found(book, "hovercraft", voices[0] as never)).toEqual({ chapters: [], rulings: [] });
    expect(found(book, " ", voices[0] as never)).toBe(book);
  });

  test("a ruling knows the chapters that speak of it", async () => {
    const { book, voices, lines } = await opened;
    const [say = String] = voices;
    const users = chaptersByWord(book, say);
    const spoken = lines.flatMap(({ ids: [number = ""] }) => users.get(number) ?? []);
    expect(spoken.length).toBeGreaterThan(5);
    for (const {
      ids: [number = ""],
    } of lines)
      for (const { blocks } of users.get(number) ?? [])
        expect(blocks.flatMap(textsOf).map(say).join(" ")).toContain(number);
  });

  const {
    answers,
    named,
    switches = [],
    places = {},
    unknown: nowhere = [],
    linked,
    own,
    searched,
  } = BOOKS[id] ?? {};

  test("names all that it must name, in every language", async () => {
    const { phrases, chapters, texts } = await opened;
    for (const [language, say] of phrases) {
      const { whole = [], within = [], heads = [] } = (await named?.(language, say)) ?? {};
      const told = texts.map((text) => wordsOf(text, say));
      expect(whole.length + within.length).toBeGreaterThan(10);
      expect(chapters.map((text) => wordsOf(text, say))).toEqual(expect.arrayContaining([...whole]));
      for (const name of within) expect(told.join("\n")).toContain(name);
      for (const head of heads)
        expect(
          told.some((text) => text.startsWith(head)),
          head,
        ).toBe(true);
    }
  });

  test.runIf(answers)("writes answers that can be read, in every language", async () => {
    const { voices, texts } = await opened;
    for (const say of voices) {
      const orders = texts
        .flatMap((text) => piecesOf(say(text), () => false))
        .filter(({ kind }) => kind === "order");
      const read = orders.map(({ text }) => [text, answers?.read(text)] as const);
      expect(read.filter(([, readable]) => readable === false)).toEqual([]);
      expect(read.filter(([, readable]) => readable).length).toBeGreaterThanOrEqual(answers?.least ?? 0);
    }
  });

  test.runIf(switches.length > 0)("has each switch with the ruling that it changes", async () => {
    const { lines } = await opened;
    for (const { rule, option } of switches) {
      const found = lines.find(({ ids }) => ids[0] === rule)?.option;
      expect(found, rule).toBeDefined();
      if (option !== undefined) expect(found?.name).toEqual({ key: `option.${option}`, values: {} });
    }
  });

  test("leads from a number to its place, and from none that it has not", async () => {
    const { book } = await opened;
    for (const [number, place] of Object.entries(places))
      expect(placeOf(book, number), number).toEqual(
        typeof place === "string" ? place : expect.stringMatching(place),
      );
    for (const number of nowhere) expect(placeOf(book, number), number).toBeUndefined();
  });

  test.runIf(searched)("a search finds the chapter and the ruling that have the word", async () => {
    const { book, phrases } = await opened;
    for (const { language, word, chapter, ruling, lines } of searched ?? []) {
      const say = phrases.find(([spoken]) => spoken === language)?.[1] ?? (() => "");
      const left = found(book, word, (text) => wordsOf(text, say));
      const rulings = left.rulings.flatMap((group) => group.lines);
      if (chapter) expect(left.chapters.map((one) => one.id)).toContain(chapter);
      if (ruling) expect(rulings.map(({ ids }) => ids[0])).toContain(ruling);
      if (lines !== undefined) expect(rulings).toHaveLength(lines);
      expect(left.chapters.length).toBeLessThan(book.chapters.length);
    }
  });

  test.runIf(linked)("makes links of the numbers in a text that it has", async () => {
    const { numbers } = await opened;
    const [text = "", links] = linked ?? [];
    const pieces = piecesOf(text, (number) => numbers.has(number));
    expect(pieces.flatMap(({ kind, text: piece }) => (kind === "rule" ? [piece] : []))).toEqual(links);
  });

  test.runIf(own)("tells in its rulings what is our own, and nothing else, as such", async () => {
    const { lines, voices } = await opened;
    const told = lines.filter(({ text }) => voices[0]?.(text).startsWith("**"));
    expect(told.map(({ ids: [number] }) => number).sort()).toEqual([...(own ?? [])].sort());
  });
});
