import { describe, expect, it } from "vitest";
import { seededDice } from "../../../src/core/dice/random.ts";
import { readShape } from "../../../src/core/input/shape.ts";
import { say } from "../../../src/core/phrase.ts";
import { luftwaffe as game } from "../../../src/games/luftwaffe/computer/game.ts";
import type { Config } from "../../../src/games/luftwaffe/data/config.ts";
import { TABLES } from "../../../src/games/luftwaffe/data/own.ts";
import { SCENARIO_IDS } from "../../../src/games/luftwaffe/data/scenarios.ts";
import type { Tables } from "../../../src/games/luftwaffe/data/tables.ts";
import { de } from "../../../src/games/luftwaffe/words/de.ts";
import { en } from "../../../src/games/luftwaffe/words/en.ts";

const codes = (config: Config) => game.check(config).map(({ code }) => code);
const withBase = (hex: string): Tables => {
  const [first, ...others] = TABLES.bases;
  return { ...TABLES, bases: first ? [{ ...first, hex }, ...others] : others };
};

describe("a set-up", () => {
  it.each(SCENARIO_IDS)("%s is sound, and a scenario of the menu", (scenario) => {
    expect(game.check({ scenario })).toEqual([]);
    const known = game.meta.scenarios.find(({ id }) => id === scenario);
    const { americans, germans, setup } = game.setup({ scenario }, seededDice("pieces")).state;
    const entries = [...TABLES.americans, ...TABLES.germans];
    const there = [...americans, ...germans].filter(({ id, presence }) =>
      setup.raid ? presence === "in-play" : (entries.find((one) => one.id === id)?.enters ?? 0) <= setup.to,
    );
    expect(known?.pieces).toBe(there.length);
  });

  it.each<[Config, string]>([
    [{ scenario: "nowhere" }, "config-scenario"],
    [{ options: { targets: 0 } }, "config-number"],
    [{ options: { targets: 98 } }, "config-number"],
    [{ options: { level: "basic" } }, "config-basic"],
    [{ raid: true }, "config-raid-quarter"],
    [{ raid: true, quarters: { from: "1943-01", to: "1943-04" } }, "config-raid-quarter"],
    [{ quarters: { from: "1944-01", to: "1943-10" } }, "config-quarters"],
    [{ tables: { ...TABLES, targets: TABLES.targets.slice(1) } }, "tables-targets"],
    [{ tables: withBase("4601") }, "tables-hex"],
    [{ tables: withBase("0209") }, "tables-behind"],
    [{ tables: withBase("1030") }, "tables-swiss"],
    [{ tables: { ...TABLES, types: TABLES.types.map((one) => ({ ...one, speed: 8 })) } }, "tables-number"],
    [{ tables: { ...TABLES, types: TABLES.types.slice(1) } }, "tables-unknown"],
    [
      { tables: { ...TABLES, germans: TABLES.germans.map((one) => ({ ...one, type: "B17" })) } },
      "tables-side",
    ],
    [{ tables: { ...TABLES, bases: [...TABLES.bases, ...TABLES.bases.slice(0, 1)] } }, "tables-twice"],
    [{ tables: { ...TABLES, replacements: { tournament: [1], advanced: [1] } } }, "tables-missing"],
  ])("%j is refused", (config, code) => {
    expect(codes(config)).toContain(code);
    for (const { code: key, values } of game.check(config))
      for (const words of [en, de]) expect(say(words, { key, values })).not.toMatch(/undefined|NaN|\[object/);
  });

  it("that leaves battles to the campaign's own dice is the same whether it says so or not", () => {
    const setupOf = (config: Config) => game.setup(config, seededDice("battles")).state.setup;
    const plain = setupOf({ scenario: "bremen" });
    expect(setupOf({ scenario: "bremen", options: { battles: "dice" } })).toEqual(plain);
    expect("battles" in plain.options).toBe(false);
    expect(setupOf({ scenario: "bremen", options: { battles: "cards" } }).options.battles).toBe("cards");
  });

  it("with tables like our own plays like our own", () => {
    const read = readShape(
      game.config,
      JSON.parse(JSON.stringify({ scenario: "schweinfurt", tables: TABLES })),
    );
    expect(read.ok && game.check(read.value)).toEqual([]);
    const plain = game.setup({ scenario: "schweinfurt" }, seededDice("same")).state;
    const own = game.setup({ scenario: "schweinfurt", tables: TABLES }, seededDice("same")).state;
    expect({ ...own, setup: null }).toEqual({ ...plain, setup: null });
  });
});
