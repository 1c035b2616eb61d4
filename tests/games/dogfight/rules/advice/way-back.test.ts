import { describe, expect, it } from "vitest";
import { seededChoices } from "../../../../../src/core/dice/random.ts";
import type { Numeral } from "../../../../../src/core/geometry/clock.ts";
import { dogfight } from "../../../../../src/games/dogfight/computer/game.ts";
import type { Config } from "../../../../../src/games/dogfight/data/config.ts";
import { SCENARIOS } from "../../../../../src/games/dogfight/data/scenarios/scenarios.ts";
import { forecastOf } from "../../../../../src/games/dogfight/face/forecast.ts";
import { type PadFacts, padFacts } from "../../../../../src/games/dogfight/face/pad.ts";
import {
  hasWayBack,
  suggestedOrders,
  waysOut,
} from "../../../../../src/games/dogfight/rules/advice/way-back.ts";
import { fly } from "../../../../../src/games/dogfight/rules/move/fly.ts";
import { moved } from "../../../../../src/games/dogfight/rules/move/moved.ts";
import { legalOrders } from "../../../../../src/games/dogfight/rules/move/orders.ts";
import { situationOf } from "../../../../../src/games/dogfight/rules/state/situation.ts";
import {
  type Aircraft,
  firstState,
  type State,
} from "../../../../../src/games/dogfight/rules/state/state.ts";
import { viewOf } from "../../../../../src/games/dogfight/rules/view/view.ts";
import { type Craft, config } from "../../helpers.ts";

const AWAY: Craft = { id: "B1", x: 2, y: 2, heading: 3, speed: 1 };

/** A table of 48 by 36 inches with R1 on it as it is said, and an enemy in a corner. */
function table(craft: Partial<Craft>, more: Config = {}): State {
  return firstState(config([{ id: "R1", x: 24, y: 18, heading: 12, speed: 3, ...craft }, AWAY], {}, more));
}

function facts(state: State): PadFacts {
  return padFacts(state, "R1") as PadFacts;
}

function order(state: State, text: string) {
  return facts(state).table.byText.get(text) ?? expect.fail(`${text} is not legal`);
}

function forecast(state: State, text: string) {
  const view = viewOf(state, "red");
  const prompt = { id: "R1", seat: "red", kind: "order", about: "R1", opens: "together" } as const;
  const read = dogfight.parse(text, prompt, view, new Map());
  return forecastOf(view, prompt, text === "" ? new Map() : new Map([["R1", { text, read }]]));
}

describe("DF-57 R-25: an order at the edge", () => {
  it("has a way back where the aircraft can still come round, and none where it can't", () => {
    expect(hasWayBack(table({}), 0, order(table({}), "3"))).toBe(true);
    const near = table({ y: 31, speed: 3 });
    expect(hasWayBack(near, 0, order(near, "3"))).toBe(false);
    expect(hasWayBack(near, 0, order(near, "1LL"))).toBe(true);
    const out = table({ y: 35 });
    expect(hasWayBack(out, 0, order(out, "2"))).toBe(false);
  });

  it("is told of while there is still a way back: turns before the edge is crossed", () => {
    const state = table({ y: 28, speed: 4, engine: 4 });
    const straight = order(state, "4");
    expect(fly(state.aircraft[0] as Aircraft, straight, state.setup.table).left).toBeNull();
    expect(forecast(state, "4")).toContainEqual({
      text: { key: "forecast.trapped", values: {} },
      regret: true,
    });
    expect(suggestedOrders(state, 0).length).toBeGreaterThan(0);
  });

  it("is no loss where the aircraft is to leave by that edge (R-37, R-38)", () => {
    const leave = { side: "red", edge: "far", count: 1 } as const;
    const state = table({ y: 35 }, { goal: "leave", turns: 9, leave });
    expect(waysOut(state.setup, 0)).toEqual(["far"]);
    expect(waysOut(state.setup, 1)).toEqual([]);
    expect(hasWayBack(state, 0, order(state, "2"))).toBe(true);
    expect(forecast(state, "2")).toEqual([{ text: { key: "forecast.leaves", values: { edge: "far" } } }]);
  });
});

describe("DF-57 R-25: what a pad offers", () => {
  it("leaves straight on out where only turning keeps the aircraft on the table, and says so", () => {
    const state = table({ y: 33 });
    expect(facts(state).straight).toBeUndefined();
    expect(forecast(state, "").map(({ text }) => text)).toContainEqual({ key: "forecast.ahead", values: {} });
    expect(facts(state).openings.length).toBeGreaterThan(0);
  });

  it("says so where nothing keeps it there, and offers what does so the longest", () => {
    const lame = table({ engine: 1, speed: 1, y: 32 });
    expect(facts(lame).straight).toBe("1");
    expect(forecast(lame, "").map(({ text }) => text)).toContainEqual({ key: "forecast.doomed", values: {} });
  });

  it("names near a refused order only what does not lose the aircraft", () => {
    const state = table({ y: 33 });
    const prompt = dogfight.prompts(state)[0] ?? expect.fail("nobody is asked");
    const read = dogfight.parse("5", prompt, dogfight.view(state, "red"), new Map());
    const near = read.ok ? [] : (read.error[0]?.near ?? []);
    expect(near.length).toBeGreaterThan(0);
    for (const text of near) expect(hasWayBack(state, 0, order(state, text)), text).toBe(true);
  });

  const TYPES = [
    { engine: 5, speed: 5 },
    { engine: 4, speed: 4 },
    { engine: 3, speed: 3 },
    { engine: 2, speed: 2 },
  ];

  it.each(TYPES)("followed blindly keeps an aircraft of ENGINE $engine on the table", (craft) => {
    const choose = seededChoices(`blind ${craft.engine}`);
    const pick = (most: number) =>
      choose.throw({ dice: [`d${most}`], by: "red", why: { key: "", values: {} } })[0] ?? 1;
    for (let game = 0; game < 6; game++) {
      const heading = pick(12) as Numeral;
      let state = table({ ...craft, x: 8 + pick(32), y: 8 + pick(20), heading });
      for (let turn = 0; turn < 25; turn++) {
        const { straight, last, openings, example } = facts(state);
        const offered = [straight, last, example, ...openings].filter((text) => text !== undefined);
        const one = state.aircraft[0] as Aircraft;
        const chosen = order(state, offered[pick(offered.length) - 1] as string);
        const flight = fly(one, chosen, state.setup.table);
        expect(flight.left, `${chosen.text} in turn ${turn} of game ${game}`).toBeNull();
        state = { ...state, aircraft: [moved(one, chosen, flight), state.aircraft[1] as Aircraft] };
      }
    }
  });

  it.each(Object.keys(SCENARIOS))("is something for each aircraft of %s as it begins", (scenario) => {
    const state = firstState({ scenario });
    state.aircraft.forEach((_, index) => {
      const all = legalOrders(situationOf(state, index)).orders;
      const kept = suggestedOrders(state, index);
      expect(kept.length).toBeGreaterThan(all.length / 4);
      expect(kept.every((one) => hasWayBack(state, index, one))).toBe(true);
    });
  });
});
