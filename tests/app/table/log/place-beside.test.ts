import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Beside, NEAR, placeBeside } from "../../../../src/app/table/log/place-beside.ts";
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

const REPLAY = { left: 270, right: 990, top: 600, bottom: 710 };

function cardsOf(stands: typeof STANDS extends fc.Arbitrary<infer All> ? All : never, plain: boolean) {
  return stands.map(
    ({ x, y, wide, high, letters }): Beside => ({
      stand: box(x, y, wide, high),
      width: 70 + 20 * letters,
      height: plain ? 52 : 34,
    }),
  );
}

/** Names as they lie: at the foot of each stand, nearer to the eye than to others. */
function namesOf(cards: readonly Beside[]): readonly ScreenArea[] {
  return cards.map(({ stand }) => box((stand.left + stand.right) / 2, stand.bottom + 12, 110, 26));
}

/** Between two areas, in pixels. */
function between(a: ScreenArea, b: ScreenArea): number {
  const across = Math.max(0, a.left - b.right, b.left - a.right);
  return Math.hypot(across, Math.max(0, a.top - b.bottom, b.top - a.bottom));
}

/** Whether there is a place near its stand where a card has so much room on all sides that one would not overlook it. */
function hasRoom(card: Beside, solid: readonly ScreenArea[]): boolean {
  const { stand, width, height } = card;
  const all = 16;
  for (let x = FREE.left + all; x + width <= FREE.right - all; x += 4)
    for (let y = FREE.top + all; y + height <= FREE.bottom - all; y += 4) {
      const area = { left: x, right: x + width, top: y, bottom: y + height };
      if (between(area, stand) > NEAR * height - all) continue;
      const wide = { left: x - all, right: x + width + all, top: y - all, bottom: y + height + all };
      if (!solid.some((one) => overlaps(wide, one))) return true;
    }
  return false;
}

describe("cards beside what stands on the table", () => {
  it("cover no aircraft and no other card, within what no paper covers, wherever the aircraft are", () => {
    fc.assert(
      fc.property(STANDS, fc.boolean(), (stands, plain) => {
        const cards = cardsOf(stands, plain);
        const solid = [...cards.map(({ stand }) => stand), REPLAY];
        const placed = placeBeside(cards, FREE, { solid, names: namesOf(cards) }).map(({ area }) => area);
        expect(placed).toHaveLength(cards.length);
        for (const [at, card] of placed.entries()) {
          expect(isWithin(card, FREE)).toBe(true);
          const others = [...solid, ...placed.slice(0, at)];
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

  it("lie near their own wherever there is room near it, names or not; a line leads from the others", () => {
    let far = 0;
    fc.assert(
      fc.property(STANDS, fc.boolean(), (stands, plain) => {
        const cards = cardsOf(stands, plain);
        const solid = [...cards.map(({ stand }) => stand), REPLAY];
        const placed = placeBeside(cards, FREE, { solid, names: namesOf(cards) });
        for (const [at, { area, isFar }] of placed.entries()) {
          const card = cards[at] as Beside;
          const away = between(area, card.stand);
          if (!isFar) expect(away).toBeLessThanOrEqual(NEAR * card.height);
          else {
            far++;
            const others = placed.flatMap((one, other) => (other === at ? [] : one.area));
            expect(hasRoom(card, [...solid, ...others])).toBe(false);
          }
        }
      }),
      { numRuns: 60, seed: 31 },
    );
    expect(far).toBeGreaterThan(0);
  });

  it("lie near their own, on the side that looks away from the enemy", () => {
    const [left, right] = [box(400, 350, 80, 90), box(800, 350, 80, 90)];
    const cards = [left, right].map((stand) => ({ stand, width: 120, height: 50 }));
    const [one, other] = placeBeside(cards, FREE, { solid: [left, right], names: [] });
    expect(one?.area.right).toBe(left.left - 8);
    expect(other?.area.left).toBe(right.right + 8);
  });

  it("lie rather on the name of their own than on another's, and on none where there is room", () => {
    const stand = box(400, 350, 80, 90);
    const card = { stand, width: 120, height: 50 };
    const own = box(400, 410, 100, 26);
    const place = (names: readonly ScreenArea[], free: ScreenArea) =>
      placeBeside([card], free, { solid: [stand], names })[0];
    const other = box(400, 260, 120, 60);
    expect(overlaps(place([own, other], FREE)?.area ?? stand, own)).toBe(false);
    // A lane with room above and below alone.
    const lane = { left: 330, right: 470, top: 200, bottom: 500 };
    const pressed = { left: 330, right: 470, top: 240, bottom: 454 };
    expect(overlaps(place([own, other], lane)?.area ?? stand, other)).toBe(false);
    const laid = place([own, other], pressed);
    expect(laid?.isFar).toBe(false);
    expect([own, other].map((name) => overlaps(laid?.area ?? stand, name))).toEqual([true, false]);
  });

  it("cover as little as they can where there is no room", () => {
    const all = box(200, 200, 400, 400);
    const free = box(200, 200, 300, 300);
    const [card] = placeBeside([{ stand: all, width: 100, height: 40 }], free, { solid: [all], names: [] });
    expect(card && isWithin(card.area, free)).toBe(true);
    expect(card?.isFar).toBe(true);
    expect(placeBeside([], free, { solid: [], names: [] })).toEqual([]);
  });
});
