import { describe, expect, test } from "vitest";
import { recordedDice } from "../../../src/core/dice/dice.ts";
import { hashOf } from "../../../src/core/hash.ts";
import { branch, facesDrawn, now } from "../../../src/core/match/match.ts";
import { begin, play } from "../../../src/core/match/play.ts";
import { takeBack } from "../../../src/core/match/take-back.ts";
import { deepFreeze } from "../../conformance/freeze.ts";
import { bidDuel, config, FIRST, faces, game, must, newDuel, onward, texts } from "../duel.ts";

function refused(answers: Readonly<Record<string, string>>) {
  const match = newDuel();
  deepFreeze(match.moments);
  const played = play(match, texts(answers), faces(2, 6));
  expect(played.ok).toBe(false);
  return played.ok ? [] : played.error;
}

test("a match begins with its set-up and asks everybody at once", () => {
  const match = newDuel();
  expect(match.moments.length).toBe(1);
  expect(now(match).prompts.map((prompt) => prompt.id)).toEqual([
    "red-target",
    "red-bid",
    "R1",
    "blue-guard",
    "blue-bid",
    "B1",
  ]);
  expect(facesDrawn(match)).toBe(6);
});

describe("a round", () => {
  test("moves the match on and leaves the one before as it was", () => {
    const match = newDuel();
    deepFreeze(match.moments);
    const before = hashOf(now(match).state);
    const after = must(play(match, texts(FIRST), faces(2, 6)));
    expect(hashOf(now(match).state)).toBe(before);
    expect(match.entries).toEqual([]);
    expect(after.entries.length).toBe(1);
    expect(now(after).prompts.map((prompt) => prompt.id)).toEqual(["blue-shove"]);
    expect(facesDrawn(after)).toBe(8);
  });

  test("keeps answers in canonical spelling, in the order of the prompts", () => {
    const loose = {
      B1: " MOVE b1  c4 ",
      R1: "move r1 b2",
      "blue-bid": " bid 4",
      "red-bid": "bid 3",
      "blue-guard": "guard B5",
      "red-target": "Target c4 ",
    };
    const after = must(play(newDuel(), texts(loose), faces(2, 6)));
    const [entry] = after.entries;
    expect(entry?.kind === "round" && [...entry.answers]).toEqual([
      ["red-target", "target C4"],
      ["red-bid", "bid 3"],
      ["R1", "move R1 B2"],
      ["blue-guard", "guard B5"],
      ["blue-bid", "bid 4"],
      ["B1", "move B1 C4"],
    ]);
    expect(entry?.kind === "round" && [entry.rolls, entry.draws]).toEqual([[], [2, 6]]);
  });

  test("lists every answer that is wrong, and only those", () => {
    const problems = refused({ ...FIRST, R1: "up", "blue-bid": "bid 2" });
    expect(problems.map(({ prompt, code }) => [prompt, code])).toEqual([
      ["R1", "grammar-move"],
      ["blue-bid", "not-held"],
    ]);
  });

  test("names answers that are missing, unknown or asked at another time", () => {
    const { R1: _, ...rest } = FIRST;
    const problems = refused({ ...rest, "red-bit": "3", red: "done" });
    expect(problems.map(({ prompt, code }) => [prompt, code])).toEqual([
      ["red-bit", "unknown-prompt"],
      ["red", "surplus-answer"],
      ["R1", "missing-answer"],
    ]);
    expect(problems[0]?.values.awaited).toContain("R1");
  });

  test("an answer to a question of an earlier round is surplus, not unknown", () => {
    const played = play(bidDuel(), texts({ "blue-shove": "pass", R1: "done" }), faces());
    expect(!played.ok && played.error.map(({ prompt, code }) => [prompt, code])).toEqual([
      ["R1", "surplus-answer"],
    ]);
  });

  test("waits for dice that nobody has thrown, and then runs again", () => {
    const first = play(newDuel(), texts(FIRST), recordedDice([]));
    expect(!first.ok && "needs" in first && first.needs.by).toBe("red");
    const second = play(newDuel(), texts(FIRST), recordedDice([2]));
    expect(!second.ok && "needs" in second && second.needs.by).toBe("blue");
    const third = must(play(newDuel(), texts(FIRST), recordedDice([2, 6])));
    expect(hashOf(now(third).state)).toBe(hashOf(now(bidDuel()).state));
  });

  test("refuses a face that the die does not have", () => {
    const played = play(newDuel(), texts(FIRST), recordedDice([2, 7]));
    expect(!played.ok && played.error).toEqual([
      { prompt: null, code: "dice-face", values: { face: 7, die: "d6" } },
    ]);
  });

  test("refuses an entry after the end", () => {
    let match = bidDuel();
    while (now(match).prompts.length > 0) match = onward(match);
    expect(now(match).outcome).toBeDefined();
    const played = play(match, texts({}), faces());
    expect(!played.ok && played.error[0]?.code).toBe("match-over");
  });

  test("does not hide a fault of the rules", () => {
    const broken = { ...game, resolve: () => JSON.parse("{") };
    expect(() => play({ ...newDuel(), game: broken }, texts(FIRST), faces())).toThrow(SyntaxError);
  });
});

test("a set-up waits for dice too", () => {
  const begun = begin(game, config, recordedDice([1, 2]));
  expect(!begun.ok && "needs" in begun && begun.needs.dice).toEqual(["d6", "d6", "d6"]);
});

describe("a branch", () => {
  test("shares the first rounds and goes its own way", () => {
    const match = onward(bidDuel());
    const other = branch(match, 1);
    expect(other.entries).toEqual(match.entries.slice(0, 1));
    expect(hashOf(now(other).state)).toBe(hashOf(match.moments[1]?.state));
    const next = must(play(other, texts({ "blue-shove": "pass" }), faces()));
    expect(next.entries.length).toBe(2);
    expect(match.entries.length).toBe(2);
  });

  test("of a match with take-backs keeps the rounds that stand", () => {
    const first = bidDuel();
    const shoved = must(play(first, texts({ "blue-shove": "pass" }), faces()));
    const again = onward(must(takeBack(shoved, 1, "blue", ["red"])));
    expect(again.entries.map((entry) => entry.kind)).toEqual(["round", "round", "take-back", "round"]);
    const whole = branch(again, again.moments.length - 1);
    expect(whole.entries.map((entry) => entry.kind)).toEqual(["round", "round"]);
    expect(whole.entries[1]).toBe(again.entries[3]);
    expect(whole.moments.map((moment) => moment.entry)).toEqual([-1, 0, 1]);
    expect(hashOf(now(whole).state)).toBe(hashOf(now(again).state));
  });
});
