import { describe, expect, it } from "vitest";
import { seededDice } from "../../../../src/core/dice/random.ts";
import { filled } from "../../../../src/games/battle-of-britain/deck/piles.ts";
import { drawn, newDeck } from "../../../../src/games/battle-of-britain/deck/targets.ts";
import type { State } from "../../../../src/games/battle-of-britain/state/state.ts";
import { TABLES } from "../../../../src/games/battle-of-britain/tables/own.ts";
import { productionOf } from "../../../../src/games/battle-of-britain/turn/repair.ts";
import { cards, damaged, type Match, raf, scene } from "./play.ts";

const SHUFFLES = seededDice("staff");
const bare = (turn: number, state: Partial<State> = {}): State => ({
  ...scene({ turn, tasks: [] }).state,
  ...state,
});
const cities = new Set(TABLES.cities.map(({ id }) => id));
const airfields = new Set(TABLES.airfields.map(({ id }) => id));
const radar = new Set(TABLES.radar.map(({ id }) => id));
const kinds = (list: readonly string[]) =>
  [cities, airfields, radar].map((of) => list.filter((card) => of.has(card)).length);

it("E3 Weather, cards", () => {
  let black = 4;
  let red = 7;
  const flies: unknown[] = [];
  // B R B R B B: the face says black up to the black cards that are left.
  for (const face of [1, 11, 1, 11, 1, 1]) {
    const match = scene({
      tasks: [],
      config: { turns: { from: 2, to: 2 }, options: { weather: "cards" } },
      state: { black, red },
    });
    match.state = { ...match.state, agenda: [{ do: "weather" }] };
    match.dice(Math.min(face, black + red)).run();
    ({ black, red } = match.state);
    flies.push(match.last("weather-card").flies);
  }
  expect(flies).toEqual([false, true, false, true, false, false]);
  expect([black, red]).toEqual([0, 5]);
});

it("E13 Production", () => {
  const start = scene({ tasks: [], state: { hits: { London: 3, Southampton: 2 } } }).state;
  expect(productionOf(start, "11")).toBe(11);
  const match = scene({
    tasks: [{ do: "dice", group: "11" }],
    state: {
      hits: start.hits,
      out: ["Biggin-Hill", "Poling"],
      pools: { ...start.pools, "11": damaged(start, "11", "2 Hurricane, Spitfire") },
    },
  });
  expect(match.refusal("repair squadron 9 facility 3")).toBe("too-many-dice BB-71");
  match.dice(...raf("o o o o o - - -"), ...raf("o o -")).play("repair squadron 8 facility 3");
  expect(match.pool("11").damaged).toEqual({});
  expect(match.pool("11").pile).toHaveLength(12);
  expect(match.state.out).toEqual([]);
});

describe("E14 Rotation and pool", () => {
  const turn5 = (): Match => {
    const start = bare(5);
    return scene({
      turn: 5,
      tasks: [{ do: "rotate", done: [] }],
      state: { pools: { ...start.pools, "11": damaged(start, "11", "Spitfire, 2 Hurricane") } },
    });
  };

  it("on turn 5 takes the damaged matches, and loses what has none", () => {
    const match = turn5();
    expect(match.refusal("rotate 13 10 Spitfire")).toBe("no-rotation BB-58");
    match.play("rotate 13 11 Spitfire", "rotate 13 11 Hurricane", "rotate 13 11 Hurricane");
    expect(match.asked()).toBe("");
    expect(match.pool("13").damaged).toEqual({ Spitfire: 1, Hurricane: 2 });
    expect(match.pool("11").damaged).toEqual({});
    expect(match.state.rafLosses).toBe(0);
  });

  it("13 Group's pool repairs two of them", () => {
    const start = bare(5);
    const match = scene({
      turn: 5,
      tasks: [],
      state: { pools: { ...start.pools, "13": damaged(start, "13", "Spitfire, 2 Hurricane") } },
    });
    match.state = { ...match.state, agenda: [{ do: "dice", group: "13" }] };
    match.dice(...raf("- - - +")).run();
    expect(match.asked()).toBe("pool");
    match.play("pool Spitfire Hurricane");
    expect(match.state.poolPoints).toBe(2);
    expect(match.pool("13").damaged).toEqual({ Hurricane: 1 });
  });

  it("on turn 9 in full clears three Spitfires and a Hurricane of 11 Group", () => {
    const start = bare(9);
    const match = scene({
      turn: 9,
      tasks: [{ do: "rotate", done: [] }],
      state: { pools: { ...start.pools, "11": damaged(start, "11", "3 Spitfire, Hurricane") } },
    });
    match.play(
      "rotate 13 11 Spitfire",
      "rotate 13 11 Spitfire",
      "rotate 13 11 Hurricane Spitfire",
      "rotate 13 11 Hurricane",
    );
    expect(match.pool("13").damaged).toEqual({ Spitfire: 2, Hurricane: 2 });
    expect(match.pool("11").damaged).toEqual({});
  });
});

describe("E15 Deck", () => {
  it("phase 1 has 32 cards before the first ten are drawn", () => {
    const state = newDeck(bare(1), SHUFFLES);
    expect(kinds(state.draw)).toEqual([11, 9, 12]);
    expect(drawn(state, 10, SHUFFLES).state.draw).toHaveLength(22);
    for (const name of ["London", "Port-of-London", "Catterick", "Ringway", "Wittering"])
      expect(state.removed).toContain(name);
  });

  it("phase 2 with an airfield and two cities in hand has 26", () => {
    const state = newDeck(bare(5, { hand: ["Hawkinge", "Hull", "Derby"] }), SHUFFLES);
    expect(kinds(state.draw)).toEqual([9, 11, 6]);
    let now = state;
    for (const day of [1, 2, 3]) {
      const done = drawn(now, 7, SHUFFLES);
      expect([day, done.reshuffled]).toEqual([day, 0]);
      now = {
        ...done.state,
        used: [...done.state.used, ...done.cards.map((card) => ({ card, open: true }))],
      };
    }
    const last = drawn(now, 7, SHUFFLES);
    expect([last.cards.length, last.reshuffled, last.state.draw.length]).toEqual([7, 21, 19]);
  });

  it("phase 3 with three cities in hand has 35, both London cards among the first twelve", () => {
    const { draw } = newDeck(bare(9, { hand: ["Hull", "Derby", "Cardiff"] }), SHUFFLES);
    expect(draw).toHaveLength(35);
    for (const name of ["London", "Port-of-London"]) expect(draw.slice(0, 12)).toContain(name);
  });

  it("the port, bombed but standing, is drawn first again", () => {
    const match = scene({
      turn: 9,
      phase: 4,
      tasks: [{ do: "tally-ho-end" }],
      geschwader: {
        "2A": { has: "He111", flown: true, bombed: true, target: "Port-of-London" },
        "2B": { has: "He111", flown: true, bombed: true, target: "Hull" },
      },
      state: { hits: { "Port-of-London": 2 } },
    });
    expect(match.state.draw[0]).toBe("Port-of-London");
    expect(match.state.used).toEqual([{ card: "Hull", open: true }]);
    expect(match.state.hits).toEqual({ "Port-of-London": 2 });
  });
});

describe("E16 Stood down", () => {
  const at = (turn: number, back: number) => {
    const start = bare(turn);
    const pool = start.pools["11"] as State["pools"][string];
    return scene({
      turn,
      tasks: [{ do: "return", pool: "11" }],
      state: { pools: { ...start.pools, "11": { ...pool, stoodDown: [{ type: "Spitfire", back }] } } },
    });
  };

  it("on turn 3: back on turn 5, on top of its pile", () => {
    const match = at(5, 5);
    expect(match.pool("11").stoodDown).toEqual([]);
    expect(match.pool("11").pile[0]).toEqual({ card: "Spitfire", open: 2 });
    expect(filled(match.state, "11A", "11", 3).cards[0]).toBe("Spitfire");
    expect(at(4, 5).pool("11").stoodDown).toHaveLength(1);
  });

  it("on turn 9: back on turn 11; on turn 10: never, and not counted", () => {
    expect(at(11, 11).pool("11").stoodDown).toEqual([]);
    const never = at(11, 12);
    expect(never.pool("11").stoodDown).toHaveLength(1);
    expect(never.state.rafLosses).toBe(0);
  });

  it("two types: their owner says which is uppermost", () => {
    const start = bare(5);
    const pool = start.pools["11"] as State["pools"][string];
    const stoodDown = ["Spitfire", "Hurricane"].map((type) => ({ type, back: 5 }));
    const match = scene({
      turn: 5,
      tasks: [{ do: "return", pool: "11" }],
      state: { pools: { ...start.pools, "11": { ...pool, stoodDown } } },
    });
    match.play("top Hurricane Spitfire");
    expect(
      match
        .pool("11")
        .pile.slice(0, 2)
        .map(({ card }) => card),
    ).toEqual(["Hurricane", "Spitfire"]);
  });
});

it("E17 Withdrawal", () => {
  const start = scene({ turn: 7, tasks: [], geschwader: { "3A": "2 Ju87, He111" } }).state;
  const pool = start.pools.LF3 as State["pools"][string];
  const pile = pool.pile.filter(({ card }) => card !== "Ju87");
  const match = scene({
    turn: 7,
    tasks: [{ do: "order-of-battle" }],
    geschwader: { "3A": "2 Ju87, He111" },
    state: {
      pools: {
        ...start.pools,
        LF3: {
          ...pool,
          pile: [...pile, { card: "Ju87", open: 0 }],
          damaged: { Ju87: 3 },
          stoodDown: [{ type: "Ju87", back: 8 }],
        },
      },
    },
  });
  expect(match.geschwader("3A").squadrons).toEqual(["He111"]);
  expect(match.pool("LF3")).toMatchObject({ damaged: { Ju87: 3 }, stoodDown: [], withdrawn: ["Ju87"] });
  expect(match.pool("LF3").pile.some(({ card }) => card === "Ju87")).toBe(false);
});

it("E24 Owed reinforcement", () => {
  const owed = scene({ turn: 6, tasks: [{ do: "order-of-battle" }] });
  expect(owed.state.owed).toEqual([{ squadron: "310", group: "12", ace: false }]);
  const start = owed.state;
  const match = scene({
    turn: 7,
    tasks: [{ do: "order-of-battle" }],
    state: { owed: start.owed, pools: { ...start.pools, "12": damaged(start, "12", "Hurricane") } },
  });
  expect(match.pool("12").damaged).toEqual({});
  expect(match.state.owed.map(({ squadron }) => squadron)).toEqual(["1 RCAF", "302"]);
});

describe("E26 Hand", () => {
  it("what stayed at home comes back, and three of four are kept", () => {
    const match = scene({
      turn: 8,
      phase: 4,
      config: { turns: { from: 8, to: 9 }, options: { weather: "clear" } },
      tasks: [{ do: "tally-ho-end" }],
      geschwader: { "5A": { has: "He111", target: "Hull" } },
      state: { hand: ["Derby", "Cardiff", "Swansea"] },
    });
    expect(match.state.hand).toHaveLength(4);
    expect(match.asked()).toBe("keep");
    expect(match.refusal("keep Hull Derby")).toBe("keep-count BB-R32");
    expect(match.refusal("keep Hull Derby London")).toBe("not-held BB-74");
    match.play("keep Hull Derby Cardiff");
    expect(match.state.turn).toBe(9);
    // Without Defiants two Groups are a squadron short, and say who draws first.
    match.play("fill 12A 12B 12C", "fill 13A 13B");
    expect(match.state.hand).toHaveLength(10);
    expect(match.prompts()).toHaveLength(7);
  });

  it("six are drawn when Luftflotte 5 is gone", () => {
    const all = { "2A": "Do17", "2B": "Do17", "2C": "Do17", "3A": "He111", "3B": "He111", "3C": "He111" };
    const start = newDeck(bare(9), SHUFFLES);
    const match = scene({
      turn: 9,
      tasks: [{ do: "hand" }, { do: "missions" }],
      geschwader: all,
      state: { draw: start.draw, hand: ["Hull", "Derby", "Cardiff"] },
    });
    expect(match.state.hand).toHaveLength(9);
    match.together(...match.state.hand.slice(0, 6).map((card) => `mission ${card}`));
    expect(match.state.hand).toHaveLength(3);
  });
});

it("a mission that nobody holds, and one that is assigned twice, are refused", () => {
  const match = scene({
    tasks: [{ do: "missions" }],
    geschwader: { "2A": "Do17", "2B": "Do17" },
    state: { hand: cards("Hull, Derby, Poling, Dover, Exeter") },
  });
  expect(match.refusal("mission London")).toBe("not-held BB-74");
  expect(match.refusal("none")).toBe("needs-mission BB-74");
  expect(() => match.together("mission Hull", "mission Hull")).toThrow("twice");
});
