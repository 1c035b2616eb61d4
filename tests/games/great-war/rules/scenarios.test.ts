import { describe, expect, it } from "vitest";
import { diceFrom } from "../../../../src/core/dice/dice.ts";
import { hexDistance } from "../../../../src/core/geometry/hex.ts";
import { LANGUAGES } from "../../../../src/core/language.ts";
import { greatWar } from "../../../../src/games/great-war/computer/game.ts";
import type { Config } from "../../../../src/games/great-war/data/config/config.ts";
import { TABLES } from "../../../../src/games/great-war/data/own.ts";
import type { ScenarioId } from "../../../../src/games/great-war/data/scenarios/scenarios.ts";
import { folder } from "../../../../src/games/great-war/index.ts";
import { ruleCited } from "../../../../src/games/great-war/ledger/index.ts";
import { meta } from "../../../../src/games/great-war/meta/meta.ts";
import { SCENARIOS } from "../../../../src/games/great-war/rules/scenarios.ts";
import { airspaceOf } from "../../../../src/games/great-war/rules/setup/front.ts";
import { USUAL } from "../../../../src/games/great-war/rules/setup/options.ts";
import { rosterOf, typesOf } from "../../../../src/games/great-war/rules/setup/roster.ts";
import { SWITCHES } from "../../../../src/games/great-war/rules/setup/switches.ts";
import { firstState, setupFrom } from "../whole.ts";

const IDS = Object.keys(SCENARIOS) as ScenarioId[];
const KINDS: readonly ScenarioId[] = [
  "duel",
  "dogfight",
  "photo",
  "trench-strafing",
  "bombing",
  "spotting",
  "balloons",
  "balloon-alone",
];

function begun(scenario: ScenarioId) {
  let word = 1;
  const dice = diceFrom(() => {
    word = (Math.imul(word, 1103515245) + 12345) >>> 0;
    return word;
  });
  return firstState({ scenario }, dice);
}

describe("what the menu says", () => {
  it("A-31: spells the base game Richthofen's War, in every language, and says whose it is", async () => {
    for (const language of LANGUAGES) {
      const text = (await folder.credits(language)).source;
      expect(text).toContain("Richthofen's War");
      expect(text).toContain("McCormick");
      expect(text).toContain("Hoffman");
      expect(text).toContain("1972");
    }
  });

  it("names our own tables: damage, aircraft, critical hits, deflection, maneuver costs", async () => {
    const own = Object.values((await folder.credits("en")).ownTables).join(" ");
    for (const table of [
      "damage table",
      "aircraft chart",
      "critical hits",
      "deflection",
      "costs of maneuvers",
    ]) {
      expect(own).toContain(table);
    }
  });

  it("A-32: the adjustments end with the wounded observers, whose switch is played as it is written", () => {
    expect(SWITCHES.find(({ option }) => option === "woundedObservers")?.rule).toBe("4.8g");
    const setup = setupFrom({ scenario: "photo", options: { woundedObservers: true } });
    expect(setup.options.woundedObservers).toBe(true);
  });

  it("every switch names a rule of the ledger", () => {
    expect(new Set(SWITCHES.map(({ option }) => option))).toEqual(new Set(Object.keys(USUAL)));
    for (const { rule } of SWITCHES) expect(ruleCited(rule)?.rule).toBe(rule);
  });
});

describe("the scenarios of the Great War", () => {
  it("are all seven kinds, the solitaire balloon among them", () => {
    for (const kind of KINDS) expect(IDS).toContain(kind);
  });

  it.each(IDS)("%s has the right shape and nothing is wrong with it", (id) => {
    const config: Config = SCENARIOS[id];
    expect(greatWar.config.safeParse(config).success).toBe(true);
    expect(greatWar.check({ scenario: id })).toEqual([]);
  });

  it.each(IDS)("%s ends after 8 to 30 turns", (id) => {
    expect(SCENARIOS[id].turns).toBeGreaterThanOrEqual(8);
    expect(SCENARIOS[id].turns).toBeLessThanOrEqual(30);
  });

  it.each(IDS)("%s has only types that had entered service, but for our triplanes and Gothas", (id) => {
    const config: Config = SCENARIOS[id];
    const types = typesOf(TABLES);
    for (const { type } of config.aircraft ?? []) {
      expect(`${types.get(type)?.from}-01` <= (config.date ?? ""), type).toBe(true);
    }
  });

  it("the menu tells each with as many pieces as it has", () => {
    const told = meta.scenarios.filter(({ id }) => Object.hasOwn(SCENARIOS, id));
    expect(new Set(told.map(({ id }) => id))).toEqual(new Set(IDS));
    for (const { id, pieces } of told) expect(pieces, id).toBe(SCENARIOS[id as ScenarioId].aircraft.length);
  });

  it("the duel: a Camel at 3,250 m and a Dr.I at 2,800 m, both at speed 8, head-on twelve hexes apart", () => {
    const { aircraft } = begun("duel");
    const [camel, triplane] = aircraft;
    expect(camel).toMatchObject({ altitude: 3250, speed: 8, facing: 0 });
    expect(triplane).toMatchObject({ altitude: 2800, speed: 8, facing: 3 });
    if (camel && triplane) expect(hexDistance(camel.hex, triplane.hex)).toBe(12);
  });

  it("the solitaire balloon: nobody against the player but balloons, and guns that nobody has seen", () => {
    const { setup, guns, aircraft } = begun("balloon-alone");
    expect(setup.airframes.filter(({ side }) => side === 1).every(({ balloon }) => balloon)).toBe(true);
    expect(guns).toHaveLength(6);
    expect(guns.every(({ hidden }) => hidden)).toBe(true);
    for (const gun of guns) {
      const nearest = Math.min(...aircraft.slice(1).map(({ hex }) => hexDistance(hex, gun.hex)));
      expect(nearest).toBeLessThanOrEqual(12);
    }
  });

  it("between them have pushers, observers, aces, novices, bombs, archie, wind and parachutes", () => {
    const states = IDS.map(begun);
    const setups = states.map(({ setup }) => setup);
    const men = setups.flatMap(({ airframes }) => airframes.flatMap(({ crew }) => crew));
    const types = new Set(setups.flatMap(({ airframes }) => airframes.map(({ type }) => type)));
    for (const type of [
      "dh-2",
      "fe-2b",
      "vickers-fb-5",
      "gotha-g-v",
      "roland-c-ii",
      "hannover-cl-iii",
      "se-5a",
    ]) {
      expect(types).toContain(type);
    }
    expect(men.some(({ kills }) => kills >= 5 && kills < 20)).toBe(true);
    expect(men.some(({ kills }) => kills >= 20)).toBe(true);
    expect(men.some(({ novice }) => novice)).toBe(true);
    expect(states.some(({ aircraft }) => aircraft.some(({ bombs }) => bombs))).toBe(true);
    expect(setups.some(({ options, front }) => options.archie && front !== null)).toBe(true);
    expect(setups.some(({ wind }) => wind.strength > 0)).toBe(true);
    expect(setups.some(({ options, date }) => options.survivors && date >= "1918-07-01")).toBe(true);
    expect(types.size).toBeGreaterThan(24);
  });

  it("targets to bomb, photograph and spot lie over the enemy's side", () => {
    for (const { setup } of IDS.map(begun)) {
      for (const { side, hexes } of setup.targets) {
        for (const hex of hexes) if (setup.front) expect(airspaceOf(setup, hex)).toBe(side === 0 ? 1 : 0);
      }
      expect(rosterOf(setup).types.every(Boolean)).toBe(true);
    }
  });
});
