import { describe, expect, it } from "vitest";
import { seededDice } from "../../../../src/core/dice/random.ts";
import type { SetupTypes } from "../../../../src/face/setup.ts";
import { downInFlames as game } from "../../../../src/games/down-in-flames/computer/game.ts";
import { TABLES } from "../../../../src/games/down-in-flames/data/own.ts";
import { readTables } from "../../../../src/games/down-in-flames/data/read-tables.ts";
import { SCENARIO_IDS } from "../../../../src/games/down-in-flames/data/scenarios/scenarios.ts";
import { setup } from "../../../../src/games/down-in-flames/face/setup.ts";

/** What the game has to say of a set-up that went through a link or a file. */
function problemsOf(config: unknown): readonly unknown[] {
  const read = game.config.safeParse(JSON.parse(JSON.stringify(config)));
  return read.success ? game.check(read.data) : [read.error];
}

describe.each(SCENARIO_IDS)("the switches of %s", (scenario) => {
  const stands = (config: unknown, id: string) => setup.standing(scenario, config)[id];

  it("offer a level only where one is given, and turns only outside missions", () => {
    const given = setup.turn(scenario, {}, "start", "given");
    expect([stands(given, "level") !== undefined, stands(given, "highest")]).toEqual([true, undefined]);
    const rolled = setup.turn(scenario, given, "start", "roll");
    expect([stands(rolled, "level"), stands(rolled, "highest") !== undefined]).toEqual([undefined, true]);
    const whole = game.setup({ scenario }, seededDice("setup")).state.setup;
    expect(stands({}, "turns") === undefined).toBe(whole.mission !== null);
  });

  it("keep who commands what", () => {
    const [piece] = (setup.types as SetupTypes).pieces(scenario, {});
    const seats = { "allied-1": [piece?.id ?? ""] };
    const config = setup.turn(scenario, { scenario, seats }, "die", "d12");
    expect(config).toMatchObject({ seats });
    expect((setup.types as SetupTypes).exchanged(scenario, config, {})).toMatchObject({ seats });
  });

  it("any type of the list may take every Element's place", () => {
    const { pieces, listed, exchanged } = setup.types as SetupTypes;
    for (const { id: type } of listed({})) {
      const all = Object.fromEntries(pieces(scenario, {}).map(({ id }) => [id, type]));
      expect(problemsOf(exchanged(scenario, { scenario }, all))).toEqual([]);
    }
  });
});

describe("a file of tables", () => {
  it("with a cell that does not fit is refused by the cell's name", () => {
    const aircraft = TABLES.aircraft.map((one) => (one.id === "spitfire-vb" ? { ...one, defense: 99 } : one));
    const read = readTables(JSON.stringify({ name: "Mine", aircraft }));
    expect(read.ok ? [] : read.error.map(({ code, values }) => [code, values.cell])).toEqual([
      ["tables-number", "aircraft.spitfire-vb.defense"],
    ]);
  });

  it("with a word where a number must be is refused by the entry's name, not its place", () => {
    const aircraft = TABLES.aircraft.map((one) => (one.id === "p-40e" ? { ...one, defense: "7" } : one));
    const read = readTables(JSON.stringify({ name: "Mine", aircraft }));
    expect(read.ok ? [] : read.error.map(({ values }) => values.path)).toEqual(["aircraft.p-40e.defense"]);
  });
});
