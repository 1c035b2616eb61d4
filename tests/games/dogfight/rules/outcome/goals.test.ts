import { describe, expect, it } from "vitest";
import { say } from "../../../../../src/core/phrase.ts";
import { dogfight } from "../../../../../src/games/dogfight/computer/game.ts";
import type { Config } from "../../../../../src/games/dogfight/data/config.ts";
import { scoreOf } from "../../../../../src/games/dogfight/rules/outcome/score.ts";
import { de } from "../../../../../src/games/dogfight/words/de.ts";
import { en } from "../../../../../src/games/dogfight/words/en.ts";
import type { Craft, Play } from "../../helpers.ts";
import { play } from "../../helpers.ts";

/** Two inches from the far edge, and two inches from the near one. */
const LEAVER: Craft = { id: "R1", x: 10, y: 35, heading: 12, speed: 1, weapons: [] };
const SECOND: Craft = { id: "R2", x: 14, y: 33, heading: 12, speed: 1, weapons: [] };
const LAGGARD: Craft = { id: "R3", x: 20, y: 12, heading: 12, speed: 1, engine: 2, weapons: [] };
const GUARD: Craft = { id: "B1", x: 40, y: 10, heading: 6, speed: 1, weapons: [] };
const ROLL = [5, 2];

function outcome(game: Play) {
  const { outcome } = game.state;
  return outcome && { winner: outcome.winner, reason: outcome.reason.key };
}

function score(game: Play) {
  return scoreOf(dogfight.view(game.state, "table"));
}

describe("R-37 DF-77: leaving by an edge", () => {
  const far = (count: number, more: Config = {}): Config => ({
    turns: 6,
    goal: "leave",
    leave: { side: "red", edge: "far", count },
    ...more,
  });

  it("wins with enough aircraft across, each told as it goes", () => {
    const game = play([LEAVER, SECOND, GUARD], {}, far(2));
    game.round({ R1: "1", R2: "1", B1: "1" }, ROLL);
    expect(outcome(game)).toBeNull();
    expect(score(game)).toEqual([1, 0]);
    const { standing } = dogfight.report(dogfight.view(game.state, "table"));
    expect(standing && say(en, standing)).toBe("Red: 1 of 2 across");
    expect(standing && say(de, standing)).toBe("Rot: 1 von 2 drüben");
    game.round({ R2: "1", B1: "1" }, []);
    expect(outcome(game)).toEqual({ winner: "red", reason: "outcome.left" });
    const told = game.events.filter(({ key }) => key === "scores").map(({ values }) => values);
    expect(told).toMatchObject([
      { id: "R1", side: "red", fate: "far", points: 1, total: 1, of: 2, unhindered: false },
      { id: "R2", side: "red", fate: "far", points: 1, total: 2, of: 2, unhindered: false },
    ]);
    expect(game.events.at(-1)).toMatchObject({
      key: "victory",
      values: { side: "red", other: "blue", edge: "far", count: 2, turn: 2, reason: "outcome.left" },
    });
  });

  it("by the wrong edge is of no use: the other side wins as soon as too few are left", () => {
    const game = play([{ ...LEAVER, y: 1, heading: 6 }, SECOND, GUARD], {}, far(2));
    game.round({ R1: "1", R2: "1", B1: "1" }, []);
    expect(outcome(game)).toEqual({ winner: "blue", reason: "outcome.held" });
    expect(score(game)).toEqual([0, 0]);
  });

  it("of others than those named is of no use either", () => {
    const named = far(1, { leave: { side: "red", edge: "far", count: 1, aircraft: ["R2", "R3"] } });
    const game = play([LEAVER, SECOND, LAGGARD, GUARD], {}, named);
    game.round({ R1: "1", R2: "1", R3: "1", B1: "1" }, ROLL);
    expect(outcome(game)).toBeNull();
    game.round({ R2: "1", R3: "1", B1: "1" }, []);
    expect(outcome(game)).toEqual({ winner: "red", reason: "outcome.left" });
  });

  it("is lost when one that is needed is shot down", () => {
    const game = play(
      [
        { ...LEAVER, y: 30 },
        { ...SECOND, y: 20, fuselage: 1 },
        { id: "B1", x: 14, y: 16, heading: 12, speed: 1 },
      ],
      {},
      far(2),
    );
    game.round({ R1: "1", R2: "1", B1: "1" }, [2, 5]);
    game.round({ blue: "B1 front R2" }, [1, 1]);
    expect(outcome(game)).toEqual({ winner: "blue", reason: "outcome.held" });
  });

  it("is lost when nobody could fly there in time, even straight on with all ENGINE", () => {
    const at = (y: number) => play([{ ...LAGGARD, y }, GUARD], {}, far(1, { turns: 3 }));
    expect(outcome(at(26.25).round({ R3: "1", B1: "1" }, ROLL))).toBeNull();
    const held = { winner: "blue", reason: "outcome.held" };
    expect(outcome(at(26).round({ R3: "1", B1: "1" }, [])), "exactly on the edge").toEqual(held);
    expect(outcome(at(4).round({ R3: "1", B1: "1" }, []))).toEqual(held);
  });

  it("is lost at the limit of turns", () => {
    const game = play([{ ...LEAVER, heading: 3 }, GUARD], {}, far(1, { turns: 2 }));
    game.round({ R1: "1", B1: "1" }, ROLL);
    expect(outcome(game)).toBeNull();
    game.round({ R1: "1", B1: "1" }, []);
    expect(outcome(game)).toEqual({ winner: "blue", reason: "outcome.late" });
  });

  it("counts of two that leave in one turn both", () => {
    const game = play([LEAVER, { ...SECOND, y: 35 }, GUARD], {}, far(2));
    game.round({ R1: "1", R2: "1", B1: "1" }, []);
    expect(outcome(game)).toEqual({ winner: "red", reason: "outcome.left" });
  });

  it("with both sides gone at once is judged by who is across", () => {
    const gone: Craft = { ...GUARD, x: 47, heading: 3 };
    expect(outcome(play([LEAVER, gone], {}, far(1)).round({ R1: "1", B1: "1" }, []))?.winner).toBe("red");
    const wrong = { ...LEAVER, y: 1, heading: 6 };
    expect(outcome(play([wrong, gone], {}, far(1)).round({ R1: "1", B1: "1" }, []))?.winner).toBe("blue");
  });

  it("a side that is to stop it may win with nothing left on the table", () => {
    const gone: Craft = { ...GUARD, x: 47, heading: 3 };
    const lame: Craft = { ...LAGGARD, y: 2 };
    const game = play([lame, gone], {}, far(1, { turns: 2 })).round({ R3: "1", B1: "1" }, []);
    expect(outcome(game)).toEqual({ winner: "blue", reason: "outcome.held" });
  });
});

describe("R-38 DF-78: points", () => {
  const points = (lines: Config["points"], more: Config = {}): Config => ({
    turns: 3,
    goal: "points",
    ...(lines && { points: lines }),
    ...more,
  });
  /** Red has a gun behind a blue aircraft with one oval; both have company elsewhere. */
  const HUNT: readonly Craft[] = [
    { id: "R1", x: 20, y: 10, heading: 12, speed: 1 },
    { id: "R2", x: 4, y: 4, heading: 12, speed: 1 },
    { id: "B1", x: 20, y: 13, heading: 12, speed: 1, fuselage: 1, weapons: ["rear", "left"], engine: 2 },
    { id: "B2", x: 44, y: 4, heading: 12, speed: 1 },
  ];
  const fly = { R1: "1", R2: "1", B1: "1", B2: "1" };

  function hunted(lines?: Config["points"], more: Config = {}) {
    const game = play(HUNT, {}, points(lines, more));
    return game.round(fly, [5, 2]).round({ red: "R1 front B1" }, [1, 1]);
  }

  it("an enemy brought down earns his design points: ENGINE + FUSELAGE + TO-HIT + 2 a weapon", () => {
    const game = hunted();
    expect(score(game)).toEqual([2 + 1 + 3 + 4, 0]);
    expect(game.events.find(({ key }) => key === "scores")?.values).toEqual({
      id: "B1",
      side: "red",
      fate: "down",
      unhindered: false,
      points: 10,
      total: 10,
      of: null,
    });
    expect(dogfight.report(dogfight.view(game.state, "table"))).toMatchObject({
      score: { red: 10, blue: 0 },
      standing: { key: "standing.points", values: { sides: ["red", "blue"], points: [10, 0] } },
    });
  });

  it.each<[string, Config["points"], readonly [number, number]]>([
    ["a line without names pays for every enemy", [{ side: "red", for: "kill", worth: 7 }], [7, 0]],
    ["a line of the other side pays nobody else", [{ side: "blue", for: "kill", worth: 7 }], [10, 0]],
    ["a line pays for those it names", [{ side: "red", for: "kill", aircraft: ["B2"], worth: 7 }], [10, 0]],
    [
      "the first that fits counts",
      [
        { side: "red", for: "kill", aircraft: ["B1"], worth: 3 },
        { side: "red", for: "kill", worth: 7 },
      ],
      [3, 0],
    ],
    [
      "worth 0 pays nothing",
      [
        { side: "red", for: "kill", worth: 0 },
        { side: "blue", for: "kill", worth: 1 },
      ],
      [0, 0],
    ],
  ])("%s", (_, lines, wanted) => {
    expect(score(hunted(lines))).toEqual(wanted);
  });

  it.each<[string, Config["points"], readonly [number, number]]>([
    ["nothing without a line", [], [0, 0]],
    ["what the line says, by its edge", [{ side: "red", for: "leave", edge: "far", worth: 4 }], [4, 0]],
    ["nothing by another edge", [{ side: "red", for: "leave", edge: "left", worth: 4 }], [0, 0]],
    ["by any edge where none is named", [{ side: "red", for: "leave", worth: 4 }], [4, 0]],
    ["design points where no worth is named", [{ side: "red", for: "leave" }], [4 + 3 + 3, 0]],
    [
      "the enemy, where a line names it",
      [{ side: "blue", for: "leave", aircraft: ["R1"], worth: 6 }],
      [0, 6],
    ],
    ["nothing for the enemy without its name", [{ side: "blue", for: "leave", worth: 6 }], [0, 0]],
  ])("an aircraft that leaves earns %s", (_, lines, wanted) => {
    const others: readonly Craft[] = [
      { ...SECOND, y: 10, weapons: ["front"] },
      { ...GUARD, weapons: ["front"] },
    ];
    const game = play([LEAVER, ...others], {}, points(lines)).round({ R1: "1", R2: "1", B1: "1" }, ROLL);
    expect(score(game)).toEqual(wanted);
  });

  it("aircraft that collide are enemies brought down for both sides", () => {
    const game = play(
      [{ ...HUNT[0], y: 12 } as Craft, HUNT[1] as Craft, { ...HUNT[2], y: 12 } as Craft, HUNT[3] as Craft],
      { collisions: true },
      points(undefined),
    );
    game.round(fly, [1, 4, 5, 2]);
    expect(score(game)).toEqual([10, 12]);
  });

  it("more points at the limit of turns win; as many are a draw", () => {
    const won = hunted(undefined, { turns: 1 });
    expect(won.state.outcome).toEqual({
      winner: "red",
      reason: { key: "outcome.points", values: { turn: 1, side: "red", points: [10, 0] } },
    });
    const none = play(HUNT, {}, points(undefined, { turns: 1 })).round(fly, [5, 2]);
    none.round({ red: "done" }).round({ blue: "done" });
    expect(none.state.outcome).toEqual({
      winner: null,
      reason: { key: "outcome.points", values: { turn: 1, side: null, points: [0, 0] } },
    });
    expect(none.events.at(-1)).toEqual({
      key: "draw",
      values: { turn: 1, reason: "outcome.points", points: [0, 0] },
    });
  });

  it("a side that is gone may still win by points", () => {
    const game = hunted();
    game.round({ R1: "1", R2: "1", B2: "1" }, [5, 2]);
    expect(outcome(game)).toBeNull();
    const far = play(
      [{ ...HUNT[0], y: 32 } as Craft, { ...HUNT[2], y: 33 } as Craft, HUNT[3] as Craft],
      {},
      points(undefined),
    );
    far.round({ R1: "1", B1: "1", B2: "1" }, [5, 2]).round({ red: "R1 front B1" }, [1, 1]);
    far.round({ R1: "2", B2: "1" }, []);
    expect(outcome(far)).toEqual({ winner: "red", reason: "outcome.points" });
  });
});

describe("R-39 DF-79: alone on the table", () => {
  const home: Config = {
    turns: 4,
    goal: "points",
    points: [
      { side: "red", for: "leave", edge: "far", worth: 5 },
      { side: "red", for: "leave", edge: "left", worth: 8 },
    ],
  };
  const gone: Craft = { ...GUARD, x: 47, heading: 3 };

  it.each([
    ["the edge that earns the most", { x: 10, y: 30 }, 8, "left"],
    ["another where that is too far", { x: 40, y: 30 }, 5, "far"],
  ] as const)("each aircraft counts as across %s", (_, at, worth, edge) => {
    const game = play([{ ...LEAVER, ...at, engine: 2, heading: 6 }, gone], {}, home);
    game.round({ R1: "1", B1: "1" }, []);
    expect(score(game)).toEqual([worth, 0]);
    expect(outcome(game)).toEqual({ winner: "red", reason: "outcome.points" });
    expect(game.events.find(({ key }) => key === "scores")?.values).toMatchObject({
      fate: edge,
      unhindered: true,
    });
    expect(game.piece("R1").status).toBe("flying");
  });

  it("as nothing where no edge can be reached in time", () => {
    const game = play([{ ...LEAVER, x: 40, y: 5, engine: 2 }, gone], {}, home).round(
      { R1: "1", B1: "1" },
      [],
    );
    expect(score(game)).toEqual([0, 0]);
    expect(outcome(game)).toEqual({ winner: null, reason: "outcome.points" });
  });

  it("wins a game about an edge where enough can still get there", () => {
    const edge: Config = { turns: 9, goal: "leave", leave: { side: "red", edge: "far", count: 2 } };
    const game = play([LAGGARD, { ...SECOND, y: 20 }, gone], {}, edge);
    game.round({ R3: "1", R2: "1", B1: "1" }, []);
    expect(outcome(game)).toEqual({ winner: "red", reason: "outcome.left" });
  });
});

describe("R-40 DF-80: over early", () => {
  const points: Config = { turns: 9, goal: "points" };

  it("with no weapon left and no edge that pays", () => {
    const game = play([{ ...SECOND, y: 10 }, GUARD], {}, points).round({ R2: "1", B1: "1" }, []);
    expect(outcome(game)).toEqual({ winner: null, reason: "outcome.points" });
  });

  it("not while a collision may bring somebody down", () => {
    const game = play([{ ...SECOND, y: 10 }, GUARD], { collisions: true }, points);
    expect(outcome(game.round({ R2: "1", B1: "1" }, ROLL))).toBeNull();
  });

  it("not while an edge that pays is in reach", () => {
    const lines: Config = { ...points, points: [{ side: "red", for: "leave", edge: "far", worth: 1 }] };
    const game = play([{ ...SECOND, y: 10 }, GUARD], {}, lines);
    expect(outcome(game.round({ R2: "1", B1: "1" }, ROLL))).toBeNull();
  });

  const RACE: readonly Craft[] = [
    { id: "R1", x: 20, y: 10, heading: 12, speed: 1 },
    { id: "B1", x: 20, y: 13, heading: 12, speed: 1, fuselage: 1, weapons: [] },
    { id: "B2", x: 44, y: 4, heading: 12, speed: 1 },
  ];

  it.each([
    [11, null],
    [10, null],
    [9, "red"],
  ])("R1 worth %i, with 10 points in hand: winner %s", (worth, winner) => {
    const lines: Config = {
      ...points,
      points: [
        { side: "red", for: "kill", worth: 10 },
        { side: "blue", for: "kill", worth },
      ],
    };
    const game = play(RACE, {}, lines).round({ R1: "1", B1: "1", B2: "1" }, [5, 2]);
    game.round({ red: "R1 front B1" }, [1, 1]);
    expect(game.state.outcome?.winner ?? null).toBe(winner);
  });
});
