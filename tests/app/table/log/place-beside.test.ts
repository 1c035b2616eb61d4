import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Beside, placeBeside } from "../../../../src/app/table/log/place-beside.ts";
import type { ScreenArea } from "../../../../src/scene/props.ts";

const FREE: ScreenArea = { left: 120, top: 60, right: 1270, bottom: 640 };

function box(x: number, y: number, width: number, height: number): ScreenArea {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

function overlaps(a: ScreenArea, b: ScreenArea): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function isWithin(one: ScreenArea, all: ScreenArea): boolean {
  return one.left >= all.left && one.right <= all.right && one.top >= all.top && one.bottom <= all.bottom;
}

/** Aircraft of a turn anywhere on the screen, some beyond what is free, near ones larger, and what is written for each. */
const STANDS = fc.array(
  fc.record({
    x: fc.integer({ min: 0, max: 1280 }),
    y: fc.integer({ min: 0, max: 720 }),
    wide: fc.integer({ min: 40, max: 150 }),
    high: fc.integer({ min: 50, max: 130 }),
    letters: fc.integer({ min: 1, max: 8 }),
  }),
  { minLength: 1, maxLength: 8 },
);

describe("cards beside what stands on the table", () => {
  it("cover no aircraft and no other card, within what no paper covers, wherever the aircraft are", () => {
    fc.assert(
      fc.property(STANDS, fc.boolean(), (stands, plain) => {
        const cards: readonly Beside[] = stands.map(({ x, y, wide, high, letters }) => ({
          stand: box(x, y, wide, high),
          width: 70 + 20 * letters,
          height: plain ? 52 : 34,
        }));
        const replay = { left: 270, right: 990, top: 600, bottom: 710 };
        const taken = [...cards.map(({ stand }) => stand), replay];
        const placed = placeBeside(cards, FREE, taken);
        expect(placed).toHaveLength(cards.length);
        for (const [at, card] of placed.entries()) {
          expect(isWithin(card, FREE)).toBe(true);
          const others = [...taken, ...placed.slice(0, at)];
          expect(others.filter((other) => overlaps(card, other))).toEqual([]);
          expect([card.right - card.left, card.bottom - card.top]).toEqual([
            expect.closeTo(cards[at]?.width ?? 0),
            expect.closeTo(cards[at]?.height ?? 0),
          ]);
        }
      }),
      { numRuns: 60, seed: 30 },
    );
  });

  it("lie near their own, on the side that looks away from the enemy", () => {
    const [left, right] = [box(400, 350, 80, 90), box(800, 350, 80, 90)];
    const cards = [left, right].map((stand) => ({ stand, width: 120, height: 50 }));
    const [one, other] = placeBeside(cards, FREE, [left, right]);
    expect(one?.right).toBe(left.left - 8);
    expect(other?.left).toBe(right.right + 8);
  });

  it("cover as little as they can where there is no room", () => {
    const all = box(200, 200, 400, 400);
    const free = box(200, 200, 300, 300);
    const [card] = placeBeside([{ stand: all, width: 100, height: 40 }], free, [all]);
    expect(card && isWithin(card, free)).toBe(true);
    expect(placeBeside([], free, [])).toEqual([]);
  });
});
