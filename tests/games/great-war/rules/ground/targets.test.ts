import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hexAhead } from "../../../../../src/core/geometry/hex.ts";
import { cuesOf } from "../../../../../src/games/great-war/face/picture/cues.ts";
import {
  bombsNeed,
  dropBombs,
  jettison,
  photos,
  scoreFates,
  spotting,
} from "../../../../../src/games/great-war/rules/ground/index.ts";
import { steadyRun } from "../../../../../src/games/great-war/rules/ground/photos.ts";
import type { Stance } from "../../../../../src/games/great-war/rules/state/state.ts";
import type { View } from "../../../../../src/games/great-war/rules/view/view.ts";
import type { Plane } from "../../board.ts";
import { at, atTheFront, exactly, flown, keysOf, target, toldOf } from "./scene.ts";

const OVER: Stance = { hex: at(8), facing: 0, altitude: 1000 };

describe("9.4 bombing", () => {
  test.each([
    [0, 7],
    [450, 7],
    [500, 8],
    [950, 8],
    [1000, 9],
    [1450, 9],
    [1500, 10],
    [1550, null],
  ])("from %i m a hit needs %s", (altitude, need) => {
    expect(bombsNeed(altitude)).toBe(need);
  });

  const board = atTheFront([{ id: "A1", type: "re-8", bombs: true }], { targets: [target("depot")] });

  test("on the target hex 2d6 decide; the target is done and its points are earned", () => {
    const hit = exactly([4, 5], (dice) => dropBombs(board, 0, OVER, dice));
    expect(hit.board).toMatchObject({ score: [5, 0], done: ["depot"] });
    expect(hit.board.aircraft[0]?.bombs).toBe(false);
    const miss = exactly([4, 4], (dice) => dropBombs(board, 0, OVER, dice));
    expect(miss.board).toMatchObject({ score: [0, 0], done: [] });
    expect(miss.board.aircraft[0]?.bombs).toBe(false);
  });

  test.each([
    ["elsewhere", { ...OVER, hex: at(9) }, [], "nothing-there"],
    ["too high", { ...OVER, altitude: 1550 }, [], "too-high"],
    ["on what is done", OVER, ["depot"], "done"],
  ] as const)("%s they are gone for nothing, without dice", (_, place, done, reason) => {
    const after = exactly([], (dice) => dropBombs({ ...board, done }, 0, place, dice));
    expect(toldOf(after, "event.bombs-wasted")).toMatchObject({ why: reason });
    expect(after.board.aircraft[0]?.bombs).toBe(false);
  });

  test("4.9r an observer at the controls may bomb", () => {
    const crew = [
      { health: "killed" as const, woundedIn: null },
      { health: "fit" as const, woundedIn: null },
    ];
    const flies = atTheFront([{ id: "A1", type: "dh-4", bombs: true, crew }], { targets: [target("depot")] });
    expect(exactly([6, 6], (dice) => dropBombs(flies, 0, OVER, dice)).board.done).toEqual(["depot"]);
  });

  test("an enemy's target and empty racks are nothing", () => {
    const theirs = { ...board, setup: { ...board.setup, targets: [target("depot", { side: 1 })] } };
    expect(keysOf(exactly([], (dice) => dropBombs(theirs, 0, OVER, dice)))).toEqual(["event.bombs-wasted"]);
    const empty = atTheFront([{ id: "A1" }], { targets: [target("depot")] });
    expect(exactly([], (dice) => dropBombs(empty, 0, OVER, dice)).board).toBe(empty);
  });
});

describe("4.10e, A-43 jettison", () => {
  test.each([
    [0, true],
    [2, true],
    [4, true],
    [5, false],
    [8, false],
  ])("T-12 a loaded Camel with %i MP lost keeps its bombs: %s", (engineLoss, bombs) => {
    const after = jettison(atTheFront([{ id: "A1", bombs: true, engineLoss }]));
    expect(after.board.aircraft[0]?.bombs).toBe(bombs);
    expect(keysOf(after)).toEqual(bombs ? [] : ["event.jettison"]);
  });

  test("after damage only, and no target is done by it", () => {
    const farman = atTheFront([{ id: "A1", type: "vickers-fb-5", bombs: true, engineLoss: 2 }]);
    expect(jettison(farman).board).toMatchObject({ done: [], score: [0, 0] });
    const whole = atTheFront([{ id: "A1", type: "farman-f-40", bombs: true }]);
    expect(jettison(whole).board.aircraft[0]?.bombs).toBe(true);
  });
});

/** A straight run over so many hexes of column 10, up from a row. */
function straight(from: number, count: number, altitude = 1000): Partial<Plane> {
  const start: Stance = { hex: at(from), facing: 0, altitude };
  const looks = Array.from({ length: count }, (_, n) => ({ ...start, hex: hexAhead(start.hex, 0, n + 1) }));
  return { flown: flown({ from: start, looks }), ...looks.at(-1) };
}

const PHOTO = target("road", { kind: "photo" });

function photographer(change: Partial<Plane>, done: readonly string[] = []) {
  return { ...atTheFront([{ id: "A1", type: "re-8", ...change }], { targets: [PHOTO] }), done };
}

describe("9.4 photographs", () => {
  test.each([
    ["the target hex last of three", straight(11, 3), true],
    ["the target hex first of three", straight(9, 3), true],
    ["two MP only", straight(10, 2), false],
    ["the target hex is where the run began", straight(8, 3), false],
    ["beside it", { ...straight(11, 3), hex: at(8, 12) }, true],
    ["at 500 m", straight(11, 3, 500), true],
    ["at 450 m", straight(11, 3, 450), false],
    ["at 3000 m", straight(11, 3, 3000), true],
    ["at 3050 m", straight(11, 3, 3050), false],
  ] as const)("%s", (_, change, taken) => {
    const after = photos(photographer(change), 0);
    expect(after.board.done).toEqual(taken ? ["road"] : []);
    expect(after.board.score).toEqual([taken ? 5 : 0, 0]);
  });

  test("one that is taken is shown over the aircraft", () => {
    const { board, events } = photos(photographer(straight(11, 3)), 0);
    expect(cuesOf(board as unknown as View, events)).toEqual([
      { kind: "mark", piece: "A1", mark: "photo", caption: "road" },
    ]);
  });

  const three = straight(11, 3);
  const looks = three.flown?.looks ?? [];
  const [one, two, last] = looks as [Stance, Stance, Stance];
  const from = three.flown?.from as Stance;

  test.each([
    ["a turn in it", [one, { ...one, facing: 1 as const }, two, last]],
    ["a climb at its end", [one, two, { ...last, altitude: 1050 }]],
    [
      "a dive at its start",
      [
        { ...one, altitude: 950 },
        { ...two, altitude: 950 },
        { ...last, altitude: 950 },
      ],
    ],
    ["a sideslip in it", [one, two, { ...last, hex: hexAhead(two.hex, 1) }]],
  ])("straight and level: not with %s (B-37)", (_, changed) => {
    expect(photos(photographer({ flown: flown({ from, looks: changed }) }), 0).board.done).toEqual([]);
  });

  test("4.8f, 4.9r an observer fit for duty takes them", () => {
    const wounded = [
      { health: "fit" as const, woundedIn: null },
      { health: "wounded" as const, woundedIn: null },
    ];
    expect(photos(photographer({ ...three, crew: wounded }), 0).board.done).toEqual([]);
    const flying = [
      { health: "killed" as const, woundedIn: null },
      { health: "fit" as const, woundedIn: null },
    ];
    expect(photos(photographer({ ...three, type: "dh-4", crew: flying }), 0).board.done).toEqual([]);
    expect(photos(photographer({ ...three, type: "sopwith-camel" }), 0).board.done).toEqual([]);
    const pilotHurt = [{ health: "wounded" as const, woundedIn: 1 }, wounded[0] as never];
    expect(photos(photographer({ ...three, crew: pilotHurt }), 0).board.done).toEqual(["road"]);
  });

  test("once only (B-37)", () => {
    const board = photographer(three, ["road"]);
    expect(photos(board, 0).board).toBe(board);
  });

  test("every steady run lies straight ahead of where it began", () => {
    const stances = fc.record({
      q: fc.integer({ min: 0, max: 2 }),
      r: fc.integer({ min: 0, max: 4 }),
      facing: fc.constantFrom(0 as const, 3 as const),
      altitude: fc.constantFrom(1000, 1050),
    });
    fc.assert(
      fc.property(fc.array(stances, { minLength: 1, maxLength: 9 }), (made) => {
        const places = made.map(({ q, r, ...rest }) => ({ hex: { q, r }, ...rest }));
        const [start, ...rest] = places as [Stance, ...Stance[]];
        const steady = rest.map((_, look) => steadyRun({ from: start, looks: rest }, look + 1));
        for (const run of steady.filter(({ length }) => length > 0)) {
          expect(run).toHaveLength(3);
          const [first, , third] = run as [Stance, Stance, Stance];
          expect(third.hex).toEqual(hexAhead(first.hex, first.facing, 2));
          expect(new Set(run.map(({ altitude }) => altitude)).size).toBe(1);
        }
      }),
    );
  });
});

const BATTERY = target("battery", { kind: "spot", worth: 8 });

function spotter(change: Partial<Plane> = {}) {
  return atTheFront([{ id: "A1", type: "re-8", ...straight(13, 8, 2500), ...change }], {
    targets: [BATTERY],
  });
}

describe("9.4 artillery spotting", () => {
  test("a full turn within 6 hexes at 2500 m or lower counts; after four the task is done (B-39)", () => {
    let board = spotter();
    for (const turns of [1, 2, 3]) {
      board = spotting(board).board;
      expect(board.aircraft[0]?.progress).toEqual({ battery: turns });
      expect(board.done).toEqual([]);
    }
    const last = spotting(board);
    expect(last.board).toMatchObject({ done: ["battery"], score: [8, 0] });
    expect(spotting(last.board).events).toEqual([]);
  });

  test.each([
    ["it began 7 hexes away", straight(15, 8, 2500)],
    ["it ended 7 hexes away", straight(9, 8, 2500)],
    ["2550 m", straight(13, 8, 2550)],
    ["the observer fired", { busy: [1] }],
    ["the observer is wounded (4.8f)", { crew: [FIT(), { health: "wounded" as const, woundedIn: null }] }],
    [
      "the observer flies (4.9r)",
      { type: "dh-4", crew: [{ health: "killed" as const, woundedIn: null }, FIT()] },
    ],
    ["a single-seater", { type: "sopwith-camel" }],
    ["it has not moved", { flown: null }],
    ["it has fallen", { status: "destroyed" as const }],
  ])("not when %s", (_, change) => {
    expect(spotting(spotter(change)).events).toEqual([]);
  });

  test("the pilot's fire does not disturb it", () => {
    expect(keysOf(spotting(spotter({ busy: [0] })))).toEqual(["event.spotting"]);
  });
});

function FIT() {
  return { health: "fit" as const, woundedIn: null };
}

describe("B-32 points for what became of aircraft", () => {
  const prices = { kill: 3, balloon: 4, twoSeater: 5, home: 1 };
  // B-76: who comes home is paid for what he has tried.
  const tried = { progress: { depot: 1 } };
  const board = (status: Plane["status"]) =>
    atTheFront(
      [
        { id: "A1", ...tried, ...(status && { status }) },
        { id: "A2", type: "re-8", ...tried, ...(status && { status }) },
        { id: "G1", type: "balloon-drachen", ...(status && { status }) },
        { id: "G2", type: "gotha-g-v", ...tried, ...(status && { status }) },
      ],
      { prices: [prices, prices] },
    );

  test.each([
    ["destroyed", [9, 8]],
    ["crashed", [9, 8]],
    ["lost", [9, 8]],
    ["home", [2, 1]],
    ["away", [0, 0]],
  ] as const)("%s", (status, score) => {
    const after = scoreFates(board(status), board("flying"));
    expect(after.board.score).toEqual(score);
    expect(scoreFates(after.board, after.board).events).toEqual([]);
  });
});
