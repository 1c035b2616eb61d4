import { describe, expect, it } from "vitest";
import { dogfight } from "../../../src/games/dogfight/computer/game.ts";
import { tabletopOf } from "../../../src/games/dogfight/face/tabletop.ts";
import { type Craft, FAR, play } from "./helpers.ts";

const HIGH = { altitude: true };
const far: Craft = { ...FAR, level: 8 };

function climber(craft: Omit<Craft, "id">, options = HIGH) {
  return play([{ id: "R1", x: 20, y: 10, ...craft }, far], options);
}

describe("altitude", () => {
  it("DF-61 R-29: by the book there is none, and levels count for nothing", () => {
    const game = play([
      { id: "R1", x: 20, y: 10, level: 2, speed: 1 },
      { id: "B1", x: 20, y: 14, level: 19, speed: 1, weapons: [] },
    ]);
    expect(game.refusal("R1", "1-")).toEqual(["E9"]);
    game.round({ R1: "1", B1: "1" }, [5, 2]);
    expect(game.options("red")).toEqual(["R1 front B1", "done"]);
    game.round({ red: "done" });
    const tabletop = tabletopOf(dogfight.view(game.state, "table"), []);
    expect(tabletop.altitude).toBe(false);
    expect(tabletop.pieces[0]?.dials).toBeUndefined();
  });

  it("DF-63: a twenty-sided die at the foot shows the level", () => {
    const { state } = climber({ level: 12 });
    const tabletop = tabletopOf(dogfight.view(state, "table"), []);
    expect(tabletop.altitude).toBe(true);
    expect(tabletop.pieces[0]).toMatchObject({ level: 12, dials: [{ kind: "d20", face: 12 }] });
  });

  it.each([
    ["2L1+", 5, 9],
    ["2L1-", 4, 7],
    ["2L1--", 4, 6],
    ["2L1", 4, 8],
  ])("DF-64: %s costs %i SPEED and ends at level %i", (order, speed, level) => {
    const game = climber({ engine: 5, speed: 4, level: 8 });
    game.round({ R1: order, B9: "1" }, [2, 1]);
    expect(game.piece("R1")).toMatchObject({ speed, level });
  });

  it("DF-64: + takes its SPEED from the move", () => {
    const game = climber({ engine: 4, speed: 3, level: 8 });
    expect(game.refusal("R1", "4+")).toEqual(["E3", "E4"]);
    expect(game.refusal("R1", "3+")).toEqual([]);
  });

  it.each([
    ["1", 2],
    ["1-", 3],
    ["1--", 4],
  ])("DF-65: after %s the next SPEED may be up to %i", (order, most) => {
    const game = climber({ engine: 5, speed: 1, level: 8 });
    game.round({ R1: order, B9: "1" }, [2, 1]);
    expect(game.refusal("R1", String(most))).toEqual([]);
    expect(game.refusal("R1", String(most + 1))).toEqual(["E4"]);
  });

  it("DF-65: never above ENGINE, and only in the next turn", () => {
    const game = climber({ engine: 3, speed: 1, level: 8, y: 4 });
    game.round({ R1: "1--", B9: "1" }, [2, 1]);
    expect(game.refusal("R1", "4")).toEqual(["E3"]);
    game.round({ R1: "1", B9: "1" }, [2, 1]);
    expect(game.refusal("R1", "3")).toEqual(["E4"]);
  });

  it("DF-67: no climb above the ceiling, no dive below level 1, with the reason", () => {
    const top = climber({ level: 14, ceiling: 14 });
    expect(top.judge("R1", "1+")).toMatchObject({
      error: [{ code: "E9", values: { why: "ceiling", level: 14, limit: 14 } }],
    });
    const low = climber({ level: 2 });
    expect(low.refusal("R1", "2-")).toEqual([]);
    expect(low.judge("R1", "2--")).toMatchObject({
      error: [{ code: "E9", values: { why: "ground", level: 2, limit: 1 } }],
    });
    expect(climber({ level: 20, ceiling: 20 }).refusal("R1", "1+")).toEqual(["E9"]);
  });

  it("DF-21: E6 and E7 ignore the mark", () => {
    const game = climber({ engine: 4, speed: 3, level: 8 });
    game.round({ R1: "1L+", B9: "1" }, [2, 1]);
    expect(game.refusal("R1", "R2")).toEqual(["E7"]);
  });

  /** R1 climbs or stays below B1, straight ahead at a flat distance. */
  function shot(flat: number, levels: number, weapons: Craft["weapons"] = ["front"]) {
    const game = play(
      [
        { id: "R1", x: 20, y: 10, heading: 12, speed: 1, level: 8, toHit: 3, weapons: weapons ?? [] },
        { id: "B1", x: 20, y: 10 + flat, heading: 12, speed: 1, level: 8 + levels, weapons: [] },
      ],
      HIGH,
    );
    return game.round({ R1: "1", B1: "1" }, [5, 2]);
  }

  it.each([
    [4, 3, 5, 3],
    [3, 2, Math.sqrt(13), 4],
    [12, 1, undefined, undefined],
    [8, 8, Math.sqrt(128), 2],
    [9, 0, 9, 3],
    [9, 1, Math.sqrt(82), 2],
  ])("DF-68: %i inches flat and %i levels apart is a slant range", (flat, levels, range, need) => {
    const game = shot(flat, levels);
    if (range === undefined) {
      expect(game.asked()).toEqual(["R1", "B1"]);
      return;
    }
    game.round({ red: "R1 front B1" }, [6]);
    const fired = game.events.find(({ key }) => key === "fires")?.values;
    expect(fired).toMatchObject({ need, levels, flat });
    expect(fired?.["range" as never]).toBeCloseTo(range, 12);
  });

  it("DF-69: a front gun needs no more levels than inches; other guns fire at any height", () => {
    expect(shot(4, 4).asked()).toEqual(["red"]);
    expect(shot(4, 5).asked()).toEqual(["R1", "B1"]);
    expect(shot(4, -5).asked()).toEqual(["R1", "B1"]);
    const both = play(
      [
        { id: "R1", x: 20, y: 10, speed: 1, level: 8, weapons: ["front", "rear"] },
        { id: "B1", x: 20, y: 13, speed: 1, level: 12, weapons: [] },
        { id: "B2", x: 20, y: 7, speed: 1, level: 12, weapons: [] },
      ],
      HIGH,
    ).round({ R1: "1", B1: "1", B2: "1" }, [5, 2]);
    expect(both.options("red")).toEqual(["R1 rear B2", "done"]);
    expect(both.judge("red", "R1 front B1")).toMatchObject({
      error: [{ code: "fire-too-steep", values: { levels: 4, flat: 3 } }],
    });
  });

  it("DF-70: arcs and the side hit are judged flat", () => {
    const game = play(
      [
        { id: "R1", x: 10, y: 10, heading: 3, speed: 1, level: 8 },
        { id: "B1", x: 18, y: 8, heading: 12, speed: 1, level: 11, weapons: ["left"] },
      ],
      HIGH,
    ).round({ R1: "1", B1: "1" }, [5, 2]);
    game.round({ red: "R1 front B1" }, [1, 6]);
    expect(game.events.find(({ key }) => key === "hit-weapon")?.values).toMatchObject({ facing: "left" });
  });

  it("R-14 with levels between: the front gun counts, and is too steep", () => {
    const game = play(
      [
        { id: "R1", x: 20, y: 10, speed: 1, level: 8, weapons: ["front", "rear"] },
        { id: "B1", x: 20, y: 10, speed: 1, level: 9, weapons: [] },
      ],
      HIGH,
    ).round({ R1: "1", B1: "1" }, [5, 2]);
    expect(game.asked()).toEqual(["R1", "B1"]);
  });

  it("DF-74 R-34: collisions go by slant range", () => {
    const pair = (level: number) =>
      play(
        [
          { id: "R1", x: 20, y: 10, speed: 1, level: 8, weapons: [] },
          { id: "B1", x: 20, y: 10, speed: 1, level, weapons: [] },
        ],
        { altitude: true, collisions: true },
      );
    expect(pair(9).round({ R1: "1", B1: "1" }, [2, 1]).keys()).not.toContain("collision");
    expect(pair(8).round({ R1: "1", B1: "1" }, [2, 3, 2, 1]).keys()).toContain("collision");
  });

  it("a level left out is level 8, or the ceiling of what can't get there", () => {
    const game = play(
      [
        { id: "R1", type: "swordfish", speed: 1 },
        { ...FAR, ceiling: 5 },
      ],
      HIGH,
    );
    expect([game.piece("R1").level, game.piece("B9").level]).toEqual([8, 5]);
  });
});
