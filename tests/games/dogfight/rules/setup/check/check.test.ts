import { describe, expect, it } from "vitest";
import { readShape } from "../../../../../../src/core/input/shape.ts";
import { say } from "../../../../../../src/core/phrase.ts";
import { dogfight } from "../../../../../../src/games/dogfight/computer/game.ts";
import type { Config } from "../../../../../../src/games/dogfight/data/config.ts";
import { SCENARIOS } from "../../../../../../src/games/dogfight/data/scenarios/scenarios.ts";
import { meta } from "../../../../../../src/games/dogfight/meta/meta.ts";
import { en } from "../../../../../../src/games/dogfight/words/en.ts";

const GOOD = {
  table: { width: 48, depth: 36 },
  options: { altitude: false },
  clouds: [{ x: 20, y: 18, radius: 3 }],
  aircraft: [
    { id: "R1", side: "red", type: "spitfire-ia", x: 24, y: 6, heading: 12, speed: 3 },
    {
      id: "B1",
      side: "blue",
      type: { name: "Test", engine: 4, fuselage: 3, toHit: 3, weapons: ["front", "rear"], ceiling: 14 },
      x: 20,
      y: 26,
      heading: 6,
      speed: 3,
      level: 5,
    },
  ],
} as const;

/** The good set-up with one value changed, by path. */
function withValue(path: string, value: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(GOOD));
  const names = path.split(".");
  const last = names.pop() as string;
  let at = copy as Record<string, unknown>;
  for (const name of names) at = at[name] as Record<string, unknown>;
  at[last] = value;
  return copy;
}

/** Code and path of every problem, by schema or by check. */
function found(config: unknown): { code: string; path: unknown; sentence: string }[] {
  const read = readShape(dogfight.config, config);
  const problems = read.ok ? dogfight.check(read.value) : read.error;
  return problems.map(({ code, values }) => ({
    code,
    path: values.path,
    sentence: code === "shape" ? "shape" : say(en, { key: code, values }),
  }));
}

describe("set-ups", () => {
  it("as a whole, and each scenario by name, are playable", () => {
    expect(found(GOOD)).toEqual([]);
    for (const scenario of Object.keys(SCENARIOS)) expect(found({ scenario })).toEqual([]);
    expect(found({ scenario: "duel", options: { altitude: true, collisions: true } })).toEqual([]);
    expect(meta.scenarios.map(({ id }) => id)).toEqual(Object.keys(SCENARIOS));
    for (const { id, pieces } of meta.scenarios) {
      expect(dogfight.setup({ scenario: id }, { throw: () => [] }).state.aircraft).toHaveLength(pieces);
    }
  });

  it("may leave out table, clouds, options, levels", () => {
    expect(found({ aircraft: GOOD.aircraft })).toEqual([]);
    const state = dogfight.setup({ aircraft: GOOD.aircraft } as unknown as Config, { throw: () => [] }).state;
    expect(state.setup.table).toEqual({ width: 48, depth: 36, mat: "channel-coast" });
  });

  it.each([
    ["options.altitude", 1, "shape", "options.altitude"],
    ["options.wind", true, "shape", "options"],
    ["options.turnLimit", "never", "shape", "options.turnLimit"],
    ["table.width", "48", "shape", "table.width"],
    ["aircraft.0.type", 7, "shape", "aircraft.0.type"],
    ["aircraft.1.type.weapons.0", "nose", "shape", "aircraft.1.type.weapons.0"],
    ["aircraft.1.type.bombs", 4, "shape", "aircraft.1.type"],
    ["aircraft.0.x", null, "shape", "aircraft.0.x"],
    ["goal", "glory", "shape", "goal"],
    ["extra", 1, "shape", ""],
    ["table.width", 5, "config-number", "table.width"],
    ["table.depth", 241, "config-number", "table.depth"],
    ["table.depth", 36.1, "config-number", "table.depth"],
    ["table.mat", "../x", "config-id", "table.mat"],
    ["aircraft.0.x", 48.25, "config-number", "aircraft.0.x"],
    ["aircraft.0.x", -1, "config-number", "aircraft.0.x"],
    ["aircraft.0.y", 6.1, "config-number", "aircraft.0.y"],
    ["aircraft.0.heading", 0, "config-number", "aircraft.0.heading"],
    ["aircraft.0.heading", 13, "config-number", "aircraft.0.heading"],
    ["aircraft.0.heading", 1.5, "config-number", "aircraft.0.heading"],
    ["aircraft.0.speed", 0, "config-number", "aircraft.0.speed"],
    ["aircraft.0.speed", 5, "config-number", "aircraft.0.speed"],
    ["aircraft.0.level", 21, "config-number", "aircraft.0.level"],
    ["aircraft.0.type", "spitfire", "config-type", "aircraft.0.type"],
    ["aircraft.0.type", "constructor", "config-type", "aircraft.0.type"],
    ["aircraft.1.type.engine", 6, "config-number", "aircraft.1.type.engine"],
    ["aircraft.1.type.fuselage", 0, "config-number", "aircraft.1.type.fuselage"],
    ["aircraft.1.type.toHit", 2.5, "config-number", "aircraft.1.type.toHit"],
    ["aircraft.1.type.ceiling", 21, "config-number", "aircraft.1.type.ceiling"],
    ["aircraft.1.type.name", " ", "config-text", "aircraft.1.type.name"],
    ["aircraft.1.type.weapons", ["front", "front"], "config-twice", "aircraft.1.type.weapons.1"],
    ["aircraft.0.id", "", "config-id", "aircraft.0.id"],
    ["aircraft.0.id", "R 1", "config-id", "aircraft.0.id"],
    ["aircraft.0.id", "ABCDEFGHIJKLMNOPQ", "config-id", "aircraft.0.id"],
    ["aircraft.0.id", "Ä1", "config-id", "aircraft.0.id"],
    ["aircraft.0.id", "done", "config-id", "aircraft.0.id"],
    ["aircraft.0.id", "DONE", "config-id", "aircraft.0.id"],
    ["aircraft.0.id", "blue", "config-id", "aircraft.0.id"],
    ["aircraft.0.id", "__proto__", "config-id", "aircraft.0.id"],
    ["aircraft.0.id", "B1", "config-id", "aircraft.1.id"],
    ["aircraft.0.side", "table", "config-id", "aircraft.0.side"],
    ["aircraft.0.side", "umpire", "config-id", "aircraft.0.side"],
    ["aircraft.0.side", "valueOf", "config-id", "aircraft.0.side"],
    ["aircraft.0.side", "blue", "config-sides", "aircraft"],
    ["aircraft", [], "config-count", "aircraft"],
    ["clouds.0.radius", 0, "config-number", "clouds.0.radius"],
    ["clouds.0.x", 0.3, "config-number", "clouds.0.x"],
    ["clouds.0.bottom", 0, "config-number", "clouds.0.bottom"],
    ["clouds.0", { x: 1, y: 1, radius: 1, bottom: 9, top: 5 }, "config-cloud", "clouds.0"],
    ["turns", 0, "config-number", "turns"],
    ["turns", 1001, "config-number", "turns"],
    ["goal", "most-kills", "config-turns", "turns"],
    ["scenario", "duel", "config-mixed", "scenario"],
    ["scenario", "nothing", "config-scenario", "scenario"],
  ])("with %s = %j: %s at %s", (path, value, code, where) => {
    const problems = found(withValue(path, value));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ code, path: where });
    expect(problems[0]?.sentence).not.toMatch(/undefined|NaN|\[object/);
  });

  it("list every problem at once", () => {
    const three = withValue("aircraft.0.heading", 13) as { aircraft: { speed: number }[] };
    for (const one of three.aircraft) one.speed = 9;
    expect(found(three).map(({ path }) => path)).toEqual([
      "aircraft.0.heading",
      "aircraft.0.speed",
      "aircraft.1.speed",
    ]);
  });

  it("need aircraft or a scenario; too many aircraft are refused", () => {
    expect(found({})).toMatchObject([{ code: "config-missing", path: "aircraft" }]);
    const many = Array.from({ length: 65 }, (_, index) => ({ ...GOOD.aircraft[0], id: `R${index}` }));
    expect(found({ aircraft: many })).toMatchObject([{ code: "config-count", path: "aircraft" }]);
  });

  it("R-08: SPEED 0 is a start only with allowZero", () => {
    const zero = withValue("aircraft.0.speed", 0) as Config;
    expect(found({ ...zero, options: { allowZero: true } })).toEqual([]);
  });

  it("with altitude no aircraft begins above its ceiling", () => {
    const high = withValue("aircraft.1.level", 15) as Config;
    expect(found(high)).toEqual([]);
    expect(found({ ...high, options: { altitude: true } })).toMatchObject([
      { code: "config-number", path: "aircraft.1.level" },
    ]);
  });

  it("stand for models: types their own, custom ones a generic single or twin", () => {
    const models = (weapons: string[], fuselage: number) => {
      const custom = withValue("aircraft.1.type.weapons", weapons) as Config;
      const type = custom.aircraft?.[1]?.type;
      if (typeof type === "object") type.fuselage = fuselage;
      return dogfight.setup(custom, { throw: () => [] }).state.setup.airframes.map(({ model }) => model);
    };
    expect(models(["front"], 3)).toEqual(["spitfire-ia", "generic-single"]);
    expect(models(["front"], 4)).toEqual(["spitfire-ia", "generic-twin"]);
    expect(models(["left", "right"], 2)).toEqual(["spitfire-ia", "generic-twin"]);
  });
});
