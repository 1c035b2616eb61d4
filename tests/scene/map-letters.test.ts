import { beforeEach, expect, test } from "vitest";
import { type Lettered, LetteringSheet, layLetters } from "../../src/scene/map/lettering.ts";
import { Instances } from "../../src/scene/stock/instances.ts";
import { stubPage, written } from "./bare-table.ts";

beforeEach(stubPage);

const WORD: Lettered = { text: "Dover", x: 3, y: 4, size: 0.5, turn: 90, colour: "#000", strength: 0.8 };

function words(count: number): readonly Lettered[] {
  return Array.from({ length: count }, (_, i) => ({ ...WORD, text: `A rather long name ${i}` }));
}

test.each([0, 1, 9, 10, 300])(
  "%i words have places of their own on a sheet that is as high as it has to be",
  (count) => {
    const sheet = new LetteringSheet();
    const places = sheet.print(words(count));
    expect(places.length).toBe(count);
    const { width, height } = sheet.image;
    for (const { left, top, width: wide, height: high } of places) {
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(left + wide).toBeLessThanOrEqual(width);
      expect(top + high).toBeLessThanOrEqual(height);
    }
    expect(new Set(places.map(({ left, top }) => `${left} ${top}`)).size).toBe(count);
    expect(height).toBe(Math.max(72, ...places.map(({ top, height: high }) => top + high)));
  },
);

test("a sheet is printed anew with fewer words, of which it has no trace", () => {
  const sheet = new LetteringSheet();
  sheet.print(words(300));
  written.length = 0;
  sheet.print([WORD]);
  expect([written, sheet.image.height]).toEqual([["Dover"], 72]);
});

test("words lie where they are to be read, as large and as strong as they are", () => {
  const rectangles = new Instances(true);
  layLetters(rectangles, [WORD, { ...WORD, grows: true, stands: true }], new LetteringSheet());
  const rows = (name: string) =>
    [0, 1].map((i) => {
      const all = rectangles.getAttribute(name);
      return [all.getX(i), all.getY(i), all.getZ(i), all.getW(i)].map((one) => Math.round(one * 1e3) / 1e3);
    });
  expect(rows("anchor")).toEqual([
    [3, 0.016, -4, 0],
    [3, 0.016, -4, 1],
  ]);
  // The letters are 44 of the 72 pixels of a row; what does not grow is told by its sign.
  const [wide, high, turn] = [(5 * 10 + 24) / 72, (0.5 * 72) / 44, Math.PI / 2].map(
    (one) => Math.round(one * 1e3) / 1e3,
  );
  expect(rows("shape")).toEqual([
    [wide, high, turn, -0.8],
    [wide, high, turn, 0.8],
  ]);
  expect(rectangles.instanceCount).toBe(2);
});
