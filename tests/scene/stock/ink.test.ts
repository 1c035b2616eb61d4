import fc from "fast-check";
import { expect, test } from "vitest";
import { fitText, wrapped } from "../../../src/scene/stock/ink.ts";

/** A pen whose letters are all as wide as its face is high. */
function pen() {
  const drawn = { font: "10px serif" };
  const high = () => Number.parseFloat(drawn.font);
  return Object.assign(drawn, {
    measureText: (text: string) => ({ width: text.length * high() }),
  }) as unknown as CanvasRenderingContext2D;
}

test("lines hold all words in their order, and no line is too wide but for a single word", () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(words, fc.integer({ min: 40, max: 200 }), (all, width) => {
      const lines = wrapped(pen(), all.join(" "), width);
      expect(lines.join(" ")).toBe(all.join(" "));
      for (const [place, line] of lines.entries()) {
        if (line.includes(" ")) expect(line.length * 10).toBeLessThanOrEqual(width);
        const next = lines[place + 1]?.split(" ")[0];
        // Nothing goes to the next line that had room on this one.
        if (next !== undefined) expect((line.length + 1 + next.length) * 10).toBeGreaterThan(width);
      }
    }),
  );
  expect(wrapped(pen(), "", 100)).toEqual([]);
});

test("letters have their height unless they would be too wide", () => {
  expect(fitText(pen(), "Kent", "serif", 20, 80)).toBe(20);
  expect(fitText(pen(), "Canterbury", "serif", 20, 80)).toBe(8);
});
