import fc from "fast-check";
import { expect, test } from "vitest";
import { beside } from "../../../../src/app/table/board/clear-area.ts";
import type { ScreenArea } from "../../../../src/scene/props.ts";

/** A laptop's board down to the column of questions, and papers that lie on it. */
const LANE = { left: 0, right: 990, top: 0, bottom: 720 };
const HEAD = { left: 10, right: 980, top: 10, bottom: 52 };
const PIECES = { left: 10, right: 114, top: 60, bottom: 240 };
const LINE = { left: 10, right: 266, top: 674, bottom: 710 };
const CARD = { left: 500, right: 600, top: 551, bottom: 702 };

test("what is left beside papers is as large as can be, whichever comes first", () => {
  const left = { left: 114, right: 990, top: 52, bottom: 674 };
  expect(beside(LANE, [HEAD, PIECES, LINE])).toEqual(left);
  expect(beside(LANE, [LINE, PIECES, HEAD])).toEqual(left);
  expect(beside(LANE, [HEAD, PIECES, LINE, CARD])).toEqual({ ...left, bottom: 551 });
});

test("a paper beside the board, one that lies under another and one without any size leave all as it is", () => {
  const nowhere = [
    { left: 1000, right: 1270, top: 60, bottom: 700 },
    { left: 100, right: 100, top: 300, bottom: 320 },
    { left: 0, right: 990, top: 720, bottom: 900 },
  ];
  for (const paper of nowhere) expect(beside(LANE, [paper])).toEqual(LANE);
  expect(beside(LANE, [HEAD, PIECES, LINE, ...nowhere])).toEqual(beside(LANE, [HEAD, PIECES, LINE]));
  // Papers that cover all of it are seen over as if there were none.
  expect(beside(LANE, [LANE, HEAD])).toEqual(LANE);
});

/** A small board in squares, so that all that could be left of it can be tried. */
const BOARD = { left: 0, right: 9, top: 0, bottom: 7 };
const stretch = (most: number) =>
  fc.tuple(fc.integer({ min: -1, max: most }), fc.integer({ min: 1, max: 4 })).map(([a, b]) => [a, a + b]);
const paper = fc
  .tuple(stretch(9), stretch(7))
  .map(([[left = 0, right = 0], [top = 0, bottom = 0]]) => ({ left, right, top, bottom }));

function overlap(a: ScreenArea, b: ScreenArea): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function sizeOf({ left, right, top, bottom }: ScreenArea): number {
  return (right - left) * (bottom - top);
}

/** The largest part of the board beside papers, by trying all there are; 0 where there is none. */
function largest(papers: readonly ScreenArea[]): number {
  let most = 0;
  for (let left = 0; left < 9; left++)
    for (let right = left + 1; right <= 9; right++)
      for (let top = 0; top < 7; top++)
        for (let bottom = top + 1; bottom <= 7; bottom++) {
          const area = { left, right, top, bottom };
          if (sizeOf(area) > most && !papers.some((one) => overlap(one, area))) most = sizeOf(area);
        }
  return most;
}

test("nothing larger is left beside any papers, and none lies on it", () => {
  fc.assert(
    fc.property(fc.array(paper, { maxLength: 7 }), (papers) => {
      const most = largest(papers);
      const found = beside(BOARD, papers);
      if (most === 0) return expect(found).toEqual(BOARD);
      expect(sizeOf(found)).toBe(most);
      expect(papers.some((one) => overlap(one, found))).toBe(false);
      expect([found.left, found.top, found.right, found.bottom].every((edge) => edge >= 0)).toBe(true);
      expect(found.right <= BOARD.right && found.bottom <= BOARD.bottom).toBe(true);
    }),
  );
});
