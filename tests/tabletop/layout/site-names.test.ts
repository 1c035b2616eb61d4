import { expect, test } from "vitest";
import { type NameSizes, namePlaces } from "../../../src/tabletop/layout/site-names.ts";

const SIZES: NameSizes = { letters: 0.4, minor: 0.3, wide: 0.5, high: 1, radius: 0.3, minorRadius: 0.2 };

/** Places as thick as in the south-east of a map of England. */
const SITES = Array.from({ length: 40 }, (_, i) => ({
  id: `s${i}`,
  x: 10 + (i % 7) * 0.9,
  y: 10 + Math.floor(i / 7) * 0.8,
  label: `Site number ${i}`,
  ...(i % 3 > 0 && { minor: true as const }),
}));

function boxOf(id: string, at: { x: number; y: number }) {
  const site = SITES.find((one) => one.id === id);
  const letters = site?.minor ? SIZES.minor : SIZES.letters;
  const half = ((site?.label.length ?? 0) * letters * SIZES.wide) / 2;
  return { left: at.x - half, right: at.x + half, low: at.y - letters / 2, high: at.y + letters / 2 };
}

test("no name of a site lies on another, and none on the middle of a site", () => {
  const boxes = [...namePlaces(SITES, SIZES)].map(([id, at]) => boxOf(id, at));
  expect(boxes.length).toBeGreaterThan(4);
  for (const [i, a] of boxes.entries())
    for (const b of boxes.slice(i + 1))
      expect(a.left < b.right - 1e-9 && b.left < a.right - 1e-9 && a.low < b.high && b.low < a.high).toBe(
        false,
      );
  for (const { x, y } of SITES)
    expect(boxes.some(({ left, right, low, high }) => x > left && x < right && y > low && y < high)).toBe(
      false,
    );
});

test("where there is no room for all, targets are named first, then what is not one of many; who is looked at always", () => {
  const minor = { id: "minor", x: 10, y: 10, label: "A very long name indeed", minor: true } as const;
  const around = Array.from({ length: 9 }, (_, i) => ({
    id: `n${i}`,
    x: 9 + (i % 3),
    y: 9 + Math.floor(i / 3),
    label: "A very long name indeed",
  }));
  expect(namePlaces([minor, ...around], SIZES).has("minor")).toBe(false);
  expect(namePlaces([{ ...minor, target: true }, ...around], SIZES).has("minor")).toBe(true);
  expect(namePlaces([minor, ...around], SIZES, new Set(["minor"])).has("minor")).toBe(true);
});

test("a site that stands alone is named below it", () => {
  const alone = { id: "a", x: 5, y: 5, label: "Exeter" };
  expect(namePlaces([alone], SIZES).get("a")?.x).toBe(5);
  expect(namePlaces([alone], SIZES).get("a")?.y).toBeLessThan(4.7);
});

test("no site is named over what is written on the map already", () => {
  const alone = { id: "a", x: 5, y: 5, label: "Alone" };
  const free = namePlaces([alone], SIZES).get("a");
  const held = { x: 5, y: free?.y ?? 0, halfWidth: 1, halfHeight: 0.2 };
  expect(namePlaces([alone], SIZES, new Set(), [held]).get("a")?.y).toBeGreaterThan(5);
});
