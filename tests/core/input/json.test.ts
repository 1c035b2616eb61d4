import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { jsonFault } from "../../../src/core/input/json.ts";

describe("the place where a text stops being JSON", () => {
  test.each([
    ["", 1, 1, ""],
    ["  \n ", 2, 2, ""],
    ["nonsense", 1, 1, "n"],
    ["{", 1, 2, ""],
    ['{"a": 1,}', 1, 9, "}"],
    ['{"a": 1\n "b": 2}', 2, 2, '"b"'],
    ['{"a" 1}', 1, 6, "1"],
    ["[1, 2", 1, 6, ""],
    ["[1 2]", 1, 4, "2"],
    ["[1,]", 1, 4, "]"],
    ["[}", 1, 2, "}"],
    ["{]", 1, 2, "]"],
    ["{1: 2}", 1, 2, "1"],
    ['"one\ntwo"', 1, 1, '"'],
    ['{"a": tru}', 1, 7, "t"],
    ["[01]", 1, 3, "1"],
    ["1 2", 1, 3, "2"],
    ["[1]\r\n]", 2, 1, "]"],
    [",", 1, 1, ","],
    ["😀", 1, 1, "😀"],
  ])("%j: line %i, column %i, %j", (text, line, column, found) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(jsonFault(text)).toEqual({ line, column, found });
  });

  test("is nowhere in a document, and somewhere in every text that is none", () => {
    fc.assert(
      fc.property(
        fc.json(),
        fc.nat(),
        fc.constantFrom("", "{", "}", "]", ",", '"', "\n", "x"),
        (json, at, more) => {
          expect(jsonFault(json)).toBeUndefined();
          const place = at % (json.length + 1);
          const text = `${json.slice(0, place)}${more}${json.slice(place + 1)}`;
          let whole = true;
          try {
            JSON.parse(text);
          } catch {
            whole = false;
          }
          expect(jsonFault(text) === undefined, text).toBe(whole);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test("is found in a bottomless text too", () => {
    expect(jsonFault("[".repeat(300_000))).toEqual({ line: 1, column: 300_001, found: "" });
  });
});
