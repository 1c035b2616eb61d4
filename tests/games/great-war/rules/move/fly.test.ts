import { describe, expect, it } from "vitest";
import { recordedDice } from "../../../../../src/core/dice/dice.ts";
import { hexAhead, sameHex } from "../../../../../src/core/geometry/hex.ts";
import { hexOf } from "../../../../../src/core/geometry/hex-map.ts";
import { fly, lastLooks, leafThrow } from "../../../../../src/games/great-war/rules/move/index.ts";
import { moved, refusals, sceneOf } from "./scene.ts";

const START = hexOf(20, 20);

function flown(scene: ReturnType<typeof sceneOf>, text: string) {
  return fly(scene, moved(scene, text));
}

describe("looks", () => {
  it("A-08 there is one after each MP, and the last is where the move ends", () => {
    const { flown: way, end } = flown(sceneOf(), "8: F L2 F3 R F +50");
    expect(way.looks).toHaveLength(8);
    expect(way.looks.at(-1)).toEqual({ hex: end.hex, facing: end.facing, altitude: end.altitude });
    expect(way.looks.map(({ facing }) => facing)).toEqual([0, 5, 4, 4, 4, 4, 5, 5]);
  });

  it("A-08 a turn that costs k MP is seen from the old facing k − 1 times", () => {
    const { flown: way } = flown(sceneOf({ type: "re-8" }), "8: F L2 F2");
    expect(way.looks.map(({ facing }) => facing)).toEqual([0, 0, 5, 5, 5, 4, 4, 4]);
  });

  it("8 the MP of a maneuver are seen from where it ends", () => {
    const { flown: way } = flown(sceneOf(), "8: F4 immelmann");
    expect(way.looks.slice(4)).toEqual(
      Array(4).fill({ hex: hexAhead(START, 0, 4), facing: 3, altitude: 3100 }),
    );
  });

  it("A-09 the last looks are all there are where a move has fewer", () => {
    const { flown: way } = flown(sceneOf({ gliding: true, speed: 5 }), "5: F5 -50");
    expect(lastLooks(way, 2)).toHaveLength(2);
    expect(lastLooks({ ...way, looks: way.looks.slice(0, 1) }, 2)).toHaveLength(1);
  });

  it("D-05 4.5a a dive comes with the first hex, D-04 a climb with the last MP", () => {
    const dive = flown(sceneOf(), "8: L F7 -100").flown;
    expect(dive.looks.map(({ altitude }) => altitude)).toEqual([3000, ...Array(7).fill(2900)]);
    expect(dive).toMatchObject({ climbed: 0, dived: 100 });
    const climb = flown(sceneOf(), "8: F8 +100").flown;
    expect(climb.looks.map(({ altitude }) => altitude)).toEqual([...Array(7).fill(3000), 3100]);
    expect(climb).toMatchObject({ climbed: 100, dived: 0 });
  });

  it("the path has a corner for each step, the start first", () => {
    const { path } = flown(sceneOf({ type: "re-8" }), "8: F L2 F2").flown;
    expect(path.map(({ facing }) => facing)).toEqual([0, 0, 5, 4, 4, 4]);
    expect(path[0]).toEqual({ hex: START, facing: 0, altitude: 3000 });
  });
});

describe("what the rest of the turn needs to know", () => {
  it("4.7j the most hexsides in any one hex, and whether it flew straight and level", () => {
    expect(flown(sceneOf(), "8: F L F R2 F3").flown).toMatchObject({
      mostTurned: 2,
      straightAndLevel: false,
    });
    expect(flown(sceneOf(), "8: F8").flown).toMatchObject({ mostTurned: 0, straightAndLevel: true });
    expect(flown(sceneOf(), "8: F8 +50").flown.straightAndLevel).toBe(false);
    expect(flown(sceneOf(), "8: F3 loop").flown).toMatchObject({ maneuver: "loop", straightAndLevel: false });
  });

  it("the order and the start are kept", () => {
    const scene = sceneOf();
    const { flown: way, end } = flown(scene, "9: F9");
    expect(way.from).toEqual({ hex: START, facing: 0, altitude: 3000 });
    expect(way.order.text).toBe("9: F9");
    expect(end).toMatchObject({ speed: 9, status: "flying" });
    expect(scene.aircraft.flown).toBeNull();
  });
});

describe("special maneuvers, 4.5g", () => {
  const ahead = (steps: number) => hexAhead(START, 0, steps);

  it.each([
    ["8: F6 sideslip-left", hexAhead(ahead(6), 5), 0, 2950],
    ["8: F6 sideslip-right", hexAhead(ahead(6), 1), 0, 2950],
    ["8: F5 barrel-roll-left", hexAhead(ahead(6), 5), 0, 3000],
    ["8: F5 barrel-roll-right", hexAhead(ahead(6), 1), 0, 3000],
    ["8: F4 immelmann", ahead(4), 3, 3100],
    ["8: F5 split-s", ahead(5), 3, 2850],
    ["8: F3 loop", ahead(3), 0, 3000],
    ["8: F6 falling-leaf", ahead(6), 0, 2900],
  ])("%s", (text, hex, facing, altitude) => {
    const { end } = flown(sceneOf(), text);
    expect(sameHex(end.hex, hex)).toBe(true);
    expect(end).toMatchObject({ facing, altitude });
  });

  it.each([
    [1, 5],
    [2, 5],
    [3, 0],
    [4, 0],
    [5, 1],
    [6, 1],
  ])("8 a falling leaf on a %i ends with facing %i", (face, facing) => {
    const scene = sceneOf();
    const leaf = leafThrow(scene, recordedDice([face]));
    expect(fly(scene, moved(scene, "8: F6 falling-leaf"), leaf).end.facing).toBe(facing);
  });

  it("8 they cost more on a worse schedule", () => {
    expect(refusals(sceneOf({ type: "sopwith-pup" }), "8: F5 sideslip-left")).toEqual([]);
    expect(refusals(sceneOf({ type: "spad-vii" }), "8: F loop")).toEqual([]);
    expect(refusals(sceneOf({ type: "bristol-f2b" }), "8: F3 sideslip-left")).toEqual([]);
    expect(refusals(sceneOf({ type: "bristol-f2b" }), "8: loop")).toEqual([]);
  });

  it("4.5g at most one a turn, at any point, even the whole of the move", () => {
    expect(refusals(sceneOf(), "8: loop F2 sideslip-left")).toContain("move-second-maneuver 4.5g");
    expect(refusals(sceneOf({ speed: 5 }), "5: loop")).toEqual([]);
    expect(refusals(sceneOf({ speed: 5 }), "6: loop F")).toEqual([]);
  });

  it("4.5g 4.9r not for all", () => {
    expect(refusals(sceneOf({ type: "re-8" }), "8: F3 loop")).toEqual(["move-maneuver 4.5g"]);
    expect(refusals(sceneOf({ bombs: true }), "8: F3 loop")).toEqual(["move-maneuver 4.5g"]);
    const observed = sceneOf({
      type: "dh-4",
      crew: [
        { health: "killed", woundedIn: null },
        { health: "fit", woundedIn: null },
      ],
    });
    expect(refusals(observed, "8: F3 loop")).toHaveLength(1);
  });

  it("8 an Immelmann needs three quarters of the maximum and room above", () => {
    expect(refusals(sceneOf(), "7: F3 immelmann")).toEqual(["move-immelmann 8"]);
    expect(refusals(sceneOf(), "8: F4 immelmann")).toEqual([]);
    expect(refusals(sceneOf({ altitude: 5750 }), "8: F4 immelmann")).toEqual(["move-immelmann 8"]);
    expect(refusals(sceneOf({ altitude: 5650 }), "8: F4 immelmann +50")).toEqual([]);
    expect(refusals(sceneOf({ altitude: 5700 }), "8: F4 immelmann +50")).toEqual(["move-climb D-04"]);
  });
});

describe("the end of the board and of the air", () => {
  const corner = (column: number, row: number, facing: 0 | 3) => sceneOf({ hex: hexOf(column, row), facing });

  it("D-10 over its own edge it goes home, elsewhere away", () => {
    expect(flown(corner(20, 37, 3), "8: F8").end.status).toBe("home");
    expect(flown(corner(20, 2, 0), "8: F8").end.status).toBe("away");
    const german = sceneOf({ id: "G1", hex: hexOf(20, 2) });
    expect(flown(german, "8: F8")).toMatchObject({ leaves: "home", end: { status: "home" } });
  });

  it("D-10 the flight ends in the first hex beyond; the rest is not judged", () => {
    const { flown: way, end } = flown(corner(20, 2, 0), "8: F4 L2 F2");
    expect(way.looks).toHaveLength(3);
    expect(end.hex).toEqual(hexOf(20, -1));
  });

  it("D-10 home for the Allies is not the far edge", () => {
    expect(flown(corner(20, 38, 3), "8: F8").leaves).toBe("home");
    expect(flown(corner(20, 1, 0), "8: F8").leaves).toBe("away");
  });

  it("D-01 at altitude 0 it crashes, where it gets there", () => {
    const { flown: way, end } = flown(sceneOf({ altitude: 150 }), "8: F8 -150");
    expect(end).toMatchObject({ status: "crashed", altitude: 0 });
    expect(end.hex).toEqual(hexAhead(START, 0));
    expect(way.looks).toHaveLength(1);
    expect(flown(sceneOf({ altitude: 100 }), "8: F5 split-s").end).toMatchObject({
      status: "crashed",
      altitude: 0,
    });
  });
});
