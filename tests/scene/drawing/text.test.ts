import fc from "fast-check";
import { expect, test } from "vitest";
import { fitted, wrapped } from "../../../src/scene/drawing/text.ts";

test("letters shrink until a text has room, and never grow", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.double({ min: 0.1, max: 2, noNaN: true }), (text, size) => {
      const found = fitted(text, size, 1.5);
      expect(found).toBeLessThanOrEqual(size);
      expect(found).toBeGreaterThan(0);
      expect(text.length * found * 0.46).toBeLessThanOrEqual(Math.max(1.5, 0) + 1e-9);
    }),
  );
});

test("lines are broken between words, none is lost, and none is too long unless it is one word", () => {
  const word = fc.string({ minLength: 1, maxLength: 12 }).map((text) => text.replace(/\s/g, "x"));
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 20 }), (words) => {
      const lines = wrapped(words.join(" "), 0.2, 1.6);
      expect(lines.join(" ")).toBe(words.join(" "));
      for (const line of lines) if (line.includes(" ")) expect(line.length).toBeLessThanOrEqual(17);
    }),
  );
});
