import { describe, expect, it } from "vitest";
import { downInFlames as game } from "../../../../../src/games/down-in-flames/computer/game.ts";
import type { Config, ElementConfig } from "../../../../../src/games/down-in-flames/data/config.ts";
import { SCENARIO_IDS } from "../../../../../src/games/down-in-flames/data/scenarios/scenarios.ts";
import { setupFrom } from "../../../../../src/games/down-in-flames/rules/setup/from-config.ts";
import { cardOfElement } from "../../../../../src/games/down-in-flames/rules/state/pieces.ts";

const spitfire: ElementConfig = { id: "A1", side: "allied", type: "spitfire-ia" };
const emil: ElementConfig = { id: "B1", side: "axis", type: "bf-109e-4" };
const duel: Config = { elements: [spitfire, emil] };
const fortresses = { id: "Q", side: "allied", type: "b-17g", count: 4 } as const;

const codes = (config: Config) => game.check(config).map(({ code }) => code);

describe("set-ups", () => {
  it.each(SCENARIO_IDS)("%s is sound", (scenario) => expect(game.check({ scenario })).toEqual([]));

  it.each<[string, Config, string]>([
    ["an unknown scenario", { scenario: "midway" }, "config-scenario"],
    ["a scenario with Elements of its own", { scenario: "kent", ...duel }, "config-scenario-alone"],
    ["turns beside a mission's name", { scenario: "ship", turns: 4 }, "config-mission-turns"],
    ["nobody on a side", { elements: [spitfire] }, "config-elements"],
    [
      "five Elements on a side",
      { elements: [emil, ...["A1", "A2", "A3", "A4", "A5"].map((id) => ({ ...spitfire, id }))] },
      "config-elements",
    ],
    ["two of one name", { elements: [spitfire, { ...emil, id: "a1" }] }, "config-id-twice"],
    ["a name that is a Wingman's", { elements: [spitfire, { ...emil, id: "A1w" }] }, "config-id-twice"],
    ["a name that is a word of answers", { elements: [spitfire, { ...emil, id: "pass" }] }, "config-id"],
    ["a name that every object has", { elements: [spitfire, { ...emil, id: "constructor" }] }, "config-id"],
    ["an unknown type", { elements: [spitfire, { ...emil, type: "ufo" }] }, "config-type"],
    ["bombs under a Spitfire", { elements: [{ ...spitfire, load: true }, emil] }, "config-load"],
    ["rockets under an Emil", { elements: [spitfire, { ...emil, rockets: true }] }, "config-rockets"],
    [
      "bombs and rockets",
      { elements: [spitfire, { ...emil, type: "bf-110g-2", load: true, rockets: true }] },
      "config-load-and-rockets",
    ],
    [
      "a Gyro Sight in place of a Simple Sight",
      { elements: [{ ...spitfire, type: "sbd-3", gyro: true }, emil] },
      "config-gyro",
    ],
    [
      "an ace for a Wingman",
      { elements: [{ ...spitfire, wingmanQuality: "ace" }, emil] },
      "config-wingman-ace",
    ],
    ["one bomber", { ...duel, formations: [{ ...fortresses, count: 1 }] }, "config-number"],
    ["a start above somebody's ceiling", { ...duel, options: { start: 18 } }, "config-number"],
    ["a start above 20", { ...duel, options: { highest: 22 } }, "config-number"],
    ["no turns", { ...duel, turns: 0 }, "config-number"],
    ["an unknown target", { ...duel, mission: { target: "moon", attacker: "axis" } }, "config-target"],
    [
      "turns of a mission",
      { ...duel, turns: 6, mission: { target: "ship", attacker: "axis" } },
      "config-mission-turns",
    ],
    ["a deck of 79", { ...duel, options: { cards: 79 } }, "config-deck-size"],
    ["an unknown card", { ...duel, deck: ["immelmann"] }, "config-deck-card"],
    ["two fuel tanks", { ...duel, deck: ["fuel-tank", "fuel-tank"] }, "config-deck-copies"],
    ["a card of the larger deck", { ...duel, deck: ["clouds"] }, "config-deck-copies"],
    [
      "a deck of 79",
      { ...duel, tables: { cards: [{ name: "tight-turn", colour: "blue", copies: 79 }] } },
      "tables-deck",
    ],
  ])("with %s are refused", (_, config, code) => {
    const found = game.check(config);
    expect(found.map((problem) => problem.code)).toContain(code);
    expect(found.every(({ rule }) => rule !== undefined)).toBe(true);
  });

  it("let a card of the larger deck lie on top of the larger deck", () => {
    expect(codes({ ...duel, options: { cards: 110 }, deck: ["clouds", "FUEL-TANK"] })).toEqual([]);
  });

  it("let a dogfight of a name last as long as is agreed", () => {
    expect(codes({ scenario: "kent", turns: 8 })).toEqual([]);
    expect(setupFrom({ scenario: "kent", turns: 8 }).turns).toBe(8);
  });
});

describe("DIF-H4: a Gyro Sight of an Element", () => {
  const sights = (type: string) =>
    cardOfElement(setupFrom({ elements: [{ ...spitfire, type, gyro: true }, emil] }), 0).sight;

  it("DIF-10.9: takes the place of a standard sight", () => expect(sights("p-51d-10")).toBe("gyro"));

  it("DIF-R78: adds nothing to Beam Attacks", () => expect(sights("f4f-4")).toBe("beam"));

  it("is the Element's alone", () => {
    const setup = setupFrom({ elements: [{ ...spitfire, gyro: true }, { ...spitfire, id: "A2" }, emil] });
    expect([0, 1, 2].map((place) => cardOfElement(setup, place).sight)).toEqual([
      "gyro",
      "standard",
      "standard",
    ]);
  });
});
