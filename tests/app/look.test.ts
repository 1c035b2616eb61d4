import { describe, expect, it } from "vitest";
import { isShort, layoutOf } from "../../src/app/look.ts";

describe("papers on the table", () => {
  it.each([
    ["a laptop", 1366, 768, 16, "wide"],
    ["a laptop with the largest text", 1366, 768, 22, "wide"],
    ["a small window", 960, 600, 16, "wide"],
    ["a phone", 390, 844, 16, "column"],
    ["a phone held across", 844, 390, 16, "low"],
    ["a phone held across with the largest text", 844, 390, 22, "column"],
    ["a tablet", 768, 1024, 16, "wide"],
    ["a tablet with large text", 768, 1024, 19, "column"],
    ["a low window with the largest text", 1366, 600, 22, "low"],
  ] as const)("lie on %s as its letters leave them room", (_what, width, height, letter, layout) => {
    expect(layoutOf(width, height, letter)).toBe(layout);
  });
});

describe("keys on a pad", () => {
  it.each([
    ["a laptop", 768, 16, false],
    ["a laptop with the largest text", 768, 22, true],
    ["a window of 600 lines", 600, 16, true],
  ] as const)("stand closer where %s has no room for them", (_what, height, letter, short) => {
    expect(isShort(height, letter)).toBe(short);
  });
});
