import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { diceFrom, recordedDice } from "../../../../../src/core/dice/dice.ts";
import { hexDistance } from "../../../../../src/core/geometry/hex.ts";
import { hexLabel, parseHexLabel } from "../../../../../src/core/geometry/hex-map.ts";
import { say } from "../../../../../src/core/phrase.ts";
import { greatWar } from "../../../../../src/games/great-war/computer/game.ts";
import type { Config } from "../../../../../src/games/great-war/data/config/config.ts";
import { TABLES } from "../../../../../src/games/great-war/data/own.ts";
import { isOnBoard } from "../../../../../src/games/great-war/rules/setup/front.ts";
import { mountsOf, typeOf } from "../../../../../src/games/great-war/rules/setup/roster.ts";
import { de } from "../../../../../src/games/great-war/words/de.ts";
import { en } from "../../../../../src/games/great-war/words/en.ts";
import { firstState, setupFrom } from "../../whole.ts";

type AircraftConfig = NonNullable<Config["aircraft"]>[number];

const CAMEL: AircraftConfig = {
  id: "A1",
  side: "allied",
  type: "sopwith-camel",
  hex: "1019",
  altitude: 2000,
};
const DR_I: AircraftConfig = { id: "G1", side: "german", type: "fokker-dr-i", hex: "1005", altitude: 2000 };
const PLAIN: Config = {
  board: { columns: 20, rows: 24 },
  front: { german: 10, allied: 14 },
  aircraft: [CAMEL, DR_I],
};

function withCamel(more: Partial<AircraftConfig>): Config {
  return { ...PLAIN, aircraft: [{ ...CAMEL, ...more }, DR_I] };
}

/** Codes and paths of what is wrong; each is one sentence in both languages. */
function faults(config: Config): string[] {
  return greatWar.check(config).map(({ code, values }) => {
    for (const words of [en, de]) {
      const text = say(words, { key: code, values });
      expect(text).toMatch(/\.$/);
      expect(text).not.toMatch(/undefined|\[object/);
    }
    return `${code} ${values.path}`;
  });
}

describe("a set-up", () => {
  it("is right as it stands", () => {
    expect(greatWar.config.safeParse(PLAIN).success).toBe(true);
    expect(faults(PLAIN)).toEqual([]);
  });

  it.each<readonly [string, Config]>([
    ["config-missing aircraft", {}],
    ["config-scenario scenario", { scenario: "waterloo" }],
    ["config-mixed scenario", { scenario: "duel", turns: 3 }],
    ["config-count aircraft", { ...PLAIN, aircraft: [CAMEL] }],
    ["config-sides aircraft", { ...PLAIN, aircraft: [CAMEL, { ...CAMEL, id: "A2", hex: "1119" }] }],
    ["config-type aircraft.0.type", withCamel({ type: "zeppelin" })],
    ["config-hex aircraft.0.hex", withCamel({ hex: "12" })],
    ["config-hex aircraft.0.hex", withCamel({ hex: "2101" })],
    ["config-hex aircraft.0.hex", withCamel({ hex: "0125" })],
    ["config-place aircraft.1.hex", withCamel({ hex: "1005" })],
    ["config-altitude aircraft.0.altitude", withCamel({ altitude: 0 })],
    ["config-altitude aircraft.0.altitude", withCamel({ altitude: 2025 })],
    ["config-altitude aircraft.0.altitude", withCamel({ altitude: 5850 })],
    ["config-speed aircraft.0.speed", withCamel({ speed: 3 })],
    ["config-speed aircraft.0.speed", withCamel({ speed: 11 })],
    ["config-speed aircraft.0.speed", withCamel({ speed: 10, bombs: true })],
    ["config-number aircraft.0.facing", withCamel({ facing: 6 })],
    ["config-crew aircraft.0.crew", withCamel({ crew: [{}, {}] })],
    ["config-novice aircraft.0.crew.0", withCamel({ crew: [{ kills: 7, novice: true }] })],
    ["config-number aircraft.0.crew.0.kills", withCamel({ crew: [{ kills: -1 }] })],
    ["config-text aircraft.0.crew.0.name", withCamel({ crew: [{ name: "x".repeat(61) }] })],
    ["config-id aircraft.0.id", withCamel({ id: "a b" })],
    ["config-id aircraft.0.id", withCamel({ id: "" })],
    ["config-id aircraft.0.id", withCamel({ id: "abcdefghijklmnopq" })],
    ["config-id aircraft.0.id", withCamel({ id: "Pass" })],
    ["config-id aircraft.0.id", withCamel({ id: "german" })],
    ["config-id aircraft.0.id", withCamel({ id: "constructor" })],
    ["config-id aircraft.1.id", withCamel({ id: "g1" })],
    ["config-id aircraft.0.player", withCamel({ player: "german" })],
    ["config-id aircraft.0.model", withCamel({ model: "../x" })],
    [
      "config-player aircraft.0.player",
      {
        ...PLAIN,
        aircraft: [
          { ...CAMEL, player: "Ann" },
          { ...DR_I, player: "Ann" },
        ],
      },
    ],
    [
      "config-bombs aircraft.1.bombs",
      { ...PLAIN, aircraft: [CAMEL, { ...DR_I, type: "balloon-drachen", altitude: 500, bombs: true }] },
    ],
    [
      "config-nobody aircraft",
      {
        ...PLAIN,
        aircraft: [
          { ...CAMEL, type: "balloon-caquot", altitude: 500 },
          { ...DR_I, type: "balloon-drachen", altitude: 500 },
        ],
      },
    ],
    ["config-number board.columns", { ...PLAIN, board: { columns: 9, rows: 24 } }],
    ["config-number board.rows", { ...PLAIN, board: { columns: 20, rows: 61 } }],
    ["config-id board.mat", { ...PLAIN, board: { columns: 20, rows: 24, mat: "A/B" } }],
    ["config-front front", { ...PLAIN, front: { german: 10, allied: 11 } }],
    ["config-front front.german", { ...PLAIN, front: { german: [10, 10], allied: 14 } }],
    [
      "config-front front.allied",
      { ...PLAIN, front: { german: 5, allied: [14, 16, ...Array(18).fill(16)] } },
    ],
    ["config-number front.allied.0", { ...PLAIN, front: { german: 10, allied: 25 } }],
    ["config-number wind.strength", { ...PLAIN, wind: { facing: 0, strength: 3 } }],
    ["config-date date", { ...PLAIN, date: "1917-02-30" }],
    ["config-date date", { ...PLAIN, date: "1919-01-01" }],
    ["config-turns turns", { ...PLAIN, goal: "points" }],
    ["config-number turns", { ...PLAIN, turns: 0 }],
    ["config-number prices.allied.kill", { ...PLAIN, prices: { allied: { kill: 101 } } }],
    ["config-hex guns.0.hex", { ...PLAIN, guns: [{ id: "F1", side: "german", kind: "MG", hex: "9999" }] }],
    [
      "config-number guns.0.hidden",
      { ...PLAIN, guns: [{ id: "F1", side: "german", kind: "MG", hex: "1005", hidden: 7 }] },
    ],
    [
      "config-place guns.1.hex",
      {
        ...PLAIN,
        guns: [
          { id: "F1", side: "german", kind: "MG", hex: "1005" },
          { id: "F2", side: "german", kind: "AA", hex: "1005" },
        ],
      },
    ],
    ["config-id guns.0.id", { ...PLAIN, guns: [{ id: "A1", side: "german", kind: "MG", hex: "1005" }] }],
    [
      "config-no-hexes targets.0.hexes",
      { ...PLAIN, targets: [{ id: "B1", side: "allied", kind: "bomb", worth: 5 }] },
    ],
    [
      "config-no-front targets.0.kind",
      {
        board: { columns: 20, rows: 24 },
        aircraft: [CAMEL, DR_I],
        targets: [{ id: "T1", side: "allied", kind: "trench", worth: 1 }],
      },
    ],
    [
      "config-number targets.0.worth",
      { ...PLAIN, targets: [{ id: "B1", side: "allied", kind: "bomb", hexes: ["1005"], worth: -1 }] },
    ],
  ])("is refused with %s", (fault, config) => {
    expect(faults(config)).toContain(fault);
  });

  it("names the cell of a set of tables that it brings", () => {
    const tables = { ...TABLES, schedules: { ...TABLES.schedules, E: [1] } };
    expect(greatWar.check({ ...PLAIN, tables }).map(({ values }) => values.cell)).toEqual(["schedules.E"]);
  });

  it("knows the types of the tables that it brings, and no others", () => {
    const aircraft = TABLES.aircraft.filter(({ id }) => id !== "fokker-dr-i");
    const tables = { ...TABLES, aircraft };
    expect(faults({ ...PLAIN, tables })).toEqual(["config-type aircraft.1.type"]);
    expect(faults({ scenario: "duel", tables })).toEqual(["config-type aircraft.1.type"]);
  });

  it("is judged without failing, whatever is in it", () => {
    const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, 5, 100, 2000));
    const text = fc.oneof(fc.string(), fc.constantFrom("0101", "A1", "fokker-dr-i", "__proto__"));
    const one = fc.record({
      id: text,
      side: fc.constantFrom("allied" as const, "german" as const),
      type: text,
      hex: text,
      altitude: number,
      speed: number,
      facing: number,
    });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 4 }), number, (aircraft, columns) => {
        const problems = greatWar.check({
          board: { columns, rows: 20 },
          front: { german: 5, allied: 9 },
          aircraft,
        });
        for (const { code, values } of problems) expect(say(en, { key: code, values })).toMatch(/\.$/);
      }),
    );
  });
});

describe("what comes of a set-up", () => {
  it("has the front in rows from 0, seats by side, the usual switches and prices (B-61)", () => {
    const setup = setupFrom(PLAIN);
    expect(setup.front?.german).toEqual(Array(20).fill(9));
    expect(setup.seats).toEqual([
      { id: "allied", side: "allied" },
      { id: "german", side: "german" },
    ]);
    expect(setup.options).toMatchObject({ sequence: "initiative", continued: true, arc120: false });
    expect(setup.prices[0]).toEqual({ kill: 4, balloon: 5, twoSeater: 5, home: 0 });
    expect(setup.turns).toBeNull();
  });

  it("has a seat for each player of a side, and one for a side of balloons alone", () => {
    const aircraft: AircraftConfig[] = [
      { ...CAMEL, player: "Ann" },
      { ...CAMEL, id: "A2", hex: "1119", player: "Bob" },
      { ...CAMEL, id: "A3", hex: "1219", player: "Ann" },
      { ...DR_I, type: "balloon-drachen", altitude: 500 },
    ];
    const setup = setupFrom({ ...PLAIN, aircraft });
    expect(setup.seats).toEqual([
      { id: "Ann", side: "allied" },
      { id: "Bob", side: "allied" },
      { id: "german", side: "german" },
    ]);
    expect(setup.airframes[3]).toMatchObject({ balloon: true, crew: [] });
  });

  it("turns a scenario's switches and tables, and leaves the rest of it", () => {
    const setup = setupFrom({ scenario: "photo", options: { energy: false } });
    expect(setup.options).toMatchObject({ energy: false, rearGun: true });
    expect(setupFrom({ scenario: "photo" }).tables).toBeNull();
    expect(setupFrom({ scenario: "photo", tables: TABLES }).tables).toBe(TABLES);
  });

  it("B-61: places each with full guns and a fit crew, facing away from its own edge, two below its top speed", () => {
    const { aircraft, setup } = firstState(PLAIN, recordedDice([]));
    expect(aircraft[0]).toMatchObject({ facing: 0, speed: 8, damage: 0, status: "flying" });
    expect(aircraft[1]).toMatchObject({ facing: 3, speed: 7 });
    expect(aircraft[0]?.guns).toEqual([
      [
        { drums: [15], jammed: false, broken: false },
        { drums: [15], jammed: false, broken: false },
      ],
    ]);
    expect(aircraft[0]?.crew).toEqual([{ health: "fit", woundedIn: null }]);
    expect(hexLabel(aircraft[0]?.hex ?? { q: 0, r: 0 })).toBe("1019");
    expect(typeOf(setup, 0).name).toBe("Sopwith Camel");
  });

  it("the F.E.2b has its rear gun only where the switch is on", () => {
    const aircraft = [{ ...CAMEL, type: "fe-2b" }, DR_I];
    const guns = (rearGun: boolean) => {
      const { setup, aircraft: flying } = firstState(
        { ...PLAIN, aircraft, options: { rearGun } },
        recordedDice([]),
      );
      return [mountsOf(setup, 0).map(({ id }) => id), flying[0]?.guns.length];
    };
    expect(guns(false)).toEqual([["nose"], 1]);
    expect(guns(true)).toEqual([["nose", "rear"], 2]);
  });

  it("a trench target without hexes is the whole of the enemy's line", () => {
    const targets = [{ id: "T1", side: "german" as const, kind: "trench" as const, worth: 1 }];
    const setup = setupFrom({ ...PLAIN, targets });
    expect(setup.targets[0]?.hexes.map(hexLabel).slice(0, 2)).toEqual(["0114", "0214"]);
    expect(setup.targets[0]?.hexes).toHaveLength(20);
  });

  it("B-60: three dice hide a gun: direction, distance, steps along the ring", () => {
    const guns = [{ id: "F1", side: "german" as const, kind: "MG" as const, hex: "1005", hidden: 3 }];
    const hidden = (...faces: number[]) => {
      const [gun] = firstState({ ...PLAIN, guns }, recordedDice(faces)).guns;
      expect(gun?.hidden).toBe(true);
      return hexLabel(gun?.hex ?? { q: 0, r: 0 });
    };
    expect(hidden(4, 2, 1)).toBe("1007");
    expect(hidden(4, 6, 1)).toBe("1008");
    expect(hidden(4, 2, 3)).toBe("1007");
    expect(hidden(4, 2, 2)).toBe("0907");
    expect(hidden(1, 3, 1)).toBe("1002");
  });

  it("B-60: a hidden gun is on the board, within its distance of its hex unless that is full, and alone", () => {
    const guns = Array.from({ length: 6 }, (_, index) => ({
      id: `F${index}`,
      side: "german" as const,
      kind: "AA" as const,
      hex: "0101",
      hidden: 3,
    }));
    const config: Config = { ...PLAIN, guns };
    expect(greatWar.check(config)).toEqual([]);
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 2 ** 32 - 1 }), { minLength: 40, maxLength: 40 }),
        (words) => {
          let at = 0;
          const state = firstState(
            config,
            diceFrom(() => words[at++ % words.length] ?? 0),
          );
          const hexes = state.guns.map(({ hex }) => hex);
          expect(new Set(hexes.map(hexLabel)).size).toBe(6);
          for (const hex of hexes) {
            expect(isOnBoard(state.setup, hex)).toBe(true);
            expect(hexDistance(hex, parseHexLabel("0101") ?? hex)).toBeLessThanOrEqual(6);
          }
        },
      ),
    );
  });
});
