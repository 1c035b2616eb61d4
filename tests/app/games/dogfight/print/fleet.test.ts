import { describe, expect, test } from "vitest";
import { PRINTABLE } from "../../../../../src/app/games/dogfight/print/choice.ts";
import { readChoice } from "../../../../../src/app/print/choice.ts";
import { chunks } from "../../../../../src/app/print/chunks.ts";
import { now } from "../../../../../src/core/match.ts";
import {
  bySide,
  fleetOfConfig,
  fleetOfMatch,
  fleetOfTypes,
  hasAltitude,
} from "../../../../../src/games/dogfight/face/fleet.ts";
import type { State } from "../../../../../src/games/dogfight/state.ts";
import { GOLDENS, golden } from "../../../../games/dogfight/face/matches.ts";

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
      ["R1", "red", 3, 8],
      ["R2", "red", 3, 8],
      ["R3", "red", 3, 8],
      ["B1", "blue", 4, 12],
      ["B2", "blue", 4, 12],
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

describe("the choice", () => {
  const asked = { match: false, scenario: null, scenarios: ["duel", "bounce"] };
  const usual = { parts: ["records", "pads"], source: "scenario", scenario: "duel", types: {}, turns: 10 };

  test.each([
    null,
    7,
    "text",
    [],
    { parts: "records", turns: 9, types: [3], scenario: "nowhere", source: "moon" },
  ])("from %j is the usual one", (kept) => {
    expect(readChoice(kept, asked, PRINTABLE)).toEqual(usual);
  });

  test("keeps what is whole, in order, and drops the rest", () => {
    const kept = {
      parts: ["cards", "arcs", "tea"],
      source: "types",
      scenario: "bounce",
      types: { swordfish: 2, "own:abc": 1, __proto__: 3, concorde: 1, "il-2": 99, "yak-9": 0.5 },
      turns: 12,
    };
    expect(readChoice(kept, asked, PRINTABLE)).toEqual({
      parts: ["arcs", "cards"],
      source: "types",
      scenario: "bounce",
      types: { swordfish: 2, "own:abc": 1 },
      turns: 12,
    });
  });

  test("does what the address asks first", () => {
    expect(readChoice({ source: "types" }, { ...asked, match: true }, PRINTABLE).source).toBe("match");
    const choice = readChoice(
      { source: "types", scenario: "duel" },
      { ...asked, scenario: "bounce" },
      PRINTABLE,
    );
    expect([choice.source, choice.scenario]).toEqual(["scenario", "bounce"]);
  });
});
