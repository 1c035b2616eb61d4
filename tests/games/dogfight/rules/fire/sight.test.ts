import { describe, expect, it } from "vitest";
import type { CloudConfig, OptionsConfig } from "../../../../../src/games/dogfight/data/config.ts";
import { type Craft, play } from "../../helpers.ts";

/** R1 at (20,12) and B1 at (20,20) after their moves, facing north. */
function line(clouds: readonly CloudConfig[], options: OptionsConfig = {}, more: readonly Craft[] = []) {
  const levels = { R1: 8, B1: 10 };
  const game = play(
    [
      { id: "R1", x: 20, y: 10, speed: 1, level: levels.R1 },
      { id: "B1", x: 20, y: 18, speed: 1, level: levels.B1, weapons: [] },
      ...more,
    ],
    options,
    { clouds: [...clouds] },
  );
  const straight = Object.fromEntries(game.asked().map((id) => [id, "1"]));
  return game.round(straight, [5, 2]);
}

function blocked(clouds: readonly CloudConfig[], options: OptionsConfig = {}, more: readonly Craft[] = []) {
  const game = line(clouds, options, more);
  return !game.asked().includes("red") || game.refusal("red", "R1 front B1").includes("fire-blocked");
}

describe("clouds (DF-54 R-22)", () => {
  it.each([
    ["on the line", { x: 20, y: 16, radius: 1 }, true],
    ["beside it, closer than its radius", { x: 21.75, y: 16, radius: 2 }, true],
    ["touching it", { x: 18, y: 16, radius: 2 }, false],
    ["beside it", { x: 17.75, y: 16, radius: 2 }, false],
    ["around the shooter", { x: 19, y: 11, radius: 2 }, true],
    ["around the target", { x: 20, y: 21, radius: 2 }, true],
    ["around both", { x: 20, y: 16, radius: 12 }, true],
    ["behind the target, touching", { x: 20, y: 22, radius: 2 }, false],
    ["behind the shooter", { x: 20, y: 9, radius: 2.75 }, false],
    ["behind the shooter, over it", { x: 20, y: 9, radius: 3.25 }, true],
  ])("%s", (_name, cloud, expected) => {
    expect(blocked([cloud])).toBe(expected);
  });

  it("with altitude block when the span of levels meets them", () => {
    const at = (bottom: number, top: number) =>
      blocked([{ x: 20, y: 16, radius: 1, bottom, top }], { altitude: true });
    expect(at(1, 7)).toBe(false);
    expect(at(1, 8)).toBe(true);
    expect(at(9, 9)).toBe(true);
    expect(at(10, 20)).toBe(true);
    expect(at(11, 20)).toBe(false);
    expect(blocked([{ x: 20, y: 16, radius: 1 }], { altitude: true })).toBe(true);
    expect(blocked([{ x: 20, y: 16, radius: 1, bottom: 15 }])).toBe(true);
  });

  it("are named in the refusal, counted from 1", () => {
    const game = line(
      [
        { x: 40, y: 30, radius: 1 },
        { x: 20, y: 16, radius: 1 },
      ],
      {},
      [{ id: "B2", x: 22, y: 14, speed: 1, weapons: [] }],
    );
    expect(game.judge("red", "R1 front B1")).toMatchObject({
      error: [{ code: "fire-blocked", rule: "R-22", values: { by: "cloud", name: "2" } }],
    });
  });

  it("are exact on slanting lines", () => {
    const game = play(
      [
        { id: "R1", x: 20, y: 10, heading: 1, speed: 1 },
        { id: "B1", x: 20, y: 10, heading: 1, speed: 4, weapons: [] },
      ],
      {},
      // The line is that of 1 o'clock through (20, 10); this cloud covers its 10 inches ahead.
      { clouds: [{ x: 23, y: 15.25, radius: 0.25 }] },
    );
    game.round({ R1: "1", B1: "4" }, [5, 2]);
    expect(game.asked()).toEqual(["R1", "B1"]);
  });
});

describe("aircraft in the way (DF-54 DF-73 R-22 R-33)", () => {
  const other = (x: number, y: number, level = 9): Craft => ({
    id: "B3",
    x,
    y: y - 2,
    speed: 1,
    level,
    weapons: [],
  });

  it("do not block by the book", () => {
    expect(blocked([], {}, [other(20, 16)])).toBe(false);
  });

  it.each([
    ["on the line", other(20, 16), true],
    ["half an inch beside it", other(20.5, 16), true],
    ["more than half an inch beside it", other(20.75, 16), false],
    ["in the shooter's place", other(20, 12), false],
    ["in the target's place", other(20, 20), false],
    ["just behind the target", other(20, 20.25), false],
    ["just before the target", other(20, 19.75), true],
  ])("with the switch: %s", (_name, one, expected) => {
    expect(blocked([], { aircraftBlock: true }, [one])).toBe(expected);
  });

  it("with altitude only between the two levels", () => {
    const at = (level: number) =>
      blocked([], { aircraftBlock: true, altitude: true }, [other(20, 16, level)]);
    expect([7, 8, 10, 11].map(at)).toEqual([false, true, true, false]);
  });

  it("are named, friends too, and only while they fly", () => {
    const friend: Craft = { id: "R2", x: 20, y: 14, speed: 1, weapons: [] };
    const aside: Craft = { id: "B2", x: 22, y: 14, speed: 1, weapons: [] };
    const game = line([], { aircraftBlock: true }, [friend, aside]);
    expect(game.judge("red", "R1 front B1")).toMatchObject({
      error: [{ code: "fire-blocked", values: { by: "aircraft", name: "R2" } }],
    });
  });
});
