import { describe, expect, it } from "vitest";
import {
  allowedClimb,
  allowedDive,
  speedRange,
} from "../../../../../src/games/great-war/rules/move/index.ts";
import { ended, moved, refusals, sceneOf, switched, told } from "./scene.ts";

const DR1 = { type: "fokker-dr-i" };

describe("speed", () => {
  it("D-02 4.5a changes by two at most, between minimum and maximum", () => {
    expect(speedRange(sceneOf({ speed: 7 }))).toEqual({ from: 5, to: 9 });
    expect(speedRange(sceneOf({ speed: 9 }))).toEqual({ from: 7, to: 10 });
    expect(speedRange(sceneOf({ speed: 5 }))).toEqual({ from: 4, to: 7 });
  });

  it("D-02 is the maximum where damage leaves nothing else", () => {
    expect(speedRange(sceneOf({ speed: 10, engineLoss: 5 }))).toEqual({ from: 5, to: 5 });
    expect(refusals(sceneOf({ speed: 10, engineLoss: 5 }), "5: F5")).toEqual([]);
    expect(refusals(sceneOf({ speed: 10, engineLoss: 5 }), "8: F8")).toEqual(["move-speed D-02"]);
  });

  it("A-22 comes down at the next move when bombs make the maximum lower than the speed", () => {
    expect(speedRange(sceneOf({ speed: 10, bombs: true }))).toEqual({ from: 8, to: 9 });
    expect(speedRange(sceneOf({ speed: 10, bombs: true, engineLoss: 4 }))).toEqual({ from: 5, to: 5 });
  });

  it.each([
    [100, 0, { from: 5, to: 6 }],
    [50, 0, { from: 5, to: 9 }],
    [0, 100, { from: 5, to: 10 }],
    [0, 50, { from: 5, to: 9 }],
  ])("D-03 after %i m climbed and %i m dived at speed 7", (climbed, dived, range) => {
    expect(speedRange(sceneOf({ speed: 7, ...ended({ climbed, dived }) }))).toEqual(range);
  });

  it("D-03 B-01 a climb takes nothing off the minimum, and the switch stops it", () => {
    const slow = { speed: 4, ...ended({ climbed: 150 }) };
    expect(speedRange(sceneOf(slow))).toEqual({ from: 4, to: 4 });
    expect(speedRange(sceneOf(slow, switched({ energy: false })))).toEqual({ from: 4, to: 6 });
  });

  it("D-02 the refusal tells the range and why", () => {
    const scene = sceneOf({ speed: 7, ...ended({ climbed: 100 }) });
    expect(told(scene, "9: F9")).toMatchObject({ speed: 9, from: 5, to: 6, last: 7, max: 10, energy: -1 });
  });

  it("D-02 every MP is spent, no more and no less", () => {
    const scene = sceneOf();
    expect(refusals(scene, "8: F7")).toEqual(["move-sum D-02"]);
    expect(refusals(scene, "8: F9")).toEqual(["move-sum D-02"]);
    expect(refusals(scene, "8: F8")).toEqual([]);
    expect(told(scene, "8: F L2 F4")).toEqual({
      speed: 8,
      spent: 7,
      prices: [
        { token: "F", price: 1 },
        { token: "L2", price: 2 },
        { token: "F4", price: 4 },
      ],
    });
  });
});

describe("T-06 shallow dive", () => {
  it.each([
    [4, 350],
    [5, 350],
    [6, 250],
    [7, 150],
    [8, 50],
    [9, 0],
  ])("4.5b at speed %i a Dr.I may dive %i m", (speed, metres) => {
    expect(allowedDive(sceneOf(DR1), speed)).toBe(metres);
  });

  it("D-07 a dive of 200 m at speed 7 is an overdive, and legal", () => {
    const scene = sceneOf({ ...DR1, speed: 7 });
    expect(moved(scene, "7: F7 -200").climb).toBe(-200);
    expect(allowedDive(scene, 7)).toBeLessThan(200);
  });
});

describe("dives", () => {
  it("D-07 go down to twice the maximum, up to four MP above the dive speed", () => {
    const scene = sceneOf({ ...DR1, speed: 8 });
    expect(refusals(scene, "8: F8 -700")).toEqual([]);
    expect(refusals(scene, "8: F8 -750")).toEqual(["move-dive D-07"]);
    const spad = sceneOf({ type: "spad-vii", speed: 12 });
    expect(refusals(spad, "11: F11 -1100")).toEqual([]);
    expect(allowedDive(spad, 12)).toBe(50);
    expect(refusals(spad, "12: F12 -50")).toEqual([]);
    expect(refusals(spad, "12: F12 -100")).toEqual(["move-dive D-07"]);
  });

  it("D-07 with a damaged spar: half the dive, down to a level, and no overdive", () => {
    const scene = sceneOf({ ...DR1, speed: 5, spar: true });
    expect(allowedDive(scene, 5)).toBe(150);
    expect(refusals(scene, "5: F5 -150")).toEqual([]);
    expect(refusals(scene, "5: F5 -200")).toEqual(["move-dive D-07"]);
  });

  it("4.5c start after one hex forward", () => {
    const scene = sceneOf({ speed: 4 });
    expect(refusals(scene, "4: immelmann")).toEqual(["move-immelmann 8"]);
    expect(refusals(scene, "4: F L3 -50")).toEqual([]);
    expect(refusals(scene, "4: L3 F -50")).toEqual([]);
    expect(refusals(sceneOf({ speed: 5 }), "5: loop -50")).toEqual(["move-dive-first 4.5c"]);
  });

  it("4.5c B-03 a sideslip enters a hex forward too", () => {
    expect(refusals(sceneOf({ speed: 4 }), "4: sideslip-left F2 -100")).toEqual([]);
    expect(refusals(sceneOf({ speed: 4 }), "4: sideslip-left L2 -100")).toEqual([]);
  });

  it("B-06 never end below the ground", () => {
    const low = sceneOf({ altitude: 150, speed: 6 });
    expect(refusals(low, "6: F6 -150")).toEqual([]);
    expect(refusals(low, "6: F6 -200")).toEqual(["move-dive B-06"]);
  });
});

describe("climbs", () => {
  it("D-04 up to the maximum, in steps of 50 m", () => {
    const scene = sceneOf();
    expect(allowedClimb(scene)).toBe(150);
    expect(refusals(scene, "8: F8 +150")).toEqual([]);
    expect(refusals(scene, "8: F8 +200")).toEqual(["move-climb D-04"]);
    expect(refusals(scene, "8: F8 +75")).toEqual(["move-altitude D-01"]);
  });

  it.each([
    [3850, 150],
    [3900, 50],
    [5700, 50],
    [5750, 50],
    [5800, 0],
  ])("D-04 at %i m a Camel with a ceiling of 5,800 m climbs %i m at most", (altitude, metres) => {
    expect(allowedClimb(sceneOf({ altitude }))).toBe(metres);
  });

  it("D-04 4.10d bombs come off before the halving", () => {
    expect(allowedClimb(sceneOf({ bombs: true }))).toBe(100);
    expect(allowedClimb(sceneOf({ type: "ssw-d-iv", bombs: true, altitude: 5000 }))).toBe(100);
    expect(refusals(sceneOf({ bombs: true, altitude: 1000 }), "8: F8 +150")).toEqual(["move-climb 4.10d"]);
  });

  it("4.10d 50 m can always be climbed, unless damage forbids it", () => {
    expect(allowedClimb(sceneOf({ type: "be-2c", bombs: true, altitude: 1000 }))).toBe(50);
    expect(allowedClimb(sceneOf({ type: "be-2c", bombs: true, altitude: 1000, elevator: true }))).toBe(0);
  });

  it("D-04 a shot elevator cable ends all climbing", () => {
    const scene = sceneOf({ elevator: true });
    expect(refusals(scene, "8: F8 +50")).toEqual(["move-climb D-04"]);
    expect(refusals(scene, "8: immelmann F4")).toEqual(["move-immelmann 8"]);
  });

  it("D-06 climb and dive exclude one another, maneuvers included", () => {
    const scene = sceneOf();
    expect(refusals(scene, "8: F8 +50 -50")).toEqual(["move-grammar 4.5a"]);
    expect(refusals(scene, "8: F6 sideslip-left +50")).toEqual(["move-both D-06"]);
    expect(refusals(scene, "8: F4 immelmann -50")).toEqual(["move-both D-06"]);
    expect(refusals(scene, "8: F4 immelmann +50")).toEqual([]);
    expect(refusals(scene, "8: F5 split-s -50")).toEqual([]);
  });
});

describe("loaded and gliding", () => {
  it("T-12 a loaded Camel: schedule D, maximum 9, climb 100", () => {
    const scene = sceneOf({ bombs: true, speed: 8 });
    expect(speedRange(scene)).toEqual({ from: 6, to: 9 });
    expect(refusals(scene, "8: F L3 F3")).toEqual([]);
    expect(told(scene, "8: F L3 F4")).toMatchObject({ spent: 9 });
    expect(refusals(scene, "8: F8 +100")).toEqual([]);
    expect(refusals(scene, "8: F8 +150")).toEqual(["move-climb 4.10d"]);
    expect(speedRange(sceneOf({ bombs: true, speed: 8, engineLoss: 2 }))).toEqual({ from: 6, to: 7 });
  });

  it("4.10e what has let its bombs go flies as before, its damage apart", () => {
    expect(speedRange(sceneOf({ speed: 5, engineLoss: 5 }))).toEqual({ from: 4, to: 5 });
  });

  it("D-08 a glider never climbs and loses at least 50 m", () => {
    const scene = sceneOf({ gliding: true, speed: 5 });
    expect(refusals(scene, "5: glide F5")).toEqual(["move-glider D-08"]);
    expect(refusals(scene, "5: glide F5 +50")).toEqual(["move-climb D-04"]);
    expect(moved(scene, "5: F5 -50").text).toBe("5: glide F5 -50");
    expect(moved(scene, "5: F3 sideslip-left").text).toBe("5: glide F3 sideslip-left");
    expect(refusals(sceneOf(), "8: glide F8 -50")).toEqual(["move-engine D-08"]);
  });

  it("B-05 a glider may always lose 50 m", () => {
    const weak = sceneOf({ type: "fokker-e-iii", gliding: true, spar: true, speed: 4 });
    expect(allowedDive(weak, 9)).toBe(50);
  });
});
