import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { countSeconds, toldOf } from "../../../src/app/computers/waiting.ts";
import { words as german } from "../../../src/app/computers/words.de.ts";
import { words as english } from "../../../src/app/computers/words.en.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "setInterval", "clearInterval"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** What is told of a computer after milliseconds of waiting for it. */
function toldAfter(milliseconds: number, waiting: { spent?: number; still: boolean }) {
  let seconds = 0;
  const stop = countSeconds((now) => {
    seconds = now;
  });
  vi.advanceTimersByTime(milliseconds);
  stop();
  vi.advanceTimersByTime(60_000);
  return toldOf({ spent: waiting.spent, still: waiting.still, seconds });
}

it.each([
  [0, undefined],
  [990, undefined],
  [1000, { since: 1, percent: 0 }],
  [1990, { since: 1, percent: 0 }],
  [2000, { since: 2, percent: 0 }],
  [25_300, { since: 25, percent: 0 }],
])(
  "a computer that all have waited for, for %i ms, is told with the whole seconds from the first on",
  (milliseconds, told) => {
    expect(toldAfter(milliseconds, { still: true })).toEqual(told);
  },
);

it("who has said how far he is, is told at once, with the seconds from the first on", () => {
  expect(toldAfter(0, { still: true, spent: 0.25 })).toEqual({ percent: 25 });
  expect(toldAfter(3000, { still: true, spent: 0.5 })).toEqual({ since: 3, percent: 50 });
});

it("while what led to the question is shown, nobody waits yet", () => {
  expect(toldAfter(5000, { still: false })).toBeUndefined();
  expect(toldAfter(5000, { still: false, spent: 0.5 })).toEqual({ percent: 50 });
});

it("names who thinks and the seconds in both languages", () => {
  expect([english.thinking("Blue"), english.since(25)]).toEqual(["Blue is thinking …", "for 25 s"]);
  expect(german.thinking("Blau")).toContain("Blau");
  expect(german.since(25)).toContain("25 s");
});
