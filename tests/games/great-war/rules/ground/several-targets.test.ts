import { describe, expect, test } from "vitest";
import { hexAhead } from "../../../../../src/core/geometry/hex.ts";
import { dropBombs, photos, spotting } from "../../../../../src/games/great-war/rules/ground/index.ts";
import type { Target } from "../../../../../src/games/great-war/rules/setup/setup.ts";
import type { Stance, State } from "../../../../../src/games/great-war/rules/state/state.ts";
import { at, atTheFront, exactly, flown, target } from "./scene.ts";

/** Three straight and level MP, the last into the hex of all targets. */
const START: Stance = { hex: at(11), facing: 0, altitude: 1000 };
const LOOKS = [1, 2, 3].map((count) => ({ ...START, hex: hexAhead(START.hex, 0, count) }));
const OVER = LOOKS[2] as Stance;

interface Task {
  readonly kind: Target["kind"];
  readonly others: readonly Target["kind"][];
  /** How often it is done until something comes of it. */
  readonly times: number;
  readonly act: (board: State) => State;
}

const TASKS: readonly Task[] = [
  {
    kind: "bomb",
    others: ["photo", "spot", "trench"],
    times: 1,
    act: (board) => dropBombs(board, 0, OVER, { throw: () => [6, 6] }).board,
  },
  { kind: "photo", others: ["bomb", "spot", "trench"], times: 1, act: (board) => photos(board, 0).board },
  { kind: "spot", others: ["bomb", "photo", "trench"], times: 4, act: (board) => spotting(board).board },
];

describe.each(TASKS)("9.4 a task to $kind", ({ kind, others, times, act }) => {
  /** What is done, and what it scored, once the aircraft has carried out its task at these targets. */
  function carriedOut(targets: readonly Target[], already: readonly string[] = []) {
    let board: State = {
      ...atTheFront(
        [{ id: "A1", type: "re-8", bombs: true, flown: flown({ from: START, looks: LOOKS }), ...OVER }],
        { targets },
      ),
      done: [...already],
    };
    for (let time = 0; time < times; time++) board = act(board);
    return { done: board.done, score: board.score };
  }
  const own = target("own", { kind, worth: 8 });
  const around = others.map((other) => target(other, { kind: other, worth: 1 }));
  const theirs = target("theirs", { kind, side: 1 });

  test.each([
    ["alone", [own]],
    ["before targets of other kinds", [own, ...around]],
    ["behind them", [...around, own]],
    ["behind the enemy's", [theirs, own]],
    ["of several hexes, the nearest first", [{ ...own, hexes: [at(8), at(30)] }]],
    ["of several hexes, the farthest first", [{ ...own, hexes: [at(30), at(8)] }]],
  ])("is done at its own target %s", (_, targets) => {
    expect(carriedOut(targets)).toEqual({ done: ["own"], score: [8, 0] });
  });

  test.each([
    ["of other kinds", around],
    ["of the enemy", [theirs]],
    ["that lies elsewhere, with every hex", [{ ...own, hexes: [at(29), at(30)] }]],
  ])("is done at no target %s", (_, targets) => {
    expect(carriedOut(targets)).toEqual({ done: [], score: [0, 0] });
  });

  test("is done at one that is left where another is done already, and at none twice", () => {
    const second = target("second", { kind, worth: 3 });
    expect(carriedOut([own, second], ["own"])).toEqual({ done: ["own", "second"], score: [3, 0] });
    expect(carriedOut([own], ["own"])).toEqual({ done: ["own"], score: [0, 0] });
  });
});

test("9.4: of two targets that are watched one counts a turn, the first that is not done", () => {
  const targets = ["first", "second"].map((id) => target(id, { kind: "spot", worth: 2 }));
  const plane = (id: string) =>
    ({ id, type: "re-8", flown: flown({ from: START, looks: LOOKS }), ...OVER }) as const;
  const progress = (board: State) => board.aircraft.map((one) => one.progress);
  let board = spotting(atTheFront([plane("A1")], { targets })).board;
  expect(progress(board)).toEqual([{ first: 1 }]);
  for (let turn = 2; turn <= 5; turn++) board = spotting(board).board;
  expect(progress(board)).toEqual([{ first: 4, second: 1 }]);
  // B-39: four turns of one aircraft, never of two together.
  let two = atTheFront([plane("A1"), plane("A2")], { targets: targets.slice(0, 1) });
  for (let turn = 1; turn <= 3; turn++) two = spotting(two).board;
  expect([progress(two), two.done]).toEqual([[{ first: 3 }, { first: 3 }], []]);
});

test("9.4: bombs throw two dice once, whatever else lies in the hex", () => {
  const targets = [target("road", { kind: "photo" }), target("first"), target("second")];
  const board = atTheFront([{ id: "A1", type: "re-8", bombs: true, ...OVER }], { targets });
  expect(exactly([6, 6], (dice) => dropBombs(board, 0, OVER, dice)).board.done).toEqual(["first"]);
});
