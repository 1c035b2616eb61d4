import { describe, expect, test } from "vitest";
import {
  aceNearGuns,
  balloonDefences,
  defencesInCombat,
  discover,
  reaches,
} from "../../../../../src/games/great-war/rules/ground/index.ts";
import type { GroundGun } from "../../../../../src/games/great-war/rules/state/state.ts";
import type { Plane } from "../../board.ts";
import { at, atTheFront, exactly, gun, keysOf, toldOf } from "./scene.ts";

/** An attacker so many hexes from the guns, which stand in row 10. */
function attacker(
  distance: number,
  altitude: number,
  guns: readonly GroundGun[],
  change: Partial<Plane> = {},
) {
  return { ...atTheFront([{ id: "A1", hex: at(10 + distance), altitude, ...change }], { turn: 3 }), guns };
}

const MG = gun("mg");
const AA = gun("aa", { kind: "AA" });

describe("9.4 reach", () => {
  test.each([
    ["MG", 3, 500, true],
    ["MG", 4, 500, false],
    ["MG", 3, 550, false],
    ["MG", 0, 50, true],
    ["AA", 6, 2000, true],
    ["AA", 7, 2000, false],
    ["AA", 6, 2050, false],
  ] as const)("%s at %i hexes and %i m: %s", (kind, hexes, altitude, inReach) => {
    expect(reaches(gun("g", { kind }), { hex: at(10 + hexes), altitude })).toBe(inReach);
  });
});

describe("4.10l balloon defences", () => {
  test("B-35 every gun that reaches an enemy fires during its move, once a turn, without a balloon near by too", () => {
    const board = attacker(2, 450, [MG, AA, gun("far", { hex: at(30) })]);
    const first = exactly([1, 1, 1, 2], (dice) => balloonDefences(board, 0, dice));
    expect(first.board.guns.map(({ firedIn }) => firedIn)).toEqual([3, 3, 0]);
    expect(keysOf(first).filter((key) => key === "event.gun-fires")).toHaveLength(2);
    const again = exactly([], (dice) => balloonDefences(first.board, 0, dice));
    expect(again.events).toEqual([]);
    const next = exactly([1, 1, 1, 2], (dice) => balloonDefences({ ...first.board, turn: 4 }, 0, dice));
    expect(next.board.guns.map(({ firedIn }) => firedIn)).toEqual([4, 4, 0]);
  });

  test("A-29 the altitude is that of the place reached", () => {
    expect(exactly([], (dice) => balloonDefences(attacker(2, 550, [MG]), 0, dice)).events).toEqual([]);
    const low = exactly([1, 1], (dice) => balloonDefences(attacker(2, 500, [MG]), 0, dice));
    expect(toldOf(low, "event.gun-fires")).toMatchObject({ altitude: 500, distance: 2 });
  });

  test("results come before it goes on: who is shot down is fired at no more", () => {
    const board = attacker(2, 450, [MG, AA], { damage: 10 });
    const after = exactly([6, 5], (dice) => balloonDefences(board, 0, dice));
    expect(after.board.aircraft[0]?.status).toBe("destroyed");
    expect(after.board.guns.map(({ firedIn }) => firedIn)).toEqual([3, 0]);
  });

  test("its own side's guns leave it alone", () => {
    const board = attacker(2, 450, [gun("own", { side: 0 })]);
    expect(exactly([], (dice) => balloonDefences(board, 0, dice)).events).toEqual([]);
  });

  test("in the combat phase only guns that have not fired, at the nearest enemy in reach (B-36)", () => {
    const planes: readonly Plane[] = [
      { id: "A1", hex: at(13), altitude: 400 },
      { id: "A2", hex: at(12), altitude: 500 },
      { id: "A3", hex: at(8), altitude: 450 },
      { id: "G1", hex: at(10), altitude: 400 },
    ];
    const guns = [MG, gun("fired", { firedIn: 3 }), gun("hidden", { hidden: true })];
    const board = { ...atTheFront(planes, { turn: 3 }), guns };
    const after = exactly([1, 1], (dice) => defencesInCombat(board, dice));
    expect(toldOf(after, "event.gun-fires")).toMatchObject({ id: "A3", gun: "mg" });
    expect(after.board.guns.map(({ firedIn }) => firedIn)).toEqual([3, 3, 0]);
  });
});

describe("4.10n modifiers of the guns around a balloon", () => {
  test.each([
    [400, { kills: 30, choice: "defend" as const }, -2],
    [400, { kills: 5, choice: "defend" as const }, -1],
    [400, { kills: 5, choice: "attack" as const }, 0],
    [400, { novice: true }, 1],
    [350, { kills: 30, choice: "defend" as const }, 0],
    [350, { novice: true }, 1],
    [400, { type: "gotha-g-v" }, 0],
    [400, { type: "sopwith-camel" }, 0],
  ])("at %i m, %j: %i", (altitude, change, total) => {
    const after = exactly([1, 2], (dice) => balloonDefences(attacker(2, altitude, [MG], change), 0, dice));
    expect(toldOf(after, "event.ground-attack")).toMatchObject({ total });
  });

  test("B-34 an ace who has not chosen before his move keeps his modifier for his attacks", () => {
    const board = attacker(2, 400, [MG], { kills: 30 });
    const after = exactly([1, 2], (dice) => balloonDefences(board, 0, dice));
    expect(toldOf(after, "event.ground-attack")).toMatchObject({ total: 0 });
    expect(after.board.aircraft[0]?.choice).toBe("attack");
    const low = exactly([1, 2], (dice) => balloonDefences(attacker(2, 350, [MG], { kills: 30 }), 0, dice));
    expect(low.board.aircraft[0]?.choice).toBeNull();
  });

  test.each([
    [13, 500, {}, true],
    [14, 500, {}, false],
    [5, 1300, {}, true],
    [5, 1450, {}, true],
    [5, 1500, {}, false],
    [5, 150, {}, true],
    [5, 100, {}, false],
    [5, 500, { choice: "attack" as const }, false],
    [5, 500, { kills: 4 }, false],
  ])(
    "A-48 %i hexes away at %i m, %j: an ace is asked before his move %s",
    (distance, altitude, change, asked) => {
      expect(aceNearGuns(attacker(distance, altitude, [MG], { kills: 8, ...change }), 0)).toBe(asked);
    },
  );

  test("A-48 neither hidden guns nor those that have fired, nor his own side's, make him choose", () => {
    const quiet = [gun("h", { hidden: true }), gun("f", { firedIn: 3 }), gun("o", { side: 0 })];
    expect(aceNearGuns(attacker(2, 450, quiet, { kills: 8 }), 0)).toBe(false);
  });
});

describe("4.10m hidden guns", () => {
  const HIDDEN = gun("mg", { hidden: true });

  test.each([
    [3, true],
    [4, false],
  ])("within 3 hexes: %i hexes %s, whatever the altitude", (distance, found) => {
    const after = discover(attacker(distance, 4000, [HIDDEN]), 0);
    expect(after.board.guns[0]?.hidden).toBe(!found);
    expect(after.events.map(({ reveals }) => reveals)).toEqual(found ? [true] : []);
  });

  test("a gun may fire in the moment in which it is found, and not before", () => {
    const found = exactly([1, 1], (dice) => balloonDefences(attacker(3, 450, [HIDDEN]), 0, dice));
    expect(keysOf(found)).toEqual(["event.gun-found", "event.gun-fires", "event.ground-attack"]);
    const unseen = gun("aa", { hidden: true, kind: "AA" });
    expect(exactly([], (dice) => balloonDefences(attacker(5, 450, [unseen]), 0, dice)).events).toEqual([]);
  });

  test("its own side finds nothing", () => {
    const board = attacker(1, 450, [gun("own", { side: 0, hidden: true })]);
    expect(discover(board, 0).board).toBe(board);
  });
});
