import { describe, expect, test } from "vitest";
import { TABLES } from "../../../../src/games/great-war/data/own.ts";
import {
  bySide,
  fleetOfConfig,
  fleetOfMatch,
  fleetOfTypes,
} from "../../../../src/games/great-war/face/fleet.ts";
import { meta } from "../../../../src/games/great-war/meta/meta.ts";
import { played } from "./matches.ts";

describe("papers of the hex dogfight", () => {
  test.each(meta.scenarios.map(({ id, pieces }) => [id, pieces] as const))(
    "%s has a pad for everything that flies",
    (scenario) => {
      const { pads, start } = fleetOfConfig({ scenario });
      expect(pads.map(({ airframe }) => airframe.id)).toEqual(start?.setup.airframes.map(({ id }) => id));
      expect(pads.every(({ nobody, aircraft }) => !nobody && aircraft.damage === 0)).toBe(true);
    },
  );

  test("hidden guns are on no card", () => {
    const { start } = fleetOfConfig({ scenario: "balloon-alone" });
    expect(start?.guns).toEqual([]);
    expect(fleetOfConfig({ scenario: "bombing" }).start?.guns).toHaveLength(2);
  });

  test("blank pads are of the types that were counted, in order, of every type there is", () => {
    const { pads, start } = fleetOfTypes({ "sopwith-camel": 2, "gotha-g-v": 1 });
    expect(pads.map(({ type }) => type.id)).toEqual(["sopwith-camel", "sopwith-camel", "gotha-g-v"]);
    expect(pads.every(({ nobody }) => nobody)).toBe(true);
    expect(start).toBeNull();
    expect(fleetOfTypes({}).pads).toEqual([]);
    for (const { id } of TABLES.aircraft) expect(fleetOfTypes({ [id]: 1 }).pads[0]?.type.id).toBe(id);
  });

  test("pads of a match show it as it stands", () => {
    const fleet = fleetOfMatch(played("gothas", "a").moments);
    expect(fleet.pads.some(({ aircraft }) => aircraft.damage > 0)).toBe(true);
    expect(fleet.start?.aircraft.every(({ damage }) => damage === 0)).toBe(true);
    expect(fleet.turn).toBeGreaterThan(1);
    const sides = bySide(fleet.pads).map((own) => new Set(own.map(({ airframe }) => airframe.side)).size);
    expect(sides).toEqual([1, 1]);
  });

  test("a loaded set of tables is what is printed", () => {
    const tables = { ...TABLES, name: "Mine" };
    expect(fleetOfConfig({ scenario: "duel", tables }).tables.name).toBe("Mine");
  });
});
