import { describe, expect, it } from "vitest";
import { seededDice } from "../../../../src/core/dice/random.ts";
import { greatWar } from "../../../../src/games/great-war/computer/game.ts";
import type { Config } from "../../../../src/games/great-war/data/config/config.ts";
import { TABLES } from "../../../../src/games/great-war/data/own.ts";
import { isFrontOnly } from "../../../../src/games/great-war/rules/ground/front-only.ts";
import { FILES, load } from "../../../../src/games/great-war/rules/load.ts";
import { SCENARIOS, wholeOf } from "../../../../src/games/great-war/rules/scenarios.ts";
import { setupFrom } from "../whole.ts";

const BATTLES = Object.keys(SCENARIOS).filter((id) => id !== "bloody-april");

describe("what a match loads of the rules", () => {
  it("every battle is written in a file that is loaded alone, the campaign in none", () => {
    expect(Object.keys(FILES).toSorted()).toEqual(BATTLES.toSorted());
  });

  it.each(BATTLES)("%s begins as with all of the rules", async (scenario) => {
    const part = (await load({ scenario })) as typeof greatWar;
    const [alone, whole] = [part, greatWar].map((game) => game.setup({ scenario }, seededDice("load")));
    expect(alone).toEqual(whole);
    expect(part.check({ scenario })).toEqual([]);
    expect(part.seats({ scenario })).toEqual(greatWar.seats({ scenario }));
  });

  it.each(BATTLES)("of %s all that may stand beside a scenario, and nothing else", async (scenario) => {
    const part = (await load({ scenario })) as typeof greatWar;
    const aircraft = wholeOf({ scenario }).aircraft.map(({ id }) => id);
    const beside: readonly Partial<Config>[] = [
      { seats: {} },
      { seats: { third: aircraft.slice(0, 1) } },
      { seats: { third: ["nobody"] } },
      { options: { archie: false } },
      { edition: 1 },
      { turns: 3 },
      { aircraft: [] },
    ];
    for (const more of beside) {
      const config = { scenario, ...more };
      expect(part.check(config), JSON.stringify(more)).toEqual(greatWar.check(config));
    }
  });

  it("only a battle with nothing on the ground but a front does without the rest", () => {
    const frontOnly = BATTLES.filter((id) => isFrontOnly(wholeOf({ scenario: id })));
    expect(frontOnly.toSorted()).toEqual(
      BATTLES.filter((id) => {
        const { airframes, targets } = setupFrom({ scenario: id });
        const { guns = [], aircraft } = wholeOf({ scenario: id });
        const armed = guns.length + targets.length + airframes.filter(({ balloon }) => balloon).length;
        return armed === 0 && aircraft.every(({ bombs }) => !bombs);
      }).toSorted(),
    );
    expect(frontOnly).toContain("duel");
  });

  it.each([
    ["no set-up", undefined],
    ["the campaign", { scenario: "bloody-april" }],
    ["tables of one's own", { scenario: "duel", tables: TABLES }],
    ["a scenario that nobody knows", { scenario: "constructor" }],
    ["a set-up that is written out", SCENARIOS.duel],
    ["what is no set-up", "duel"],
  ])("%s needs all of them", async (_, config) => {
    expect(await load(config)).toBeUndefined();
  });
});
