import { describe, expect, test } from "vitest";
import { type Dice, diceFrom } from "../../../src/core/dice/dice.ts";
import { seededDice } from "../../../src/core/dice/random.ts";
import type { FileFault } from "../../../src/core/file/fault.ts";
import { openFile, parseFile, readFile } from "../../../src/core/file/file.ts";
import { sealOf } from "../../../src/core/file/seal.ts";
import { diceOf } from "../../../src/core/file/supply.ts";
import { writeFile } from "../../../src/core/file/written.ts";
import { hashOf } from "../../../src/core/hash.ts";
import { MAX_FILE_LENGTH } from "../../../src/core/limits.ts";
import { facesDrawn, now } from "../../../src/core/match/match.ts";
import { play } from "../../../src/core/match/play.ts";
import { takeBack } from "../../../src/core/match/take-back.ts";
import { bidDuel, config, FIRST, faces, game, must, onward, texts } from "../duel.ts";

const noDice: Dice = {
  throw() {
    throw new Error("no live dice here");
  },
};

const HEADER = { format: 5, game: "raid", config: { turns: 2, squadrons: 1, options: { bids: true } } };
const SETUP = [1, 2, 3, 4, 5, 6];

function open(document: unknown, live: Dice = noDice) {
  const file = readFile(document);
  if (!file.ok) return file;
  return openFile(game, file.value, live);
}

function faultOf(document: unknown, live: Dice = noDice): FileFault {
  const opened = open(document, live);
  if (opened.ok) throw new Error("it was not refused");
  return opened.error;
}

function codes({ entry, problems }: FileFault) {
  return [entry, ...problems.map(({ prompt, code }) => [prompt, code])];
}

describe("a match file", () => {
  test("written by hand draws on its list of faces and hands back the rest", () => {
    const answers = { ...FIRST, "red-bid": "bid 0", "blue-bid": "bid 0" };
    const document = {
      ...HEADER,
      draws: SETUP,
      dice: { faces: [3, 5, 4, 4] },
      entries: [{ answers, draws: [2, 6] }],
    };
    const { match, dice } = must(open(document));
    expect(now(match).throws.map(({ faces }) => faces)).toEqual([[2], [6], [3], [5]]);
    expect(dice).toEqual({ faces: [4, 4] });
  });

  test("saved keeps the faces with the entry that rolled them", () => {
    const { seal, ...file } = writeFile({ match: bidDuel(), dice: undefined });
    expect(seal).toBe(sealOf(file));
    expect(file).toEqual({
      ...HEADER,
      rules: 2,
      secrets: true,
      draws: SETUP,
      entries: [{ answers: FIRST, draws: [2, 6] }],
    });
    expect(hashOf(now(must(open(file)).match).state)).toBe(hashOf(now(bidDuel()).state));
  });

  test("with a seed needs no faces, and goes on where it stopped", () => {
    const seeded = { ...HEADER, dice: { seed: "any text" } };
    const start = must(open(seeded)).match;
    const more = onward(start, diceOf({ seed: "any text" }, facesDrawn(start), noDice));
    const file = writeFile({ match: more, dice: { seed: "any text" } });
    const { rolls: _, ...bare } = file;
    const entries = (file.entries ?? []).map((entry) =>
      "answers" in entry ? { answers: entry.answers } : entry,
    );
    expect(hashOf(now(must(open({ ...bare, entries })).match).state)).toBe(hashOf(now(more).state));
    expect(hashOf(now(must(open(file)).match).state)).toBe(hashOf(now(more).state));
  });

  test("without a word about dice uses the live ones", () => {
    const { match, dice } = must(
      open(
        HEADER,
        diceFrom(() => 3),
      ),
    );
    expect(facesDrawn(match)).toBe(6);
    expect(dice).toBeUndefined();
  });

  test("with typed dice asks for them", () => {
    const answers = { ...FIRST, "red-bid": "bid 0", "blue-bid": "bid 0" };
    const typed = { ...HEADER, dice: { typed: true }, draws: SETUP };
    expect(codes(faultOf({ ...typed, entries: [{ answers }] }, seededDice("drawn")))).toEqual([
      0,
      [null, "dice-missing"],
    ]);
    expect(must(open(typed)).dice).toEqual({ typed: true });
  });

  test("keeps take-backs and folds to the state before them", () => {
    const shoved = must(play(bidDuel(), texts({ "blue-shove": "pass" }), faces()));
    const back = must(takeBack(must(takeBack(shoved, 1, "blue")), 1, "red", ["blue"]));
    const file = writeFile({ match: back, dice: undefined });
    expect(file.entries?.slice(2)).toEqual([
      { takeBack: 1, by: "blue" },
      { takeBack: 1, by: "red", agreed: ["blue"] },
    ]);
    const again = must(open(file)).match;
    expect(again.moments.length).toBe(1);
    expect(writeFile({ match: again, dice: undefined })).toEqual(file);
  });

  test("may begin with a byte order mark", () => {
    expect(parseFile(`\uFEFF${JSON.stringify(HEADER)}`).ok).toBe(true);
  });

  test.each(["config", "entries", "dice", "game"])(
    "with a bottomless %s is refused, not choked on",
    (key) => {
      const deep = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;
      const nested = `${'{"a":'.repeat(200_000)}1${"}".repeat(200_000)}`;
      for (const value of [deep, nested]) {
        const { [key]: _, ...rest } = { ...HEADER } as Record<string, unknown>;
        const text = `${JSON.stringify(rest).slice(0, -1)},"${key}":${value}}`;
        const file = parseFile(text);
        const opened = file.ok ? openFile(game, file.value, noDice) : file;
        expect(!opened.ok && opened.error.problems.map(({ code }) => code)).toEqual(["file-too-deep"]);
      }
    },
  );

  test("of many faces and many take-backs folds in linear time", () => {
    const rounds = 4000;
    const shove = [{ answers: { "blue-shove": "pass" } }, { takeBack: 1, by: "blue" }];
    const entries = [
      { answers: FIRST, draws: [2, 6] },
      ...Array.from({ length: rounds }, () => shove).flat(),
    ];
    const many = [...Array.from({ length: 400_000 }, () => 1)];
    const { match } = must(open({ ...HEADER, draws: SETUP, dice: { faces: many }, entries }));
    expect(match.entries.length).toBe(1 + 2 * rounds);
    expect(match.moments.length).toBe(2);
  });
});

describe("refused with the entry, the prompt and a code is", () => {
  const document = (more: object) => ({ ...HEADER, draws: SETUP, ...more });

  test.each([
    ["no JSON", "{", [null, [null, "file-not-json"]]],
    ["nothing", "", [null, [null, "file-not-json"]]],
    ["a list", "[]", [null, [null, "file-not-object"]]],
    ["no format", "{}", [null, [null, "file-format"]]],
    ["a newer format", '{"format": 6}', [null, [null, "file-format-newer"]]],
    ["too long a text", " ".repeat(MAX_FILE_LENGTH + 1), [null, [null, "file-too-long"]]],
  ])("%s", (_, text, wanted) => {
    const read = parseFile(text);
    expect(!read.ok && codes(read.error)).toEqual(wanted);
  });

  test.each([
    ["another game", document({ game: "chess" }), [null, [null, "file-game"]]],
    ["newer rules", document({ rules: 3 }), [null, [null, "file-rules-newer"]]],
    ["an unknown field", document({ colour: 1 }), [null, [null, "shape"]]],
    [
      "a set-up that does not fit",
      document({ config: { ...config, squadrons: 9 } }),
      [null, [null, "shape"]],
    ],
    [
      "a set-up that no rule allows",
      document({ config: { ...config, squadrons: 3, turns: 1 } }),
      [null, [null, "too-short"]],
    ],
    ["no config", { format: 4, game: "raid" }, [null, [null, "shape"]]],
    ["too few faces", { ...HEADER, draws: [1, 2] }, [null, [null, "dice-missing"]]],
    ["an impossible face", { ...HEADER, draws: [1, 2, 9] }, [null, [null, "dice-face"]]],
    ["too many set-up faces", document({ draws: [...SETUP, 1] }), [null, [null, "rolls-surplus"]]],
    [
      "a wrong answer",
      document({ entries: [{ answers: { ...FIRST, R1: "up" }, draws: [2, 6] }] }),
      [0, ["R1", "grammar-move"]],
    ],
    [
      "an answer that is no text",
      document({ entries: [{ answers: FIRST, draws: [2, 6] }, { answers: { "blue-shove": 3 } }] }),
      [1, ["blue-shove", "shape"]],
    ],
    [
      "surplus faces",
      document({ entries: [{ answers: FIRST, draws: [2, 6, 1] }] }),
      [0, [null, "rolls-surplus"]],
    ],
    ["missing faces", document({ entries: [{ answers: FIRST, draws: [2] }] }), [0, [null, "dice-missing"]]],
    [
      "a take-back of nothing",
      document({ entries: [{ takeBack: 1, by: "red" }] }),
      [0, [null, "take-back-count"]],
    ],
    [
      "a take-back without agreement",
      document({
        entries: [
          { answers: FIRST, draws: [2, 6] },
          { takeBack: 1, by: "red" },
        ],
      }),
      [1, [null, "take-back-agreement"]],
    ],
    ["an entry of no kind", document({ entries: [{}] }), [0, [null, "shape"]]],
  ])("%s", (_, given, wanted) => {
    expect(codes(faultOf(given))).toEqual(wanted);
  });
});
