import { describe, expect, test } from "vitest";
import { greatWar } from "../../../../src/games/great-war/computer/game.ts";
import { TABLES } from "../../../../src/games/great-war/data/own.ts";
import { tablesFrom } from "../../../../src/games/great-war/face/own-tables.ts";
import {
  configOf,
  lackingTypes,
  optionsOf,
  turnedOf,
} from "../../../../src/games/great-war/face/setup-config.ts";
import { USUAL } from "../../../../src/games/great-war/rules/setup/options.ts";

describe("a file of tables", () => {
  test("with a cell that does not fit is refused by naming the cell", () => {
    const spoilt = { ...TABLES, maneuvers: { ...TABLES.maneuvers, loop: 99 } };
    const read = tablesFrom(JSON.stringify(spoilt));
    if (read.ok) throw new Error("must be refused for a cell");
    expect(read.error.map(({ values }) => JSON.stringify(values)).join()).toContain("loop");
  });
});

describe("the config of the set-up page", () => {
  test("of an untouched page is the scenario alone", () => {
    expect(configOf("duel", turnedOf({ scenario: "duel" }))).toEqual({ scenario: "duel" });
    for (const odd of [null, 3, "x"]) expect(turnedOf(odd)).toEqual({ options: {}, tables: undefined });
  });

  test("holds switches and tables beside the scenario, and the game takes it", () => {
    const tables = { ...TABLES, name: "Mine" };
    const config = configOf("duel", { options: { sequence: "plotted", wind: false }, tables });
    const read = greatWar.config.safeParse(config);
    if (!read.success) throw new Error("the config has the wrong shape");
    expect(greatWar.check(read.data)).toEqual([]);
    expect(turnedOf(config)).toEqual({ options: { sequence: "plotted", wind: false }, tables });
  });

  test("the scenario's own switches stand until they are turned", () => {
    expect(optionsOf("bombing", turnedOf({})).survivors).toBe(true);
    expect(optionsOf("bombing", { options: { survivors: false }, tables: undefined }).survivors).toBe(false);
    expect(optionsOf("duel", turnedOf({})).energy).toBe(USUAL.energy);
  });

  test("types that a set lacks are named", () => {
    expect(lackingTypes("duel", TABLES)).toEqual([]);
    const aircraft = TABLES.aircraft.filter(({ id }) => id !== "sopwith-camel");
    expect(lackingTypes("duel", { ...TABLES, aircraft })).toEqual(["sopwith-camel"]);
  });
});
