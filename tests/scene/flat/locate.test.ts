import { expect, test } from "vitest";
import { siteRadius } from "../../../src/scene/drawing/SitesDrawing.tsx";
import type { Fan } from "../../../src/scene/flat/fan.ts";
import { locator, NOWHERE } from "../../../src/scene/flat/locate.ts";
import type { CardMover } from "../../../src/scene/flat/move-cards.ts";
import type { CounterMover } from "../../../src/scene/flat/move-counters.ts";
import type { FlatWindow } from "../../../src/scene/flat/window.ts";
import { counterSide } from "../../../src/tabletop/layout/counter-layout.ts";
import { map } from "../../tabletop/map.ts";

const TABLE = map();
/** A window of ten pixels an inch, whose drawing has its y down. */
const WINDOW = {
  pixelsPerInch: 10,
  screenAt: ({ x, y }: { x: number; y: number }) => ({ x: x * 10, y: y * 10 }),
  toDrawing: ({ x, y }: { x: number; y: number }) => ({ x, y: TABLE.mat.depth - y }),
} as unknown as FlatWindow;
const CARDS = {
  locate: (id: string, out: object) =>
    id === "card" && Object.assign(out, { x: 3, y: 4, half: 0.9 }) !== undefined,
} as unknown as CardMover;
const STILL = { find: () => false } as unknown as CounterMover;

function locate(id: string, { seen = true, fan }: { readonly seen?: boolean; readonly fan?: Fan } = {}) {
  const out = { x: -1, y: -1, half: -1 };
  const found = locator(TABLE, CARDS, STILL, () => (seen ? WINDOW : null), { current: fan })(id, out);
  return found ? out : undefined;
}

const [site] = TABLE.sites ?? [];
const [counter] = TABLE.counters ?? [];
const side = counterSide(TABLE.mat);

test.each([
  ["a card", "card", { x: 30, y: 40, half: 9 }],
  [
    "a site",
    site?.id ?? "",
    {
      x: (site?.x ?? 0) * 10,
      y: (TABLE.mat.depth - (site?.y ?? 0)) * 10,
      half: siteRadius(TABLE.mat.grid) * 10,
    },
  ],
  ["what is not there", "nobody", undefined],
])("%s is found where it is on the screen, and nowhere without one", (_, id, at) => {
  expect(locate(id)).toEqual(at);
  expect(locate(id, { seen: false })).toBeUndefined();
  expect(NOWHERE(id, { x: 0, y: 0, half: 0 })).toBe(false);
});

test("a counter is found where it lies, and in a fan where that has it", () => {
  const id = counter?.id ?? "";
  expect(locate(id)?.half).toBeCloseTo(side * 5);
  const place = { x: 7, y: 8 };
  const fan = { counters: [{ counter, place, side: 3 }] } as unknown as Fan;
  expect(locate(id, { fan })).toEqual({ x: 70, y: (TABLE.mat.depth - 8) * 10, half: 15 });
});
