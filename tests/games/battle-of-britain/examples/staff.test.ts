import { describe, expect, it } from "vitest";
import { seededDice } from "../../../../src/core/dice/random.ts";
import { TABLES } from "../../../../src/games/battle-of-britain/data/own.ts";
import { filled, putOnTop } from "../../../../src/games/battle-of-britain/rules/deck/piles.ts";
import { drawn, newDeck } from "../../../../src/games/battle-of-britain/rules/deck/targets.ts";
import { ACE_CARD, type State } from "../../../../src/games/battle-of-britain/rules/state/state.ts";
import { fill } from "../../../../src/games/battle-of-britain/rules/turn/alert.ts";
import { orderOfBattle } from "../../../../src/games/battle-of-britain/rules/turn/order-of-battle.ts";
import { pooled, productionOf, repaired } from "../../../../src/games/battle-of-britain/rules/turn/repair.ts";
import { rotated } from "../../../../src/games/battle-of-britain/rules/turn/rotation.ts";
import { view } from "../../../../src/games/battle-of-britain/rules/view/view.ts";
import { cards, damaged, lw, type Match, raf, scene } from "./play.ts";

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
        "2A": { has: "He111", flown: true, bombed: true, hit: true, target: "Port-of-London" },
        "2B": { has: "He111", flown: true, bombed: true, hit: true, target: "Hull" },
      },
      state: { hits: { "Port-of-London": 2 } },
    });
    expect(match.state.draw[0]).toBe("Port-of-London");
    expect(match.state.used).toEqual([{ card: "Hull", open: true }]);
    expect(match.state.hits).toEqual({ "Port-of-London": 2 });
  });

  /** London's raid throws, and its turn ends. */
  const raided = (faces: string, hits: number) =>
    scene({
      turn: 9,
      phase: 4,
      tasks: [{ do: "bombing", settled: [] }, { do: "tally-ho-end" }],
      geschwader: { "2A": { has: "2 Do17", square: "N09", flown: true, fuel: 0, target: "London" } },
      state: { hits: hits > 0 ? { London: hits } : {} },
    })
      .dice(...lw(faces))
      .play("2A bomb").state;

  it.each([
    ["one bomb hits", "+ - - -", 0, "drawn again"],
    ["every bomb misses (E21)", "- - - -", 0, "used"],
    ["every bomb misses what was hit before", "- - - -", 2, "used"],
    ["the hit knocks it out", "+ - - -", 2, "used"],
  ])("BB-65 London, %s", (_, faces, hits, then) => {
    const { draw, used } = raided(faces, hits);
    expect(draw[0] === "London" ? "drawn again" : "in the pile").toBe(
      then === "used" ? "in the pile" : "drawn again",
    );
    expect(used).toEqual(then === "used" ? [{ card: "London", open: true }] : []);
  });

  it("BB-H8 of both on top London itself lies first, whoever bombed which", () => {
    const match = scene({
      turn: 9,
      phase: 4,
      tasks: [{ do: "tally-ho-end" }],
      geschwader: {
        "2A": { has: "He111", flown: true, bombed: true, hit: true, target: "Port-of-London" },
        "2B": { has: "He111", flown: true, bombed: true, hit: true, target: "London" },
      },
      state: { hits: { London: 1, "Port-of-London": 1 } },
    });
    expect(match.state.draw.slice(0, 2)).toEqual(["London", "Port-of-London"]);
  });
});

describe("BB-69 what came back lies on top until it is drawn", () => {
  /** 11 Group with two squadrons back on top, one of them 303's, and two more damaged. */
  const onTop = () => {
    const start = bare(9);
    const pool = damaged(start, "11", "Hurricane, Blenheim");
    const state = { ...start, pools: { ...start.pools, "11": pool } };
    return putOnTop(putOnTop(state, "11", ["Spitfire"]), "11", [ACE_CARD]);
  };
  const top = (state: State) => state.pools["11"]?.pile.slice(0, 2).map(({ card }) => card);
  const shuffles: readonly (readonly [string, (state: State) => State])[] = [
    ["a repair", (state) => repaired(state, "11", ["Hurricane"], SHUFFLES).state],
    ["two repairs", (state) => repaired(state, "11", ["Hurricane", "Blenheim"], SHUFFLES).state],
    ["a point of the pool", (state) => pooled(state, "11", ["Hurricane"], SHUFFLES).state],
    [
      "a rotation",
      (state) =>
        rotated(state, { from: "13", to: "11", gives: "Hurricane", gains: "Hurricane", times: 1 }, SHUFFLES)
          .state,
    ],
    [
      "a reinforcement",
      (state) =>
        orderOfBattle(
          { ...state, owed: [{ squadron: "1 RCAF", group: "11", ace: false }], turn: 10 },
          SHUFFLES,
        ).state,
    ],
  ];
  it.each(shuffles)("through %s", (_, shuffle) => {
    const before = onTop();
    const after = shuffle(before);
    expect(top(after)).toEqual([ACE_CARD, "Spitfire"]);
    expect(after.pools["11"]?.pile.length).toBeGreaterThan(before.pools["11"]?.pile.length ?? 0);
    expect(after.pools["11"]?.pile.filter((one) => one.top)).toHaveLength(2);
  });

  it("and through a turn in which not all of them were drawn (BB-H6)", () => {
    const start = onTop();
    const wings = start.wings.map((one) =>
      one.group === "11"
        ? { ...one, squadrons: cards(one.id === "11A" ? "2 Spitfire" : "3 Hurricane") }
        : one,
    );
    const drew = fill({ ...start, wings }, "11", []).state;
    expect(drew.pools["11"]?.pile[0]).toEqual({ card: "Spitfire", open: 1, top: true });
    const after = repaired(drew, "11", ["Hurricane", "Blenheim"], SHUFFLES).state;
    expect(after.pools["11"]?.pile[0]).toEqual({ card: "Spitfire", open: 1, top: true });
    // The enemy can't tell it from any other card of the pile.
    expect(view(after, "german").pools["11"]?.pile[0]).toEqual({ card: null, open: null });
  });
});

describe("BB-53 geschwader of Luftflotte 2 may have seven squadrons from turn 9 on", () => {
  const alert = (turn: number, held: string) =>
    scene({
      turn,
      tasks: [{ do: "sevens" }, { do: "fill", pool: "LF2" }],
      geschwader: { "2A": held, "2B": held, "2C": held },
    });
  const strengths = (match: Match) => ["2A", "2B", "2C"].map((id) => match.geschwader(id).squadrons.length);

  it.each([
    ["seven 2A 2B 2C", [7, 7, 7]],
    ["seven 2C 2A", [7, 6, 7]],
    ["seven none", [6, 6, 6]],
  ])("%s", (answer, sizes) => {
    const match = alert(9, "3 Bf109, 2 He111");
    expect(match.asked()).toBe("sevens");
    match.play(answer);
    expect(strengths(match)).toEqual(sizes);
    expect(match.last("sevens").ids).toHaveLength(sizes.filter((size) => size === 7).length);
  });

  it("is not asked before, and all seven is what is usual", () => {
    expect(alert(8, "3 Bf109, 2 He111").asked()).toBe("");
    expect(alert(9, "3 Bf109, 2 He111").options()[0]).toBe("seven 2A 2B 2C");
    expect(alert(9, "3 Bf109, 2 He111").options()).toHaveLength(8);
  });

  it("BB-R27 is not asked without a reserve", () => {
    const start = bare(9);
    const empty = { ...start.pools, LF2: { ...(start.pools.LF2 as State["pools"][string]), pile: [] } };
    const match = scene({
      turn: 9,
      tasks: [{ do: "sevens" }],
      geschwader: { "2A": "6 Bf109", "2B": "6 Bf109", "2C": "6 Bf109" },
      state: { pools: empty },
    });
    expect(match.asked()).toBe("");
  });

  it.each(["seven 3A", "seven 2A 2A", "seven 2A none"])("%s is refused", (answer) => {
    expect(alert(9, "3 Bf109").refusal(answer)).toMatch(/^(wrong-sevens BB-53|no-formation|grammar)/);
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
    expect(match.pool("11").pile[0]).toEqual({ card: "Spitfire", open: 2, top: true });
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
    match.play("seven 2A 2B 2C", "fill 12A 12B 12C", "fill 13A 13B");
    expect(match.state.hand).toHaveLength(10);
    expect(match.prompts()).toHaveLength(7);
  });

  it("six are drawn when Luftflotte 5 is gone", () => {
    const all = { "2A": "Do17", "2B": "Do17", "2C": "Do17", "3A": "He111", "3B": "He111", "3C": "He111" };
    const start = newDeck(bare(9, { hand: ["Hull", "Derby", "Cardiff"] }), SHUFFLES);
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
