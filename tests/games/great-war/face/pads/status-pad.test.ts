import { describe, expect, test } from "vitest";
import { diveSteps, padOf, padsOf } from "../../../../../src/games/great-war/face/pads/status-pad.ts";
import { words as de } from "../../../../../src/games/great-war/face/words/de/sheets.ts";
import { words as en } from "../../../../../src/games/great-war/face/words/en/sheets.ts";
import { stateOf } from "../../board.ts";

describe("the status pad", () => {
  test("4.5b: the allowed dive falls by 100 m for each MP above the dive speed", () => {
    const board = stateOf([{ id: "A1" }]);
    const { type, dives, min, max } = padOf(board, 0);
    expect(dives[0]).toEqual({ from: min, to: type.diveSpeed, metres: type.dive });
    expect(dives[1]).toEqual({ from: type.diveSpeed + 1, to: type.diveSpeed + 1, metres: type.dive - 100 });
    expect(dives.at(-1)?.to).toBe(max);
  });

  test("D-07: overdives end at twice the dive, and a damaged spar allows none", () => {
    const sound = padOf(stateOf([{ id: "A1" }]), 0);
    expect(sound.overdive?.metres).toBe(2 * sound.type.dive);
    expect(padOf(stateOf([{ id: "A1", spar: true }]), 0).overdive).toBeNull();
    const low = padOf(stateOf([{ id: "A1", altitude: 100 }]), 0);
    expect(low.overdive).toEqual(sound.overdive);
  });

  test("drums that were changed are empty, the one on the gun is partly used", () => {
    const fresh = padOf(stateOf([{ id: "A1", type: "sopwith-camel" }]), 0);
    const [gun] = fresh.guns;
    expect(gun?.drums.every(({ left, of }) => left === of)).toBe(true);
    const board = stateOf([{ id: "A1", type: "dh-2" }]);
    const drums = padOf(board, 0).guns[0]?.drums.map(({ of }) => of) ?? [];
    expect(drums.length).toBeGreaterThan(1);
    const rest = drums.slice(1).map((of, place) => (place === 0 ? of - 2 : of));
    const used = stateOf([
      { id: "A1", type: "dh-2", guns: [[{ drums: rest, jammed: true, broken: false }]] },
    ]);
    const [line] = padOf(used, 0).guns;
    expect(line?.drums[0]).toEqual({ of: drums[0], left: 0 });
    expect(line?.drums[1]?.left).toBe((drums[1] ?? 0) - 2);
    expect(line?.jammed).toBe(true);
  });

  test("damage to the machine is listed once for each critical hit", () => {
    const hurt = { engineLoss: 2, rudder: "L", elevator: true, spar: true, fuelHit: 3 } as const;
    const pad = padOf(stateOf([{ id: "A1", ...hurt }]), 0);
    expect(pad.troubles.map(({ kind }) => kind)).toEqual(["engine", "controls", "elevator", "spar", "fuel"]);
    expect(pad.max).toBe(pad.type.max - 2);
    for (const words of [en, de])
      for (const trouble of pad.troubles) expect(words["sheet.hit"](trouble)).not.toMatch(/undefined/);
  });

  test("4.10r: kills make an ace of the pilot", () => {
    const board = stateOf([
      { id: "A1", kills: 4 },
      { id: "A2", kills: 5 },
      { id: "A3", kills: 20 },
    ]);
    expect(board.aircraft.map((_, index) => padOf(board, index).crew[0]?.ace)).toEqual([0, 1, 2]);
  });

  test("own aircraft come first, each side in the order of the set-up", () => {
    const board = stateOf([{ id: "A1" }, { id: "G1" }, { id: "A2" }, { id: "G2" }]);
    const ids = (side: 0 | 1) => padsOf(board, side).map(({ airframe }) => airframe.id);
    expect(ids(0)).toEqual(["A1", "A2", "G1", "G2"]);
    expect(ids(1)).toEqual(["G1", "G2", "A1", "A2"]);
  });

  test("speeds of one dive stand together", () => {
    expect(diveSteps(3, 6, (speed) => (speed < 5 ? 400 : 300))).toEqual([
      { from: 3, to: 4, metres: 400 },
      { from: 5, to: 6, metres: 300 },
    ]);
  });
});
