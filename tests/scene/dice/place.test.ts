import { describe, expect, test } from "vitest";
import { trayPlace } from "../../../src/scene/dice/place.ts";
import type { CardGroup } from "../../../src/tabletop/card.ts";
import type { Chart } from "../../../src/tabletop/chart.ts";
import { table } from "../../tabletop/fixtures.ts";

const TABLE = table([]);
const { mat } = TABLE;

function chart(x: number, more: Partial<Chart> = {}): Chart {
  return { id: "odds", title: "Odds", at: { x, y: 30 }, width: 7, columns: [], rows: [], ...more };
}

function hand(y: number, kind: CardGroup["kind"] = "hand"): CardGroup {
  return { id: `${kind}-${y}`, kind, at: { x: 24, y } };
}

/** Where the middle of the tray is, to the right and towards the lower edge. */
function place(more: Partial<typeof TABLE>, edge: 0 | 1, wide: boolean): readonly number[] {
  const [x, y, z] = trayPlace({ ...TABLE, ...more }, edge, wide);
  expect(y).toBe(-0.06);
  return [x, z].map((one) => Math.round(one * 100) / 100 + 0);
}

describe("beside the mat, where the picture is wide, the tray stands at the player's right hand", () => {
  test.each([
    ["without boards", {}, [29.2, -12.24], [-29.2, 12.24]],
    [
      "beyond a board that reaches over the right edge",
      { charts: [chart(44)] },
      [32.2, -12.24],
      [-29.2, 12.24],
    ],
    [
      "beyond a board that reaches over the left edge",
      { charts: [chart(-9)] },
      [29.2, -12.24],
      [-38.2, 12.24],
    ],
    ["beyond the widest of several", { charts: [chart(46), chart(44)] }, [34.2, -12.24], [-29.2, 12.24]],
    [
      "wherever a board stands upright",
      { charts: [chart(44, { stands: 1 })] },
      [29.2, -12.24],
      [-29.2, 12.24],
    ],
    ["wherever a board lies on the mat", { charts: [chart(10)] }, [29.2, -12.24], [-29.2, 12.24]],
  ] as const)("%s", (_, more, lower, upper) => {
    expect([place(more, 0, true), place(more, 1, true)]).toEqual([lower, upper]);
  });
});

describe("before the far edge of the mat, where the picture is narrow, the tray stands", () => {
  test.each([
    ["next to it", {}, -21.7, 21.7],
    ["beyond a hand that lies there", { groups: [hand(mat.depth + 2)] }, -26.2, 21.7],
    ["beyond a hand that lies at the other edge", { groups: [hand(-2)] }, -21.7, 26.2],
    ["beyond what a hand on the mat reaches over", { groups: [hand(mat.depth - 1)] }, -23.2, 21.7],
    ["next to it when no hand lies there", { groups: [hand(mat.depth + 2, "row")] }, -21.7, 21.7],
    ["next to it when a hand is held", { groups: [{ id: "held", kind: "hand" }] }, -21.7, 21.7],
  ] as const)("%s", (_, more, lower, upper) => {
    expect([place(more, 0, false), place(more, 1, false)]).toEqual([
      [0, lower],
      [0, upper],
    ]);
  });
});
