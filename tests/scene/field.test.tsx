import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { airOf, fieldOf, marksIn, outlineOf, writingsIn } from "../../src/scene/chart/field.ts";
import { isInField } from "../../src/scene/choose.ts";
import { CellsDrawing } from "../../src/scene/drawing/CellsDrawing.tsx";
import { type Cell, NO_OVERLAY } from "../../src/tabletop/overlay.ts";
import { centre, frontTable, GRID } from "../tabletop/front.ts";

const { mat } = frontTable();

/** A hex of a gun's field of fire. */
function reached(label: string, more: Partial<Cell> = {}): Cell {
  return { at: centre(label), tone: "row", level: 40, from: 39, to: 41, ...more };
}

/** A hex away from its own on each side: what a gun ahead and one astern have in common is the hex they stand in. */
const BOW = [reached("0712"), reached("0711", { caption: "1950–2050 m" })];
const STERN = [reached("0712"), reached("0713", { caption: "1900–2100 m" })];
const FIELD = [...BOW, ...STERN];

function drawn(cells: readonly Cell[]): string {
  return renderToStaticMarkup(
    <svg aria-label="A field of fire">
      <CellsDrawing grid={GRID} cells={cells} turn={0} />
    </svg>,
  );
}

function count(markup: string, part: string): number {
  return markup.split(part).length - 1;
}

describe("the fields of fire of two guns", () => {
  it("have the hex that is in each once", () => {
    expect(fieldOf(GRID, FIELD).map(({ at }) => at)).toEqual(["0712", "0711", "0713"].map(centre));
  });

  it.each([0, 2])("are lit where one gun lights, whichever of them it is", (lit) => {
    const cells = FIELD.map((cell, i): Cell => (i === lit ? { ...cell, tone: "lit" } : cell));
    expect(fieldOf(GRID, cells).map(({ tone }) => tone)).toEqual(["lit", "row", "row"]);
  });

  it("are in the air each where its gun reaches, and once where two reach alike", () => {
    const higher = reached("0712", { from: 38, to: 42 });
    const lit = reached("0712", { tone: "lit" });
    const found = airOf(GRID, [...FIELD, higher, lit, { at: centre("0712"), tone: "row" }]);
    expect(found.map(({ at, tone, to }) => [at, tone, to])).toEqual([
      [centre("0712"), "lit", 41],
      [centre("0711"), "row", 41],
      [centre("0713"), "row", 41],
      [centre("0712"), "row", 42],
    ]);
  });

  it("have none of what is marked on the mat", () => {
    expect(fieldOf(GRID, [{ at: centre("0712"), tone: "lit" }])).toEqual([]);
  });

  it("have one outline: the sides that two of their hexes share are not in it", () => {
    const outline = outlineOf(GRID, fieldOf(GRID, FIELD));
    expect(outline).toHaveLength(3 * 6 - 2 * 2);
    expect(outlineOf(GRID, [reached("0712")])).toHaveLength(6);
    const { y } = centre("0712");
    const between = outline.filter(([from, to]) => {
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      return Math.abs(middle.x - centre("0712").x) < 0.1 && Math.abs(middle.y - y) < 1.1;
    });
    expect(between).toEqual([]);
  });

  it("are pointed at anywhere in one of their hexes, and nowhere else", () => {
    const at = (label: string, off = 0.6) => {
      const { x, y } = centre(label);
      return isInField({ ...NO_OVERLAY, cells: FIELD }, mat, { x: x + off, y: y - off });
    };
    expect(["0711", "0712", "0713"].map((label) => at(label))).toEqual([true, true, true]);
    expect(["0710", "0714", "0812", "0612"].map((label) => at(label))).toEqual([false, false, false, false]);
    expect(isInField({ ...NO_OVERLAY, cells: FIELD }, mat, undefined)).toBe(false);
    expect(
      isInField({ ...NO_OVERLAY, cells: [{ at: centre("0712"), tone: "row" }] }, mat, centre("0712")),
    ).toBe(false);
  });
});

describe("what is written in cells", () => {
  it("is one line a cell, in which what two guns say alike stands once", () => {
    const cells = [
      ...FIELD,
      ...BOW,
      { at: centre("0711"), tone: "end", order: 3, caption: "1950 m" } as const,
    ];
    const written = writingsIn(GRID, cells);
    expect(written.map(({ text }) => text)).toEqual(["1950–2050 m · 3. 1950 m", "1900–2100 m"]);
    expect(new Set(written.map(({ key }) => key)).size).toBe(2);
  });
});

describe("what is marked in cells", () => {
  it("is there once, however many paths leave the same mark, and each mark beside another", () => {
    const path = (label: string, tone: Cell["tone"], order: number): Cell => ({
      at: centre(label),
      tone,
      order,
    });
    const cells = [
      path("0712", "path", 1),
      path("0711", "end", 2),
      path("0712", "path", 2),
      path("0712", "end", 3),
    ];
    const found = marksIn(GRID, [...cells, ...FIELD]);
    expect(found.map(({ at, tone }) => [at, tone])).toEqual([
      [centre("0712"), "path"],
      [centre("0711"), "end"],
      [centre("0712"), "end"],
    ]);
    expect(count(drawn(cells), "data-tone=")).toBe(3);
    expect(writingsIn(GRID, cells).map(({ text }) => text)).toEqual(["1. · 2. · 3.", "2."]);
  });
});

describe("the drawing of fields of fire", () => {
  it("fills each soft hex once, and marks each lit one once", () => {
    const lit = (cell: Cell): Cell => ({ ...cell, tone: "lit" });
    const soft = drawn(FIELD);
    expect([count(soft, 'data-tone="row"'), count(soft, 'data-tone="lit"')]).toEqual([3, 0]);
    const markup = drawn([...BOW.map(lit), ...STERN]);
    expect([count(markup, 'data-tone="row"'), count(markup, 'data-tone="lit"')]).toEqual([1, 2]);
    expect(count(markup, "<text")).toBe(2);
  });
});
