import { describe, expect, it } from "vitest";
import { downInFlames } from "../../../../src/games/down-in-flames/computer/game.ts";
import type { Config } from "../../../../src/games/down-in-flames/data/config.ts";
import { tabletopOf } from "../../../../src/games/down-in-flames/face/tabletop.ts";
import type { State } from "../../../../src/games/down-in-flames/rules/state/state.ts";
import { played } from "./matches.ts";

const nightIn = (state: State) => tabletopOf(downInFlames.view(state, "umpire"), [], () => "").night;
const statesOf = (config: Config) => played(config, "night").moments.map(({ state }) => state as State);

describe("the light over the table", () => {
  it("is that of a night while a Beaufighter hunts, whose searchlights find the bombers over their target", () => {
    const states = statesOf({ scenario: "night" });
    const turns = new Set(states.map(({ turn }) => turn));
    expect([...turns].sort()).toEqual(expect.arrayContaining([1, 4]));
    for (const state of states) {
      const found = state.turn === 4;
      const [target, ...others] = nightIn(state)?.searchlights ?? [];
      expect(target?.found === true).toBe(found);
      expect(others.length).toBeGreaterThan(0);
      expect(others.every((one) => one.found === undefined)).toBe(true);
    }
  });

  it("is that of any night that a set-up asks for, without searchlights where nothing is defended", () => {
    const [state] = statesOf({ scenario: "kent", night: true });
    expect(nightIn(state as State)).toEqual({ searchlights: [] });
  });

  it("is that of the day elsewhere", () => {
    const [state] = statesOf({ scenario: "factory" });
    expect(nightIn(state as State)).toBeUndefined();
  });
});
