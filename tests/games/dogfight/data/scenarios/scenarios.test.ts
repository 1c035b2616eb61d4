import { describe, expect, it } from "vitest";
import { type AnyCatalogue, say } from "../../../../../src/core/phrase.ts";
import type { Config } from "../../../../../src/games/dogfight/data/config.ts";
import { MATS } from "../../../../../src/games/dogfight/data/mats.ts";
import { SCENARIOS } from "../../../../../src/games/dogfight/data/scenarios/scenarios.ts";
import { termsOf } from "../../../../../src/games/dogfight/rules/outcome/terms.ts";
import { firstState } from "../../../../../src/games/dogfight/rules/state/state.ts";
import { de } from "../../../../../src/games/dogfight/words/de.ts";
import { en } from "../../../../../src/games/dogfight/words/en.ts";
import { GAMES } from "../../../../../src/games/index.ts";

const IDS = Object.keys(SCENARIOS);
const [_entry] = GAMES;

function terms(config: Config, words: AnyCatalogue): readonly string[] {
  return termsOf(firstState(config).setup).map((phrase) => say(words, phrase));
}

describe("scenarios", () => {
  it("are at least ten, on every mat there is", () => {
    expect(IDS.length).toBeGreaterThanOrEqual(10);
    const mats = IDS.map((scenario) => firstState({ scenario }).setup.table.mat);
    expect(new Set(mats)).toEqual(new Set(MATS));
  });

  it("say how they are won, in every language", () => {
    for (const scenario of IDS) {
      for (const words of [en, de]) {
        const told = terms({ scenario }, words);
        expect(told.length).toBeGreaterThan(0);
        for (const sentence of told) expect(sentence).toMatch(/^[A-ZÄÖÜ].*\.$/);
      }
    }
  });
});

describe("the terms of a set-up", () => {
  it("name who must cross which edge", () => {
    expect(terms({ scenario: "convoy" }, en)).toEqual([
      "Blue wants 2 of B1, B2 and B3 to leave by the near edge; otherwise the other side wins.",
      "The game lasts 10 turns.",
    ]);
    expect(terms({ scenario: "convoy" }, de)[0]).toBe(
      "Blau will mit 2 von B1, B2 und B3 über den nahen Rand; sonst gewinnt die andere Seite.",
    );
  });

  it("list what earns points, aircraft that pay alike together, all edges in one", () => {
    const config: Config = {
      aircraft: [
        { id: "R1", side: "red", type: "swordfish", x: 10, y: 10, heading: 12, speed: 2 },
        { id: "R2", side: "red", type: "swordfish", x: 20, y: 10, heading: 12, speed: 2 },
        { id: "B1", side: "blue", type: "bf-109e-3", x: 20, y: 30, heading: 6, speed: 2 },
      ],
      turns: 5,
      goal: "points",
      points: [
        { side: "red", for: "leave", edge: "far", worth: 9 },
        { side: "blue", for: "leave", aircraft: ["R1"], worth: 1 },
      ],
    };
    expect(terms(config, en)).toEqual([
      "Who has earned more points when time is up wins.",
      "Red earns 9 points for R1 and R2 across the far edge.",
      "Red earns 12 points for B1 brought down.",
      "Blue earns 11 points for R1 and R2 brought down.",
      "Blue earns 1 point for R1 across any edge.",
      "The game lasts 5 turns.",
    ]);
  });
});
