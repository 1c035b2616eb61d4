import { describe, expect, it } from "vitest";
import { openTables } from "../../../../src/app/face/setup/tables-file.ts";
import { seededDice } from "../../../../src/core/dice/random.ts";
import { jsonLines } from "../../../../src/core/json-lines.ts";
import { LANGUAGES } from "../../../../src/core/language.ts";
import type { OwnTables, SetupTypes, Switch, Turned } from "../../../../src/face/setup.ts";
import { downInFlames as game } from "../../../../src/games/down-in-flames/computer/game.ts";
import { readTables } from "../../../../src/games/down-in-flames/data/read.ts";
import { SCENARIO_IDS } from "../../../../src/games/down-in-flames/data/scenarios/scenarios.ts";
import { TABLES } from "../../../../src/games/down-in-flames/data/tables.ts";
import { OUR_SET } from "../../../../src/games/down-in-flames/data/whole-set.ts";
import { tables as own } from "../../../../src/games/down-in-flames/face/own-tables.ts";
import { setup } from "../../../../src/games/down-in-flames/face/setup.ts";
import { folder } from "../../../../src/games/down-in-flames/index.ts";

/** What the game has to say of a set-up that went through a link or a file. */
function problemsOf(config: unknown): readonly unknown[] {
  const read = game.config.safeParse(JSON.parse(JSON.stringify(config)));
  return read.success ? game.check(read.data) : [read.error];
}

/** Everything that a switch can be turned to. */
function turnsOf(one: Switch, scenario: string, config: unknown): readonly Turned[] {
  if (one.kind === "on-off") return [true, false];
  if (one.kind === "choice") return one.choices.map(({ id }) => id);
  return one.range(scenario, config);
}

const switches = setup.groups.flatMap((group) => group.switches);

describe.each(SCENARIO_IDS)("the switches of %s", (scenario) => {
  const stands = (config: unknown, id: string) => setup.standing(scenario, config)[id];

  it("stand as they are turned, and the game takes what comes of it", () => {
    for (const one of switches)
      for (const to of turnsOf(one, scenario, {})) {
        if (stands({}, one.id) === undefined) continue;
        const config = setup.turn(scenario, { scenario }, one.id, to);
        expect(stands(config, one.id)).toBe(to);
        expect(problemsOf(config)).toEqual([]);
      }
  });

  it("offer a level only where one is given, and turns only outside missions", () => {
    const given = setup.turn(scenario, {}, "start", "given");
    expect([stands(given, "level") !== undefined, stands(given, "highest")]).toEqual([true, undefined]);
    const rolled = setup.turn(scenario, given, "start", "roll");
    expect([stands(rolled, "level"), stands(rolled, "highest") !== undefined]).toEqual([undefined, true]);
    const whole = game.setup({ scenario }, seededDice("setup")).state.setup;
    expect(stands({}, "turns") === undefined).toBe(whole.mission !== null);
  });

  it("keep one another and the tables", () => {
    const set = { ...OUR_SET, name: "Mine" };
    const config = own.withSet(scenario, setup.turn(scenario, {}, "die", "d12"), set);
    const both = setup.turn(scenario, config, "ammunition", true);
    expect(setup.standing(scenario, both)).toMatchObject({ die: "d12", ammunition: true });
    expect(own.of(both)).toEqual(set);
    expect(problemsOf(both)).toEqual([]);
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
  it("that was saved is loaded again as it was", async () => {
    const file = new Blob([jsonLines(OUR_SET)]);
    const read = await openTables(own as OwnTables, file);
    expect(read).toEqual({ ok: true, value: JSON.parse(JSON.stringify(OUR_SET)) });
  });

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

  it.each([
    ["no JSON", "cards: 80", "tables-json"],
    ["a match", '{"format":1,"entries":[]}', "tables-foreign"],
    ["a number", "7", "tables-foreign"],
    ["without a name", '{"targets":[]}', "shape"],
    ["with a name that is empty", '{"name":"","targets":[]}', "tables-text"],
    ["of absurd length", " ".repeat(500_001), "tables-large"],
  ])("that is %s is refused in a sentence", async (_, text, code) => {
    const read = readTables(text);
    expect(read.ok ? "" : read.error[0]?.code).toBe(code);
  });

  it("of another deck tells that a battle needs the other one", () => {
    const cards = [{ name: "tight-turn", colour: "blue", copies: 110 }];
    expect(own.about("kent", { name: "Mine", cards })).toMatchObject({ key: "tables.lacks" });
    expect(own.about("kent", OUR_SET)).toMatchObject({ key: "tables.ours.hint" });
  });
});

describe.each(LANGUAGES)("in the language %s", (language) => {
  it("every switch and every choice has a name and a help of its own", async () => {
    const words = await folder.words(language, "setup");
    const say = ({ key, values }: { key: string; values: object }) => words[key]?.(values as never) ?? "";
    for (const one of switches) {
      const texts =
        one.kind === "choice" ? one.choices.flatMap(({ name, help }) => [name, help]) : [one.help];
      const said = [one.name, ...texts].map((text) => say(text as { key: string; values: object }));
      expect(new Set(said).size).toBe(said.length);
      expect(said.every((text) => text !== "" && !/^[0-9a-z-]+$/.test(text))).toBe(true);
    }
  });
});
