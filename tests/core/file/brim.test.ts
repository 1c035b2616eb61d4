import { describe, expect, test } from "vitest";
import { parseFile, readFile } from "../../../src/core/file/file.ts";
import { FORMAT } from "../../../src/core/file/migrations.ts";
import {
  MAX_ANSWER_LENGTH,
  MAX_ENTRIES,
  MAX_FACE,
  MAX_FILE_LENGTH,
  MAX_ITEMS,
  MAX_PART_ITEMS,
  MAX_SEED_LENGTH,
  MAX_TITLE_LENGTH,
} from "../../../src/core/limits.ts";
import { amend, play } from "../../../src/core/match/play.ts";
import { bidDuel, faces, texts } from "../duel.ts";

const ROUND = { answers: {} };
const CHECKPOINT = { entry: -1, state: {}, hash: "", rules: 1 };

function times<One>(count: number, one: One): readonly One[] {
  return Array.from({ length: count }, () => one);
}

/** Each limit of a match file, and a part of a document that has so much of what it limits. */
const LIMITS: readonly (readonly [string, number, (count: number) => object])[] = [
  ["entries", MAX_ENTRIES, (count) => ({ entries: times(count, { unseal: "red" }) })],
  ["rolls", MAX_ITEMS, (count) => ({ rolls: times(count, 1) })],
  ["draws", MAX_ITEMS, (count) => ({ draws: times(count, 1) })],
  ["rolls.0", MAX_FACE, (face) => ({ rolls: [face] })],
  ["checkpoints", MAX_PART_ITEMS, (count) => ({ checkpoints: times(count, CHECKPOINT) })],
  ["title", MAX_TITLE_LENGTH, (count) => ({ title: "x".repeat(count) })],
  ["dice.seed", MAX_SEED_LENGTH, (count) => ({ dice: { seed: "x".repeat(count) } })],
  ["players.red.name", MAX_TITLE_LENGTH, (count) => ({ players: { red: { name: "x".repeat(count) } } })],
  [
    "entries.0.answers.a",
    MAX_ANSWER_LENGTH,
    (count) => ({ entries: [{ answers: { a: "x".repeat(count) } }] }),
  ],
  ["entries.0.amend", MAX_ANSWER_LENGTH, (count) => ({ entries: [{ amend: "x".repeat(count) }] })],
  ["entries.0.why", MAX_TITLE_LENGTH, (count) => ({ entries: [{ amend: "", why: "x".repeat(count) }] })],
  ["entries.0.rolls.0", MAX_FACE, (face) => ({ entries: [{ ...ROUND, rolls: [face] }] })],
];

describe("a file filled to the brim", () => {
  const read = (part: object) =>
    readFile({ format: FORMAT, game: "raid", config: {}, ...part } as Parameters<typeof readFile>[0]);

  test.each(LIMITS)("of %s has %i, and not one more", (path, limit, part) => {
    const most = read(part(limit));
    expect(most.ok || most.error).toBe(true);
    const more = read(part(limit + 1));
    expect(!more.ok && more.error.problems.map(({ values }) => values)).toMatchObject([
      { path, misfit: "too-big", limit },
    ]);
  });

  test.each([
    ["a face", "rolls.0", { rolls: [0] }],
    ["the rules of a checkpoint", "checkpoints.0.rules", { checkpoints: [{ ...CHECKPOINT, rules: 0 }] }],
    ["its entry", "checkpoints.0.entry", { checkpoints: [{ ...CHECKPOINT, entry: -2 }] }],
    ["the rules", "rules", { rules: 0 }],
  ])("has no less than the least for %s", (_, path, part) => {
    const less = read(part);
    expect(!less.ok && less.error.problems.map(({ values }) => values)).toMatchObject([
      { path, misfit: "too-small" },
    ]);
  });

  test("as a text has as many characters as may be", () => {
    const document = `{"format":${FORMAT},"game":"raid","config":{}}`;
    expect(parseFile(document.padEnd(MAX_FILE_LENGTH)).ok).toBe(true);
    const more = parseFile(document.padEnd(MAX_FILE_LENGTH + 1));
    expect(!more.ok && more.error.problems.map(({ code }) => code)).toEqual(["file-too-long"]);
  });
});

describe("a match filled to the brim", () => {
  test.each([
    [
      "an answer",
      MAX_ANSWER_LENGTH,
      (text: string) => play(bidDuel(), texts({ "blue-shove": text }), faces()),
    ],
    ["an amendment", MAX_ANSWER_LENGTH, (text: string) => amend(bidDuel(), text, "")],
    ["its reason", MAX_TITLE_LENGTH, (text: string) => amend(bidDuel(), "nothing", text)],
  ])("of %s takes %i characters, and not one more", (_, limit, given) => {
    const codes = (length: number) => {
      const read = given("x".repeat(length));
      return read.ok ? [] : read.error.map(({ code }) => code);
    };
    expect(codes(limit).filter((code) => code.endsWith("-too-long"))).toEqual([]);
    expect(codes(limit + 1)).toEqual([expect.stringMatching(/^(answer|text)-too-long$/)]);
  });
});
