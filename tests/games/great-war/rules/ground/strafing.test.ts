import { describe, expect, test } from "vitest";
import {
  strafe,
  strafedTrench,
  strafeFire,
  strafingAttacks,
  strafingGun,
} from "../../../../../src/games/great-war/rules/ground/index.ts";
import type { Plane } from "../../board.ts";
import { along, at, atTheFront, exactly, flown, keysOf, target, toldOf } from "./scene.ts";

const LOW = { altitude: 300, hex: at(10) };

function strafer(hexes: number, change: Partial<Plane> = {}, row = 10) {
  return atTheFront([{ id: "A1", ...LOW, flown: flown({ strafed: along(row, hexes) }), ...change }]);
}

test("a trench of no price brings nothing where a scenario is about something else", () => {
  const pays = (worth: number) => {
    const trench = target("trench", { kind: "trench", hexes: along(10, 2), worth });
    const board = atTheFront([{ id: "A1", ...LOW, flown: flown({ strafed: along(10, 2) }) }], {
      targets: [trench],
    });
    return strafe(board, 0).board.score[0];
  };
  expect([pays(0), pays(1)]).toEqual([0, 2]);
});

describe("4.10f attacks on who strafed a trench", () => {
  test.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 2],
    [5, 2],
    [6, 3],
    [9, 3],
  ])("%i hexes draw %i attacks", (hexes, attacks) => {
    expect(strafingAttacks(hexes)).toBe(attacks);
  });

  test("T-11 an ace who strafes 4 hexes meets two MG attacks, each only −1", () => {
    const board = strafer(4, { kills: 7, choice: "defend" });
    const after = exactly([2, 2, 2, 3], (dice) => strafeFire(board, 0, dice));
    const attacks = after.events.filter(({ key }) => key === "event.ground-attack");
    expect(attacks.map(({ values }) => values)).toMatchObject([
      { row: "MG", total: -1, natural: 4 },
      { row: "MG", total: -1, natural: 5 },
    ]);
  });

  test("T-11 natural 12 is no critical at −1 but by the rescue die: 3 happens, 4 does not (4.10p, A-28)", () => {
    const board = strafer(1, { kills: 7 });
    const spared = exactly([6, 6, 4], (dice) => strafeFire(board, 0, dice));
    expect(toldOf(spared, "event.ground-attack")).toMatchObject({ modified: 11, rescue: 4, critical: false });
    const struck = exactly([6, 6, 3, 3, 4], (dice) => strafeFire(board, 0, dice));
    expect(toldOf(struck, "event.ground-attack")).toMatchObject({ rescue: 3, critical: true });
  });

  test("T-11 critical 2 from the ground: die 5 nothing, die 6 the pilot is hit (4.10q)", () => {
    const board = strafer(1, { kills: 7 });
    const lucky = exactly([6, 6, 3, 1, 1, 5], (dice) => strafeFire(board, 0, dice));
    expect(lucky.board.aircraft[0]?.crew[0]?.health).toBe("fit");
    const hit = exactly([6, 6, 3, 1, 1, 6, 3, 3], (dice) => strafeFire(board, 0, dice));
    expect(hit.board.aircraft[0]?.crew[0]?.health).toBe("wounded");
  });

  test("T-11 a novice who strafes 6 hexes: three attacks, net 0, a natural 12 is a critical directly", () => {
    const board = strafer(6, { novice: true });
    const after = exactly([1, 1, 1, 1, 6, 6, 3, 4], (dice) => strafeFire(board, 0, dice));
    const attacks = after.events.filter(({ key }) => key === "event.ground-attack");
    expect(attacks.map(({ values }) => values.total)).toEqual([0, 0, 0]);
    expect(attacks[2]?.values).toMatchObject({ critical: true, rescue: null });
  });

  test("4.10f nothing else counts: neither silhouette nor bombs nor the ace's choice", () => {
    for (const change of [{ type: "gotha-g-v" }, { type: "sopwith-camel", kills: 40 }]) {
      const after = exactly([1, 2], (dice) => strafeFire(strafer(1, change), 0, dice));
      expect(toldOf(after, "event.ground-attack")).toMatchObject({ total: -1 });
    }
  });

  test("who is shot down by the first attack is not attacked again", () => {
    const board = strafer(6, { damage: 10 });
    const after = exactly([6, 5], (dice) => strafeFire(board, 0, dice));
    expect(after.board.aircraft[0]?.status).toBe("destroyed");
  });

  test("T-18 six hexes of trench: three MG attacks; six hexes of a road that the scenario scores: none (4.10g)", () => {
    const trench = exactly([1, 1, 1, 1, 1, 1], (dice) => strafeFire(strafer(6), 0, dice));
    expect(keysOf(trench).filter((key) => key === "event.ground-attack")).toHaveLength(3);
    const road = target("road", { kind: "road", hexes: along(6, 6), worth: 2 });
    const rear = { ...strafer(6, {}, 6), setup: { ...strafer(6).setup, targets: [road] } };
    expect(exactly([], (dice) => strafeFire(rear, 0, dice)).events).toEqual([]);
    expect(strafedTrench(rear, 0)).toBe(0);
  });

  test("4.10g B-31 of trench and road together only the trench shoots back", () => {
    const road = target("road", { kind: "road", hexes: along(9, 4) });
    const mixed = [...along(10, 2), ...along(9, 4)];
    const board = atTheFront([{ id: "A1", ...LOW, flown: flown({ strafed: mixed }) }], { targets: [road] });
    expect(strafedTrench(board, 0)).toBe(2);
    const after = exactly([1, 1], (dice) => strafeFire(board, 0, dice));
    expect(toldOf(after, "event.strafing-fire")).toMatchObject({ hexes: 2, attacks: 1 });
  });
});

describe("9.4 what strafing costs and earns", () => {
  test("a point of ammunition a hex from both guns of a twin mount, a victory point a hex, the pilot busy (A-45)", () => {
    const after = strafe(strafer(4), 0);
    const one = after.board.aircraft[0];
    expect(one?.guns[0]?.map(({ drums }) => drums)).toEqual([[11], [11]]);
    expect(one?.busy).toEqual([0]);
    expect(after.board.score).toEqual([4, 0]);
  });

  test("4.9k an Albatros marks left and right; with one gun empty the other goes on alone (4.9l)", () => {
    const guns = [[barrel([20]), barrel([2])]];
    const after = strafe(strafer(3, { id: "G1", type: "albatros-d-iii", guns }, 20), 0);
    expect(after.board.aircraft[0]?.guns[0]?.map(({ drums }) => drums)).toEqual([[17], [0]]);
    expect(after.board.score).toEqual([0, 3]);
  });

  test("B-30 an S.E.5a strafes with the gun that has more attacks on it", () => {
    const usual = strafe(strafer(2, { type: "se-5a" }), 0).board.aircraft[0];
    expect(usual?.guns[0]?.map(({ drums }) => drums)).toEqual([[18], [6, 6]]);
    const guns = [[barrel([1]), barrel([6, 6])]];
    const spent = strafe(strafer(2, { type: "se-5a", guns }), 0).board.aircraft[0];
    expect(spent?.guns[0]?.map(({ drums }) => drums)).toEqual([[1], [4, 6]]);
  });

  test("hexes beyond the ammunition count for nothing", () => {
    const guns = [[barrel([2]), barrel([2])]];
    const after = strafe(strafer(5, { guns }), 0);
    expect(after.board.aircraft[0]?.flown?.strafed).toHaveLength(2);
    expect(after.board.score).toEqual([2, 0]);
  });

  test("no working front gun, no strafing: jammed (4.7h), empty, broken, or nobody to fire it (4.8f, 4.9r)", () => {
    const dead = [
      { guns: [[barrel([5], { jammed: true }), barrel([5])]] },
      { guns: [[barrel([0]), barrel([0])]] },
      { guns: [[barrel([5], { broken: true }), barrel([5], { broken: true })]] },
      { type: "fe-2b", crew: [FIT, { health: "wounded" as const, woundedIn: null }] },
      { type: "dh-4", crew: [{ health: "killed" as const, woundedIn: null }, FIT] },
      { type: "be-2c" },
    ];
    for (const change of dead) {
      const board = strafer(3, change);
      expect(strafingGun(board.setup, 0, board.aircraft[0] as never)).toBeUndefined();
      expect(strafe(board, 0).board).toBe(board);
    }
  });

  test("4.9a the F.E.2b strafes with its observer's gun, and he is the man busy", () => {
    const after = strafe(strafer(2, { type: "fe-2b" }), 0).board.aircraft[0];
    expect(after?.guns[0]?.[0]?.drums).toEqual([4, 6]);
    expect(after?.busy).toEqual([1]);
  });

  test("a target's own worth counts instead of the point for its hexes, once for each hex strafed", () => {
    const road = target("road", { kind: "road", hexes: along(6, 6), worth: 3 });
    const board = atTheFront([{ id: "A1", ...LOW, flown: flown({ strafed: along(6, 2) }) }], {
      targets: [road],
    });
    const after = strafe(board, 0);
    expect(after.board.score).toEqual([6, 0]);
    expect(after.board.done).toEqual([]);
  });
});

const FIT = { health: "fit" as const, woundedIn: null };

function barrel(drums: readonly number[], change: { jammed?: boolean; broken?: boolean } = {}) {
  return { drums, jammed: false, broken: false, ...change };
}
