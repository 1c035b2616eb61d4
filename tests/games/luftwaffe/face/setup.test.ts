import { describe, expect, it } from "vitest";
import { openTables } from "../../../../src/app/face/setup/tables-file.ts";
import { say } from "../../../../src/core/phrase.ts";
import type { OwnTables, Switch, Turned } from "../../../../src/face/setup.ts";
import { wordsOf } from "../../../../src/face/text.ts";
import { luftwaffe as game } from "../../../../src/games/luftwaffe/computer/game.ts";
import { USUAL } from "../../../../src/games/luftwaffe/data/options.ts";
import { SCENARIO_IDS } from "../../../../src/games/luftwaffe/data/scenarios.ts";
import { OUR_SET, tables as own } from "../../../../src/games/luftwaffe/face/own-tables.ts";
import { setup } from "../../../../src/games/luftwaffe/face/setup.ts";
import { cataloguesOf, faultsIn } from "../../../face/phrases.ts";
import { luftwaffeEntry } from "../entry.ts";

/** What the game has to say of a set-up that went through a link or a file. */
function problemsOf(config: unknown): readonly unknown[] {
  const read = game.config.safeParse(JSON.parse(JSON.stringify(config)));
  return read.success ? game.check(read.data) : [read.error];
}

/** Everything that a switch can be turned to. */
function turnsOf(one: Switch, scenario: string): readonly Turned[] {
  if (one.kind === "on-off") return [true, false];
  return one.kind === "choice" ? one.choices.map(({ id }) => id) : one.range(scenario, {});
}

const switches = setup.groups.flatMap((group) => group.switches);

describe.each(SCENARIO_IDS)("the switches of %s", (scenario) => {
  it("stand as they are turned, and the game takes what comes of it", () => {
    const stands = setup.standing(scenario, {});
    for (const one of switches) {
      if (stands[one.id] === undefined) continue;
      for (const to of turnsOf(one, scenario)) {
        const config = setup.turn(scenario, { scenario }, one.id, to);
        expect(setup.standing(scenario, config)[one.id]).toBe(to);
        expect(problemsOf(config)).toEqual([]);
      }
    }
  });

  it("keep one another and the tables", () => {
    const set = { ...OUR_SET, name: "Mine" };
    const turned = setup.turn(scenario, {}, "takeOff", "type");
    const all = setup.turn(scenario, own.withSet(scenario, turned, set), "level", "advanced");
    expect(setup.standing(scenario, all)).toMatchObject({ takeOff: "type" });
    expect(all).toMatchObject({ options: { level: "advanced", takeOff: "type" } });
    expect(own.of(all)).toEqual(set);
    expect(own.withSet(scenario, all, undefined)).not.toHaveProperty("tables");
    expect(problemsOf(all)).toEqual([]);
  });
});

describe("the switches", () => {
  it("are all that may be agreed", () => {
    const ids = switches.map(({ id }) => id);
    for (const id of Object.keys(USUAL)) expect(ids).toContain(id);
  });

  it("offer the Basic game to single raids alone, and the jet table where it is rolled on (LW-1, LW-95)", () => {
    const basic = switches.filter(
      (one) => one.kind === "choice" && one.choices.some(({ id }) => id === "basic"),
    );
    expect(basic.map(({ id }) => id)).toEqual(["raidLevel"]);
    expect(setup.standing("campaign", {})).not.toHaveProperty("raidLevel");
    expect(Object.keys(setup.standing("oil", {}))).toEqual(["raidLevel", "takeOff", "battles"]);
    const tournament = setup.turn("campaign", {}, "level", "tournament");
    expect(setup.standing("campaign", tournament)).not.toHaveProperty("jetTable");
  });

  it("never begin later than they end", () => {
    const late = setup.turn("big-year", {}, "from", 8);
    expect(setup.standing("big-year", late)).toMatchObject({ from: 8, to: 8, targets: 56 });
    const early = setup.turn("campaign", setup.turn("campaign", {}, "from", 5), "to", 2);
    expect(setup.standing("campaign", early)).toMatchObject({ from: 2, to: 2 });
  });

  it("name the quarters by month and year", async () => {
    const [english] = [...(await cataloguesOf(luftwaffeEntry, "setup")).values()];
    const from = switches.find(({ id }) => id === "from");
    const named = from?.kind === "number" ? from.named?.(4) : undefined;
    expect(wordsOf(named ?? "", (phrase) => say(english ?? {}, phrase))).toBe("January 1944");
  });

  it("are told in whole sentences, each choice otherwise than the others", async () => {
    const catalogues = await cataloguesOf(luftwaffeEntry, "setup");
    const about = own.about("campaign", OUR_SET);
    expect(faultsIn([setup.groups, own.title, own.note, own.how, about], catalogues)).toEqual([]);
    for (const catalogue of catalogues.values())
      for (const one of switches) {
        const texts =
          one.kind === "choice" ? one.choices.flatMap(({ name, help }) => [name, help]) : [one.help];
        const said = texts.map((text) => wordsOf(text, (phrase) => say(catalogue, phrase)));
        expect(new Set(said).size).toBe(said.length);
        expect(said).not.toContain("");
      }
  });
});

it("a file of tables that was saved is loaded again as it was", async () => {
  const read = await openTables(own as OwnTables, new Blob([own.print(OUR_SET)]));
  expect(read).toEqual({ ok: true, value: JSON.parse(JSON.stringify(OUR_SET)) });
});
