import { describe, expect, test } from "vitest";
import { oneSentence, whole, withHyphens } from "../../src/cli/arguments.ts";

describe("whole numbers", () => {
  test.each([
    ["1", 1],
    ["0", 0],
    ["100", 100],
    ["\uFF11\uFF12\u200B", 12],
  ])("%s is taken", (text, value) => {
    expect(whole(0, 100)(text)).toBe(value);
  });

  test.each(["", "101", "-1", "1.5", "1e2", " 1", "x", "99999999999999999999"])("%j is refused", (text) => {
    expect(() => whole(0, 100)(text)).toThrow("whole number from 0 to 100");
  });
});

test.each([
  ["--games", "--games"],
  ["\u2014games", "--games"],
  ["\u2013games", "--games"],
  ["\u2212\u2212games=3", "--games=3"],
  ["\u2013h", "-h"],
  ["-", "-"],
  ["\u2014", "\u2014"],
  ["-1", "-1"],
  ["a\u2014b.json", "a\u2014b.json"],
  ["./\u2014a.json", "./\u2014a.json"],
])("the argument %j is %j", (typed, meant) => {
  expect(withHyphens(typed)).toBe(meant);
});

test.each([
  ["error: unknown command 'rum'\n(Did you mean run?)\n", "Unknown command 'rum' (did you mean run?)."],
  ["error: missing required argument 'file'\n", "Missing required argument 'file'."],
  ["error: too many arguments. Expected 1 but got 2.\n", "Too many arguments; expected 1 but got 2."],
])("%j becomes one sentence", (message, sentence) => {
  expect(oneSentence(message)).toBe(sentence);
});
