import { describe, expect, it } from "vitest";
import { say } from "../../../../src/core/phrase.ts";
import { wordsOf } from "../../../../src/face/text.ts";
import { battleOfBritain as game } from "../../../../src/games/battle-of-britain/computer/game.ts";
import { TABLES } from "../../../../src/games/battle-of-britain/data/own.ts";
import { BOOK, EVEN, SCENARIO_IDS } from "../../../../src/games/battle-of-britain/data/scenarios.ts";
import { OUR_SET, tables as own } from "../../../../src/games/battle-of-britain/face/own-tables.ts";
import { setup } from "../../../../src/games/battle-of-britain/face/setup.ts";
import { words } from "../../../../src/games/battle-of-britain/face/words/en/setup.ts";
import { readTables } from "../../../../src/games/battle-of-britain/rules/setup/read-tables.ts";

/** What the game has to say of a set-up that went through a link or a file. */
function problemsOf(config: unknown): readonly unknown[] {
  const read = game.config.safeParse(JSON.parse(JSON.stringify(config)));
  return read.success ? game.check(read.data) : [read.error];
}

const switches = setup.groups.flatMap((group) => group.switches);
const seats = { anna: ["11"] };

describe.each(SCENARIO_IDS)("the switches of %s", (scenario) => {
  it("have nobody command what is bid for", () => {
    const config = setup.turn(scenario, { seats }, "bid", true);
    expect(config).not.toHaveProperty("seats");
    expect(problemsOf(config)).toEqual([]);
  });
});

describe("the switches", () => {
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

  it("without the formations of a scenario tells what it needs", () => {
    const geschwader = TABLES.geschwader.filter(({ id }) => id !== "2B");
    expect(own.about("raid", { ...OUR_SET, geschwader })).toMatchObject({
      key: "tables.lacks",
      values: { formations: ["2B"] },
    });
    expect(own.about("raid", OUR_SET)).toMatchObject({ key: "tables.ours.hint" });
  });
});
