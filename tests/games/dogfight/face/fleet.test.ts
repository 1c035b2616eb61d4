import { describe, expect, test } from "vitest";
import { now } from "../../../../src/core/match/match.ts";
import { chunks } from "../../../../src/face/chunks.ts";
import {
  bySide,
  fleetOfConfig,
  fleetOfMatch,
  fleetOfTypes,
  hasAltitude,
} from "../../../../src/games/dogfight/face/fleet.ts";
import type { State } from "../../../../src/games/dogfight/rules/state/state.ts";
import { GOLDENS, golden } from "./matches.ts";

describe("the fleet", () => {
  test("of a scenario has its aircraft as they begin", () => {
    const fleet = fleetOfConfig({ scenario: "bounce" });
    expect(hasAltitude(fleet)).toBe(true);
    expect(
      fleet.subjects.map(({ airframe, side, flown }) => [
        airframe.id,
        side,
        flown.start?.speed,
        flown.start?.level,
      ]),
    ).toEqual([
      ["R1", "red", 2, 8],
      ["R2", "red", 2, 8],
      ["R3", "red", 2, 8],
      ["B1", "blue", 4, 9],
      ["B2", "blue", 4, 9],
    ]);
    expect(bySide(fleet).map((subjects) => subjects.length)).toEqual([3, 2]);
  });

  test("of types has a sheet for each, without names, sides or a table", () => {
    const type = { name: "Own", engine: 5, fuselage: 2, toHit: 1, weapons: ["rear" as const] };
    const fleet = fleetOfTypes([
      { type: "swordfish", count: 2 },
      { type, count: 1 },
    ]);
    expect(fleet.start).toBeNull();
    expect(
      fleet.subjects.map(({ airframe, side, flown }) => [airframe.id, airframe.title, side, flown.start]),
    ).toEqual([
      ["", "Fairey Swordfish", null, null],
      ["", "Fairey Swordfish", null, null],
      ["", "Own", null, null],
    ]);
    expect(fleetOfTypes([]).subjects).toEqual([]);
  });

  test.each(GOLDENS)("of the golden %s writes down every turn and ends at the last levels", async (name) => {
    const match = await golden(name);
    const { aircraft } = now(match).state as State;
    const flies = match.moments.flatMap(({ events }) => events).filter(({ key }) => key === "flies");
    fleetOfMatch(match.moments).subjects.forEach(({ airframe, flown, aircraft: last }, index) => {
      expect(last).toEqual(aircraft[index]);
      expect(flown.lines).toHaveLength(flies.filter(({ values }) => values.id === airframe.id).length);
      expect(flown.lines.at(-1)?.level ?? flown.start?.level).toBe(aircraft[index]?.level);
    });
  });

  test("is dealt out page by page", () => {
    expect(chunks([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(chunks([], 4)).toEqual([]);
  });
});
