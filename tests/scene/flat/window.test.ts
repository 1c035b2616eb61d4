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
