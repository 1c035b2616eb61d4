import { expect, test } from "vitest";
import { citationsIn, quietly } from "../../src/app/citations.ts";
import { citing } from "../../src/app/match/refusal.ts";
import { useSettings } from "../../src/app/settings/settings.ts";
import { GAMES } from "../../src/games/index.ts";
import { findGame } from "../../src/games/registry.ts";

const CASES = [
  ["dogfight", "E4: after SPEED 3 the orders may cost 2 to 4, not 5.", ["E4"]],
  ["dogfight", "E5: 3 clock points; half of ENGINE 4 allows 2 (R-04, R-05).", ["E5", "R-04", "R-05"]],
  ["dogfight", "Red fires first (R-16).", ["R-16"]],
  ["dogfight", "Both roll (R-18a) and roll (R-15).", ["R-18a", "R-15"]],
  // Aircraft may be called like rules; they are not cited.
  ["dogfight", "E5 flies 2L1 (3 SPEED) to 22.0″ across.", []],
  ["dogfight", "R-16 crosses the left edge and is out of the game (R-25).", ["R-25"]],
  ["dogfight", "B-17 (R-05 and more) is no citation.", []],
  // Numbers of another game are none of this one's.
  ["dogfight", "Jam test (4.7g) and (A-33).", []],
  ["dogfight", "", []],
  ["great-war", "A1's left gun: jam test (4.7g): 3 and 5.", ["4.7g"]],
  ["great-war", "No immelmann: A1 is loaded (4.5g, §8).", ["4.5g", "§8"]],
  ["great-war", "Still jammed (cleared on a 1; 4.7i).", ["4.7i"]],
  ["great-war", "Attacked (A-49: 1 for its own side).", ["A-49"]],
  ["great-war", "Allowed are 200 m (4.5b, D-07); deflection +1 (6.1).", ["4.5b", "D-07", "6.1"]],
  ["great-war", "Whoever succeeds moves after its target (4.4).", ["4.4"]],
  ["great-war", "A-10 and G-4 (4.25 or 9) fly on (R-16).", []],
  ["great-war", "It drifts (14.5b).", []],
  ["nothing", "A number (4.7g).", []],
] as const;

for (const [game, sentence, rules] of CASES) {
  test(`${game}: “${sentence}” cites ${rules.join(", ") || "nothing"}`, () => {
    const stretches = citationsIn(sentence, findGame(GAMES, game)?.meta.numbers ?? /(?!)/);
    expect(stretches.filter(({ rule }) => rule).map(({ text }) => text)).toEqual(rules);
    expect(stretches.map(({ text }) => text).join("")).toBe(sentence);
    for (const { text, at } of stretches) expect(sentence.slice(at, at + text.length)).toBe(text);
  });
}

const QUIET = [
  [
    "dogfight",
    "E4: after SPEED 3 the orders may cost 2 to 4.",
    "After SPEED 3 the orders may cost 2 to 4.",
    ["E4"],
  ],
  [
    "dogfight",
    "E5: half of ENGINE 4 allows 2 (R-04, R-05).",
    "Half of ENGINE 4 allows 2.",
    ["E5", "R-04", "R-05"],
  ],
  [
    "dogfight",
    "Both roll (R-15) and roll (R-15). So be it (R-16).",
    "Both roll and roll. So be it.",
    ["R-15", "R-16"],
  ],
  ["dogfight", "E5 flies 2L1 (3 SPEED) across.", "E5 flies 2L1 (3 SPEED) across.", []],
  ["great-war", "Jammed (cleared on a 1; 4.7i).", "Jammed (cleared on a 1).", ["4.7i"]],
  ["great-war", "Jam test (4.7g): 3 and 5.", "Jam test: 3 and 5.", ["4.7g"]],
  ["great-war", "Attacked (A-49: 1 for its own side).", "Attacked (1 for its own side).", ["A-49"]],
  ["nothing", "A number (4.7g).", "A number (4.7g).", []],
] as const;

for (const [game, sentence, words, rules] of QUIET) {
  test(`${game}: “${sentence}” has its numbers at the end`, () => {
    expect(quietly(sentence, findGame(GAMES, game)?.meta.numbers)).toEqual({ words, rules });
  });
}

test("a sentence of a file is followed by its rules, unless it has none or this screen hides them", () => {
  const numbers = findGame(GAMES, "dogfight")?.meta.numbers;
  const refused = ["E4: the orders may cost 2 to 4, not 5.", "E4", numbers] as const;
  expect(citing("The deck has 79 cards; take 80 or 110.", "DIF-B24", undefined)).toBe(
    "The deck has 79 cards; take 80 or 110. (DIF-B24)",
  );
  expect(citing(...refused)).toBe("The orders may cost 2 to 4, not 5. (E4)");
  expect(citing("This is no JSON.", undefined, numbers)).toBe("This is no JSON.");
  useSettings.setState({ ruleNumbers: false });
  expect(citing(...refused)).toBe("The orders may cost 2 to 4, not 5.");
  useSettings.setState({ ruleNumbers: true });
});
