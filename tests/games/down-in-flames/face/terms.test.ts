import { describe, expect, it } from "vitest";
import { say } from "../../../../src/core/phrase.ts";
import type { OptionsConfig } from "../../../../src/games/down-in-flames/data/config.ts";
import { SCENARIO_IDS } from "../../../../src/games/down-in-flames/data/scenarios/scenarios.ts";
import { termsOf } from "../../../../src/games/down-in-flames/face/terms.ts";
import { words as en } from "../../../../src/games/down-in-flames/face/words/en/terms.ts";
import { setupFrom } from "../../../../src/games/down-in-flames/rules/setup/from-config.ts";
import { cataloguesOf, faultsIn } from "../../../face/phrases.ts";
import { downInFlamesEntry } from "../entry.ts";

function told(options: OptionsConfig, weave: readonly [boolean, boolean] | null = null): string {
  const terms = termsOf(setupFrom({ scenario: "kent", options }), weave);
  return terms.map((phrase) => say(en, phrase)).join("\n");
}

it.each(SCENARIO_IDS)("the terms of %s are whole sentences in every language", async (scenario) => {
  const terms = termsOf(setupFrom({ scenario }), null);
  expect(faultsIn(terms, await cataloguesOf(downInFlamesEntry, "terms"))).toEqual([]);
});

describe("what differs from the usual", () => {
  it.each<[OptionsConfig, string]>([
    [{ die: "d12" }, "by a D12 (DIF-6)"],
    [{ ammunition: true }, "runs out (DIF-10.15)"],
    [{ cards: 110 }, "110 cards (DIF-B1)"],
    [{ gyroAdvantaged: 2 }, "2 bursts when Advantaged (DIF-R7)"],
    [{ verticalRollMaxDive: 1 }, "dives 1 level at most (DIF-R34)"],
    [{ rollAgainstRollMoves: true }, "moves its Element (DIF-R57)"],
    [{ fuelTankBomber: "4hits" }, "4 hits to a bomber (DIF-R14)"],
    [{ repeatDefence: false }, "may not begin again (DIF-B8)"],
    [{ thach: true }, "where a bid for it is accepted (DIF-10.11)"],
    [{ pilots: "lot" }, "Lots decide who flies"],
    [{ start: 12 }, "All begin at level 12 (24,000 ft)"],
    [{ start: "bid" }, "bid in secret"],
  ])("%j is told", (options, sentence) => {
    expect(told(options)).toContain(sentence);
    expect(told({})).not.toContain(sentence);
  });

  it("the Thach Weave is told of the side that has bid for it", () => {
    expect(told({ thach: true }, [true, false])).toContain("may be used by: Allies (DIF-10.11)");
  });
});

it("a mission tells its target and what its damage is worth, a fight its turns", () => {
  const factory = termsOf(setupFrom({ scenario: "factory" }), null)
    .map((phrase) => say(en, phrase))
    .join("\n");
  expect(factory).toContain("The target is a factory; it is attacked by: Allies");
  expect(factory).toContain("light damage from 6 points 3 victory points");
  expect(factory).toContain("a heavy bomber 12, damaged at the end 5");
  expect(told({})).toContain("lasts 6 game turns");
});
