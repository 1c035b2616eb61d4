import { expect, test } from "vitest";
import { type AnyCatalogue, say } from "../../../../src/core/phrase.ts";
import { descriptionOf } from "../../../../src/games/dogfight/face/description.ts";
import { firstState } from "../../../../src/games/dogfight/rules/state/state.ts";
import { viewOf } from "../../../../src/games/dogfight/rules/view/view.ts";
import { de } from "../../../../src/games/dogfight/words/de.ts";
import { en } from "../../../../src/games/dogfight/words/en.ts";

function described(words: AnyCatalogue, weapons?: number): string {
  const state = firstState({ scenario: "duel" });
  const [first, ...rest] = state.aircraft;
  const aircraft = first ? [{ ...first, weapons: weapons ?? first.weapons }, ...rest] : [];
  return say(words, descriptionOf(viewOf({ ...state, aircraft }, "red"), "R1"));
}

test("who hears the list of aircraft is told which gun is lost", () => {
  expect(described(en as AnyCatalogue, 0)).toContain("ENGINE 4 of 4, front gun lost");
  expect(described(de as AnyCatalogue, 0)).toContain("ENGINE 4 von 4, Bugwaffe verloren");
  expect(described(en as AnyCatalogue)).not.toContain("lost");
});
