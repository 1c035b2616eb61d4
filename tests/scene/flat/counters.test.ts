import { expect, test } from "vitest";
import { CounterMover } from "../../../src/scene/flat/move-counters.ts";
import type { FlatWindow } from "../../../src/scene/flat/window.ts";
import { createPlayer } from "../../../src/scene/player.ts";
import { counterSide } from "../../../src/tabletop/layout/counter-layout.ts";
import { map } from "../../tabletop/map.ts";

const table = map();
const ids = (table.counters ?? []).map(({ id }) => id);
const half = counterSide(table.mat) / 2;

/** How large, across and down, counters of some sizes and shapes are drawn where an inch is so many pixels. */
function drawn(all: readonly { readonly size?: number; readonly shape?: string }[], pixelsPerInch?: number) {
  const set = all.map(() => new Map<string, string>());
  const parts = all.map(({ size, shape }, place) => ({
    dataset: { counter: ids[place], ...(size && { size: String(size) }), ...(shape && { shape }) },
    querySelector: () => null,
    setAttribute: (name: string, value: string) => set[place]?.set(name, value),
  }));
  const svg = { querySelectorAll: () => parts } as unknown as SVGSVGElement;
  const view = pixelsPerInch === undefined ? null : ({ pixelsPerInch } as FlatWindow);
  new CounterMover(svg, table, undefined, createPlayer(), 0, () => view).frame();
  return set.map((one) => {
    const [, across, down] = /scale\(([\d.]+) ([\d.]+)\)/.exec(one.get("transform") ?? "") ?? [];
    return [Number(across) / half, Number(down) / half];
  });
}

test("a counter is as large as it is against others, of usual size where nothing is said", () => {
  const [usual, large] = drawn([{}, { size: 1.5 }]);
  expect(usual?.[1]).toBeCloseTo(1, 2);
  expect(large?.[1]).toBeCloseTo(1.5, 2);
});

test("a plaque grows where the drawing is small until it is thirty pixels, at most nearly twice; no other counter does", () => {
  const inch = 20 / (2 * half);
  const [plaque, wide, other] = drawn([{ shape: "plaque" }, { shape: "plaque", size: 1.25 }, {}], inch);
  expect(plaque?.[1]).toBeCloseTo(1.5, 2);
  expect(wide?.[1]).toBeCloseTo(1.5, 2);
  expect(other?.[1]).toBeCloseTo(1, 2);
  expect(drawn([{ shape: "plaque" }], inch / 10)[0]?.[1]).toBeCloseTo(1.9, 2);
  expect(drawn([{ shape: "plaque" }], inch * 10)[0]?.[1]).toBeCloseTo(1, 2);
});
