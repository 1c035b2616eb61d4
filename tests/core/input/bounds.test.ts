import { describe, expect, test } from "vitest";
import { fractionIn, holdsSame, outOfBounds, wrongIn } from "../../../src/core/input/bounds.ts";

describe("the first figure out of its bounds", () => {
  const state = { turn: 3, sides: { red: { fuel: 0 }, blue: { fuel: 9 } }, list: [{ at: 5 }, { at: -1 }] };

  test.each([
    ["none, at the least and the most", { turn: [3, 3], "sides.*.fuel": [0, 9] }, undefined],
    ["one at the top", { turn: [4, 9] }, "turn"],
    ["one above", { turn: [0, 2] }, "turn"],
    ["one further in", { "sides.blue.fuel": [0, 8] }, "sides.blue.fuel"],
    ["any of a list", { "list.*.at": [0, 9] }, "list.1.at"],
    ["any of an object", { "*.*.fuel": [1, 9] }, "sides.red.fuel"],
    ["a second pattern", { turn: [0, 9], "list.0.at": [0, 4] }, "list.0.at"],
    ["what is not there, or no figure", { nothing: [1, 1], "turn.deep": [9, 9], sides: [1, 1] }, undefined],
  ] as const)("is told by its path: %s", (_, bounds, path) => {
    expect(outOfBounds(state, bounds)).toBe(path);
  });
});

describe("a figure that is no whole number", () => {
  test.each([
    [{ turn: 1, list: [1, { at: -2 }], none: null, text: "1.5", is: true }, undefined],
    [{ turn: 0.5 }, "turn"],
    [{ turn: Number.NaN }, "turn"],
    [{ list: [1, { at: 0.25 }] }, "list.1.at"],
    [{ setup: { inches: 0.25 } }, undefined],
    [{ deep: { setup: { inches: 0.25 } } }, "deep.setup.inches"],
  ])("is told by its path in all of %j but its set-up", (state, path) => {
    expect(fractionIn(state)).toBe(path);
  });
});

test.each([
  ["nothing", undefined, undefined],
  ["a field of an item", "speed", "aircraft.1.speed"],
  ["an item", "", "aircraft.1"],
])("what is wrong in a list is told by its path: %s", (_, wrong, path) => {
  expect(
    wrongIn("aircraft", ["a", "b", "b"], (item, place) => (item === "b" && place === 1 ? wrong : undefined)),
  ).toBe(path);
  expect(wrongIn("aircraft", [], () => wrong)).toBeUndefined();
});

test.each([
  [[], [], true],
  [["a", "b"], ["b", "a"], true],
  [["a", "a", "b"], ["a", "b", "b"], false],
  [["a"], ["a", "a"], false],
  [["a"], [], false],
  [["a", "b"], ["a\nb"], false],
])("%j and %j hold the same: %s", (one, other, same) => {
  expect(holdsSame(one, other)).toBe(same);
});
