import { expect, test } from "vitest";
import { createPage } from "../../../../src/app/context/page-state.ts";
import {
  addToTape,
  clearTape,
  leadTape,
  toggleTape,
  wholeTape,
} from "../../../../src/app/table/tape/tape.ts";
import type { Tabletop } from "../../../../src/tabletop/tabletop.ts";

const TABLE: Tabletop = {
  mat: { kind: "channel-coast", width: 48, depth: 36 },
  altitude: false,
  clouds: [],
  cues: [],
  pieces: [],
};

test("the end of the tape follows the pointer once it is laid on, and is no waypoint", async () => {
  const page = createPage();
  leadTape(page, TABLE, { x: 1, y: 1 });
  expect(page.getState().tapeEnd).toBeNull();
  await toggleTape(page);
  leadTape(page, TABLE, { x: 1, y: 1 });
  expect(page.getState().tapeEnd).toBeNull();
  addToTape(page, TABLE, { x: 2, y: 3 });
  leadTape(page, TABLE, { x: 5, y: 7 });
  const { tape, tapeEnd } = page.getState();
  expect(tape).toEqual([{ x: 2, y: 3, level: 0 }]);
  expect(wholeTape(tape ?? [], tapeEnd)).toEqual([
    { x: 2, y: 3, level: 0 },
    { x: 5, y: 7, level: 0 },
  ]);
  leadTape(page, TABLE, null);
  expect(page.getState().tapeEnd).toBeNull();
});

test("clearing the tape or putting it away takes its loose end with it", async () => {
  const page = createPage();
  await toggleTape(page);
  addToTape(page, TABLE, { x: 2, y: 3 });
  leadTape(page, TABLE, { x: 5, y: 7 });
  clearTape(page);
  expect(page.getState()).toMatchObject({ tape: [], tapeEnd: null });
  await toggleTape(page);
  expect(page.getState()).toMatchObject({ tape: null, tapeEnd: null });
});

test("a pointer on the last waypoint adds nothing to the tape", () => {
  const point = { x: 2, y: 3, level: 0 };
  expect(wholeTape([point], point)).toEqual([point]);
  expect(wholeTape([], point)).toEqual([]);
});
