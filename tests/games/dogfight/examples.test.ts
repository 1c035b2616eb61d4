import { describe, expect, it } from "vitest";
import type { Numeral } from "../../../src/core/geometry/clock.ts";
import { lengthOf, type Point, pointAt, squaredGap } from "../../../src/core/geometry/surd.ts";
import { listOf } from "../../../src/games/dogfight/data/weapons.ts";
import { arcsTo, sideHit } from "../../../src/games/dogfight/rules/fire/arcs.ts";
import { bandOf } from "../../../src/games/dogfight/rules/fire/range.ts";
import { type Craft, FAR, play } from "./helpers.ts";

const NORTH: Numeral = 12;

/** One aircraft with nobody near. */
function alone(craft: Omit<Craft, "id">) {
  return play([{ id: "R1", ...craft }, FAR]);
}

/** Where an order takes an aircraft from an even start: coordinates are told as differences. */
function flown(craft: Omit<Craft, "id">, order: string) {
  const game = alone({ x: 20, y: 15, ...craft });
  game.round({ R1: order, B9: "1" }, [2, 1]);
  const { x, y, heading, speed } = game.piece("R1");
  return { dx: x - 20, dy: y - 15, heading, speed };
}

describe("worked examples", () => {
  it("G-01 DF-9 DF-32 R-01: 2L1 costs 4 and ends at (-1.0000, 5.7321), heading 330", () => {
    const end = flown({ engine: 4, speed: 4 }, "2L1");
    expect(end.dx).toBeCloseTo(-1, 10);
    expect(end.dy).toBeCloseTo(4 + Math.sqrt(3), 10);
    expect(end.dy.toFixed(4)).toBe("5.7321");
    expect(end.heading).toBe(11);
    expect(end.speed).toBe(4);
  });

  it("G-02 DF-33 R-02: 1LL1 turns two points and ends at (-1.7321, 3.0000), heading 300", () => {
    const end = flown({ engine: 4, speed: 4 }, "1LL1");
    expect(end.dx.toFixed(4)).toBe("-1.7321");
    expect(end.dy.toFixed(4)).toBe("3.0000");
    expect(end.heading).toBe(10);
    expect(end.speed).toBe(4);
    expect(alone({ engine: 3, speed: 3 }).refusal("R1", "1LL")).toEqual(["E5"]);
    const limit = alone({ engine: 3, speed: 3 }).judge("R1", "1LL");
    expect(limit).toMatchObject({ ok: false, error: [{ values: { points: 2, limit: 1, engine: 3 } }] });
  });

  it("G-03 DF-28 DF-38 R-07: 1R1R ends at (13.7321, 9.0000), heading 150, and next turn may not begin with a turn", () => {
    const game = alone({ x: 10, y: 10, heading: 3, engine: 4, speed: 4 });
    game.round({ R1: "1R1R", B9: "1" }, [2, 1]);
    const { x, y, heading, speed } = game.piece("R1");
    expect([x.toFixed(4), y.toFixed(4), heading, speed]).toEqual(["13.7321", "9.0000", 5, 4]);
    expect(game.refusal("R1", "L3")).toEqual(["E7"]);
    expect(game.refusal("R1", "1L2")).toEqual([]);
  });

  it("G-04: costs and speed", () => {
    const end = flown({ engine: 5, speed: 4 }, "2R2");
    expect([end.dx.toFixed(4), end.dy.toFixed(4), end.heading, end.speed]).toEqual([
      "2.0000",
      "7.4641",
      1,
      5,
    ]);
    const game = alone({ engine: 5, speed: 4 });
    expect(game.refusal("R1", "3")).toEqual([]);
    expect(game.refusal("R1", "2")).toEqual(["E4"]);
    expect(game.refusal("R1", "4:2L2")).toEqual(["E2"]);
    expect(game.refusal("R1", "LR2")).toEqual(["E6"]);
    expect(game.refusal("R1", "L1L1L")).toEqual(["E5"]);
    const points = game.judge("R1", "L1L1L");
    expect(points).toMatchObject({ ok: false, error: [{ values: { points: 3, limit: 2 } }] });
  });

  it("G-05 DF-34 R-03: L2 is one point and four inches, ends at (-2.0000, 3.4641), heading 330", () => {
    const end = flown({ engine: 4, speed: 3 }, "L2");
    expect([end.dx.toFixed(4), end.dy.toFixed(4), end.heading, end.speed]).toEqual([
      "-2.0000",
      "3.4641",
      11,
      3,
    ]);
  });

  it.each([
    [1, 5],
    [1.25, 4],
    [4, 4],
    [4.25, 3],
    [9, 3],
    [9.25, 2],
    [12, 2],
    [12.25, undefined],
  ])("G-06 DF-13 DF-42 R-11: TO-HIT 3 dead ahead at %f inches needs %s", (distance, need) => {
    const band = bandOf(squaredGap(pointAt(0, 0), pointAt(0, distance)));
    expect(band && 3 + band.modifier).toBe(need);
    const game = play([
      { id: "R1", x: 10, y: 4, toHit: 3 },
      { id: "B1", x: 10, y: 4 + distance, weapons: [] },
    ]);
    game.round({ R1: "1", B1: "1" }, [2, 1]);
    expect(game.asked()).toEqual(need === undefined ? ["R1", "B1"] : ["red"]);
    if (need === undefined) return;
    game.round({ red: "R1 front B1" }, [6]);
    expect(game.events.find(({ key }) => key === "fires")?.values).toMatchObject({ need, range: distance });
  });

  it("G-07 DF-12 DF-44 R-13: on an arc's edge both weapons bear", () => {
    const shooter = { at: pointAt(0, 0), heading: NORTH };
    const edge: Point = { xp: 8, xq: 0, yp: 0, yq: 8 };
    const gap = squaredGap(shooter.at, edge);
    expect(lengthOf(gap)).toBe(4);
    expect(listOf(arcsTo(shooter, edge))).toEqual(["front", "right"]);
    expect(3 + (bandOf(gap)?.modifier ?? 0)).toBe(4);
    expect(listOf(arcsTo(shooter, pointAt(0, -4)))).toEqual(["rear"]);
    expect(listOf(arcsTo(shooter, { xp: 8, xq: 0, yp: 0, yq: -8 }))).toEqual(["right", "rear"]);
  });

  it("G-07 in play: both weapons fire, each once, each at TO-HIT + 1", () => {
    // The target ends four inches from the shooter, exactly at 1 o'clock.
    const game = play([
      { id: "R1", x: 10, y: 10, heading: 12, speed: 1, weapons: ["front", "right"] },
      { id: "B1", x: 10, y: 12, heading: 1, speed: 2, weapons: [], fuselage: 5 },
    ]);
    game.round({ R1: "1", B1: "2" }, [2, 1]);
    expect(game.options("red")).toEqual(["R1 front B1", "R1 right B1", "done"]);
    game.round({ red: "R1 front B1" }, [4, 1]);
    expect(game.options("red")).toEqual(["R1 right B1", "done"]);
    expect(game.refusal("red", "R1 front B1")).toEqual(["fire-used"]);
    game.round({ red: "R1 right B1" }, [5]);
    const fires = game.events.filter(({ key }) => key === "fires").map(({ values }) => values);
    expect(fires).toMatchObject([
      { need: 4, roll: 4, hit: true, range: 4 },
      { need: 4, roll: 5, hit: false, range: 4 },
    ]);
  });

  it("G-08 DF-58 R-26: the side that faces the shooter loses its weapon, or one FUSELAGE", () => {
    const target = { at: pointAt(6, 0), heading: NORTH };
    const shooter = { at: pointAt(0, 0), heading: 3 as Numeral };
    expect(listOf(arcsTo(shooter, target.at))).toEqual(["front"]);
    expect(sideHit(target, shooter)).toBe("left");
    for (const weapons of [["left"], []] as const) {
      const game = play([
        { id: "R1", x: 10, y: 10, heading: 3, speed: 1 },
        { id: "B1", x: 18, y: 8, heading: 12, speed: 1, weapons, fuselage: 3 },
      ]);
      game.round({ R1: "1", B1: "1" }, [2, 1]);
      game.round({ red: "R1 front B1" }, [1, 6]);
      expect(game.piece("B1")).toMatchObject({ weapons: [], fuselage: weapons.length > 0 ? 3 : 2 });
      const hit = game.events.find(({ key }) => key.startsWith("hit-"));
      expect(hit?.key).toBe(weapons.length > 0 ? "hit-weapon" : "hit-fuselage");
      expect(hit?.values).toMatchObject({ id: "B1", facing: "left", roll: 6 });
    }
  });

  const zeros: readonly Craft[] = [
    { id: "R1", type: "a6m2", x: 20, y: 10, heading: 12, speed: 1 },
    { id: "R2", type: "a6m2", x: 20, y: 10, heading: 12, speed: 1 },
    { id: "B1", type: "a6m2", x: 20, y: 17, heading: 6, speed: 1 },
  ];

  it("G-09 DF-48 R-17: Player 1's damage comes before Player 2's fire", () => {
    const game = play(zeros);
    game.round({ R1: "1", R2: "1", B1: "1" }, [5, 2]);
    game.round({ red: "R1 front B1" }, [4, 2]);
    expect(game.events.find(({ key }) => key === "fires")?.values).toMatchObject({ range: 3, need: 4 });
    expect(game.piece("B1").fuselage).toBe(1);
    game.round({ red: "R2 front B1" }, [4, 3]);
    expect(game.piece("B1")).toMatchObject({ fuselage: 0, status: "destroyed" });
    expect(game.asked()).toEqual([]);
    expect(game.state.outcome).toMatchObject({ winner: "red" });
  });

  it("G-09 the other way: whoever wins the roll fires first", () => {
    const game = play(zeros);
    game.round({ R1: "1", R2: "1", B1: "1" }, [2, 5]);
    expect(game.asked()).toEqual(["blue"]);
  });

  it("G-10 DF-40 DF-51 R-09 R-19: ENGINE 2 forces SPEED 2, and two more hits crash", () => {
    const game = play([
      { id: "R1", x: 20, y: 10, speed: 4, weapons: ["rear", "left"] },
      { id: "B1", x: 20, y: 6, speed: 4, fuselage: 5 },
      { id: "B2", x: 20, y: 6, speed: 4, fuselage: 5 },
    ]);
    game.round({ R1: "4", B1: "4", B2: "4" }, [1, 6]);
    game.round({ blue: "B1 front R1" }, [4, 5]);
    game.round({ blue: "B2 front R1" }, [4, 5]);
    expect(game.piece("R1")).toMatchObject({ engine: 2, speed: 4, status: "flying" });
    game.round({ red: "done" });
    expect(game.refusal("R1", "1L")).toEqual([]);
    expect(game.refusal("R1", "2")).toEqual([]);
    expect(game.refusal("R1", "LL")).toEqual(["E5"]);
    expect(game.refusal("R1", "3")).toEqual(["E3"]);
    expect(game.refusal("R1", "1")).toEqual(["E4"]);
    game.round({ R1: "2", B1: "3", B2: "3" }, [1, 6]);
    game.round({ blue: "B1 front R1" }, [1, 5]);
    game.round({ blue: "B2 front R1" }, [1, 5]);
    expect(game.piece("R1")).toMatchObject({ engine: 0, status: "crashed" });
    expect(game.keys()).toContain("crashed");
    expect(game.state.outcome).toMatchObject({ winner: "blue" });
  });

  it("G-11 DF-46 DF-47 R-15 R-16: a tie is rolled again, the higher die is Player 1", () => {
    const game = play([
      { id: "R1", x: 20, y: 10 },
      { id: "B1", x: 20, y: 20, heading: 6 },
    ]);
    game.round({ R1: "1", B1: "1" }, [3, 3, 5, 2]);
    const rolls = game.events.filter(({ key }) => key === "initiative").map(({ values }) => values);
    expect(rolls).toEqual([
      { sides: ["red", "blue"], dice: [3, 3], winner: null },
      { sides: ["red", "blue"], dice: [5, 2], winner: "red" },
    ]);
    expect(game.asked()).toEqual(["red"]);
  });

  it("G-12 DF-57 R-25: (5,5) heading 270 with 4 ends at (-3,5), off the table", () => {
    const game = play([
      { id: "R1", x: 5, y: 5, heading: 9, speed: 4 },
      { id: "R2", x: 30, y: 5 },
      { id: "B1", x: 9, y: 5, heading: 9, speed: 4, weapons: ["front", "left"] },
    ]);
    game.round({ R1: "4", R2: "1", B1: "3" }, [1, 6]);
    expect(game.piece("R1")).toMatchObject({ x: -3, y: 5, status: "disengaged" });
    expect(game.events.find(({ key }) => key === "leaves")?.values).toMatchObject({ id: "R1", edge: "left" });
    expect(game.asked()).toEqual(["R2", "B1"]);
  });

  it("G-13 DF-53 R-21: a need of 7 always hits, a need of 0 is not offered", () => {
    const sure = play([
      { id: "R1", x: 20, y: 10, toHit: 5 },
      { id: "B1", x: 20, y: 10.75, weapons: [] },
    ]);
    sure.round({ R1: "1", B1: "1" }, [2, 1]);
    sure.round({ red: "R1 front B1" }, [6, 1]);
    expect(sure.events.find(({ key }) => key === "fires")?.values).toMatchObject({
      need: 7,
      roll: 6,
      hit: true,
    });
    const never = play([
      { id: "R1", x: 20, y: 10, toHit: 1 },
      { id: "B1", x: 20, y: 21, weapons: [] },
      { id: "B2", x: 20, y: 18, weapons: [] },
    ]);
    never.round({ R1: "1", B1: "1", B2: "1" }, [2, 1]);
    expect(never.options("red")).toEqual(["R1 front B2", "done"]);
    expect(never.refusal("red", "R1 front B1")).toEqual(["fire-cannot-hit"]);
    const refused = never.judge("red", "R1 front B1");
    expect(refused).toMatchObject({ ok: false, error: [{ values: { need: 0 }, rule: "R-21" }] });
  });
});
