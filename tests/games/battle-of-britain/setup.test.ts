import { describe, expect, it } from "vitest";
import { seededDice } from "../../../src/core/dice/random.ts";
import type { Balance } from "../../../src/core/game.ts";
import { readShape } from "../../../src/core/input/shape.ts";
import { say } from "../../../src/core/phrase.ts";
import { battleOfBritain as game } from "../../../src/games/battle-of-britain/computer/game.ts";
import { BALANCE } from "../../../src/games/battle-of-britain/data/balance.ts";
import type { Config } from "../../../src/games/battle-of-britain/data/config.ts";
import { TABLES } from "../../../src/games/battle-of-britain/data/own.ts";
import { BOOK, EVEN, SCENARIO_IDS, SCENARIOS } from "../../../src/games/battle-of-britain/data/scenarios.ts";
import { meta } from "../../../src/games/battle-of-britain/meta/meta.ts";
import { setupFrom } from "../../../src/games/battle-of-britain/rules/setup/from-config.ts";
import { de } from "../../../src/games/battle-of-britain/words/de.ts";
import { en } from "../../../src/games/battle-of-britain/words/en.ts";
import { Match } from "./examples/play.ts";

const codes = (config: Config) => game.check(config).map(({ code }) => code);

describe("a set-up", () => {
  it.each(Object.keys(SCENARIOS))("%s is sound, and a scenario of the menu", (scenario) => {
    expect(game.check({ scenario })).toEqual([]);
    expect(game.meta.scenarios.map(({ id }) => id)).toContain(scenario);
  });

  it.each<[Config, string]>([
    [{ scenario: "nowhere" }, "config-scenario"],
    [{ options: { targets: 0 } }, "config-number"],
    [{ options: { drawBelow: 100 } }, "config-number"],
    [{ turns: { from: 3, to: 12 } }, "config-number"],
    [{ turns: { from: 5, to: 3 } }, "config-turns"],
    [{ formations: ["2A", "11X"] }, "config-formation"],
    [{ formations: ["2A", "2A", "11A"] }, "config-formation-twice"],
    [{ formations: ["2A"] }, "config-side"],
    [{ tables: { ...TABLES, cities: TABLES.cities.slice(1) } }, "tables-cards"],
    [
      { tables: { ...TABLES, launches: [{ pool: "LF2", square: "Z01", name: "?" }, ...TABLES.launches] } },
      "tables-square",
    ],
    [
      { tables: { ...TABLES, launches: [{ pool: "LF2", square: "R07", name: "?" }, ...TABLES.launches] } },
      "tables-line",
    ],
    [{ tables: { ...TABLES, geschwader: [{ id: "home", pool: "LF2" }] } }, "tables-id"],
    [{ tables: { ...TABLES, pools: TABLES.pools.slice(1) } }, "tables-missing"],
    [{ tables: { ...TABLES, types: TABLES.types.map((one) => ({ ...one, defence: 0 })) } }, "tables-number"],
  ])("%j is refused", (config, code) => {
    expect(codes(config)).toContain(code);
    for (const { code: key, values } of game.check(config))
      for (const words of [en, de]) expect(say(words, { key, values })).not.toMatch(/undefined|NaN|\[object/);
  });

  it("with tables like our own plays like our own", () => {
    const read = readShape(game.config, JSON.parse(JSON.stringify({ scenario: "raid", tables: TABLES })));
    expect(read.ok && game.check(read.value)).toEqual([]);
    const plain = game.setup({ scenario: "raid" }, seededDice("same")).state;
    const own = game.setup({ scenario: "raid", tables: TABLES }, seededDice("same")).state;
    expect({ ...own, setup: null }).toEqual({ ...plain, setup: null });
  });
});

describe("bidding for sides (BB-R57)", () => {
  const bidding = () =>
    new Match(game.setup({ options: { bid: true, weather: "historical" } }, seededDice("bid")).state);

  it("gives the Germans to who names most, and he must bomb that many", () => {
    const match = bidding().play("bid 24", "bid 30");
    expect(match.refusal("bid 30")).toBe("bid-number BB-R57");
    match.play("pass");
    expect(match.state).toMatchObject({ players: ["first", "second"], targets: 30 });
  });

  it("gives them to the first where nobody names any (BB-H5)", () => {
    expect(bidding().play("pass", "pass").state).toMatchObject({ players: ["second", "first"], targets: 28 });
  });
});

describe("a scenario (BB-H1)", () => {
  it.each(SCENARIO_IDS)(
    "%s begins with the goal that makes two pilots even: 40 to 60 of 100 games a side",
    (id) => {
      const { players, games, wins, draws } = BALANCE[id] as Balance;
      expect([players, games]).toEqual(["pilot", 200]);
      for (const won of wins) {
        expect(won + draws / 2).toBeGreaterThanOrEqual(0.4 * games);
        expect(won + draws / 2).toBeLessThanOrEqual(0.6 * games);
      }
    },
  );

  it("the first that a newcomer meets is the even campaign, and a set-up without a name that of the book", () => {
    expect(meta.scenarios[0]?.id).toBe("campaign");
    expect(setupFrom({ scenario: "campaign" }).options).toMatchObject(EVEN.campaign);
    expect(setupFrom({}).options).toMatchObject(BOOK.campaign);
  });

  it.each([
    [
      "a scenario by its name",
      { scenario: "kanalkampf" },
      { scenario: "kanalkampf", options: BOOK.kanalkampf },
    ],
    [
      "a scenario with another number",
      { scenario: "campaign", options: { targets: 30 } },
      { scenario: "campaign", options: { drawBelow: 7, targets: 30 } },
    ],
    ["a set-up without a name", { options: { bid: true } }, { options: { bid: true } }],
    ["a name that no scenario has", { scenario: "other" }, { scenario: "other" }],
    ["options that are none", { scenario: "raid", options: 3 }, { scenario: "raid", options: 3 }],
    ["no set-up at all", null, null],
  ])("of earlier rules had the goal of the book: %s", (_, config, meant) => {
    expect(game.earlier?.(config, 2)).toEqual(meant);
    expect(game.earlier?.(config, 3)).toEqual(config);
  });
});
