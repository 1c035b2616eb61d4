import { expect, test } from "vitest";
import { seededChoices } from "../../src/core/dice/random.ts";
import { drawFrom, pruned, shares } from "../../src/opponents/mixed-strategy.ts";

test("choices are drawn by their shares, and never one without a share", () => {
  const dice = seededChoices("mix");
  const counts = [0, 0, 0, 0];
  for (let turn = 0; turn < 10_000; turn++) {
    const at = drawFrom([0.1, 0, 0.6, 0.3], dice);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  expect(counts[1]).toBe(0);
  expect(Math.abs((counts[0] ?? 0) - 1000)).toBeLessThan(150);
  expect(Math.abs((counts[2] ?? 0) - 6000)).toBeLessThan(250);
});

test("shares add up to 1, and where nothing has weight all are alike", () => {
  expect([...shares([3, -1, 1])]).toEqual([0.75, 0, 0.25]);
  expect([...shares([0, -2])]).toEqual([0.5, 0.5]);
});

test("crumbs go, the rest keeps its proportions", () => {
  const kept = pruned([0.5, 0.25, 0.125, 0.125], 0.5, 8);
  expect([...kept]).toEqual([0.5 / 0.75, 0.25 / 0.75, 0, 0]);
});

test("no more choices are left than asked for, whatever their shares", () => {
  const kept = (mix: number[], most: number) => [...pruned(mix, 0.01, most)].filter((share) => share > 0);
  expect(kept([0.4, 0.3, 0.2, 0.1], 2)).toEqual([0.4 / 0.7, 0.3 / 0.7]);
  expect(kept([0.25, 0.25, 0.25, 0.25], 3)).toHaveLength(3);
});
