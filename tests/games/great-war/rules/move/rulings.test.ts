import { describe, expect, it } from "vitest";
import { fly } from "../../../../../src/games/great-war/rules/move/index.ts";
import { ended, moved, refusals, sceneOf } from "./scene.ts";

function flown(text: string) {
  const scene = sceneOf();
  return fly(scene, moved(scene, text));
}

describe("special maneuvers within a move", () => {
  it.each([
    ["8: split-s F5", 2850],
    ["8: sideslip-left F6", 2950],
    ["8: L split-s F4", 2850],
  ])("B-77 %s loses its height before a hex ahead", (text, altitude) => {
    const { flown: way, end } = flown(text);
    expect(end.altitude).toBe(altitude);
    expect(way.looks.find(({ altitude: now }) => now < 3000)?.altitude).toBe(altitude);
  });

  it("B-77 the dive that is written waits for the first hex ahead (4.5c)", () => {
    const { looks } = flown("8: split-s F5 -50").flown;
    expect(looks.map(({ altitude }) => altitude)).toEqual([2850, 2850, 2850, ...Array(5).fill(2800)]);
  });

  it("B-78 one may follow three hexsides in its hex, though none begins the move after them (4.5e)", () => {
    expect(refusals(sceneOf(), "8: F L3 split-s F")).toEqual([]);
    const turned = sceneOf(ended({ hexsides: 3, way: "L" }));
    expect(refusals(turned, "8: split-s F5")).toEqual(["move-straight-first 4.5e"]);
    expect(refusals(turned, "8: F split-s F4")).toEqual([]);
  });

  it("B-80 where it ends a climbing move, all its MP are seen with the climb", () => {
    const { looks, climbed } = flown("8: F5 barrel-roll-right +50").flown;
    expect(looks.map(({ altitude }) => altitude)).toEqual([...Array(5).fill(3000), ...Array(3).fill(3050)]);
    expect(climbed).toBe(50);
  });
});
