import { expect, test } from "vitest";
import { seededDice } from "../../src/core/dice/random.ts";
import { openFile, opening, readFile, reading } from "../../src/core/file/file.ts";
import type { MatchFile } from "../../src/core/file/schema.ts";
import { sealOf } from "../../src/core/file/seal.ts";
import { writeFile, writing } from "../../src/core/file/written.ts";
import type { Work } from "../../src/core/work.ts";
import { bidDuel, game, must } from "./duel.ts";

/** What work comes to, and the share that it told at each pause. */
function watched<Value>(work: Work<Value>): { readonly value: Value; readonly shares: readonly number[] } {
  const shares: number[] = [];
  for (;;) {
    const step = work.next();
    if (step.done) return { value: step.value, shares };
    shares.push(step.value);
  }
}

/** A duel that was begun and taken back again and again. */
function longFile(rounds: number): MatchFile {
  const file = writeFile({ match: bidDuel(), dice: undefined });
  const [round] = file.entries ?? [];
  if (!round) throw new Error("nothing was played");
  const back = { takeBack: 1, by: "red", agreed: ["blue"] };
  const long = { ...file, entries: Array.from({ length: rounds }, () => [round, back]).flat() };
  return { ...long, seal: sealOf(long) };
}

test("a long match is read, folded and written in parts, each with more done than the one before, to the same end", () => {
  const file = longFile(2000);
  const read = watched(reading(structuredClone(file)));
  expect(read.value).toEqual(readFile(file));
  const dice = seededDice("long");
  const opened = watched(opening(game, must(read.value), dice));
  const whole = must(openFile(game, file, dice));
  expect(must(opened.value).match.entries).toEqual(whole.match.entries);
  const written = watched(writing(must(opened.value)));
  expect(written.value.seal).toBe(writeFile(whole).seal);
  for (const { shares } of [read, opened, written]) {
    expect(shares.length).toBeGreaterThan(7);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
    // A pause for about a hundred entries: many more would take longer than the work.
    expect(shares.length).toBeLessThan(100);
  }
});
