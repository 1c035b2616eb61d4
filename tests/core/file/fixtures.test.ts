import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { recordedDice } from "../../../src/core/dice/dice.ts";
import { openFile, parseFile, readFile } from "../../../src/core/file/file.ts";
import { FORMAT } from "../../../src/core/file/migrations.ts";
import { proofOf } from "../../../src/core/file/proof.ts";
import type { MatchFile } from "../../../src/core/file/schema.ts";
import { writeFile } from "../../../src/core/file/written.ts";
import { hashOf } from "../../../src/core/hash.ts";
import { now } from "../../../src/core/match/match.ts";
import { findGame } from "../../../src/games/registry.ts";
import { games } from "../../conformance/games.ts";
import { must } from "../duel.ts";

function text(name: string): string {
  return readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), "utf8");
}

async function folded(file: MatchFile) {
  const game = await findGame(games, file.game)?.load();
  if (!game) throw new Error(`no game ${file.game}`);
  return must(openFile(game, file, recordedDice([])));
}

/** Documents of every format that was ever written, with the hash of the state that each folds to. */
const KEPT = [
  ["format-1", "1e52959c059f43053182a1e1590abd69"],
  ["format-2", "75e2c17b20bcff72115f0fda95d7dd71"],
  ["format-2-battles", "3ab45ea8c20786ba9105fe6a0326772a"],
  ["format-3", "5cb459467b9b65a6cafd39eeff2538ec"],
  // By the second rules, which ask how strong Luftflotte 2 shall be: the answer of the first is put before its log.
  ["format-3-britain-raid", "322543d49cb67c7b078f1e2a52547760"],
  // Its scenario is laid out by night, over other fields than then, and is over at once, before the last die of flak: all
  // else is as it was.
  ["format-3-cards-night", "59dbd6243572404483632d4ee5188ec4"],
  ["format-3-reich-with-take-backs", "190add514e9b50203df9a6702b3687fa"],
  ["format-4", "5cb459467b9b65a6cafd39eeff2538ec"],
  ["format-5", "5cb459467b9b65a6cafd39eeff2538ec"],
] as const;

describe.each(KEPT)("the kept file %s", (name, hash) => {
  test("folds to its hash", async () => {
    const { match } = await folded(must(parseFile(text(name))));
    expect(hashOf(now(match).state)).toBe(hash);
  });

  test("written anew is of the current format and folds to the same", async () => {
    const written = writeFile(await folded(must(parseFile(text(name)))));
    expect(written.format).toBe(FORMAT);
    const { match } = await folded(must(readFile(JSON.parse(JSON.stringify(written)))));
    expect(hashOf(now(match).state)).toBe(hash);
  });
});

test("a take-back of two seats' rounds stays as legal as it was in format 1, and is none in format 2", async () => {
  const old = must(parseFile(text("format-1")));
  expect(old.entries?.[3]).toEqual({ takeBack: 2, by: null });
  const game = await findGame(games, old.game)?.load();
  const asked = old.entries?.map((entry) => ("takeBack" in entry ? { ...entry, by: "red" } : entry));
  const opened = openFile(
    game as NonNullable<typeof game>,
    { ...old, ...(asked && { entries: asked }) },
    recordedDice([]),
  );
  expect(!opened.ok && [opened.error.entry, opened.error.problems[0]?.code]).toEqual([
    3,
    "take-back-agreement",
  ]);
});

test("a take-back of format 2 must say who asked", () => {
  const read = readFile({ ...JSON.parse(text("format-1")), format: 2 });
  expect(!read.ok && read.error).toMatchObject({
    entry: 3,
    problems: [{ code: "shape", values: { path: "entries.3.by", misfit: "missing" } }],
  });
});

test.each(["format-3", "format-4", "format-5"])(
  "the kept file %s has a whole seal, and says where its dice came from and what was taken back",
  async (name) => {
    const file = must(parseFile(text(name)));
    expect(file).toMatchObject({ source: "secure", seal: expect.stringMatching(/^[0-9a-f]{32}$/) });
    const { match } = await folded(file);
    expect(proofOf(match)).toEqual({
      dice: new Map([["secure", 20]]),
      takenBack: 2,
      rolledAgain: 2,
      unsealed: new Map([["red", 1]]),
      edited: false,
      resumed: false,
      battles: { fought: 0, unproven: 0, byHand: 0 },
    });
  },
);
