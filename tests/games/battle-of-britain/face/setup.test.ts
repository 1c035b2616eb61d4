import { describe, expect, it } from "vitest";
import { openTables } from "../../../../src/app/face/setup/tables-file.ts";
import { LANGUAGES } from "../../../../src/core/language.ts";
import { say } from "../../../../src/core/phrase.ts";
import type { OwnTables, Switch, Turned } from "../../../../src/face/setup.ts";
import { wordsOf } from "../../../../src/face/text.ts";
import { battleOfBritain as game } from "../../../../src/games/battle-of-britain/computer/game.ts";
import { TABLES } from "../../../../src/games/battle-of-britain/data/own.ts";
import { BOOK, EVEN, SCENARIO_IDS } from "../../../../src/games/battle-of-britain/data/scenarios.ts";
import { OUR_SET, tables as own } from "../../../../src/games/battle-of-britain/face/own-tables.ts";
import { setup } from "../../../../src/games/battle-of-britain/face/setup.ts";
import { words } from "../../../../src/games/battle-of-britain/face/words/en/setup.ts";
import { folder } from "../../../../src/games/battle-of-britain/index.ts";
import { USUAL } from "../../../../src/games/battle-of-britain/rules/setup/options.ts";
import { readTables } from "../../../../src/games/battle-of-britain/rules/setup/read-tables.ts";

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
const seats = { anna: ["11"] };

describe.each(SCENARIO_IDS)("the switches of %s", (scenario) => {
  const stands = (config: unknown, id: string) => setup.standing(scenario, config)[id];

  it("stand as they are turned, and the game takes what comes of it", () => {
    for (const one of switches)
      for (const to of turnsOf(one, scenario, {})) {
        if (stands({}, one.id) === undefined) continue;
        const config = setup.turn(scenario, { scenario }, one.id, to);
        const isTaken = one.id.startsWith("pool-") && stands(config, one.id) === undefined;
        expect(isTaken || stands(config, one.id) === to, `${one.id} ${to}`).toBe(true);
        expect(problemsOf(config)).toEqual([]);
      }
  });

  it("keep one another, the tables and who commands what", () => {
    const set = { ...OUR_SET, name: "Mine" };
    const config = own.withSet(scenario, setup.turn(scenario, { seats }, "duel", "oneRound"), set);
    const all = setup.turn(scenario, config, "diagonal", false);
    expect(setup.standing(scenario, all)).toMatchObject({ duel: "oneRound", diagonal: false });
    expect(all).toMatchObject({ seats });
    expect(own.of(all)).toEqual(set);
    expect(problemsOf(all)).toEqual([]);
  });

  it("have nobody command what is bid for", () => {
    const config = setup.turn(scenario, { seats }, "bid", true);
    expect(config).not.toHaveProperty("seats");
    expect(problemsOf(config)).toEqual([]);
  });
});

describe("the switches", () => {
  it("are all that may be agreed (BB-15)", () => {
    const ids = switches.map(({ id }) => id);
    for (const id of Object.keys(USUAL)) expect(ids).toContain(id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("never begin later than they end, nor leave a draw below no target", () => {
    const late = setup.turn("kanalkampf", {}, "from", 9);
    expect(setup.standing("kanalkampf", late)).toMatchObject({ from: 9, to: 9 });
    const early = setup.turn("campaign", setup.turn("campaign", {}, "from", 6), "to", 3);
    expect(setup.standing("campaign", early)).toMatchObject({ from: 3, to: 3 });
    const few = setup.turn("campaign", {}, "targets", 3);
    expect(setup.standing("campaign", few)).toMatchObject({ targets: 3, drawBelow: 3 });
  });

  it("name the even goal, with which a scenario begins, and that of the book; another has no name (BB-136, BB-H1)", () => {
    const goal = (config: unknown) => setup.standing("campaign", config);
    expect(goal({})).toMatchObject({ goal: "even", ...EVEN.campaign });
    const book = setup.turn("campaign", {}, "goal", "book");
    expect(book).toMatchObject({ options: BOOK.campaign });
    expect(goal(book)).toMatchObject({ goal: "book", targets: 28, drawBelow: 7 });
    expect(goal(setup.turn("campaign", book, "goal", "even"))).toMatchObject({ goal: "even" });
    expect(goal(setup.turn("campaign", book, "targets", 30))).toMatchObject({ goal: "own", targets: 30 });
  });

  it.each([
    ["campaign", EVEN.campaign.targets, `${EVEN.campaign.targets}, even`],
    ["campaign", 28, "28, by the book"],
    ["campaign", 12, "12"],
    ["september", 5, "5, even, by the book"],
  ])("call the targets of %s by what they stand for: %i", (scenario, figure, name) => {
    const targets = switches.find(({ id }) => id === "targets");
    const text = targets?.kind === "number" ? targets.named?.(figure, scenario) : undefined;
    expect(text && wordsOf(text, (phrase) => say(words, phrase))).toBe(name);
  });

  it("leave a Group out with its wings and whoever commanded nothing else, but never a side's last", () => {
    const without = setup.turn("campaign", { seats: { anna: ["10"], ben: ["13", "11"] } }, "pool-10", false);
    expect(without).toMatchObject({ seats: { ben: ["13", "11"] } });
    const formations = (without as { formations: readonly string[] }).formations;
    expect(formations.filter((id) => id.startsWith("10"))).toEqual([]);
    expect(formations).toHaveLength(16);
    expect(setup.turn("campaign", without, "pool-10", true)).not.toHaveProperty("formations");
    expect(setup.standing("raid", {})).not.toHaveProperty("pool-11");
    expect(setup.standing("raid", {})).toMatchObject({ "pool-10": false, "pool-LF3": false });
  });
});

describe("a file of tables", () => {
  it("that was saved is loaded again as it was", async () => {
    const read = await openTables(own as OwnTables, new Blob([own.print(OUR_SET)]));
    expect(read).toEqual({ ok: true, value: JSON.parse(JSON.stringify(OUR_SET)) });
  });

  const cells = (set: object) => {
    const read = readTables(JSON.stringify({ ...OUR_SET, ...set }));
    return read.ok ? [] : read.error.map(({ code, values }) => [code, values.cell ?? values.path]);
  };
  const typed = (defence: unknown) =>
    TABLES.types.map((one) => (one.id === "Do17" ? { ...one, defence } : one));

  it.each([
    ["a figure that does not fit", { types: typed(0) }, "tables-number", "types.Do17.defence"],
    ["a word where a number must be", { types: typed("2") }, "shape", "types.Do17.defence"],
    [
      "a pool of too many squadrons",
      { pools: TABLES.pools.map((one) => (one.id === "13" ? { ...one, squadrons: { Spitfire: 99 } } : one)) },
      "tables-number",
      "pools.13.squadrons.Spitfire",
    ],
    [
      "a square off the map",
      { cities: TABLES.cities.map((one) => (one.id === "Hull" ? { ...one, square: "Z17" } : one)) },
      "tables-square",
      "cities.Hull",
    ],
    [
      "a name with a line break",
      {
        airfields: TABLES.airfields.map((one) => (one.id === "Filton" ? { ...one, name: "Fil\nton" } : one)),
      },
      "tables-text",
      "airfields.Filton.name",
    ],
  ])("with %s is refused by the cell's name", (_, set, code, cell) => {
    expect(cells(set)).toEqual([[code, cell]]);
  });

  it.each([
    ["no JSON", "cards: 50", "tables-json"],
    ["a match", '{"format":1,"entries":[]}', "tables-foreign"],
    ["a number", "7", "tables-foreign"],
    ["without a name", '{"cities":[]}', "shape"],
    ["of absurd length", " ".repeat(500_001), "tables-large"],
  ])("that is %s is refused in a sentence", async (_, text, code) => {
    const read = readTables(text);
    expect(read.ok ? "" : read.error[0]?.code).toBe(code);
  });

  it("without the formations of a scenario tells what it needs", () => {
    const geschwader = TABLES.geschwader.filter(({ id }) => id !== "2B");
    expect(own.about("raid", { ...OUR_SET, geschwader })).toMatchObject({
      key: "tables.lacks",
      values: { formations: ["2B"] },
    });
    expect(own.about("raid", OUR_SET)).toMatchObject({ key: "tables.ours.hint" });
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
      expect(said.every((text) => text !== "" && !/^[0-9a-z-]+$|undefined/.test(text))).toBe(true);
    }
  });

  it("every figure of a set of tables is told", async () => {
    const words = await folder.words(language, "setup");
    for (const key of ["tables.ours.hint", "tables.loaded.hint", "tables.lacks"])
      expect(
        words[key]?.({ wings: 12, geschwader: 7, squadrons: 119, formations: ["2B"] } as never),
      ).not.toMatch(/undefined|NaN/);
  });
});
