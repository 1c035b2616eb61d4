import { describe, expect, it } from "vitest";
import { seededDice } from "../../../../src/core/dice/random.ts";
import { LANGUAGES } from "../../../../src/core/language.ts";
import { say } from "../../../../src/core/phrase.ts";
import type { PrintedFace, Subject } from "../../../../src/face/paper.ts";
import { wrapped } from "../../../../src/face/wrapped.ts";
import { downInFlames } from "../../../../src/games/down-in-flames/computer/game.ts";
import { CARD_NAMES, type CardName } from "../../../../src/games/down-in-flames/data/card.ts";
import { TABLES } from "../../../../src/games/down-in-flames/data/own.ts";
import { cardsOf } from "../../../../src/games/down-in-flames/face/cards.ts";
import { papers } from "../../../../src/games/down-in-flames/face/papers.ts";
import { phrasesIn } from "../../../face/phrases.ts";
import { drawingsOn, pagesOf, printedWords, SIZES, wanted } from "../../../face/printed.ts";
import { downInFlamesEntry } from "../entry.ts";
import { played } from "./matches.ts";

function facesIn(data: unknown): readonly PrintedFace[] {
  if (typeof data !== "object" || data === null) return [];
  if ("kind" in data && data.kind === "card" && "face" in data) return [data.face as PrintedFace];
  return Object.values(data).flatMap(facesIn);
}

describe.each(SIZES)("on %s", (paper) => {
  it.each([80, 110] as const)("the deck of %i is printed card by card", (cards) => {
    const config = { scenario: "kent", options: { cards } };
    const pages = pagesOf(papers, "cards", wanted({ kind: "set-up", config }, paper));
    const drawings = pages.flatMap(drawingsOn);
    expect(drawings.reduce((sum, { shapes }) => sum + shapes.length, 0)).toBe(cards);
  });
});

it("no word of a card is cut off in any language", async () => {
  const words = await printedWords(downInFlamesEntry);
  const pages = pagesOf(
    papers,
    "cards",
    wanted({ kind: "set-up", config: { scenario: "kent", options: { cards: 110 } } }),
  );
  const lines = phrasesIn(pages).filter(({ key }) =>
    ["paper.card.text", "paper.card.answers", "paper.card.answeredBy"].includes(key),
  );
  const most = Math.max(...lines.map(({ values }) => Number(values.line)));
  expect(most).toBeGreaterThan(0);
  for (const language of LANGUAGES)
    for (const { key, values } of lines) {
      const same = lines.filter((one) => one.key === key && one.values.letters === values.letters);
      const last = Math.max(...same.map((one) => Number(one.values.line)));
      const beyond = { key, values: { ...values, line: last + 1 } };
      expect([key, values, say(words.get(language) ?? {}, beyond)]).toEqual([key, values, ""]);
    }
});

it("every type of the tables has its data card, and can be printed blank", () => {
  const pages = pagesOf(papers, "allData", wanted({ kind: "set-up", config: { scenario: "kent" } }));
  const ids = pages.flatMap(({ content }) =>
    content.kind === "sheets" ? content.sheets.map(({ id }) => id) : [],
  );
  expect(ids.toSorted()).toEqual([...TABLES.aircraft, ...TABLES.bombers].map(({ id }) => id).toSorted());
  expect(
    papers
      .types([])
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(ids.toSorted());
});

it("pilots by lot are not told on paper before they show themselves", () => {
  const subjects: readonly Subject[] = [
    { kind: "set-up", config: { scenario: "channel" } },
    { kind: "match", moments: played({ scenario: "channel" }, "papers").moments.slice(0, 5) },
  ];
  for (const subject of subjects) {
    const pages = papers.parts.flatMap((part) => part.pages(wanted(subject)));
    const keys = phrasesIn(pages).map(({ key }) => key);
    expect(keys).toContain("sheet.quality.hidden");
    expect(keys).not.toContain("sheet.quality");
    expect(keys).not.toContain("sheet.gift");
    expect(keys).not.toContain("sheet.card");
  }
});

describe("what a printed card answers", () => {
  const pages = pagesOf(
    papers,
    "cards",
    wanted({ kind: "set-up", config: { scenario: "kent", options: { cards: 110 } } }),
  );
  const answers = phrasesIn(pages).filter(({ key }) => key === "paper.card.answers");

  it.each(CARD_NAMES)("to %s is what the table says", (name) => {
    const by: readonly CardName[] = TABLES.answers[name];
    for (const { values } of answers) expect(Array.isArray(values.answers)).toBe(true);
    const answering = answers.filter(({ values }) => (values.answers as readonly string[]).includes(name));
    expect(by.length > 0).toBe(answering.length > 0);
  });
});

it.each([
  ["", 5, []],
  ["one", 5, ["one"]],
  ["one two three", 7, ["one two", "three"]],
  ["unbreakable it is", 4, ["unbreakable", "it", "is"]],
])("%j in lines of %i letters", (text, letters, lines) => {
  expect(wrapped(text, letters)).toEqual(lines);
});

it("a printed card has the picture, the frame and the figures of the one on the table", () => {
  const { state } = downInFlames.setup({ scenario: "kent", options: { cards: 110 } }, seededDice("print"));
  const deck = TABLES.cards.map(({ id }) => id);
  const view = downInFlames.view({ ...state, discard: deck }, "table");
  const shown = cardsOf(view, ({ key, values }) => JSON.stringify([key, values])).slice(0, deck.length);
  const pages = pagesOf(
    papers,
    "cards",
    wanted({ kind: "set-up", config: { scenario: "kent", options: { cards: 110 } } }),
  );
  const printed = facesIn(pages);
  expect(printed).toHaveLength(110);
  for (const [at, card] of deck.entries()) {
    const { symbol, tone, figures = [] } = shown[at]?.face ?? {};
    const face = printed.find(({ title }) => phrasesIn({ title })[0]?.values.card === card);
    expect({ symbol: face?.symbol, tone: face?.tone }).toEqual({ symbol, tone });
    expect(face?.figures.map(({ value }) => value)).toEqual(figures.map(({ value }) => value));
  }
});
