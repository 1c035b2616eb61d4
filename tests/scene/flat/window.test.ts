import { describe, expect, test } from "vitest";
import { FlatWindow } from "../../../src/scene/flat/window.ts";

const MAT = { kind: "channel-coast", width: 48, depth: 36 };

/** A window over a drawing that notes its view box. */
function windowOver(turned: boolean): { view: FlatWindow; box: () => readonly number[] } {
  let box = "";
  const svg = { setAttribute: (_: string, value: string) => (box = value) } as unknown as SVGSVGElement;
  const view = new FlatWindow(svg, MAT, turned);
  view.home();
  return { view, box: () => box.split(" ").map(Number) };
}

describe("a view of the flat drawing", () => {
  test.each([false, true])("that is kept is shown again (turned: %s)", (turned) => {
    const { view, box } = windowOver(turned);
    view.frame({ x: 30, y: 10 }, 9);
    const before = box();
    const kept = view.view();
    expect(kept.target[0]).toBeCloseTo(6, 6);
    expect(kept.target[2]).toBeCloseTo(8, 6);
    view.home();
    expect(box()).not.toEqual(before);
    view.show(kept);
    for (const [i, value] of box().entries()) expect(value).toBeCloseTo(before[i] ?? Number.NaN, 6);
  });

  test("kept at the 3D table looks at the same place", () => {
    const { view, box } = windowOver(false);
    view.show({ position: [6, 30, 28], target: [6, 0, 8], top: false, zoom: 1 });
    const [x = 0, y = 0, width = 0, height = 0] = box();
    expect(x + width / 2).toBeCloseTo(30);
    expect(-(y + height / 2)).toBeCloseTo(10);
  });
});

test.each([false, true])(
  "panning by inches moves what is seen to the right and away (turned: %s)",
  (turned) => {
    const { view } = windowOver(turned);
    view.frame({ x: 24, y: 18 }, 9);
    view.move(2, 3);
    const { target } = view.view();
    expect(target[0]).toBeCloseTo(turned ? -2 : 2, 6);
    expect(target[2]).toBeCloseTo(turned ? 3 : -3, 6);
  },
);

test.each([
  { left: 200, top: 100, right: 700, bottom: 500 },
  // Beside a hand of cards on a phone that is held across: the middle of the picture is no part of it.
  { left: 0, top: 140, right: 310, bottom: 350 },
  { left: 720, top: 0, right: 1000, bottom: 160 },
])("the whole table lies between the papers: $left to $right, $top to $bottom", (free) => {
  let box = "";
  const svg = {
    clientWidth: 1000,
    clientHeight: 500,
    setAttribute: (_: string, value: string) => (box = value),
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
  } as unknown as SVGSVGElement;
  const view = new FlatWindow(svg, MAT, false, () => free);
  view.home();
  const [x = 0, y = 0, width = 0, height = 0] = box.split(" ").map(Number);
  const scale = 1000 / width;
  expect(height * scale).toBeCloseTo(500);
  const [left, right] = [(-1.2 - x) * scale, (MAT.width + 1.2 - x) * scale];
  const [top, bottom] = [(-MAT.depth - 1.2 - y) * scale, (1.2 - y) * scale];
  // It fills the one way or the other, and lies in the middle.
  const [across, down] = [right - left, bottom - top];
  expect(Math.max(across / (free.right - free.left), down / (free.bottom - free.top))).toBeCloseTo(1);
  expect((left + right) / 2).toBeCloseTo((free.left + free.right) / 2);
  expect((top + bottom) / 2).toBeCloseTo((free.top + free.bottom) / 2);
  expect(view.atHome).toBe(true);
  view.zoom(0.5, 0, 0);
  expect(view.atHome).toBe(false);
});

test("a drawing is measured when it is laid and when it has another size, at no other time", () => {
  let [width, asked, box] = [1000, 0, ""];
  const svg = {
    get clientWidth() {
      asked++;
      return width;
    },
    clientHeight: 500,
    setAttribute: (_: string, value: string) => (box = value),
  } as unknown as SVGSVGElement;
  const view = new FlatWindow(svg, MAT, false);
  view.home();
  view.pan(10, 0);
  view.frame({ x: 24, y: 18 }, 9);
  expect([view.screenPoint({ x: 24, y: 18 }), asked]).toEqual([{ x: 500, y: 250 }, 1]);
  width = 500;
  view.resize();
  expect(view.screenPoint({ x: 24, y: 18 })).toEqual({ x: 250, y: 250 });
  expect(asked).toBe(2);
  expect(box.split(" ").map(Number)[2]).toBe(18);
});

test.each([false, true])("a place under the pointer is that which is drawn there (turned: %s)", (turned) => {
  const svg = {
    ...{ clientWidth: 900, clientHeight: 600, setAttribute: () => undefined },
    getBoundingClientRect: () => ({ left: 30, top: 20 }),
  } as unknown as SVGSVGElement;
  const view = new FlatWindow(svg, MAT, turned);
  view.home();
  const { x, y } = view.screenPoint({ x: 7, y: 9 });
  for (const point of [view.pointAt(x, y), view.tablePoint(x + 30, y + 20)])
    expect([point.x, point.y]).toEqual([expect.closeTo(7, 6), expect.closeTo(9, 6)]);
  expect(x < 450).toBe(!turned);
});
