import { describe, expect, it } from "vitest";
import { ticksOf } from "../../../src/app/table/ticks.ts";

const FIGURE = 26;

/** A match of so many turns, each of so many moments. */
function match(turns: number, moments: number) {
  const starts = Array.from({ length: turns }, (_, turn) => ({ index: turn * moments, turn: turn + 1 }));
  return { starts, last: turns * moments };
}

describe("marks under the slider", () => {
  it("are figures at every turn and strokes at every moment where there is room", () => {
    const { starts, last } = match(4, 3);
    const ticks = ticksOf(starts, last, { width: 600, figure: FIGURE });
    expect(ticks.flatMap(({ turn }) => turn ?? [])).toEqual([1, 2, 3, 4]);
    expect(ticks).toHaveLength(last + 1);
  });

  it.each([
    [76, 320, [1, 10, 20, 30, 40, 50, 60, 70]],
    [76, 90, [1, 50]],
    [
      200,
      600,
      [1, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200],
    ],
    [200, 90, [1, 100, 200]],
  ])("of %i turns on %i pixels are figures at round turns", (turns, width, expected) => {
    const { starts, last } = match(turns, 3);
    const ticks = ticksOf(starts, last, { width, figure: FIGURE });
    expect(ticks.flatMap(({ turn }) => turn ?? [])).toEqual(expected);
  });

  it("are figures at the turns of each battle of a campaign, and none between two battles", () => {
    const turns = [0, 1, 2, 3, 0, 1, 2, 3];
    const starts = turns.map((turn, at) => ({ index: at === 0 || at === 4 ? at * 10 : at * 10 - 9, turn }));
    const ticks = ticksOf(starts, 70, { width: 1000, figure: FIGURE });
    expect(ticks.flatMap(({ turn }) => turn ?? [])).toEqual([1, 2, 3, 1, 2, 3]);
  });

  it("never lie on one another, however many turns and moments and however narrow the slider", () => {
    for (const turns of [1, 2, 5, 12, 60, 76, 200, 999])
      for (const moments of [1, 2, 7, 40])
        for (const width of [60, 90, 150, 320, 700, 1400]) {
          const { starts, last } = match(turns, moments);
          const ticks = ticksOf(starts, last, { width, figure: FIGURE });
          const place = (index: number) => (width * index) / last;
          const figures = ticks.filter(({ turn }) => turn !== undefined).map(({ index }) => place(index));
          expect(figures.length).toBeGreaterThan(0);
          for (const [at, left] of figures.entries())
            expect((figures[at + 1] ?? Infinity) - left).toBeGreaterThanOrEqual(FIGURE - 0.001);
          const strokes = ticks.map(({ index }) => place(index)).sort((a, b) => a - b);
          if (strokes.length > figures.length)
            expect(width / strokes.length, `${turns} ${moments} ${width}`).toBeGreaterThan(3.5);
        }
  });
});
