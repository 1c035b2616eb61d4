import { describe, expect, it } from "vitest";
import { codesOf, repaintsOf } from "../../src/core/repaint.ts";

describe("paint that a device has kept", () => {
  const good = { colours: { sky: "#123456" }, codes: "QV K", ink: "#ffffff" };

  it.each([null, 7, "sky", [], [good]])("is none where it is no record: %j", (data) => {
    expect(repaintsOf(data).size).toBe(0);
  });

  it("is read by model, and what of it is none is left out", () => {
    const kept = JSON.parse(`{
      "dogfight/a": ${JSON.stringify(good)},
      "dogfight/b": { "colours": { "sky": "red", "black": "#000000" }, "codes": 7, "ink": "blue" },
      "dogfight/c": { "colours": {}, "codes": "" },
      "__proto__": { "codes": "x" }
    }`);
    expect(Object.fromEntries(repaintsOf(kept))).toEqual(
      Object.fromEntries([
        ["dogfight/a", good],
        ["dogfight/b", { colours: { black: "#000000" }, codes: "" }],
        ["__proto__", { colours: {}, codes: "X" }],
      ]),
    );
  });

  it("has an end", () => {
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`m/${i}`, good]));
    expect(repaintsOf(many).size).toBe(400);
    const long = { m: { codes: "Q".repeat(10_000), colours: { [`${"x".repeat(61)}`]: "#000000" } } };
    expect(repaintsOf(long).get("m")).toEqual({ colours: {}, codes: "QQQQQQQQ" });
  });
});

describe("codes", () => {
  it.each([
    ["qv k", "QV K"],
    ["  qv   k  ", "QV K "],
    ["1+–-ä", "1+-"],
    ["ABCDEFGHIJ", "ABCDEFGH"],
    ["<b>", "B"],
  ])("%j is written %j", (typed, written) => {
    expect(codesOf(typed)).toBe(written);
  });
});
