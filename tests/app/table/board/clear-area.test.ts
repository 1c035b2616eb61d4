import { expect, test } from "vitest";
import { beside } from "../../../../src/app/table/board/clear-area.ts";

/** A laptop's board down to the column of questions, and papers that lie on it. */
const LANE = { left: 0, right: 990, top: 0, bottom: 720 };
const HEAD = { left: 10, right: 980, top: 10, bottom: 52 };
const PIECES = { left: 10, right: 114, top: 60, bottom: 240 };
const LINE = { left: 10, right: 266, top: 674, bottom: 710 };
const CARD = { left: 500, right: 600, top: 551, bottom: 702 };

test("what is left beside papers is as large as can be, whichever comes first", () => {
  const left = { left: 114, right: 990, top: 52, bottom: 674 };
  expect([HEAD, PIECES, LINE].reduce(beside, LANE)).toEqual(left);
  expect([LINE, PIECES, HEAD].reduce(beside, LANE)).toEqual(left);
  expect([HEAD, PIECES, LINE, CARD].reduce(beside, LANE)).toEqual({ ...left, bottom: 551 });
});

test("a paper beside the board, one that lies under another and one without any size leave all as it is", () => {
  for (const paper of [
    { left: 1000, right: 1270, top: 60, bottom: 700 },
    { left: 100, right: 100, top: 300, bottom: 320 },
    { left: 0, right: 990, top: 720, bottom: 900 },
  ])
    expect(beside(LANE, paper)).toEqual(LANE);
});
