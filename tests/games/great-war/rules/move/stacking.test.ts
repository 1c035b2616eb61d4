import { describe, expect, it } from "vitest";
import { seededChoices } from "../../../../../src/core/dice/random.ts";
import { hexOf } from "../../../../../src/core/geometry/hex-map.ts";
import { fly, moveOptions } from "../../../../../src/games/great-war/rules/move/index.ts";
import type { Front, Target } from "../../../../../src/games/great-war/rules/setup/setup.ts";
import type { Flown } from "../../../../../src/games/great-war/rules/state/state.ts";
import { drawMove, parseMove } from "../../written.ts";
import { ended, moved, refusals, sceneOf, told } from "./scene.ts";

const SCENE = sceneOf({ speed: 4 });
/** Any move: what matters is that it is over. */
const MOVED: Flown = fly(SCENE, moved(SCENE, "4: F4")).flown;

const AHEAD_OF = hexOf(20, 12);

describe("ending on somebody", () => {
  it("4.5f is allowed where he is still to move", () => {
    expect(refusals(sceneOf({}, {}, [{ id: "G1", hex: AHEAD_OF }]), "8: F8")).toEqual([]);
  });

  it("4.5f D-09 is refused where he has moved, friend or foe", () => {
    for (const id of ["G1", "A2"]) {
      const scene = sceneOf({}, {}, [{ id, hex: AHEAD_OF, flown: MOVED }]);
      expect(refusals(scene, "8: F8")).toEqual(["move-occupied 4.5f"]);
      expect(told(scene, "8: F8")).toEqual({ id, hex: "2113", altitude: 3000 });
    }
  });

  it("4.5f another altitude is another place", () => {
    const scene = sceneOf({}, {}, [{ id: "G1", hex: AHEAD_OF, flown: MOVED }]);
    expect(refusals(scene, "8: F8 +50")).toEqual([]);
    expect(refusals(scene, "8: F8 -50")).toEqual([]);
  });

  it("4.5f a balloon has always moved", () => {
    const balloon = { id: "G1", type: "balloon-drachen", hex: AHEAD_OF };
    expect(refusals(sceneOf({}, {}, [balloon]), "8: F8")).toEqual(["move-occupied 4.5f"]);
  });

  it("4.5f who is shot down is nowhere", () => {
    const gone = { id: "G1", hex: AHEAD_OF, flown: MOVED, status: "destroyed" as const };
    expect(refusals(sceneOf({}, {}, [gone]), "8: F8")).toEqual([]);
  });

  it("4.5f flying through is free", () => {
    expect(refusals(sceneOf({}, {}, [{ id: "G1", hex: AHEAD_OF, flown: MOVED }]), "9: F9")).toEqual([]);
  });

  it("D-09 where every end is taken, none is refused", () => {
    // Gotha, straight first, at its lowest and only speed, that can neither climb nor dive.
    const stuck = {
      type: "gotha-g-v",
      speed: 4,
      engineLoss: 4,
      elevator: true,
      spar: true,
      ...ended({ straightFirst: true }),
    };
    const free = sceneOf({ ...stuck });
    const ends = [...moveOptions(free)].map((order) => fly(free, order).end);
    const others = ends.map(({ hex, altitude }, at) => ({ id: `G${at}`, hex, altitude, flown: MOVED }));
    const scene = sceneOf(stuck, {}, others);
    expect([...moveOptions(scene)].map(({ text }) => text)).toEqual(
      [...moveOptions(free)].map(({ text }) => text),
    );
    expect(refusals(scene, "4: F4")).toEqual([]);
    const oneFree = sceneOf(stuck, {}, others.slice(1));
    expect([...moveOptions(oneFree)]).toHaveLength(ends.filter((end) => end.hex === ends[0]?.hex).length);
  });

  it("B-07 a falling leaf is not judged by where it might end", () => {
    const scene = sceneOf({}, {}, [{ id: "G1", hex: hexOf(20, 14), altitude: 2900, flown: MOVED }]);
    expect(refusals(scene, "8: F6 falling-leaf")).toEqual([]);
  });

  it("the near answers of a refusal end elsewhere", () => {
    const scene = sceneOf({}, {}, [{ id: "G1", hex: AHEAD_OF, flown: MOVED }]);
    const result = parseMove("8: F8", scene);
    const near = result.ok ? [] : (result.error[0]?.near ?? []);
    expect(near.length).toBeGreaterThan(0);
    for (const text of near) expect(refusals(scene, text)).toEqual([]);
  });

  it("samples end elsewhere too", () => {
    const near = [8, 9, 10, 11, 12, 13, 14].map((row, at) => ({
      id: `G${at}`,
      hex: hexOf(20, row),
      flown: MOVED,
    }));
    const scene = sceneOf({ type: "gotha-g-v" }, {}, near);
    const dice = seededChoices("company");
    for (let count = 0; count < 200; count++) {
      const order = drawMove(scene, dice, "allied");
      expect(refusals(scene, order.text)).toEqual([]);
    }
  });
});

const FRONT: Front = { german: Array(40).fill(15), allied: Array(40).fill(30) };
const LOW = { altitude: 350 };

function strafed(scene: ReturnType<typeof sceneOf>, text: string) {
  return fly(scene, moved(scene, text)).flown.strafed;
}

describe("strafing, 9.4", () => {
  it("9.4 a hex of the enemy trench counts when entered at 350 m or lower", () => {
    const scene = sceneOf(LOW, { front: FRONT });
    expect(strafed(scene, "8: strafe F8")).toEqual([hexOf(20, 15)]);
    expect(strafed(scene, "8: F8")).toEqual([]);
    const high = sceneOf({ altitude: 400 }, { front: FRONT });
    expect(refusals(high, "8: strafe F8")).toEqual(["move-strafe 9.4"]);
    expect(strafed(high, "8: strafe F8 -50")).toEqual([hexOf(20, 15)]);
  });

  it("9.4 not when it turns there, B-09 nor when it loops there", () => {
    const scene = sceneOf(LOW, { front: FRONT });
    expect(refusals(scene, "8: strafe F5 L F2")).toEqual(["move-strafe 9.4"]);
    expect(refusals(scene, "10: strafe F5 loop")).toEqual(["move-strafe 9.4"]);
    expect(refusals(scene, "8: strafe F4 L F3")).toEqual([]);
  });

  it("9.4 its own trench is no target, rear targets are where the scenario names them", () => {
    const over = { ...LOW, hex: hexOf(20, 32) };
    expect(refusals(sceneOf(over, { front: FRONT }), "8: strafe F8")).toEqual(["move-strafe 9.4"]);
    const road: Target = { id: "T1", side: 0, kind: "road", hexes: [hexOf(20, 18), hexOf(20, 17)], worth: 1 };
    const scene = sceneOf(LOW, { targets: [road] });
    expect(strafed(scene, "8: strafe F8")).toEqual([hexOf(20, 18), hexOf(20, 17)]);
    const theirs = sceneOf(LOW, { targets: [{ ...road, side: 1 }] });
    expect(refusals(theirs, "8: strafe F8")).toEqual(["move-strafe 9.4"]);
  });

  it("9.4 no gun, no strafing, and a hex costs an attack", () => {
    const barrel = { drums: [1], jammed: false, broken: false };
    const road: Target = { id: "T1", side: 0, kind: "road", hexes: [hexOf(20, 18), hexOf(20, 17)], worth: 1 };
    const circumstances = { targets: [road] };
    expect(
      strafed(sceneOf({ ...LOW, guns: [[barrel, barrel]] }, circumstances), "8: strafe F8"),
    ).toHaveLength(1);
    const jammed = { ...LOW, guns: [[barrel, { ...barrel, jammed: true }]] };
    expect(refusals(sceneOf(jammed, circumstances), "8: strafe F8")).toEqual(["move-strafe 9.4"]);
    expect(refusals(sceneOf({ ...jammed, type: "albatros-d-v" }, circumstances), "8: strafe F8")).toEqual([]);
    const empty = { ...LOW, guns: [[{ ...barrel, drums: [0] }]], type: "spad-vii" };
    expect(refusals(sceneOf(empty, circumstances), "8: strafe F8")).toEqual(["move-strafe 9.4"]);
  });

  it("9.4 a dead observer's nose gun is no gun", () => {
    const fe2b = { ...LOW, type: "fe-2b", speed: 8 };
    const circumstances = { front: FRONT };
    expect(refusals(sceneOf(fe2b, circumstances), "8: strafe F8")).toEqual([]);
    const crew = [
      { health: "fit" as const, woundedIn: null },
      { health: "wounded" as const, woundedIn: null },
    ];
    expect(refusals(sceneOf({ ...fe2b, crew }, circumstances), "8: strafe F8")).toEqual(["move-strafe 9.4"]);
  });

  it("9.4 samples and options strafe only where something counts", () => {
    const scene = sceneOf({ ...LOW, type: "gotha-g-v", speed: 5 }, { front: FRONT });
    const options = [...moveOptions(scene)];
    expect(options.some(({ strafe }) => strafe)).toBe(true);
    for (const { text } of options) expect(refusals(scene, text)).toEqual([]);
    const dice = seededChoices("strafe");
    const sampled = Array.from({ length: 300 }, () => drawMove(scene, dice, "allied"));
    expect(sampled.some(({ strafe }) => strafe)).toBe(true);
    for (const { text } of sampled) expect(refusals(scene, text)).toEqual([]);
  });
});

describe("bombs", () => {
  it("4.10a fall where the token stands, once", () => {
    const scene = sceneOf({ bombs: true });
    const { bombAt, end } = fly(scene, moved(scene, "8: F3 bomb F5 -100"));
    expect(bombAt).toEqual({ hex: hexOf(20, 17), facing: 0, altitude: 2900 });
    expect(end.bombs).toBe(false);
    expect(fly(scene, moved(scene, "8: bomb F8")).bombAt?.hex).toEqual(hexOf(20, 20));
    expect(fly(scene, moved(scene, "8: F8 bomb +50")).bombAt).toEqual({
      hex: hexOf(20, 12),
      facing: 0,
      altitude: 3050,
    });
    expect(refusals(scene, "8: F bomb F7 bomb")).toEqual(["move-bomb 4.10a"]);
    expect(refusals(sceneOf(), "8: F bomb F7")).toEqual(["move-bomb 4.10a"]);
  });

  it("B-08 4.10a whoever starts a move loaded flies it loaded", () => {
    const scene = sceneOf({ bombs: true });
    expect(refusals(scene, "10: bomb F10")).toEqual(["move-speed D-02"]);
    expect(refusals(scene, "8: bomb F3 loop")).toEqual(["move-maneuver 4.5g"]);
  });

  it("D-10 what has left the board drops nothing", () => {
    const scene = sceneOf({ bombs: true, hex: hexOf(20, 2) });
    expect(fly(scene, moved(scene, "8: F6 bomb F2"))).toMatchObject({ bombAt: null, end: { bombs: true } });
  });
});
