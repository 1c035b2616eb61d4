import { describe, expect, it } from "vitest";
import { say } from "../../../../../src/core/phrase.ts";
import { dogfight } from "../../../../../src/games/dogfight/computer/game.ts";
import type { Config } from "../../../../../src/games/dogfight/data/config.ts";
import { SCENARIOS } from "../../../../../src/games/dogfight/data/scenarios/scenarios.ts";
import { setup as setupFace } from "../../../../../src/games/dogfight/face/setup.ts";
import { meta } from "../../../../../src/games/dogfight/meta/meta.ts";
import { damageOf } from "../../../../../src/games/dogfight/rules/outcome/damage.ts";
import { termsOf } from "../../../../../src/games/dogfight/rules/outcome/terms.ts";
import { checkConfig } from "../../../../../src/games/dogfight/rules/setup/check/check.ts";
import { setupFrom } from "../../../../../src/games/dogfight/rules/setup/setup.ts";
import type { Aircraft, State } from "../../../../../src/games/dogfight/rules/state/state.ts";
import { firstState } from "../../../../../src/games/dogfight/rules/state/state.ts";
import { en } from "../../../../../src/games/dogfight/words/en.ts";
import { usualConfig } from "../../../../../src/games/usual.ts";
import { play } from "../../helpers.ts";

const LAST = { goal: "most-damage", turns: 1 } as const;
/** Nose to nose, too far to close in one turn: only the first side's shots are in these games. */
const NEAR = [
  { id: "R1", x: 20, y: 10, heading: 12, speed: 1 },
  { id: "B1", x: 20, y: 22, heading: 12, speed: 1, weapons: ["rear"] },
] as const;

/** A duel in which the second aircraft has been damaged so. */
function damaged(change: Partial<Aircraft>): State {
  const state = firstState({ scenario: "duel", turns: 12 });
  const [red, blue] = state.aircraft as [Aircraft, Aircraft];
  return { ...state, aircraft: [red, { ...blue, ...change }] };
}

describe("DF-82 R-42: damage where a limit of turns ends a game", () => {
  it.each([
    ["nothing", {}, 0],
    ["an oval of FUSELAGE", { fuselage: 2 }, 1],
    ["two ovals of ENGINE", { engine: 2 }, 2],
    ["a weapon", { weapons: 0 }, 2],
    ["all of them", { fuselage: 1, engine: 3, weapons: 0 }, 5],
    ["an aircraft that is destroyed", { fuselage: 0, status: "destroyed" }, 12],
    ["one that crashed", { engine: 0, status: "crashed" }, 12],
    ["one that left the table", { status: "disengaged" }, 12],
  ] as const)("%s counts what it would cost to design", (_, change, points) => {
    expect(damageOf(damaged(change))).toEqual([points, 0]);
  });

  it("decides when the turns are over, with both figures told", () => {
    const game = play(NEAR, {}, LAST);
    game.round({ R1: "2", B1: "1" }, [5, 2]);
    game.round({ red: "R1 front B1" }, [1, 1]);
    if (!game.state.outcome) game.round({ blue: "done" }, []);
    expect(game.state.outcome).toMatchObject({
      winner: "red",
      reason: { key: "outcome.most-damage", values: { turn: 1, points: [1, 0] } },
    });
  });

  it("as much on both sides is a draw", () => {
    const game = play(NEAR, {}, LAST);
    game.round({ R1: "2", B1: "1" }, [5, 2]);
    game.round({ red: "done" }, []);
    if (!game.state.outcome) game.round({ blue: "done" }, []);
    expect(game.state.outcome).toMatchObject({ winner: null, reason: { key: "outcome.most-damage" } });
  });

  it("the last side on the table wins all the same, whatever it has lost", () => {
    const game = play(
      [
        { id: "R1", x: 20, y: 10, heading: 12, speed: 1 },
        { id: "B1", x: 20, y: 35, heading: 12, speed: 1 },
      ],
      {},
      { goal: "most-damage", turns: 9 },
    );
    game.round({ R1: "1", B1: "2" }, []);
    expect(game.state.outcome).toMatchObject({ winner: "red", reason: { key: "outcome.last-side" } });
  });
});

describe("DF-82 R-42: a limit of turns beside a battle's name", () => {
  it("stands for the goal that counts damage, where only the last side would end it", () => {
    expect(setupFrom({ scenario: "duel", turns: 12 })).toMatchObject({ goal: "most-damage", turns: 12 });
  });

  it("leaves the plain duel as it was: to the last side", () => {
    expect(setupFrom({ scenario: "duel" })).toMatchObject({ goal: "last-side", turns: 1000 });
  });

  it("moves the limit of a battle that has one, and keeps its goal", () => {
    expect(setupFrom({ scenario: "zero-wildcat", turns: 8 })).toMatchObject({ goal: "points", turns: 8 });
  });

  it.each([0, 1.5, 1001])("of %s turns is refused", (turns) => {
    expect(checkConfig({ scenario: "duel", turns })).toMatchObject([{ code: "config-number" }]);
  });

  it("is told before play", () => {
    const told = termsOf(setupFrom({ scenario: "duel", turns: 12 })).map((phrase) => say(en, phrase));
    expect(told.join(" ")).toMatch(/damage.*R-42.*The game lasts 12 turns/);
  });
});

describe("the quick battles", () => {
  const ENDLESS = Object.entries(SCENARIOS).filter(([, scenario]) => !("turns" in scenario));

  it.each(ENDLESS)("%s ends within an evening where nobody says otherwise", (id) => {
    const config = usualConfig(meta, id) as Config;
    expect(dogfight.config.safeParse(config).success).toBe(true);
    expect(checkConfig(config)).toEqual([]);
    expect(setupFrom(config).turns).toBeLessThanOrEqual(15);
  });

  it("are flown to the last side at the turn of a switch", () => {
    const quick = usualConfig(meta, "duel");
    expect(setupFace.standing("duel", quick)).toMatchObject({ turns: 12 });
    const long = setupFace.turn("duel", quick, "turns", 0);
    expect(long).toEqual({ scenario: "duel" });
    expect(setupFace.turn("duel", long, "turns", 20)).toEqual({ scenario: "duel", turns: 20 });
  });

  it("keep their limit where another switch is turned", () => {
    const config = setupFace.turn("duel", { ...usualConfig(meta, "duel"), seats: {} }, "altitude", true);
    expect(config).toEqual({ scenario: "duel", turns: 12, options: { altitude: true }, seats: {} });
  });

  it("offer it only where a battle has no end of its own", () => {
    expect(setupFace.standing("bounce", { scenario: "bounce" })).not.toHaveProperty("turns");
  });
});
