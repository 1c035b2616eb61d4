import { describe, expect, it } from "vitest";
import { nextMoveTokens } from "../../../../../src/games/great-war/rules/advice/next.ts";
import { reachOf } from "../../../../../src/games/great-war/rules/advice/reach.ts";
import { fly, moveOptions } from "../../../../../src/games/great-war/rules/move/index.ts";
import type { Plane } from "../../board.ts";
import { ended, moved, sceneOf } from "../move/scene.ts";

function keyOf({ hex, facing }: { hex: { q: number; r: number }; facing: number }): string {
  return `${hex.q},${hex.r},${facing}`;
}

describe("where a move can end", () => {
  it.each<[string, Partial<Plane>]>([
    ["a slow Camel", { speed: 4, elevator: true, altitude: 50, ...ended({ climbed: 100 }) }],
    ["an R.E.8", { type: "re-8", speed: 5, elevator: true, altitude: 50 }],
    [
      "a Pup in a turn",
      { type: "sopwith-pup", speed: 4, elevator: true, altitude: 50, ...ended({ hexsides: 1, way: "L" }) },
    ],
    [
      "a Camel at the edge",
      { speed: 5, hex: { q: 0, r: 20 }, elevator: true, altitude: 50, ...ended({ climbed: 100 }) },
    ],
  ])("is for %s just what the moves come to", (_, plane) => {
    const scene = sceneOf(plane);
    const ends = new Set<string>();
    for (const order of moveOptions(scene)) {
      const { end, flown } = fly(scene, order);
      const whole = end.status === "flying" && flown.maneuver !== "falling-leaf";
      if (whole && order.climb === 0) ends.add(keyOf(end));
    }
    // A sinking maneuver this near the ground crashes: higher up it ends in the air.
    const high = sceneOf({ ...plane, altitude: 3000 });
    for (const order of moveOptions(high)) {
      const { end, flown } = fly(high, order);
      const whole = end.status === "flying" && flown.maneuver !== "falling-leaf";
      if (whole && order.climb === 0) ends.add(keyOf(end));
    }
    expect(new Set(reachOf(high).map(keyOf))).toEqual(ends);
  });

  it("each order ends where it says", () => {
    const scene = sceneOf({ type: "sopwith-triplane", speed: 7 });
    const reach = reachOf(scene);
    expect(reach.length).toBeGreaterThan(200);
    for (const { hex, facing, order } of reach) {
      expect(fly(scene, moved(scene, order)).end).toMatchObject({ hex, facing });
    }
  });

  it("4.5b D-04 the altitudes are those of a safe dive and a full climb", () => {
    const scene = sceneOf();
    const ahead = reachOf(scene).find(({ order }) => order === "8: F8");
    expect(ahead?.altitude).toEqual({ from: 2800, to: 3150 });
  });

  it("D-08 a glider's orders sink", () => {
    const scene = sceneOf({ gliding: true, speed: 5 });
    for (const { order } of reachOf(scene)) expect(moved(scene, order).climb).toBeLessThanOrEqual(0);
  });
});

describe("what may come next", () => {
  const tokens = (text: string, plane: Partial<Plane> = {}) =>
    nextMoveTokens(text, sceneOf(plane)).tokens.map(({ token }) => token);

  it("prices and MP left", () => {
    const next = nextMoveTokens("8: F L", sceneOf({ type: "roland-c-ii" }));
    expect(next).toMatchObject({
      speed: 8,
      spent: 2,
      left: 6,
      at: 6,
      speeds: { from: 6, to: 9 },
    });
    expect(next.tokens).toEqual([
      { token: "F", price: 1, left: 5 },
      { token: "L", price: 2, left: 4 },
    ]);
  });

  it("4.5d 4.5g only what can still be finished", () => {
    expect(tokens("8: F7")).toEqual(["F", "L", "R"]);
    expect(tokens("8: F8")).toEqual([]);
    expect(tokens("8: F3 loop")).toEqual([]);
    expect(tokens("8: F2 loop")).toEqual(["F"]);
    expect(tokens("8: F L3")).not.toContain("L");
    expect(tokens("8: F5")).toContain("split-s");
    expect(tokens("8: F5")).not.toContain("loop");
    expect(tokens("8: F bomb", { bombs: true })).not.toContain("bomb");
    expect(tokens("8: F", { bombs: true })).toContain("bomb");
  });

  it("4.5b D-04 D-07 the climb and dive allowed", () => {
    const next = nextMoveTokens("8: F8", sceneOf());
    expect(next.heights).toEqual({ climb: 150, level: true, dive: 800 });
    expect(next.safeDive).toBe(200);
    expect(nextMoveTokens("8: F sideslip-left", sceneOf()).heights).toMatchObject({ climb: 0 });
    expect(nextMoveTokens("8: L", sceneOf()).heights).toMatchObject({ dive: 0 });
  });

  it("where a text does not fit, it stops before", () => {
    expect(nextMoveTokens("8: F L R F", sceneOf())).toMatchObject({ at: 6, spent: 2 });
    expect(nextMoveTokens("8: F x", sceneOf())).toMatchObject({ at: 5, spent: 1 });
    expect(nextMoveTokens("", sceneOf())).toMatchObject({ speed: null, speeds: { from: 6, to: 10 } });
    expect(nextMoveTokens("12: F", sceneOf())).toMatchObject({ speed: null, at: 0 });
  });

  it("D-08 every token leads somewhere for a glider too", () => {
    expect(tokens("4: L2", { gliding: true, speed: 4, ...ended({ hexsides: 0 }) })).toContain("F");
    expect(tokens("3: L2", { type: "sopwith-pup", gliding: true, speed: 3 })).not.toContain("L");
  });
});
