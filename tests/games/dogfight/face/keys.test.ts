import { expect, test } from "vitest";
import { backspace, type PadKey, press } from "../../../../src/games/dogfight/face/keys.ts";

const ahead = (steps: number): PadKey => ({ kind: "forward", steps });
const turn = (letter: "L" | "R", points = 1): PadKey => ({ kind: "turn", letter, points });
const mark = (sign: "+" | "-" | "--"): PadKey => ({ kind: "mark", mark: sign });

function typed(...keys: readonly PadKey[]): string {
  return keys.reduce(press, "");
}

test.each<[string, readonly PadKey[]]>([
  ["2L1", [ahead(2), turn("L"), ahead(1)]],
  ["2", [ahead(1), ahead(1)]],
  ["5", [ahead(4), ahead(1)]],
  ["53", [ahead(5), ahead(3)]],
  ["1RR1", [ahead(1), turn("R", 2), ahead(1)]],
  ["LL", [turn("L"), turn("L")]],
  ["2+", [ahead(2), mark("+")]],
  ["2", [ahead(2), mark("+"), mark("+")]],
  ["2--", [ahead(2), mark("+"), mark("--")]],
  ["2L1-", [ahead(2), mark("-"), turn("L"), ahead(1)]],
])("keys of the pad write %s", (order, keys) => {
  expect(typed(...keys)).toBe(order);
});

test("a leg goes on after what was typed by hand", () => {
  expect(press("4: 2 L 1 ", ahead(1))).toBe("4: 2 L 2");
});

test("backspace takes the last character and the blanks before it", () => {
  expect(backspace("2L1")).toBe("2L");
  expect(backspace("2 L ")).toBe("2");
  expect(backspace("")).toBe("");
});
