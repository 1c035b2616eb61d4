import { describe, expect, it } from "vitest";
import { dogfight } from "../../../src/games/dogfight/computer/game.ts";
import { pointsOf, TYPES } from "../../../src/games/dogfight/data/types.ts";
import { type Craft, config, FAR, play } from "./helpers.ts";

/** Two that meet head on, two inches apart after a move of 1 each. */
const HEAD_ON: readonly Craft[] = [
  { id: "R1", x: 20, y: 10, heading: 12, speed: 1 },
  { id: "B1", x: 20, y: 17, heading: 6, speed: 1 },
];

describe("the turn", () => {
  it("DF-2 R-18a DF-50: orders, movement, initiative, Player 1 fires, Player 2 fires, next turn", () => {
    const game = play(HEAD_ON);
    expect(game.asked()).toEqual(["R1", "B1"]);
    expect(game.state.turn).toBe(1);
    game.round({ R1: "1", B1: "1" }, [2, 5]);
    expect(game.keys()).toEqual(["revealed", "flies", "flies", "initiative"]);
    expect(game.asked()).toEqual(["blue"]);
    game.round({ blue: "B1 front R1" }, [6]);
    expect(game.asked()).toEqual(["red"]);
    game.round({ red: "R1 front B1" }, [4, 1]);
    expect(game.keys().slice(4)).toEqual([
      "fires",
      "fire-ends",
      "fires",
      "hit-fuselage",
      "fire-ends",
      "turn-ends",
    ]);
    expect(game.state).toMatchObject({ turn: 2, phase: "orders" });
    expect(game.asked()).toEqual(["R1", "B1"]);
  });

  it("DF-10: order prompts open together, fire prompts at once", () => {
    const game = play(HEAD_ON);
    expect(game.prompts()).toEqual([
      { id: "R1", seat: "red", kind: "order", about: "R1", opens: "together" },
      { id: "B1", seat: "blue", kind: "order", about: "B1", opens: "together" },
    ]);
    game.round({ R1: "1", B1: "1" }, [5, 2]);
    expect(game.prompts()).toEqual([{ id: "red", seat: "red", kind: "fire", opens: "now" }]);
  });

  it("DF-10: everybody moves at once: paths may cross", () => {
    const game = play([
      { id: "R1", x: 20, y: 10, heading: 12, speed: 3 },
      { id: "B1", x: 20, y: 14, heading: 6, speed: 3 },
    ]);
    game.round({ R1: "3", B1: "3" }, [2, 1]);
    expect([game.piece("R1").y, game.piece("B1").y]).toEqual([16, 8]);
  });

  it("DF-47 R-16: initiative is rolled every turn, even if nobody can shoot", () => {
    const game = play([{ id: "R1", x: 4, y: 4, speed: 1 }, FAR]);
    game.round({ R1: "1", B9: "1" }, [3, 4]);
    expect(game.keys().slice(-3)).toEqual(["no-shot", "no-shot", "turn-ends"]);
    game.round({ R1: "1", B9: "1" }, [6, 6, 1, 2]);
    expect(game.state.turn).toBe(3);
  });

  it("DF-59 R-27: sides are in the order in which aircraft name them, and each is a seat", () => {
    const setup = config([
      { id: "B1", x: 20, y: 10 },
      { id: "R1", x: 20, y: 20 },
      { id: "B2", x: 24, y: 10 },
    ]);
    expect(dogfight.seats(setup)).toEqual([
      { id: "blue", side: "blue" },
      { id: "red", side: "red" },
    ]);
    const game = play([
      { id: "B1", x: 20, y: 10 },
      { id: "R1", x: 20, y: 20, heading: 6 },
    ]);
    game.round({ B1: "1", R1: "1" }, [5, 2]);
    expect(game.asked()).toEqual(["blue"]);
  });
});

describe("flight", () => {
  it.each(["1", "2", "3"])("DF-4: order %s flies twice as many inches", (order) => {
    const game = play([{ id: "R1", x: 20, y: 10, speed: 2 }, FAR]);
    game.round({ R1: order, B9: "1" }, [2, 1]);
    expect(game.piece("R1")).toMatchObject({ x: 20, y: 10 + 2 * Number(order), heading: 12 });
  });

  it.each([
    ["L1", 11],
    ["R1", 1],
    ["1L", 11],
    ["RR", 2],
    ["LL", 10],
  ])("DF-5: order %s turns to %i o'clock", (order, heading) => {
    const game = play([{ id: "R1", x: 20, y: 10, speed: 2 }, FAR]);
    game.round({ R1: order, B9: "1" }, [2, 1]);
    expect(game.piece("R1").heading).toBe(heading);
  });

  it("DF-41 R-10: an aircraft begins with any SPEED up to ENGINE, and changes it by 1 from there", () => {
    for (const speed of [1, 2, 3, 4]) {
      expect(dogfight.check(config([{ id: "R1", speed, engine: 4 }, FAR]))).toEqual([]);
      const game = play([{ id: "R1", speed, engine: 4 }, FAR]);
      const legal = [speed - 1, speed, speed + 1].filter((value) => value >= 1 && value <= 4);
      const straight = ["1", "2", "3", "4", "5"].filter((text) => game.refusal("R1", text).length === 0);
      expect(straight.map(Number)).toEqual(legal);
    }
  });

  it("DF-76 R-36: after a turn and an order 0 a turn is still forbidden", () => {
    const game = play([{ id: "R1", x: 20, y: 10, speed: 1 }, FAR], { allowZero: true });
    game.round({ R1: "L", B9: "1" }, [2, 1]);
    expect(game.refusal("R1", "R")).toEqual(["E7"]);
    game.round({ R1: "0", B9: "1" }, [2, 1]);
    expect(game.piece("R1")).toMatchObject({ x: 20, y: 10, speed: 0, heading: 11 });
    expect(game.refusal("R1", "R")).toEqual(["E7"]);
    game.round({ R1: "1", B9: "1" }, [2, 1]);
    expect(game.refusal("R1", "R")).toEqual([]);
  });

  it("DF-57 R-25: a table edge is still table", () => {
    const game = play([{ id: "R1", x: 4, y: 10, heading: 9, speed: 2 }, FAR]);
    game.round({ R1: "2", B9: "1" }, [2, 1]);
    expect(game.piece("R1")).toMatchObject({ x: 0, status: "flying" });
  });

  it("DF-57 R-25: a path that crosses the edge and comes back is out all the same", () => {
    const game = play([
      { id: "R1", x: 0.25, y: 10, heading: 11, speed: 5, engine: 5 },
      { id: "R2", x: 30, y: 10 },
      FAR,
    ]);
    game.round({ R1: "1RR2", R2: "1", B9: "1" }, [2, 1]);
    const piece = game.piece("R1");
    expect(piece.x).toBeGreaterThan(0);
    expect(piece.status).toBe("disengaged");
  });

  it.each([
    ["left", { x: 1, y: 18, heading: 9 }],
    ["right", { x: 47, y: 18, heading: 3 }],
    ["near", { x: 24, y: 1, heading: 6 }],
    ["far", { x: 24, y: 35, heading: 12 }],
  ] as const)("R-25: over the %s edge", (edge, place) => {
    const game = play([{ id: "R1", ...place, speed: 1 }, { id: "R2" }, FAR]);
    game.round({ R1: "1", R2: "1", B9: "1" }, [2, 1]);
    expect(game.events.find(({ key }) => key === "leaves")?.values).toMatchObject({ edge });
  });
});

describe("fire", () => {
  it("DF-11: each weapon fires once a turn, and may again in the next", () => {
    const game = play([
      { id: "R1", x: 20, y: 4, heading: 12, speed: 1 },
      { id: "B1", x: 20, y: 8, heading: 12, speed: 1, weapons: [] },
    ]);
    game.round({ R1: "1", B1: "1" }, [5, 2]);
    game.round({ red: "R1 front B1" }, [6]);
    expect(game.asked()).toEqual(["R1", "B1"]);
    game.round({ R1: "1", B1: "1" }, [5, 2]);
    expect(game.asked()).toEqual(["red"]);
  });

  it("DF-11 DF-49 R-18: one shot at a time, in any order, and done ends the phase", () => {
    const game = play([
      { id: "R1", x: 20, y: 10, speed: 1, weapons: ["front", "rear"] },
      { id: "R2", x: 22, y: 10, speed: 1 },
      { id: "B1", x: 20, y: 16, speed: 1, weapons: [] },
      { id: "B2", x: 20, y: 5, speed: 1, weapons: [] },
    ]);
    game.round({ R1: "1", R2: "1", B1: "1", B2: "1" }, [5, 2]);
    expect(game.options("red")).toEqual(["R1 front B1", "R1 rear B2", "R2 front B1", "done"]);
    game.round({ red: "R2 front B1" }, [6]);
    expect(game.options("red")).toEqual(["R1 front B1", "R1 rear B2", "done"]);
    game.round({ red: "done" });
    expect(game.state.turn).toBe(2);
    expect(game.keys()).toContain("fire-done");
  });

  it.each([
    [1, true],
    [3, true],
    [4, false],
  ])("DF-14: TO-HIT 3 at 6 inches, roll %i hits: %s", (roll, hit) => {
    const game = play([
      { id: "R1", x: 20, y: 10, speed: 1 },
      { id: "B1", x: 20, y: 16, speed: 1, weapons: [] },
    ]);
    game.round({ R1: "1", B1: "1" }, [5, 2]);
    game.round({ red: "R1 front B1" }, hit ? [roll, 1] : [roll]);
    expect(game.events.find(({ key }) => key === "fires")?.values).toMatchObject({ need: 3, roll, hit });
    expect(game.piece("B1").fuselage).toBe(hit ? 2 : 3);
  });

  it.each([
    [1, { fuselage: 2, engine: 4, weapons: ["rear"] }],
    [2, { fuselage: 2, engine: 4, weapons: ["rear"] }],
    [3, { fuselage: 2, engine: 4, weapons: ["rear"] }],
    [4, { fuselage: 2, engine: 4, weapons: ["rear"] }],
    [5, { fuselage: 3, engine: 3, weapons: ["rear"] }],
    [6, { fuselage: 3, engine: 4, weapons: [] }],
  ])("DF-15: damage die %i", (roll, left) => {
    const game = play([
      { id: "R1", x: 20, y: 10, speed: 1 },
      { id: "B1", x: 20, y: 16, speed: 1, weapons: ["rear"] },
    ]);
    game.round({ R1: "1", B1: "1" }, [5, 2]);
    game.round({ red: "R1 front B1" }, [1, roll]);
    expect(game.piece("B1")).toMatchObject(left);
  });

  it("DF-16 DF-52 R-20: without FUSELAGE destroyed, without ENGINE crashed, never below zero", () => {
    for (const [face, status] of [
      [1, "destroyed"],
      [5, "crashed"],
    ] as const) {
      const game = play([
        { id: "R1", x: 20, y: 10, speed: 1 },
        { id: "R2", x: 20, y: 10, speed: 1 },
        { id: "B1", x: 20, y: 16, speed: 1, fuselage: 1, engine: 1, weapons: [] },
        { id: "B2", x: 40, y: 5, speed: 1, weapons: [] },
      ]);
      game.round({ R1: "1", R2: "1", B1: "1", B2: "1" }, [5, 2]);
      game.round({ red: "R1 front B1" }, [1, face]);
      expect(game.piece("B1").status).toBe(status);
      expect(game.piece("B1").fuselage + game.piece("B1").engine).toBe(1);
      expect(game.asked()).toEqual(["R1", "R2", "B2"]);
    }
  });

  it("DF-48 R-17: a weapon shot away in the first phase does not fire in the second", () => {
    const game = play(HEAD_ON);
    game.round({ R1: "1", B1: "1" }, [5, 2]);
    game.round({ red: "R1 front B1" }, [1, 6]);
    expect(game.piece("B1").weapons).toEqual([]);
    expect(game.asked()).toEqual(["R1", "B1"]);
  });

  it("DF-51 R-19: ENGINE 0 crashes at once and does not fire back", () => {
    const game = play([HEAD_ON[0] as Craft, { ...(HEAD_ON[1] as Craft), engine: 1 }, FAR]);
    game.round({ R1: "1", B1: "1", B9: "1" }, [5, 2]);
    game.round({ red: "R1 front B1" }, [1, 5]);
    expect(game.piece("B1").status).toBe("crashed");
    expect(game.asked()).toEqual(["R1", "B9"]);
  });

  it("DF-53 R-21: a natural 1 or 6 is nothing special", () => {
    const game = play([
      { id: "R1", x: 20, y: 10, toHit: 4 },
      { id: "B1", x: 20, y: 10.5, weapons: [] },
    ]);
    game.round({ R1: "1", B1: "1" }, [5, 2]);
    game.round({ red: "R1 front B1" }, [6, 2]);
    expect(game.events.find(({ key }) => key === "fires")?.values).toMatchObject({ need: 6, hit: true });
  });

  it("DF-55 R-23: friends are never targets", () => {
    const game = play([
      { id: "R1", x: 20, y: 10, speed: 1 },
      { id: "R2", x: 20, y: 13, speed: 1, weapons: [] },
      { id: "B1", x: 20, y: 16, speed: 1, weapons: [] },
    ]);
    game.round({ R1: "1", R2: "1", B1: "1" }, [5, 2]);
    expect(game.options("red")).toEqual(["R1 front B1", "done"]);
    expect(game.refusal("red", "R1 front R2")).toEqual(["fire-friend"]);
  });

  it("DF-45 R-14: in the same place the front gun bears at +2", () => {
    const game = play([
      { id: "R1", x: 20, y: 10, heading: 12, speed: 1, weapons: ["front", "rear", "left", "right"] },
      { id: "B1", x: 20, y: 14, heading: 6, speed: 1, weapons: ["front"] },
    ]);
    game.round({ R1: "1", B1: "1" }, [5, 2]);
    expect(game.options("red")).toEqual(["R1 front B1", "done"]);
    game.round({ red: "R1 front B1" }, [5, 6]);
    expect(game.events.find(({ key }) => key === "fires")?.values).toMatchObject({ need: 5, range: 0 });
    expect(game.events.find(({ key }) => key === "hit-weapon")?.values).toMatchObject({ facing: "front" });
  });

  it("DF-58 R-26: a weapon already lost means FUSELAGE", () => {
    const game = play([
      { id: "R1", x: 20, y: 10, speed: 1, weapons: ["front"] },
      { id: "R2", x: 20, y: 10, speed: 1, weapons: ["front"] },
      { id: "B1", x: 20, y: 16, speed: 1, weapons: ["rear"] },
    ]);
    game.round({ R1: "1", R2: "1", B1: "1" }, [5, 2]);
    game.round({ red: "R1 front B1" }, [1, 6]);
    game.round({ red: "R2 front B1" }, [1, 6]);
    expect(game.piece("B1")).toMatchObject({ weapons: [], fuselage: 2 });
    expect(game.events.find(({ key }) => key === "hit-fuselage")?.values).toMatchObject({ instead: true });
  });

  it("DF-62 R-30: ranges are from centre to centre", () => {
    const game = play([
      { id: "R1", type: "b-17g", x: 20, y: 10, speed: 1 },
      { id: "B1", type: "b-17g", x: 20, y: 19, speed: 1 },
    ]);
    game.round({ R1: "1", B1: "1" }, [5, 2]);
    game.round({ red: "R1 front B1" }, [6]);
    expect(game.events.find(({ key }) => key === "fires")?.values).toMatchObject({ range: 9, need: 3 });
  });
});

describe("what a shot may be called", () => {
  const crafts: readonly Craft[] = [
    { id: "R1", x: 20, y: 10, speed: 1, weapons: ["front", "rear"] },
    { id: "r2", side: "red", x: 20, y: 10, speed: 1 },
    { id: "B1", x: 20, y: 16, speed: 1, weapons: [] },
    { id: "b1", side: "blue", x: 20, y: 16, speed: 1, weapons: [] },
    { id: "B2", x: 24, y: 35, heading: 12, speed: 1, weapons: [] },
    { id: "B3", x: 20, y: 25, heading: 12, speed: 1, weapons: [] },
  ];

  function fire() {
    const game = play(crafts);
    return game.round({ R1: "1", r2: "1", B1: "1", b1: "1", B2: "1", B3: "1" }, [5, 2]);
  }

  it.each([
    ["R1 front B1", "R1 front B1"],
    ["  r1,  FRONT   B1 ", "R1 front B1"],
    ["R2\tfront\tb1", "r2 front b1"],
    ["DONE", "done"],
    [" done ", "done"],
  ])("DF-18: %j is %s", (text, canonical) => {
    const parsed = fire().judge("red", text);
    expect(parsed.ok && dogfight.print(parsed.value)).toBe(canonical);
  });

  it.each([
    ["", ["fire-grammar"]],
    ["R1", ["fire-grammar"]],
    ["R1 front", ["fire-grammar"]],
    ["R1 nose B1", ["fire-grammar"]],
    ["R1 front B1 now", ["fire-grammar"]],
    ["done done", ["fire-grammar"]],
    ["R9 front B1", ["fire-unknown-aircraft"]],
    ["R9 front B8", ["fire-unknown-aircraft", "fire-unknown-aircraft"]],
    ["constructor front __proto__", ["fire-unknown-aircraft", "fire-unknown-aircraft"]],
    ["B1 front R1", ["fire-not-yours", "fire-friend"]],
    ["R1 front R1", ["fire-friend"]],
    ["R1 left B1", ["fire-no-weapon", "fire-out-of-arc"]],
    ["R1 rear B1", ["fire-out-of-arc"]],
    ["R1 front B3", ["fire-out-of-range"]],
    ["R1 front B2", ["fire-gone"]],
  ])("%j is refused with %j", (text, codes) => {
    const game = fire();
    expect(game.refusal("red", text)).toEqual(codes);
    const parsed = game.judge("red", text);
    const near = parsed.ok ? [] : (parsed.error[0]?.near ?? []);
    expect(near.length).toBeGreaterThan(0);
    for (const answer of near) expect(game.refusal("red", answer)).toEqual([]);
  });

  it("an id in another case counts only where it is unambiguous", () => {
    const game = play([
      { id: "R1", x: 20, y: 10, speed: 1 },
      { id: "Bob", side: "blue", x: 20, y: 16, speed: 1, weapons: [] },
      { id: "BOB", side: "blue", x: 20, y: 16, speed: 1, weapons: [] },
    ]);
    game.round({ R1: "1", Bob: "1", BOB: "1" }, [5, 2]);
    expect(game.refusal("red", "R1 front bob")).toEqual(["fire-unknown-aircraft"]);
    expect(game.refusal("red", "r1 front BOB")).toEqual([]);
  });

  it("tells by how much a shot fails, and where", () => {
    const refused = fire().judge("red", "r1 front B3");
    expect(refused).toMatchObject({
      ok: false,
      error: [
        {
          code: "fire-out-of-range",
          rule: "R-11",
          values: { id: "R1", range: 15, longest: 12 },
          token: { start: 3, end: 8 },
        },
      ],
    });
  });
});

describe("collisions", () => {
  const pair: readonly Craft[] = [
    { id: "R1", x: 20, y: 10, speed: 1, weapons: [] },
    { id: "B1", x: 20.5, y: 10, speed: 1, weapons: [] },
  ];

  it("DF-56 R-24: none by the book, even in the same place", () => {
    const game = play(pair);
    game.round({ R1: "1", B1: "1" }, [2, 1]);
    expect(game.keys()).not.toContain("collision");
  });

  it("DF-56 R-24: with the switch a 1 destroys both, before initiative", () => {
    const game = play(pair, { collisions: true });
    game.round({ R1: "1", B1: "1" }, [4, 1]);
    expect([game.piece("R1").status, game.piece("B1").status]).toEqual(["destroyed", "destroyed"]);
    expect(game.state.outcome).toMatchObject({ winner: null, reason: { key: "outcome.nobody" } });
    expect(game.keys()).not.toContain("initiative");
  });

  it("R-24: dice fall in order of ids; no 1, no harm", () => {
    const game = play(pair, { collisions: true });
    game.round({ R1: "1", B1: "1" }, [2, 6, 2, 1]);
    expect(game.events.find(({ key }) => key === "collision")?.values).toEqual({
      first: "B1",
      second: "R1",
      dice: [2, 6],
      sides: ["blue", "red"],
      crash: false,
    });
  });

  it("R-24: half an inch is close, more is not", () => {
    const game = play([pair[0] as Craft, { ...(pair[1] as Craft), x: 20.75 }], { collisions: true });
    game.round({ R1: "1", B1: "1" }, [2, 1]);
    expect(game.keys()).not.toContain("collision");
  });

  it("DF-74 R-34: friends collide too, and who is destroyed collides no more", () => {
    const game = play(
      [
        { id: "A", side: "red", x: 20, y: 10, speed: 1 },
        { id: "B", side: "red", x: 20, y: 10, speed: 1 },
        { id: "C", side: "red", x: 20, y: 10, speed: 1 },
        FAR,
      ],
      { collisions: true },
    );
    game.round({ A: "1", B: "1", C: "1", B9: "1" }, [1, 3, 2, 5]);
    expect(["A", "B", "C"].map((id) => game.piece(id).status)).toEqual(["destroyed", "destroyed", "flying"]);
  });
});

describe("the end", () => {
  const leaver: Craft = { id: "R1", x: 1, y: 18, heading: 9, speed: 1 };

  it("DF-60 R-28: the last side on the table wins, without a roll for initiative (DF-50 R-18a)", () => {
    const game = play([leaver, FAR]);
    game.round({ R1: "1", B9: "1" }, []);
    expect(game.state.outcome).toEqual({
      winner: "blue",
      reason: { key: "outcome.last-side", values: { turn: 1, side: "blue" } },
    });
    expect(game.asked()).toEqual([]);
    expect(game.state.phase).toBe("over");
  });

  it("DF-60 R-28: both sides out in one turn is a draw", () => {
    const game = play([leaver, { id: "B1", x: 47, y: 18, heading: 3, speed: 1 }]);
    game.round({ R1: "1", B1: "1" }, []);
    expect(game.state.outcome).toMatchObject({ winner: null, reason: { key: "outcome.nobody" } });
  });

  it("DF-60: a limit of turns is a draw", () => {
    const game = play([{ id: "R1", x: 4, y: 4, speed: 1 }, FAR], {}, { turns: 2 });
    game.round({ R1: "1", B9: "1" }, [2, 1]).round({ R1: "1", B9: "1" }, [2, 1]);
    expect(game.state.outcome).toMatchObject({ winner: null, reason: { key: "outcome.turn-limit" } });
  });

  it("DF-71 R-31: a game without a limit has one of 1,000 turns", () => {
    expect(play([leaver, FAR]).state.setup.turns).toBe(1000);
  });

  it("DF-60: goal first-kill ends with the first aircraft that is brought down", () => {
    const game = play(
      [
        { id: "R1", x: 20, y: 10, speed: 1 },
        { id: "B1", x: 20, y: 13, speed: 1, fuselage: 1, weapons: [] },
        { id: "B2", x: 40, y: 10, speed: 1 },
      ],
      {},
      { goal: "first-kill" },
    );
    game.round({ R1: "1", B1: "1", B2: "1" }, [5, 2]);
    game.round({ red: "R1 front B1" }, [1, 1]);
    expect(game.state.outcome).toMatchObject({ winner: "red", reason: { key: "outcome.first-kill" } });
  });

  it("DF-75 R-35: goal most-kills counts when a side is gone", () => {
    const game = play(
      [
        { id: "R1", x: 20, y: 32, heading: 12, speed: 1 },
        { id: "B1", x: 20, y: 33, heading: 12, speed: 1, fuselage: 1, weapons: [] },
        { id: "B2", x: 40, y: 10, speed: 1, weapons: [] },
      ],
      {},
      { goal: "most-kills", turns: 5 },
    );
    game.round({ R1: "1", B1: "1", B2: "1" }, [5, 2]);
    game.round({ red: "R1 front B1" }, [1, 1]);
    expect(game.state.outcome).toBeNull();
    game.round({ R1: "2", B2: "1" }, []);
    expect(game.state.outcome).toMatchObject({ winner: "red", reason: { key: "outcome.most-kills" } });
  });
});

describe("our own list", () => {
  it("DF-1: 22 types, ENGINE 2 to 5, FUSELAGE and TO-HIT 1 to 5, at most one weapon a side", () => {
    const types = Object.values(TYPES);
    expect(types).toHaveLength(22);
    for (const { engine, fuselage, toHit, weapons, ceiling } of types) {
      expect(engine).toBeGreaterThanOrEqual(2);
      expect(Math.max(engine, fuselage, toHit)).toBeLessThanOrEqual(5);
      expect(Math.min(engine, fuselage, toHit)).toBeGreaterThanOrEqual(1);
      expect(new Set(weapons).size).toBe(weapons.length);
      expect(ceiling).toBeGreaterThanOrEqual(8);
      expect(ceiling).toBeLessThanOrEqual(20);
    }
  });

  it.each([
    ["spitfire-ia", 12],
    ["hurricane-i", 12],
    ["bf-109e-3", 12],
    ["bf-110c", 15],
    ["ju-87b-2", 11],
    ["he-111h", 18],
    ["ju-88a", 14],
    ["gladiator", 9],
    ["cr-42", 9],
    ["defiant-i", 15],
    ["p-40e", 13],
    ["f4f-4", 14],
    ["a6m2", 11],
    ["f6f-5", 16],
    ["p-47d", 16],
    ["p-51d", 15],
    ["fw-190a-8", 16],
    ["bf-109g-6", 13],
    ["yak-9", 11],
    ["il-2", 15],
    ["b-17g", 19],
    ["swordfish", 11],
  ] as const)("%s is worth %i points", (id, points) => {
    expect(pointsOf(TYPES[id])).toBe(points);
  });
});
