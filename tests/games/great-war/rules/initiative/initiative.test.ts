import { describe, expect, test } from "vitest";
import { recordedDice } from "../../../../../src/core/dice/dice.ts";
import {
  initiativeModifiers,
  rollInitiative,
} from "../../../../../src/games/great-war/rules/initiative/index.ts";
import { type Plane, stateOf } from "../../board.ts";
import { parseFirst } from "../../written.ts";

function roll(planes: readonly Plane[], faces: readonly number[], date = "1917-10-01") {
  const board = stateOf(planes, { date });
  const rolled = rollInitiative(board, [], recordedDice(faces));
  const ids = (indices: readonly number[]) => indices.map((index) => planes[index]?.id);
  const totals = rolled.events.flatMap(({ key, values }) =>
    key === "event.initiative" ? [values.total] : [],
  );
  return { ranks: rolled.lineUp.ranks.map(ids), early: ids(rolled.lineUp.early), totals };
}

function total(plane: Partial<Plane>, date = "1917-10-01"): number {
  const board = stateOf([{ id: "A1", ...plane }], { date });
  return 7 + initiativeModifiers(board, 0).total;
}

describe("T-01 initiative", () => {
  const planes: readonly Plane[] = [
    { id: "A1", type: "sopwith-camel", kills: 7, altitude: 3250 },
    { id: "G1", type: "fokker-dr-i", kills: 80, altitude: 2800 },
    { id: "A2", type: "re-8", novice: true, altitude: 2850 },
  ];

  test("T-01, 4.2a, 4.2e, A-01 10, 10 and 8; enemies tied roll a die each, the lower moves first", () => {
    const { totals, ranks } = roll(planes, [4, 3, 6, 2, 5, 5, 2, 5]);
    expect(totals).toEqual([10, 10, 8]);
    expect(ranks).toEqual([["A2"], ["A1"], ["G1"]]);
  });

  test("4.2e the roll-off the other way round, and rolled again when equal", () => {
    expect(roll(planes, [4, 3, 6, 2, 5, 5, 5, 2]).ranks).toEqual([["A2"], ["G1"], ["A1"]]);
    expect(roll(planes, [4, 3, 6, 2, 5, 5, 3, 3, 5, 2]).ranks).toEqual([["A2"], ["G1"], ["A1"]]);
  });
});

describe("T-02, 4.2d exceptions for two-seaters", () => {
  test.each([
    ["bristol-f2b", "1917-10-01", 7],
    ["bristol-f2a", "1917-10-01", 7],
    ["hannover-cl-iii", "1918-04-01", 7],
    ["halberstadt-cl-ii", "1917-10-01", 7],
    ["fe-2b", "1917-10-01", 6],
    ["vickers-fb-5", "1916-01-01", 6],
    ["sopwith-strutter", "1916-10-31", 7],
    ["sopwith-strutter", "1916-11-01", 6],
    ["nieuport-12", "1916-10-31", 7],
    ["nieuport-12", "1916-11-01", 6],
    ["farman-f-40", "1916-11-01", 4],
  ])("4.2d %s on %s: %i", (type, date, wanted) => expect(total({ type }, date)).toBe(wanted));
});

describe("4.2 modifiers", () => {
  test.each([
    ["4.2a an ace", { kills: 5 }, 8],
    ["4.2a a double ace: +2 in all", { kills: 20 }, 9],
    ["4.2a four kills", { kills: 4 }, 7],
    ["4.2a a novice", { novice: true }, 6],
  ])("%s", (_, plane, wanted) => expect(total(plane)).toBe(wanted));

  test("4.2c, 4.9r an observer at dual controls is a novice, whatever the pilot was", () => {
    const crew = [
      { health: "killed", woundedIn: null },
      { health: "fit", woundedIn: null },
    ] as const;
    expect(total({ type: "dh-4", kills: 20, crew })).toBe(5);
  });

  test("4.2b, A-01 height over the lowest that rolls; every full 200 m", () => {
    const board = stateOf([
      { id: "A1", altitude: 3399 - 49 },
      { id: "G1", altitude: 3000 },
      { id: "G2", altitude: 100, type: "gotha-g-v" },
      { id: "G3", altitude: 500, type: "balloon-drachen" },
      { id: "A2", altitude: 200, gliding: true },
    ]);
    expect(initiativeModifiers(board, 0).altitude).toBe(1);
    expect(initiativeModifiers(board, 1).altitude).toBe(0);
  });

  test("A-02 nobody who rolls: no altitude counts", () => {
    const board = stateOf([{ id: "G2", altitude: 4000, type: "gotha-g-v" }]);
    expect(initiativeModifiers(board, 0).altitude).toBe(0);
  });
});

describe("4.2e–f ties and classes", () => {
  test("4.2f, B-11 balloons, gliders and G aircraft go first, each class by its own dice", () => {
    const planes: readonly Plane[] = [
      { id: "G1", type: "gotha-g-v" },
      { id: "A1" },
      { id: "G2", type: "gotha-g-v" },
      { id: "A2", gliding: true },
      { id: "G3", type: "balloon-drachen" },
    ];
    const { early, ranks } = roll(planes, [4, 4, 5, 2, 3, 4]);
    expect(early).toEqual(["G3", "A2", "G2", "G1"]);
    expect(ranks).toEqual([["A1"]]);
  });

  test("4.2e one owner's equals wait for his choice", () => {
    expect(roll([{ id: "A1" }, { id: "A2" }], [3, 4, 5, 2]).ranks).toEqual([["A1", "A2"]]);
  });

  test("4.2e two players of a side roll", () => {
    const planes: readonly Plane[] = [
      { id: "A1", seat: "Ann" },
      { id: "A2", seat: "Ben" },
    ];
    expect(roll(planes, [3, 4, 5, 2, 6, 1]).ranks).toEqual([["A2"], ["A1"]]);
  });

  test("A-34 with an enemy in the tie everybody rolls, friends too", () => {
    const planes: readonly Plane[] = [{ id: "A1" }, { id: "A2" }, { id: "G1" }];
    expect(roll(planes, [3, 4, 5, 2, 6, 1, 4, 2, 4, 6, 5]).ranks).toEqual([["A2"], ["G1"], ["A1"]]);
  });

  test("4.4g–h a group rolls once, with its target's modifiers; whoever failed rolls for himself", () => {
    const board = stateOf([{ id: "A1", kills: 20 }, { id: "G1" }, { id: "G2" }]);
    const { lineUp, events } = rollInitiative(board, [{ tailer: 1, target: 0 }], recordedDice([1, 1, 6, 6]));
    expect(lineUp.ranks).toEqual([[0], [2]]);
    expect(events.map(({ values }) => values.total)).toEqual([4, 12]);
  });

  test("4.4g, 4.4h single numbers: the group's roll and the failed tailer's", () => {
    const board = stateOf([{ id: "A1" }, { id: "G1" }]);
    expect(rollInitiative(board, [], recordedDice([1, 1, 6, 6])).lineUp.ranks).toEqual([[0], [1]]);
    const tailed = rollInitiative(board, [{ tailer: 1, target: 0 }], recordedDice([1, 1]));
    expect(tailed.lineUp.ranks).toEqual([[0]]);
  });

  test("A-25 tailers of two owners roll for their order", () => {
    const board = stateOf([{ id: "A1" }, { id: "G1", seat: "Max" }, { id: "G2", seat: "Oswald" }]);
    const tails = [
      { tailer: 1, target: 0 },
      { tailer: 2, target: 0 },
    ];
    const rolled = rollInitiative(board, tails, recordedDice([1, 1, 5, 3]));
    expect(rolled.tails.map(({ tailer }) => tailer)).toEqual([2, 1]);
    expect(rolled.lineUp.settled).toEqual([0]);
  });

  test.each(["A2", "first A2", " a2 "])("A-35 the answer %j", (text) => {
    const board = stateOf([{ id: "A1" }, { id: "A2" }, { id: "A3" }]);
    expect(parseFirst(text, board, [0, 1])).toMatchObject({ ok: true, value: { text: "A2", who: 1 } });
  });

  test("A-35 an answer that names nobody of them is refused", () => {
    const board = stateOf([{ id: "A1" }, { id: "A2" }, { id: "A3" }]);
    expect(parseFirst("A3", board, [0, 1])).toMatchObject({
      ok: false,
      error: [{ code: "first-choice", near: ["A1", "A2"] }],
    });
  });
});
