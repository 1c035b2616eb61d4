import { describe, expect, test } from "vitest";
import { citationsIn } from "../../../src/app/citations.ts";
import { chaptersByWord, found, numbersOf, placeOf } from "../../../src/app/face/book/search.ts";
import { type Phrase, say as sayWith } from "../../../src/core/phrase.ts";
import { textsOf } from "../../../src/face/book.ts";
import { type Text, wordsOf } from "../../../src/face/text.ts";
import { cataloguesOf } from "../../face/phrases.ts";
import { gamesWith } from "../../whole-games.ts";

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
    const voices = [...catalogues.values()].map(
      (catalogue) => (text: Text) => wordsOf(text, (phrase) => sayWith(catalogue, phrase)),
    );
    return { book, voices, ledger: LEDGER.map((line) => line.id), lines, texts, numbers: numbersOf(book) };
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
});
