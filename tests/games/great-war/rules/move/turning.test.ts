import { describe, expect, it } from "vitest";
import { dearness, fly } from "../../../../../src/games/great-war/rules/move/index.ts";
import { crewOf, ended, moved, refusals, sceneOf, switched, told } from "./scene.ts";

/** Schedule B at speed 8. */
const B = { type: "roland-c-ii" };

function spent(scene: ReturnType<typeof sceneOf>, text: string): unknown {
  return told(scene, text)?.spent;
}

describe("T-07 continued turn, schedule B", () => {
  const rightOne = sceneOf({ ...B, ...ended({ hexsides: 1, way: "R" }) });

  it("4.5e goes on to the right for 2 and 3 MP", () => {
    expect(refusals(rightOne, "8: R2 F3")).toEqual([]);
    expect(refusals(rightOne, "8: R F6")).toEqual([]);
    expect(spent(rightOne, "8: R2 F4")).toBe(9);
  });

  it("4.5e may not turn left in the first hex", () => {
    expect(refusals(rightOne, "8: L F7")).toEqual(["move-other-way 4.5e"]);
    expect(refusals(rightOne, "8: F L F6")).toEqual([]);
  });

  it("4.5e may not turn a third extra hexside", () => {
    expect(refusals(rightOne, "8: R3 F3")).toEqual(["move-too-many 4.5e"]);
  });

  it("4.5e after a forward hex a first-hex left turn costs 1", () => {
    const scene = sceneOf(B);
    expect(refusals(scene, "8: L F7")).toEqual([]);
    expect(refusals(scene, "8: R F7")).toEqual([]);
  });

  it("4.5e after three hexsides one hex straight comes first", () => {
    const scene = sceneOf({ ...B, ...ended({ hexsides: 3, way: "L" }) });
    expect(refusals(scene, "8: L F7")).toEqual(["move-straight-first 4.5e"]);
    expect(refusals(scene, "8: R F7")).toEqual(["move-straight-first 4.5e"]);
    expect(refusals(scene, "8: F L F6")).toEqual([]);
  });

  it("4.5d without continued movement the first MP is a hex straight ahead", () => {
    const scene = sceneOf(B, switched({ continued: false }));
    expect(refusals(scene, "8: L F7")).toEqual(["move-straight-first 4.5d"]);
    expect(refusals(scene, "8: F L F6")).toEqual([]);
  });

  it("4.5e how a move ends is kept for the next", () => {
    const scene = sceneOf(B);
    const ending = (text: string) => fly(scene, moved(scene, text)).end.ending;
    expect(ending("8: F5 R2")).toMatchObject({ hexsides: 2, way: "R", straightFirst: false });
    expect(ending("8: F R F6")).toMatchObject({ hexsides: 0, way: null });
    expect(
      fly(rightOne, moved(sceneOf({ ...B, speed: 6, ...ended({ hexsides: 1, way: "R" }) }), "5: R2")),
    ).toMatchObject({
      end: { ending: { hexsides: 3, way: "R" } },
      flown: { mostTurned: 2 },
    });
  });
});

describe("T-16 turn costs", () => {
  it.each([
    ["sopwith-camel", 3],
    ["sopwith-pup", 4],
    ["spad-vii", 5],
    ["roland-c-ii", 6],
    ["re-8", 9],
  ])("a %s turns about in one hex for %i MP", (type, price) => {
    const scene = sceneOf({ type });
    const prices = [1, 2, 3].map((hexside) => dearness(scene, hexside) ?? 0);
    expect(prices.reduce((sum, one) => sum + one)).toBe(price);
  });

  it("schedules F and G cannot turn about", () => {
    const farman = sceneOf({ type: "farman-f-40" });
    expect([1, 2, 3].map((hexside) => dearness(farman, hexside))).toEqual([3, 4, undefined]);
    expect(refusals(farman, "8: F L3")).toEqual(["move-schedule 5.1"]);
    expect(refusals(sceneOf({ type: "gotha-g-v" }), "8: F L2 F3")).toEqual(["move-schedule 5.1"]);
  });

  it("Camel at speed 8: ahead, about, ahead 4 is 8 MP", () => {
    expect(refusals(sceneOf(), "8: F L3 F4")).toEqual([]);
  });

  it("R.E.8 at speed 8: 180° is too dear, 120° and two hexes fit", () => {
    const scene = sceneOf({ type: "re-8" });
    expect(spent(scene, "8: F L3")).toBe(10);
    expect(refusals(scene, "8: F L2 F2")).toEqual([]);
  });
});

describe("turning in one hex", () => {
  it("4.5d three hexsides at most", () => {
    expect(refusals(sceneOf(), "8: F L4 F3")).toEqual(["move-too-many 4.5d"]);
    expect(refusals(sceneOf(), "8: F L L L L F3")).toEqual(["move-too-many 4.5d"]);
    expect(refusals(sceneOf(), "8: F L3 F L3")).toEqual([]);
  });

  it("4.5d never in two directions", () => {
    expect(refusals(sceneOf(), "8: F L R F5")).toEqual(["move-other-way 4.5d"]);
    expect(refusals(sceneOf(), "8: F L F R F4")).toEqual([]);
  });

  it("A-46 on the first turn as after a forward hex", () => {
    expect(refusals(sceneOf({}, { turn: 1 }), "8: L3 F5")).toEqual([]);
  });

  it("A-46 after most special maneuvers one hex straight comes first", () => {
    const scene = sceneOf(ended({ straightFirst: true }));
    expect(refusals(scene, "8: L F7")).toEqual(["move-straight-first A-46"]);
    expect(refusals(scene, "8: loop F3")).toEqual(["move-straight-first A-46"]);
    expect(refusals(scene, "8: F loop F2")).toEqual([]);
  });

  it.each([
    ["8: F4 immelmann", true],
    ["8: F5 split-s", true],
    ["8: F3 loop", true],
    ["8: F6 falling-leaf", true],
    ["8: F6 sideslip-left", false],
    ["8: F5 barrel-roll-right", false],
    ["8: F7 L", false],
  ])("A-46 after %s a hex straight first: %s", (text, straightFirst) => {
    const scene = sceneOf();
    expect(fly(scene, moved(scene, text)).end.ending.straightFirst).toBe(straightFirst);
  });

  it("B-04 within the move too", () => {
    expect(refusals(sceneOf(), "8: F2 loop L")).toEqual(["move-straight-first B-04"]);
    expect(refusals(sceneOf(), "8: F loop F L")).toEqual([]);
    expect(refusals(sceneOf(), "8: F sideslip-left L F4")).toEqual([]);
  });

  it("B-02 a maneuver may open a move even without continued movement", () => {
    const scene = sceneOf({}, switched({ continued: false }));
    expect(refusals(scene, "8: loop F3")).toEqual([]);
    expect(refusals(scene, "8: sideslip-left L F5")).toEqual([]);
  });

  it("a shot control cable leaves one way only", () => {
    const scene = sceneOf({ rudder: "L" });
    expect(refusals(scene, "8: F R F6")).toEqual(["move-rudder 7"]);
    expect(refusals(scene, "8: F L F6")).toEqual([]);
  });

  it("4.9r D-12 prices are those of the schedule in force", () => {
    expect(dearness(sceneOf({ crew: crewOf("wounded") }), 3)).toBe(2);
    expect(dearness(sceneOf({ type: "dh-4", crew: crewOf("killed", "fit") }), 1)).toBe(2);
    expect(dearness(sceneOf({ bombs: true, crew: crewOf("wounded") }), 2)).toBe(2);
  });
});
