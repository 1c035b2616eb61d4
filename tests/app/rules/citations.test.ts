import { expect, test } from "vitest";
import { citationsIn } from "../../../src/app/rules/citations.ts";

const CASES = [
  ["E4: after SPEED 3 the orders may cost 2 to 4, not 5.", ["E4"]],
  ["E5: 3 clock points; half of ENGINE 4 allows 2 (R-04, R-05).", ["E5", "R-04", "R-05"]],
  ["Red fires first (R-16).", ["R-16"]],
  ["Both roll (R-18a) and roll (R-15).", ["R-18a", "R-15"]],
  // Aircraft may be called like rules; they are not cited.
  ["E5 flies 2L1 (3 SPEED) to 22.0″ across.", []],
  ["R-16 crosses the left edge and is out of the game (R-25).", ["R-25"]],
  ["B-17 (R-05 and more) is no citation.", []],
  ["", []],
] as const;

for (const [sentence, rules] of CASES) {
  test(`“${sentence}” cites ${rules.join(", ") || "nothing"}`, () => {
    const stretches = citationsIn(sentence);
    expect(stretches.filter(({ rule }) => rule).map(({ text }) => text)).toEqual(rules);
    expect(stretches.map(({ text }) => text).join("")).toBe(sentence);
    for (const { text, at } of stretches) expect(sentence.slice(at, at + text.length)).toBe(text);
  });
}
