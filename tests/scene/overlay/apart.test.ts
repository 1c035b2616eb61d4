import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Apart } from "../../../src/scene/overlay/apart.ts";

interface Box {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

/** Lays boxes out in their order; where each has come to lie, or null where there was no room. */
function layOut(boxes: readonly Box[], pinned = 0) {
  const laid = Float32Array.from(boxes.flatMap(({ x, y, wide, high }) => [x, y, wide / 2, high / 2]));
  const shifts = new Float32Array(boxes.length * 2);
  const apart = new Apart();
  apart.begin(boxes.length, new Float32Array(boxes.length));
  const found = boxes.map((_, i) => {
    if (i < pinned) apart.pin(i);
    else if (!apart.place(i, laid, shifts)) return null;
    return { x: laid[i * 4] as number, y: laid[i * 4 + 1] as number };
  });
  return { found, shifts };
}

function overlap(boxes: readonly Box[], found: ReturnType<typeof layOut>["found"]): boolean {
  return found.some((a, i) =>
    found.some((b, j) => {
      if (!a || !b || i <= j) return false;
      const [one, other] = [boxes[i] as Box, boxes[j] as Box];
      const across = (one.wide + other.wide) / 2 - Math.abs(a.x - b.x);
      const up = (one.high + other.high) / 2 - Math.abs(a.y - b.y);
      return across > 0.01 && up > 0.01;
    }),
  );
}

const box = fc.record({
  x: fc.integer({ min: 0, max: 200 }),
  y: fc.integer({ min: 0, max: 120 }),
  wide: fc.integer({ min: 20, max: 90 }),
  high: fc.integer({ min: 12, max: 24 }),
});

describe("slips that give way", () => {
  test("lie where they belong while nothing is in their way", () => {
    const { shifts } = layOut([
      { x: 0, y: 0, wide: 40, high: 20 },
      { x: 60, y: 0, wide: 40, high: 20 },
      { x: 0, y: 30, wide: 40, high: 20 },
    ]);
    expect([...shifts]).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test("those of one hex lie one below the other, the first where it belongs", () => {
    const one = { x: 50, y: 50, wide: 80, high: 20 };
    const { found } = layOut([one, one, one]);
    expect(found[0]).toEqual({ x: 50, y: 50 });
    expect(found.every((place) => place?.x === 50)).toBe(true);
    expect(new Set(found.map((place) => Math.round(place?.y ?? 0))).size).toBe(3);
    expect(found[1]?.y).toBeLessThan(50 - 20);
  });

  test("go aside where that is shorter", () => {
    const { found } = layOut([
      { x: 50, y: 50, wide: 40, high: 20 },
      { x: 85, y: 50, wide: 40, high: 20 },
    ]);
    expect(found[1]?.y).toBe(50);
    expect(found[1]?.x).toBeGreaterThan(89);
  });

  test("are told when there is no room near", () => {
    const one = { x: 50, y: 50, wide: 400, high: 20 };
    const { found } = layOut(Array.from({ length: 12 }, () => one));
    expect(found.slice(0, 5)).not.toContain(null);
    expect(found.at(-1)).toBeNull();
  });

  test("do not lie behind a thing that is nearer, unless there is no other way", () => {
    const boxes = Float32Array.from([50, 50, 20, 10, 50, 58, 20, 10]);
    const shifts = new Float32Array(2);
    const apart = new Apart();
    const lay = (slip: number, thing: number) => {
      apart.begin(1, Float32Array.from([slip, thing]));
      apart.pin(1);
      boxes[1] = 50;
      expect(apart.place(0, boxes, shifts)).toBe(true);
      return shifts[1];
    };
    expect(lay(30, 40)).toBe(0);
    expect(lay(40, 30)).toBeLessThan(-11);
    apart.begin(1, Float32Array.from([40, 30]));
    apart.pin(1);
    boxes[1] = 50;
    expect(apart.place(0, boxes, shifts, false)).toBe(true);
    expect(shifts[1]).toBe(0);
  });

  test("never cover each other, nor what is pinned", () => {
    fc.assert(
      fc.property(fc.array(box, { maxLength: 16 }), (boxes) => {
        const { found, shifts } = layOut(boxes);
        expect(overlap(boxes, found)).toBe(false);
        for (const [i, place] of found.entries()) {
          if (!place) continue;
          const { x, y, high } = boxes[i] as Box;
          expect(Math.abs(place.x - x) + Math.abs(place.y - y)).toBeLessThan(8 * high);
          expect(place.x - x).toBeCloseTo(shifts[i * 2] as number, 2);
        }
      }),
    );
  });
});
