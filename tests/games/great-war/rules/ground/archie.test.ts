import { describe, expect, test } from "vitest";
import {
  aceUnderArchie,
  archieDanger,
  archieFire,
} from "../../../../../src/games/great-war/rules/ground/index.ts";
import type { Plane } from "../../board.ts";
import { ARCHIE, along, at, atTheFront, exactly, flown, keysOf, QUIET, toldOf } from "./scene.ts";

/** Behind the German line by so many hexes. */
function raider(
  behind: number,
  altitude: number,
  change: Partial<Plane> = {},
  others: readonly Plane[] = [],
) {
  return atTheFront([{ id: "A1", hex: at(10 - behind), altitude, ...change }, ...others], {
    options: ARCHIE,
  });
}

const STRAFED = { flown: flown({ strafed: along(5, 2) }) };

describe("T-18 archie", () => {
  test("4.10h, 4.10i a road strafer 5 hexes behind the trench at 300 m: die 2 → one AA attack at −1, die 3 → none", () => {
    const board = raider(5, 300, STRAFED);
    const fired = exactly([2, 1, 2], (dice) => archieFire(board, dice));
    expect(toldOf(fired, "event.ground-attack")).toMatchObject({ row: "AA", total: -1 });
    const silent = exactly([3], (dice) => archieFire(board, dice));
    expect(keysOf(silent)).toEqual(["event.archie"]);
  });

  test.each([
    [3, 150, false],
    [3, 200, true],
    [4, 150, true],
    [0, 0, false],
  ])("4.10j an aircraft of the gunners' %i hexes and %i m off: attack %s", (hexes, metres, attack) => {
    const friend = { id: "G1", hex: at(5 - hexes), altitude: 300 + metres };
    const board = raider(5, 300, STRAFED, [friend]);
    const after = exactly(attack ? [1, 1, 2] : [], (dice) => archieFire(board, dice));
    expect(keysOf(after).includes("event.ground-attack")).toBe(attack);
    expect(keysOf(after).includes("event.archie-spares")).toBe(!attack);
  });

  test("4.10h 6 hexes behind the line, or at 2050 m: never; 2000 m and no-man's land beyond its middle: yes", () => {
    expect(archieDanger(raider(6, 300), 0)).toBeNull();
    expect(archieDanger(raider(5, 2050), 0)).toBeNull();
    expect(archieDanger(raider(5, 2000), 0)).toMatchObject({ own: false, upTo: 2 });
    expect(archieDanger(raider(-4, 2000), 0)).toMatchObject({ own: false });
    expect(archieDanger(raider(-5, 2000), 0)).toBeNull();
  });

  test.each([
    [2, false],
    [3, true],
    [10, true],
    [11, false],
  ])("4.10k, A-49 over its own lines, nearest enemy %i hexes off: %s", (hexes, attacked) => {
    const enemy: Plane = { id: "G1", hex: at(22 + hexes), altitude: 5000 };
    const board = atTheFront([{ id: "A1", hex: at(22), altitude: 1000 }, enemy], { options: ARCHIE });
    expect(archieDanger(board, 0)).toEqual(
      attacked ? { gunners: 0, own: true, upTo: 1, spares: null } : null,
    );
  });

  test("4.10k its own archie fires on a 1 only, with the dice of its own side; 4.10j does not protect (A-49)", () => {
    const planes: readonly Plane[] = [
      { id: "A1", hex: at(22), altitude: 1000 },
      { id: "A2", hex: at(22, 11), altitude: 3000 },
      { id: "G1", hex: at(27), altitude: 2500 },
    ];
    const board = atTheFront(planes, { options: ARCHIE });
    const fired = exactly([1, 1, 2], (dice) => archieFire(board, dice));
    expect(toldOf(fired, "event.archie")).toMatchObject({ guns: "allied", own: true, fires: true });
    expect(toldOf(fired, "event.ground-attack")).toMatchObject({ side: "allied" });
    expect(keysOf(exactly([2], (dice) => archieFire(board, dice)))).toEqual(["event.archie"]);
  });

  test("A-49, B-33 balloons neither make gunners doubt nor keep them from firing", () => {
    const balloon: Plane = { id: "G1", type: "balloon-drachen", hex: at(26), altitude: 500 };
    const over = atTheFront([{ id: "A1", hex: at(22), altitude: 600 }, balloon], { options: ARCHIE });
    expect(archieDanger(over, 0)).toBeNull();
    const near = raider(5, 500, {}, [{ ...balloon, hex: at(5, 11) }]);
    expect(archieDanger(near, 0)).toMatchObject({ spares: null });
    expect(archieDanger(near, 1)).toBeNull();
  });
});

describe("4.10h modifiers of archie", () => {
  test.each([
    [{ novice: true }, 1],
    [{ kills: 5, choice: "defend" as const }, -1],
    [{ kills: 20, choice: "defend" as const }, -2],
    [{ kills: 20, choice: "attack" as const }, 0],
    [{ kills: 20 }, -2],
    [{ type: "gotha-g-v" }, 0],
  ])("%j: %i", (change, total) => {
    const after = exactly([1, 1, 2], (dice) => archieFire(raider(3, 1500, change), dice));
    expect(toldOf(after, "event.ground-attack")).toMatchObject({ row: "AA", total });
  });

  test("4.10i strafing takes the ace's modifier away, a novice keeps his +1", () => {
    const ace = exactly([1, 1, 2], (dice) => archieFire(raider(3, 300, { ...STRAFED, kills: 20 }), dice));
    expect(toldOf(ace, "event.ground-attack")).toMatchObject({ total: -1 });
    const novice = exactly([1, 1, 2], (dice) =>
      archieFire(raider(3, 300, { ...STRAFED, novice: true }), dice),
    );
    expect(toldOf(novice, "event.ground-attack")).toMatchObject({ total: 0 });
  });

  test("A-48 an ace has to choose where archie would mind him", () => {
    expect(aceUnderArchie(raider(3, 1500), 0)).toBe(true);
    expect(aceUnderArchie(raider(3, 300, STRAFED), 0)).toBe(false);
    expect(aceUnderArchie(raider(7, 1500), 0)).toBe(false);
  });

  test("T-11 a double ace under AA: natural 12 → 10 and 11 → 9 take the rescue die; a plain ace's 12 → 11 is critical, 11 → 10 none and no die (4.10r)", () => {
    const double = raider(3, 1500, { kills: 30, choice: "defend" });
    const plain = raider(3, 1500, { kills: 9, choice: "defend" });
    const rescue = (faces: readonly number[], board: typeof double) =>
      toldOf(
        exactly(faces, (dice) => archieFire(board, dice)),
        "event.ground-attack",
      );
    expect(rescue([1, 6, 6, 4], double)).toMatchObject({ modified: 10, rescue: 4, critical: false });
    expect(rescue([1, 6, 5, 4], double)).toMatchObject({ modified: 9, rescue: 4, critical: false });
    expect(rescue([1, 6, 6, 3, 4], plain)).toMatchObject({ modified: 11, rescue: null, critical: true });
    expect(rescue([1, 6, 5], plain)).toMatchObject({ modified: 10, rescue: null, critical: false });
  });
});

describe("when archie fires", () => {
  test("A-42 by the places before this phase's damage: who has just been shot down still keeps archie quiet", () => {
    const before = raider(5, 1000, {}, [{ id: "G1", hex: at(4), altitude: 1000 }]);
    const aircraft = before.aircraft.map((one, index) =>
      index === 1 ? { ...one, status: "destroyed" as const } : one,
    );
    const after = exactly([], (dice) => archieFire({ ...before, aircraft }, dice, before));
    expect(keysOf(after)).toEqual(["event.archie-spares"]);
  });

  test("A-40 in the order of the moves, then of the set-up; who has fallen is left alone", () => {
    const planes: readonly Plane[] = [
      { id: "A1", hex: at(5), altitude: 1000 },
      { id: "A2", hex: at(6), altitude: 1000 },
      { id: "A3", hex: at(7), altitude: 1000, status: "destroyed" },
    ];
    const board = { ...atTheFront(planes, { options: ARCHIE }), order: [1, 2] };
    const after = exactly([6, 6], (dice) => archieFire(board, dice));
    expect(after.events.map(({ values }) => values.id)).toEqual(["A2", "A1"]);
  });

  test("4.1c never without the option, nor without a front", () => {
    const off = atTheFront([{ id: "A1", hex: at(5), altitude: 1000 }], { options: QUIET });
    expect(archieDanger(off, 0)).toBeNull();
    const bare = atTheFront([{ id: "A1", hex: at(5), altitude: 1000 }], { options: ARCHIE, front: null });
    expect(archieDanger(bare, 0)).toBeNull();
  });
});
