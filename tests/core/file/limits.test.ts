import { describe, expect, test } from "vitest";
import { seededDice } from "../../../src/core/dice/random.ts";
import { openFile, parseFile, readFile } from "../../../src/core/file/file.ts";
import { writeFile } from "../../../src/core/file/written.ts";
import { MAX_ANSWER_LENGTH, MAX_ENTRIES, MAX_PROBLEMS } from "../../../src/core/limits.ts";
import { type Match, now } from "../../../src/core/match/match.ts";
import { amend, play } from "../../../src/core/match/play.ts";
import { NOTHING_SEALED, seal } from "../../../src/core/match/sealed.ts";
import { takeBack } from "../../../src/core/match/take-back.ts";
import { bidDuel, config, FIRST, faces, game, newDuel, texts } from "../duel.ts";

const LONG = `pass${" ".repeat(MAX_ANSWER_LENGTH)}`;

describe("an answer that no file would take", () => {
  test("is refused when it is sealed and when it is played", () => {
    const values = { length: LONG.length, limit: MAX_ANSWER_LENGTH };
    const sealed = seal(bidDuel(), NOTHING_SEALED, "blue-shove", LONG);
    expect(!sealed.ok && sealed.error).toEqual([{ prompt: "blue-shove", code: "answer-too-long", values }]);
    const played = play(bidDuel(), texts({ "blue-shove": LONG }), faces());
    expect(!played.ok && played.error[0]?.code).toBe("answer-too-long");
    const most = `pass${" ".repeat(MAX_ANSWER_LENGTH - 4)}`;
    expect(play(bidDuel(), texts({ "blue-shove": most }), faces()).ok).toBe(true);
  });

  test("is refused too where its canonical spelling is longer than what was typed", () => {
    const wordy = { ...game, print: () => "x".repeat(MAX_ANSWER_LENGTH + 1) };
    const match: Match = { ...bidDuel(), game: wordy };
    const played = play(match, texts({ "blue-shove": "pass" }), faces());
    expect(!played.ok && played.error[0]?.code).toBe("answer-too-long");
    const sealed = seal(match, NOTHING_SEALED, "blue-shove", "pass");
    expect(!sealed.ok && sealed.error[0]?.code).toBe("answer-too-long");
  });
});

describe("an amendment that no file would take", () => {
  test.each([
    ["too long a text", "x".repeat(MAX_ANSWER_LENGTH + 1), "", "text-too-long"],
    ["too long a reason", "red score 3", "x".repeat(201), "text-too-long"],
    ["a reason of two lines", "red score 3", "one\ntwo", "text-control"],
  ])("is refused: %s", (_, text, why, code) => {
    const refused = amend(bidDuel(), text, why);
    expect(!refused.ok && refused.error[0]?.code).toBe(code);
  });
});

test("a match has no more entries than its file", () => {
  const match = bidDuel();
  const [entry] = match.entries;
  const full: Match = {
    ...match,
    entries: Array.from({ length: MAX_ENTRIES }, () => entry as typeof entry & {}),
  };
  for (const refused of [
    play(full, texts({ "blue-shove": "pass" }), faces()),
    amend(full, "red score 3", ""),
    takeBack(full, 1, "red", ["blue"]),
  ])
    expect(!refused.ok && refused.error[0]?.code).toBe("match-full");
  const read = readFile({
    format: 5,
    game: "raid",
    config: {},
    entries: Array(MAX_ENTRIES + 1).fill({}),
  });
  expect(!read.ok && read.error.problems[0]?.values).toMatchObject({ path: "entries", misfit: "too-big" });
});

/** How often a game is asked anything while a file is opened whose only round is taken back so many times. */
function asked(times: number): number {
  let calls = 0;
  const counting = new Proxy(game, {
    get(whole, name) {
      const part = Reflect.get(whole, name) as unknown;
      if (typeof part !== "function") return part;
      return (...given: unknown[]) => {
        calls += 1;
        return Reflect.apply(part, whole, given) as unknown;
      };
    },
  });
  const entries = Array.from({ length: times }, () => [
    { answers: FIRST, draws: [2, 6] },
    { takeBack: 1, by: "red", agreed: ["blue"] },
  ]).flat();
  const file = { format: 5 as const, game: "raid", config, draws: [1, 2, 3, 4, 5, 6], entries };
  const opened = openFile(counting, file, seededDice("back"));
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  writeFile(opened.value);
  return calls;
}

test("a round that is taken back over and over costs the same each time", () => {
  const [few, twice, many] = [asked(20), asked(40), asked(400)];
  expect(twice).toBeGreaterThan(few);
  expect(many - few).toBe(19 * (twice - few));
});

describe("a refusal of many problems", () => {
  test("lists the first and says how many more there are", () => {
    const many = Array.from({ length: 50 }, (_, index) => [`X${index}`, "3"] as const);
    const played = play(newDuel(), new Map(many), faces());
    expect(!played.ok && played.error.length).toBe(MAX_PROBLEMS + 1);
    // 50 that nobody asked for, and six that are missing.
    expect(!played.ok && played.error.at(-1)).toEqual({
      prompt: null,
      code: "more-problems",
      values: { more: 50 + 6 - MAX_PROBLEMS },
    });
  });

  test("of a file stops at the first entry that does not fit", () => {
    const read = readFile({
      format: 5,
      game: "raid",
      config: { scenario: "duel" },
      entries: [{ answers: { a: 1 } }, ...Array(90_000).fill({ nothing: 1 })],
    });
    expect(!read.ok && read.error).toEqual({
      entry: 0,
      problems: [
        {
          prompt: "a",
          code: "shape",
          values: { path: "entries.0.answers.a", misfit: "type", expected: "string" },
        },
      ],
    });
  });

  test("names few of a million answers that nobody asked for; as a text they are one refusal", () => {
    const answers = Object.fromEntries(Array.from({ length: 1_000_000 }, (_, index) => [`x${index}`, ""]));
    const file = {
      format: 5 as const,
      game: "raid",
      config: { scenario: "duel" },
      entries: [{ answers }],
    };
    const read = parseFile(JSON.stringify(file));
    expect(!read.ok && read.error.problems.map(({ code }) => code)).toEqual(["file-too-wide"]);
    const opened = openFile(game, file, seededDice("million"));
    expect(!opened.ok && opened.error.problems.length).toBe(MAX_PROBLEMS + 1);
    expect(now(newDuel()).prompts.length).toBe(6);
  });
});

describe("a title", () => {
  test.each([
    ["of two lines", "one\ntwo", { path: "title", misfit: "control" }],
    ["with a control character", "be\u0007ll", { path: "title", misfit: "control" }],
    ["that is too long", "x".repeat(201), { path: "title", misfit: "too-big", of: "string", limit: 200 }],
  ])("%s is refused", (_, title, values) => {
    const read = readFile({ format: 5, game: "raid", config: {}, title });
    expect(!read.ok && read.error.problems).toEqual([{ prompt: null, code: "shape", values }]);
  });
});
