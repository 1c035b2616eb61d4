import { expect, test } from "vitest";
import { BoardGeometry, boardsOf } from "../../src/scene/boards/boards.ts";
import { printChart } from "../../src/scene/boards/print.ts";
import type { Chart } from "../../src/tabletop/chart.ts";

const TOTE: Chart = {
  id: "tote",
  title: "Fighter Command",
  at: { x: 0, y: 30 },
  columns: ["11A"],
  rows: [{ heading: "Ready", cells: ["3"] }],
  width: 8,
  tone: "tote",
  stands: 30,
};

/** Relative luminance of `#rrggbb`, as WCAG 2 has it. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Every text that a chart prints: in which colour and how high; and the colour of its board. */
function printed(chart: Chart) {
  const texts: { colour: string; size: number }[] = [];
  let ground = "";
  const pen = {
    fillStyle: "",
    font: "",
    measureText: () => ({ width: 0 }),
    fillText: () => texts.push({ colour: pen.fillStyle, size: Number.parseFloat(pen.font) }),
    fillRect: () => {
      ground ||= pen.fillStyle;
    },
  };
  const drawn = new Proxy(pen, { get: (of, key) => Reflect.get(of, key) ?? (() => undefined) });
  printChart(drawn as unknown as CanvasRenderingContext2D, chart);
  return { texts, ground };
}

test("a board that leans is lit as the map before it is", () => {
  const normals = new BoardGeometry(boardsOf([], [TOTE], false)).getAttribute("normal");
  expect([normals.getX(0), normals.getY(0), normals.getZ(0)]).toEqual([0, 1, 0]);
});

test("a tote board is read from three metres: contrast 7 at half the light, and letters nearly as high as a line", () => {
  const { texts, ground } = printed(TOTE);
  expect(texts).toHaveLength(4);
  for (const { colour, size } of texts) {
    const [letters, board] = [luminance(colour) / 2, luminance(ground) / 2];
    expect((letters + 0.05) / (board + 0.05)).toBeGreaterThanOrEqual(7);
    expect(size).toBeGreaterThanOrEqual(0.4);
  }
});
