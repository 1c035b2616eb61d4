import { describe, expect, test } from "vitest";
import { linesOf, logPages, type PrintedLine } from "../../../src/app/print/log.ts";
import { areaOf } from "../../../src/app/print/paper.ts";
import { printedLines } from "../../../src/app/print/printed-lines.ts";
import type { Speaker } from "../../../src/app/table/log/sentence.ts";
import { words } from "../../../src/app/table/words.en.ts";
import { recordedDice } from "../../../src/core/dice/dice.ts";
import { type OpenMatch, openFile, parseFile } from "../../../src/core/file/file.ts";
import { eventFor, logFor } from "../../../src/core/match/log.ts";
import { type Phrase, say } from "../../../src/core/phrase.ts";
import type { PaperBlock } from "../../../src/face/paper.ts";
import { report } from "../../../src/games/down-in-flames/face/report.ts";
import { GAMES } from "../../../src/games/index.ts";
import { findGame } from "../../../src/games/registry.ts";
import { goldenText } from "../../goldens/files.ts";

const A4 = areaOf("a4");

function pagesOf(lines: readonly PrintedLine[]) {
  const heading = (turn: number, goesOn: boolean) => `turn ${turn}${goesOn ? " on" : ""}`;
  const log = { title: "Kent", players: ["Red (Ann)"], lines, foot: "foot", heading, dice: String };
  return logPages(log, A4).map(({ content }) => (content.kind === "blocks" ? content.blocks : []));
}

/** Titles and lines of each column of a page. */
function columnsOf(blocks: readonly PaperBlock[]): readonly (readonly (readonly [unknown, number])[])[] {
  return blocks.flatMap((block) =>
    block.kind !== "columns"
      ? []
      : block.columns.map((column) =>
          column.map((section) => {
            if (section.kind !== "section") throw new Error(section.kind);
            const [list] = section.blocks;
            return [section.title, list?.kind === "list" ? list.items.length : 0] as const;
          }),
        ),
  );
}

const short = (turn: number | null, count: number): readonly PrintedLine[] =>
  Array.from({ length: count }, () => ({ turn, text: "a line" }));

describe("a printed log", () => {
  test("is broken between words only", () => {
    expect(linesOf("one", 5)).toBe(1);
    expect(linesOf("one two", 7)).toBe(1);
    expect(linesOf("one two", 6)).toBe(2);
    expect(linesOf("one two three four", 9)).toBe(3);
    expect(linesOf("elevenmoren", 5)).toBe(3);
  });

  test("has a heading a turn, and the match and its players at its head alone", () => {
    const [first, ...more] = pagesOf([...short(1, 3), ...short(null, 1), ...short(2, 2)]);
    expect(more).toEqual([]);
    expect(first?.slice(0, 2)).toEqual([
      { kind: "heading", text: "Kent" },
      { kind: "line", line: [{ text: "Red (Ann)" }] },
    ]);
    expect(columnsOf(first ?? [])).toEqual([
      [
        ["turn 1", 4],
        ["turn 2", 2],
      ],
      [],
    ]);
  });

  test("goes on in the next column, with its turn named anew; no heading stands alone at the foot", () => {
    const [first, second] = pagesOf(short(1, 200));
    const columns = [...columnsOf(first ?? []), ...columnsOf(second ?? [])];
    expect(columns.map(([section]) => section?.[0])).toEqual([
      "turn 1",
      "turn 1 on",
      "turn 1 on",
      "turn 1 on",
    ]);
    const rows = columns[0]?.[0]?.[1] ?? 0;
    const next = columnsOf(pagesOf([...short(1, rows - 2), ...short(2, 2)])[0] ?? []);
    expect(next.map((column) => column.map(([title]) => title))).toEqual([["turn 1"], ["turn 2"]]);
    expect(second?.some(({ kind }) => kind === "heading")).toBe(false);
  });

  test("of nothing is no page", () => {
    expect(pagesOf([])).toEqual([]);
  });
});

async function golden(name: string): Promise<{ open: OpenMatch; speaker: Speaker }> {
  const file = parseFile(goldenText(name));
  if (!file.ok) throw new Error(name);
  const entry = findGame(GAMES, file.value.game);
  if (!entry) throw new Error(name);
  const open = openFile(await entry.load(file.value.config), file.value, recordedDice([]));
  if (!open.ok) throw new Error(name);
  const spoken = await entry.words("en");
  const t = ((key: keyof typeof words, ...values: never[]) =>
    (words[key] as (...given: never[]) => string)(...values)) as Speaker["t"];
  const { game } = open.value.match;
  const speaker = { game, say: (phrase: Phrase) => say(spoken, phrase), t, name: String, title: String };
  return { open: open.value, speaker };
}

describe("what is printed of a match of cards", () => {
  test("is every fact as everybody was told it, and nothing that only a seat may know", async () => {
    const { open, speaker } = await golden("cards-kent");
    const texts = printedLines(open, report, speaker).map(({ text }) => text);
    const told = (viewer: string) =>
      logFor(open.match, viewer).map((event) => speaker.say(speaker.game.narrate(event)));
    expect(texts).toEqual(told("table"));
    const events = open.match.moments.flatMap((moment) => moment.events).filter(({ secret }) => secret);
    const secrets = events
      .map((event) => speaker.say(speaker.game.narrate(eventFor(event, "umpire"))))
      .filter((text) => !told("table").includes(text));
    expect(secrets.length).toBeGreaterThan(10);
    expect(texts.filter((text) => secrets.includes(text))).toEqual([]);
  });

  test("has the dice at the fact that they decided, and a line for what was taken back", async () => {
    const { open, speaker } = await golden("cards-with-take-backs");
    const lines = printedLines(open, report, speaker);
    expect(lines.some(({ dice }) => dice?.length === 2)).toBe(true);
    expect(lines.some(({ text }) => /^Taken back/.test(text))).toBe(true);
    const turns = lines.flatMap(({ turn }) => turn ?? []);
    expect(turns).toEqual(turns.toSorted((a, b) => a - b));
  });
});
