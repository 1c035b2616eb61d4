import { expect, test } from "vitest";
import type { Config } from "../../../../src/games/dogfight/data/config.ts";
import { table } from "../../../../src/games/dogfight/face/table.ts";
import { firstState, type State } from "../../../../src/games/dogfight/rules/state/state.ts";
import { viewOf } from "../../../../src/games/dogfight/rules/view/view.ts";

type One = State["aircraft"][number];

function glance(config: Config, changes: Partial<One> = {}) {
  const state = firstState(config);
  const aircraft = state.aircraft.map((one, place) => (place === 0 ? { ...one, ...changes } : one));
  return table.glance(viewOf({ ...state, aircraft }, "red"), "R1");
}

test("a line of the list gives heading, level where altitude counts, FUSELAGE and ENGINE left", () => {
  expect(glance({ scenario: "duel" }, { fuselage: 1 })).toEqual({
    figures: [{ key: "glance.heading", values: { heading: 12 } }],
    left: [
      { label: "FUSELAGE", left: 1, of: 3 },
      { label: "ENGINE", left: 4, of: 4 },
    ],
    alarms: [],
  });
  expect(glance({ scenario: "bounce" })?.figures[0]).toMatchObject({ key: "glance.level" });
});

test("a weapon that is lost and an aircraft that is gone are named", () => {
  expect(glance({ scenario: "duel" }, { weapons: 0 })?.alarms).toEqual([
    { key: "glance.lost", values: { weapon: "front" } },
  ]);
  expect(glance({ scenario: "duel" }, { status: "crashed" })).toEqual({
    figures: [],
    left: [],
    alarms: [{ key: "glance.gone", values: { status: "crashed" } }],
  });
});

test("nobody is no line", () => {
  const view = viewOf(firstState({ scenario: "duel" }), "red");
  expect(table.glance(view, "nobody")).toBeUndefined();
});
