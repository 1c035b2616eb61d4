import { describe, expect, it } from "vitest";
import { recordedDice } from "../../../../../src/core/dice/dice.ts";
import { moveWarnings, overdiveChances } from "../../../../../src/games/great-war/rules/advice/warnings.ts";
import { fly, overdiveThrow } from "../../../../../src/games/great-war/rules/move/index.ts";
import { moved, sceneOf } from "./scene.ts";

function thrown(text: string, ...faces: number[]) {
  const scene = sceneOf();
  return overdiveThrow(scene, moved(scene, text), recordedDice(faces));
}

describe("T-15 overdive", () => {
  it("D-07 a Camel at speed 8 that dives 350 m exceeds by 3", () => {
    const scene = sceneOf();
    expect(fly(scene, moved(scene, "8: F8 -350")).overdive).toEqual({ x: 3 });
    expect(fly(scene, moved(scene, "8: F8 -200")).overdive).toBeNull();
  });

  it.each([
    [1, 1],
    [1, 2],
  ])("D-07 on %i and %i the wings fold", (first, second) => {
    expect(thrown("8: F8 -350", first, second)).toMatchObject({ folds: true, points: 0 });
  });

  it.each([
    [1, 3],
    [2, 3],
  ])("D-07 on %i and %i they are strained: 1d6 points", (first, second) => {
    expect(thrown("8: F8 -350", first, second, 4)).toMatchObject({ folds: false, points: 4 });
  });

  it("D-07 from 6 they hold", () => {
    expect(thrown("8: F8 -350", 3, 3)).toMatchObject({ x: 3, folds: false, points: 0 });
  });

  it("D-07 no dice without overdiving", () => {
    expect(thrown("8: F8 -200")).toBeNull();
    expect(thrown("8: F8 +100")).toBeNull();
  });

  it("D-07 the excess counts to six and no further", () => {
    expect(thrown("10: F10 -800", 3, 3)).toMatchObject({ x: 6, folds: true });
  });

  it("D-07 a maneuver's metres are no overdive", () => {
    const scene = sceneOf();
    expect(fly(scene, moved(scene, "8: F5 split-s -200")).overdive).toBeNull();
  });
});

describe("what is odd about a move", () => {
  it("D-07 the chances that a warning tells are those of two dice", () => {
    expect(overdiveChances(3)).toEqual({ folds: 3, strains: 7 });
    expect(overdiveChances(1)).toEqual({ folds: 0, strains: 3 });
    expect(overdiveChances(6)).toEqual({ folds: 15, strains: 11 });
  });

  it.each([
    [{}, "8: F8", []],
    [{}, "8: F8 -350", ["warning.overdive"]],
    [{ hex: { q: 20, r: -8 } }, "8: F8", ["warning.leaves-board"]],
    [{ altitude: 100 }, "8: F8 -100", ["warning.ground"]],
    [{ bombs: true }, "8: F8 bomb", ["warning.bombs-away"]],
  ])("%o with %s", (plane, text, keys) => {
    const scene = sceneOf(plane);
    expect(moveWarnings(scene, moved(scene, text)).map(({ key }) => key)).toEqual(keys);
  });
});
