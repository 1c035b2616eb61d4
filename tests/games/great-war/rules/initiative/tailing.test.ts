import { describe, expect, test } from "vitest";
import { recordedDice } from "../../../../../src/core/dice/dice.ts";
import type { Facing } from "../../../../../src/core/geometry/hex.ts";
import { hexAhead } from "../../../../../src/core/geometry/hex.ts";
import { hexOf } from "../../../../../src/core/geometry/hex-map.ts";
import { TABLES } from "../../../../../src/games/great-war/data/own.ts";
import type { Order } from "../../../../../src/games/great-war/rules/grammar/order.ts";
import {
  goodPosition,
  rollTails,
  tailOptions,
  tailRow,
  tailTargets,
} from "../../../../../src/games/great-war/rules/initiative/index.ts";
import { tailSucceeds } from "../../../../../src/games/great-war/rules/initiative/tailing.ts";
import { type Plane, stateOf } from "../../board.ts";
import { parseTail } from "../../written.ts";

const AHEAD = hexOf(10, 10);

function stance(distance: number, rise: number, off = 0) {
  return { hex: hexAhead(AHEAD, 3, distance), facing: ((6 + off) % 6) as Facing, altitude: 3000 + rise };
}

const TARGET = { hex: AHEAD, facing: 0 as Facing, altitude: 3000 };

describe("T-03, 4.4a, A-03 good position", () => {
  test.each([
    [3, 50, 0, true],
    [3, 100, 0, false],
    [4, 100, 0, true],
    [1, 50, 0, true],
    [1, 100, 0, false],
    [2, 100, 0, false],
    [6, 100, 0, true],
    [7, 50, 0, true],
    [7, 100, 0, false],
    [8, 50, 0, false],
    [8, 0, 0, true],
    [9, 0, 0, false],
    [3, 0, 1, false],
    [3, 0, -1, false],
    [0, 50, 0, false],
  ])("%i hexes behind, %i m apart, %i hexsides off: %s", (distance, rise, off, good) => {
    expect(goodPosition(stance(distance, rise, off), TARGET)).toBe(good);
    expect(goodPosition(stance(distance, -rise, off), TARGET)).toBe(good);
  });

  test("in every facing, and never beside or ahead", () => {
    for (const facing of [0, 1, 2, 3, 4, 5] as const) {
      const target = { ...TARGET, facing };
      expect(goodPosition({ ...target, hex: hexAhead(AHEAD, facing, -3) }, target)).toBe(true);
      expect(goodPosition({ ...target, hex: hexAhead(AHEAD, facing, 3) }, target)).toBe(false);
      const aside = hexAhead(hexAhead(AHEAD, facing, -2), ((facing + 1) % 6) as Facing, 1);
      expect(goodPosition({ ...target, hex: aside }, target)).toBe(false);
    }
  });
});

/** A tailer three hexes behind, its target, and others who attempt it too. */
function chase(tailer: Partial<Plane>, target: Partial<Plane>, others: readonly Partial<Plane>[] = []) {
  const behind = (one: Partial<Plane>, place: number): Plane => ({
    id: `A${place + 2}`,
    ...one,
    ...stance(place + 3, 0),
  });
  return stateOf([{ id: "G1", ...target, ...TARGET }, ...[tailer, ...others].map(behind)]);
}

function rowOf(tailer: Partial<Plane>, target: Partial<Plane>, others: readonly Partial<Plane>[] = []) {
  const board = chase(tailer, target, others);
  const attempting = board.aircraft.flatMap((_, index) => (index > 0 ? [index] : []));
  return tailRow(board, { tailer: 1, target: 0 }, attempting).row;
}

const D = { type: "sopwith-pup" };
const B = { type: "roland-c-ii" };
const E = { type: "sopwith-camel" };
const A = { type: "re-8" };
const C = { type: "spad-vii" };

describe("T-04 the tail roll", () => {
  const board = chase(D, B);
  test.each([
    [2, [2, 3, 4, 5, 6, 7, 8, 9, 12]],
    [3, [2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [-4, [2, 3, 4, 5, 6, 9]],
    [0, [2, 3, 4, 5, 6, 7, 8, 12]],
  ])("4.4d row %i succeeds on %j", (row, rolls) => {
    const all = Array.from({ length: 11 }, (_, index) => index + 2);
    expect(all.filter((roll) => tailSucceeds(board, row, roll))).toEqual(rolls);
  });

  test("4.4d the chances fall by 2 in 36 from row to row", () => {
    const ways = (roll: number) => 6 - Math.abs(roll - 7);
    const chances = TABLES.tailing.map((rolls) => rolls.reduce((sum, roll) => sum + ways(roll), 0));
    expect(chances).toEqual([19, 21, 23, 25, 27, 29, 31, 33, 35]);
  });

  test.each([
    ["4.4d schedules D behind B", D, B, 2],
    ["4.4e, A-04 an ace gains a row", { ...D, kills: 5 }, B, 3],
    ["4.4e a double ace no more than an ace", { ...D, kills: 20 }, B, 3],
    ["4.4e two aces cancel out", { ...D, kills: 7 }, { ...B, kills: 7 }, 2],
    ["4.4e a novice behind: beyond the last row", { ...A, novice: true }, { type: "fokker-dr-i" }, -4],
    ["4.4e a novice ahead", E, { type: "fokker-dr-i", novice: true }, 1],
    ["4.4c F counts as A ahead", A, { type: "farman-f-40" }, 0],
    ["4.4f the same letter: small behind ordinary", D, { type: "sopwith-triplane" }, 1],
    ["4.4f small behind small", D, { type: "nieuport-17" }, 0],
    ["4.4f D.H.2 counts as ordinary", { type: "dh-2" }, C, 0],
    ["4.4f ordinary behind an F.E.2b", { type: "be-2c" }, { type: "fe-2b" }, 0],
    ["4.4f F.B.5 counts as ordinary behind an F.E.2b", { type: "vickers-fb-5" }, { type: "fe-2b" }, 1],
    ["4.4f different letters: silhouettes count for nothing", E, D, 1],
    ["A-20 a loaded machine counts as ordinary", { ...D, bombs: true }, C, 0],
    ["A-38 the present schedule counts", { ...D, crew: [{ health: "wounded", woundedIn: 1 }] }, B, 1],
  ] as const)("%s", (_, tailer, target, row) => {
    expect(rowOf(tailer as Partial<Plane>, target as Partial<Plane>)).toBe(row);
  });

  test("4.4f a second aircraft of another letter: no silhouettes for either", () => {
    expect(rowOf(D, { type: "sopwith-triplane" }, [C])).toBe(0);
    expect(rowOf(D, { type: "sopwith-triplane" }, [D])).toBe(1);
  });

  test("rolls 9 and 12 succeed on row +2, 10 and 11 fail", () => {
    const tail = [{ tailer: 1, target: 0 }];
    const success = (faces: number[]) => rollTails(board, tail, recordedDice(faces)).tails.length === 1;
    expect(
      [
        [4, 5],
        [6, 6],
        [4, 6],
        [5, 6],
      ].map(success),
    ).toEqual([true, true, false, false]);
  });
});

describe("4.4b–c who may attempt whom", () => {
  test("4.4b enemies in front of it only, and no friends", () => {
    const board = stateOf([
      { id: "G1", ...TARGET },
      { id: "A2", ...stance(3, 0) },
      { id: "A3", ...stance(5, 0) },
    ]);
    expect(tailTargets(board, 1)).toEqual([0]);
    expect(tailTargets(board, 2)).toEqual([0]);
    expect(tailTargets(board, 0)).toEqual([]);
  });

  test.each([
    ["4.4c F schedule", { type: "farman-f-40" }],
    ["A-24 G aircraft", { type: "handley-page-o-400" }],
    ["A-24 gliders", { gliding: true }],
  ])("%s tail nobody", (_, tailer) => {
    expect(tailTargets(chase(tailer, {}), 1)).toEqual([]);
  });

  test("A-24 gliders and G aircraft may be tailed, balloons never; nobody tails a looper", () => {
    expect(tailTargets(chase({}, { type: "gotha-g-v" }), 1)).toEqual([0]);
    expect(tailTargets(chase({}, { gliding: true }), 1)).toEqual([0]);
    expect(tailTargets(chase({}, { type: "balloon-drachen" }), 1)).toEqual([]);
    expect(tailTargets(chase({}, { looped: true }), 1)).toEqual([]);
  });

  const three = chase(D, B, [D, D]);

  test("4.4b a third attempt on one target is refused within a side", () => {
    const order = { kind: "tail", text: "tail G1", target: 0 } as const;
    const own = new Map<string, Order>([
      ["A2", order],
      ["A3", order],
    ]);
    expect(tailOptions(three, 3, own).map(({ text }) => text)).toEqual(["pass"]);
    expect(parseTail("tail G1", three, 3, own)).toMatchObject({
      ok: false,
      error: [{ code: "tail-full", rule: "4.4b", near: ["pass"] }],
    });
  });

  test("4.4b, B-10 of three attempts by two players of a side the first two count, failed or not", () => {
    const attempts = [1, 2, 3].map((tailer) => ({ tailer, target: 0 }));
    const { tails, events } = rollTails(three, attempts, recordedDice([6, 5, 1, 1]));
    expect(tails).toEqual([{ tailer: 2, target: 0 }]);
    expect(events).toHaveLength(2);
  });

  test.each([
    ["tail G1", "tail G1"],
    ["  g1 ", "tail G1"],
    ["TAIL g1", "tail G1"],
    ["Pass", "pass"],
  ])("reads %j", (text, canonical) => {
    const read = parseTail(text, three, 1, new Map());
    expect(read.ok && read.value.text).toBe(canonical);
  });

  test.each([
    ["", "tail-grammar"],
    ["tail G1 G2", "tail-grammar"],
    ["tail X9", "tail-unknown"],
    ["tail A3", "tail-position"],
  ])("refuses %j with %s and what would be right", (text, code) => {
    expect(parseTail(text, three, 1, new Map())).toMatchObject({
      ok: false,
      error: [{ code, near: ["tail G1", "pass"] }],
    });
  });
});
