// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from "vitest";
import { clearArea, papersLying, trayArea } from "../../../../src/app/table/board/clear-area.ts";

afterEach(() => document.body.replaceChildren());

type Sides = readonly [left: number, top: number, right: number, bottom: number];

/** An element of these classes with a place in the window, as no layout gives it one here. */
function put(classes: string, [left, top, right, bottom]: Sides, more: Partial<DOMStringMap> = {}): Element {
  const element = document.createElement("div");
  element.className = classes;
  Object.assign(element.dataset, more);
  element.getBoundingClientRect = () => new DOMRect(left, top, right - left, bottom - top);
  return document.body.appendChild(element);
}

/** A laptop's board, not in the window's corner, and the column of questions at its right. */
const BOARD: Sides = [100, 50, 1300, 850];
const COLUMN: Sides = [100, 50, 1000, 850];

describe("papers that lie on the board", () => {
  test.each<[string, Sides | undefined, Sides | undefined]>([
    ["no board is there", undefined, COLUMN],
    ["no column is there", BOARD, undefined],
    ["the column lies below the board", BOARD, [100, 850, 1300, 1200]],
  ])("none lies there, and none is asked for, where %s", (_, board, column) => {
    if (board) put("board", board);
    if (column) put("lower", column);
    put("lesson", [110, 60, 300, 200]);
    expect(papersLying()).toBeUndefined();
    expect(clearArea()).toBeUndefined();
  });

  test("they and the lane beside the column are measured from the board's corner", () => {
    put("board", BOARD);
    put("lower", COLUMN);
    put("lesson", [110, 60, 300, 200]);
    put("hand__card", [500, 700, 600, 850]);
    put("drawer", [1000, 50, 1300, 850], { folded: "false" });
    const lane = { left: 0, right: 900, top: 0, bottom: 800 };
    expect(papersLying()).toEqual({
      lane,
      papers: [
        { left: 10, right: 200, top: 10, bottom: 150 },
        { left: 400, right: 500, top: 650, bottom: 800 },
      ],
    });
    expect(clearArea()).toEqual({ left: 200, right: 900, top: 0, bottom: 650 });
  });

  test.each(["topbar", "show__head", "left", "remote"])("each paper within .%s lies there", (classes) => {
    put("board", BOARD);
    put("lower", COLUMN);
    put(classes, BOARD).append(put("paper", [110, 60, 300, 200]), put("paper", [400, 60, 500, 100]));
    expect(papersLying()?.papers).toEqual([
      { left: 10, right: 200, top: 10, bottom: 150 },
      { left: 300, right: 400, top: 10, bottom: 50 },
    ]);
  });

  test("a column that begins a pixel above the board's lower edge lies on it", () => {
    put("board", BOARD);
    put("lower", [100, 849, 1000, 1200]);
    expect(papersLying()?.lane).toEqual({ left: 0, right: 900, top: 0, bottom: 800 });
  });
});

describe("where thrown dice are read", () => {
  const whole = { left: 0, right: 1200, top: 0, bottom: 800 };

  test("nowhere while there is no board", () => {
    put("drawer", [1000, 50, 1300, 850], { folded: "false" });
    expect(trayArea(true)).toBeUndefined();
  });

  test("on all of the board, or a quarter of its width once they lie still", () => {
    put("board", BOARD);
    expect(trayArea(true)).toEqual(whole);
    expect(trayArea(false)).toEqual({ ...whole, left: 900 });
  });

  test.each<[string, Sides, Partial<DOMStringMap>, number]>([
    ["an open drawer", [1000, 50, 1300, 850], { folded: "false" }, 900],
    ["one that is folded", [1000, 50, 1300, 100], { folded: "true" }, 1200],
    ["one that lies right of the board", [1300, 50, 1600, 850], { folded: "false" }, 1200],
    ["one that lies below it", [100, 850, 1300, 1200], { folded: "false" }, 1200],
    // Dice are read at most a fifth of the board's width above its lower edge: 850 − 240.
    ["a short one that ends above the dice", [1000, 50, 1300, 609], { folded: "false" }, 1200],
    ["one that comes down to the dice", [1000, 50, 1300, 610], { folded: "false" }, 900],
    ["one without any width", [1000, 50, 1000, 850], { folded: "false" }, 1200],
    ["one without any height", [1000, 700, 1300, 700], { folded: "false" }, 1200],
  ])("beside %s", (_, drawer, folded, right) => {
    put("board", BOARD);
    put("drawer", drawer, folded);
    expect(trayArea(true)).toEqual({ ...whole, right });
    expect(trayArea(false)).toEqual({ ...whole, right, left: right - 300 });
  });

  test.each<[string, Sides, number]>([
    ["above a paper in the corner", [1100, 700, 1300, 850], 650],
    ["above one that sticks out of the board", [1100, 800, 1400, 900], 750],
    ["not above one at the other side", [100, 700, 900, 850], 800],
    ["not above one that ends where the corner begins", [800, 700, 940, 850], 800],
    ["above one that ends a pixel within the corner", [800, 700, 941, 850], 650],
    ["not above one that hangs from the top", [1100, 60, 1300, 850], 800],
    ["not above one below the board", [1100, 850, 1300, 900], 800],
  ])("%s", (_, place, bottom) => {
    put("board", BOARD);
    const lower = put("lower", COLUMN);
    lower.append(put("paper", place));
    expect(trayArea(true)).toEqual({ ...whole, bottom });
  });
});
