import { describe, expect, it } from "vitest";
import {
  aceLevel,
  currentMax,
  currentMin,
  currentSchedule,
  currentSilhouette,
  flierOf,
  maneuverBar,
  observerFlies,
  pilotOf,
  powered,
} from "../../../../../src/games/great-war/rules/state/condition.ts";
import type { Aircraft } from "../../../../../src/games/great-war/rules/state/state.ts";
import { type Circumstances, type Plane, stateOf } from "../../board.ts";
import { crewOf, switched } from "../move/scene.ts";

function one(plane: Omit<Plane, "id">, circumstances: Circumstances = {}) {
  const { setup, aircraft } = stateOf([{ id: "A1", ...plane }], circumstances);
  return [setup, 0, aircraft[0] as Aircraft] as const;
}

const KILLED = crewOf("killed", "fit");

describe("who flies", () => {
  it.each([
    [0, 0],
    [4, 0],
    [5, 1],
    [19, 1],
    [20, 2],
    [80, 2],
  ])("A-06 %i kills make level %i", (kills, level) => {
    expect(aceLevel(kills)).toBe(level);
  });

  it("4.2c the pilot's own status counts", () => {
    expect(pilotOf(...one({ kills: 7 }))).toEqual({ man: 0, ace: 1, novice: false });
    expect(pilotOf(...one({ novice: true }))).toEqual({ man: 0, ace: 0, novice: true });
  });

  it("4.9q a fit observer takes over dual controls, and only those", () => {
    expect(flierOf(...one({ type: "dh-4", crew: KILLED }))).toBe(1);
    expect(flierOf(...one({ type: "dh-4", crew: crewOf("fainted", "fit") }))).toBe(1);
    expect(flierOf(...one({ type: "re-8", crew: KILLED }))).toBeNull();
  });

  it("A-44 a wounded observer does not take over", () => {
    expect(flierOf(...one({ type: "dh-4", crew: crewOf("killed", "wounded") }))).toBeNull();
  });

  it("4.9r an observer at the controls is a novice on schedule A and flies no maneuvers", () => {
    const observed = one({ type: "dh-4", kills: 30, crew: KILLED });
    expect(pilotOf(...observed)).toEqual({ man: 1, ace: 0, novice: true });
    expect(observerFlies(...observed)).toBe(true);
    expect(currentSchedule(...observed)).toBe("A");
  });

  it("nobody flies a balloon", () => {
    expect(pilotOf(...one({ type: "balloon-caquot" }))).toBeNull();
  });
});

describe("what it can do now", () => {
  it("4.8b 4.8c 4.10a engine hits and bombs take MP off the maximum", () => {
    expect(currentMax(...one({}))).toBe(10);
    expect(currentMax(...one({ engineLoss: 3 }))).toBe(7);
    expect(currentMax(...one({ bombs: true }))).toBe(9);
    expect(currentMax(...one({ engineLoss: 2, bombs: true }))).toBe(7);
  });

  it("D-08 a glider has half of the type's maximum, rounded up", () => {
    expect(currentMax(...one({ gliding: true }))).toBe(5);
    expect(currentMax(...one({ type: "spad-vii", gliding: true, engineLoss: 9 }))).toBe(6);
    expect(currentMax(...one({ type: "fokker-d-vii", gliding: true }))).toBe(6);
    expect(currentMin(...one({ type: "gotha-g-v", gliding: true }))).toBe(4);
    expect(powered(one({ gliding: true })[2])).toBe(false);
    expect(powered(one({})[2])).toBe(true);
  });

  it.each([
    ["sopwith-camel", "D"],
    ["sopwith-pup", "C"],
    ["spad-vii", "B"],
    ["fokker-e-iii", "B"],
    ["re-8", "A"],
    ["farman-f-40", "F"],
  ] as const)("A-21 4.10b a loaded %s flies on schedule %s", (type, schedule) => {
    expect(currentSchedule(...one({ type, bombs: true }))).toBe(schedule);
  });

  it.each([
    ["sopwith-camel", "D"],
    ["sopwith-pup", "C"],
    ["spad-vii", "B"],
    ["fokker-e-iii", "A"],
    ["re-8", "A"],
    ["farman-f-40", "F"],
    ["gotha-g-v", "G"],
  ] as const)("D-12 with a wounded pilot a %s flies on schedule %s", (type, schedule) => {
    const crew = crewOf("wounded", "fit", "fit");
    expect(currentSchedule(...one({ type, crew }))).toBe(schedule);
  });

  it("D-12 4.10b bombs and a wound add up", () => {
    expect(currentSchedule(...one({ bombs: true, crew: crewOf("wounded") }))).toBe("C");
  });

  it("4.10c a loaded aircraft's silhouette is never better than 0", () => {
    expect(currentSilhouette(...one({}))).toBe(-1);
    expect(currentSilhouette(...one({ bombs: true }))).toBe(0);
    expect(currentSilhouette(...one({ type: "re-8", bombs: true }))).toBe(1);
  });
});

describe("who may fly special maneuvers", () => {
  it.each([
    [{}, null],
    [{ type: "bristol-f2b" }, null],
    [{ type: "halberstadt-cl-ii" }, null],
    [{ type: "re-8" }, "seats"],
    [{ type: "roland-c-ii" }, "seats"],
    [{ bombs: true }, "loaded"],
    [{ spar: true }, "spar"],
    [{ crew: crewOf("wounded") }, "wounded"],
  ] as const)("4.5g %o: %s", (plane, bar) => {
    expect(maneuverBar(...one(plane))).toBe(bar);
  });

  it("4.5g a switch forbids them to all", () => {
    expect(maneuverBar(...one({}, switched({ maneuvers: false })))).toBe("option");
  });
});
