import { beforeEach, expect, test, vi } from "vitest";
import { rowByRow } from "../../../src/scene/mat/rows.ts";

/** What a row takes, in ms. */
let takes = 0;

beforeEach(() => {
  let now = 0;
  vi.stubGlobal("performance", { now: () => now });
  takes = 0;
  vi.stubGlobal("setTimeout", (done: () => void) => queueMicrotask(done));
  work.mockReset().mockImplementation(() => {
    now += takes;
  });
  wanted.mockReset().mockReturnValue(true);
  return () => vi.unstubAllGlobals();
});

const work = vi.fn<(row: number) => void>();
const wanted = vi.fn(() => true);

test.each([
  ["in one go where it is fast", 0, 0],
  ["with a pause whenever twelve milliseconds have gone", 4, 3],
  ["with a pause after each where it is slow", 20, 9],
])("a picture is worked through row by row, %s", async (_, each, pauses) => {
  takes = each;
  expect(await rowByRow(9, work, wanted)).toBe(true);
  expect(work.mock.calls.map(([row]) => row)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(wanted).toHaveBeenCalledTimes(pauses);
});

test("a picture that is not wanted any more is left after a pause", async () => {
  takes = 7;
  wanted.mockReturnValueOnce(true).mockReturnValue(false);
  expect(await rowByRow(9, work, wanted)).toBe(false);
  expect(work).toHaveBeenCalledTimes(4);
});
