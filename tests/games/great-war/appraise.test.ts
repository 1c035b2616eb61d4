import { describe, expect, test } from "vitest";
import { seededChoices } from "../../../src/core/dice/random.ts";
import { hexOf } from "../../../src/core/geometry/hex-map.ts";
import { greatWar } from "../../../src/games/great-war/computer/game.ts";
import type { State } from "../../../src/games/great-war/rules/state/state.ts";
import { type Plane, stateOf } from "./board.ts";

const FOE: Plane = { id: "G1", type: "albatros-d-v", hex: hexOf(20, 5), facing: 3 };

/** What the first aircraft is worth to the Allies with a foe far away. */
function worth(plane: Partial<Plane>, foe: Partial<Plane> = {}, more: Partial<State> = {}): number {
  const state = stateOf([
    { id: "A1", type: "bristol-f2b", hex: hexOf(20, 20), ...plane },
    { ...FOE, ...foe },
  ]);
  return greatWar.appraise({ ...state, ...more }, "allied");
}

const SOUND = worth({});
const GUNS = stateOf([{ id: "A1", type: "bristol-f2b" }]).aircraft[0]?.guns ?? [];
const FIT = { health: "fit", woundedIn: null } as const;

describe("an aircraft is worth less", () => {
  test.each<readonly [string, Partial<Plane>]>([
    ["with damage", { damage: 1 }],
    ["without some of its engine", { engineLoss: 2 }],
    ["with a jammed rudder", { rudder: "L" }],
    ["without its elevator", { elevator: true }],
    ["with a damaged spar", { spar: true }],
    ["with a leaking tank", { fuelHit: 1 }],
    ["without an engine", { gliding: true }],
    ["with a wounded pilot", { crew: [{ health: "wounded", woundedIn: 1 }, FIT] }],
    ["without its observer", { crew: [FIT, { health: "killed", woundedIn: null }] }],
    ["with jammed guns", { guns: GUNS.map((mount) => mount.map((one) => ({ ...one, jammed: true }))) }],
    ["without ammunition", { guns: GUNS.map((mount) => mount.map((one) => ({ ...one, drums: [0] }))) }],
    ["just above the ground", { altitude: 50 }],
    ["about to leave by a side", { hex: hexOf(0, 12), facing: 5 }],
  ])("%s", (_, change) => {
    expect(worth(change)).toBeLessThan(SOUND);
  });

  test("gliding near the ground than gliding high", () => {
    expect(worth({ gliding: true, altitude: 400 })).toBeLessThan(worth({ gliding: true, altitude: 3000 }));
  });
});

describe("a position is better", () => {
  test("behind the enemy than in front of him", () => {
    const behind = worth({ hex: hexOf(20, 10), facing: 0 }, { hex: hexOf(20, 7), facing: 0 });
    const ahead = worth({ hex: hexOf(20, 7), facing: 0 }, { hex: hexOf(20, 10), facing: 0 });
    expect(behind).toBeGreaterThan(ahead);
  });

  test("near him than far from him, when behind", () => {
    const at = (row: number) => worth({ hex: hexOf(20, row), facing: 0 }, { hex: hexOf(20, 7), facing: 0 });
    expect(at(10)).toBeGreaterThan(at(18));
  });

  test("a little above him than below", () => {
    expect(worth({ altitude: 3150 })).toBeGreaterThan(worth({ altitude: 2850 }));
  });

  test("with his tail", () => {
    expect(worth({}, {}, { tails: [{ tailer: 0, target: 1 }] })).toBeGreaterThan(SOUND);
  });
});

describe("points", () => {
  const board = stateOf([{ id: "A1", type: "bristol-f2b", hex: hexOf(20, 20) }, FOE]);
  const at = (row: number, more: Partial<State> = {}) => {
    const target = { id: "P1", side: 0, kind: "photo", hexes: [hexOf(20, 3)], worth: 6 } as const;
    const setup = { ...board.setup, goal: "points", turns: 12, targets: [target] } as const;
    const [one, foe] = board.aircraft as [State["aircraft"][number], State["aircraft"][number]];
    const aircraft = [
      { ...one, hex: hexOf(20, row) },
      { ...foe, hex: hexOf(5, 12) },
    ];
    return greatWar.appraise({ ...board, setup, aircraft, ...more }, "allied");
  };

  test("that are had count, and more than those that are hoped for", () => {
    expect(at(8, { score: [6, 0] })).toBeGreaterThan(at(8));
    expect(at(8, { score: [6, 0], done: ["P1"] })).toBeGreaterThan(at(8));
  });

  test("draw who can earn them to where they are", () => {
    expect(at(8)).toBeGreaterThan(at(18));
  });
});

describe("where getting away is the task", () => {
  const NOTHING = { kill: 0, balloon: 0, twoSeater: 0, home: 0 };
  const board = stateOf([{ id: "A1", hex: hexOf(20, 20), facing: 3 }, FOE]);
  const prices = [
    { ...NOTHING, escape: 4 },
    { ...NOTHING, kill: 6 },
  ] as const;
  const of = (change: Partial<State["aircraft"][number]>, score: State["score"] = [0, 0]) => {
    const setup = { ...board.setup, goal: "points", turns: 14, prices } as const;
    const [one, foe] = board.aircraft as [State["aircraft"][number], State["aircraft"][number]];
    const aircraft = [
      { ...one, ...change },
      { ...foe, hex: hexOf(5, 12) },
    ];
    return greatWar.appraise({ ...board, setup, score, aircraft }, "allied");
  };

  test("every hex nearer home counts", () => {
    const rows = [10, 20, 30].map((row) => of({ hex: hexOf(20, row) }));
    expect(rows).toEqual(rows.toSorted((a, b) => a - b));
    expect((rows[2] ?? 0) - (rows[0] ?? 0)).toBeGreaterThan(500);
  });

  test("to be home counts more than to fly up and down before the edge", () => {
    expect(of({ status: "home" }, [4, 0])).toBeGreaterThan(of({ hex: hexOf(20, 38) }));
    expect(of({ status: "away" })).toBeLessThan(of({ hex: hexOf(20, 38) }));
  });
});

test("a declared shot costs its target what it does on average", () => {
  const state = stateOf([
    { id: "A1", hex: hexOf(20, 10) },
    { ...FOE, hex: hexOf(20, 8), facing: 0 },
  ]);
  const shot = {
    from: 0,
    man: 0,
    mount: "front",
    barrels: [0, 1],
    target: 1,
    below: false,
    strayed: false,
    tailing: false,
  };
  const aimed = greatWar.appraise({ ...state, shots: [shot] }, "allied");
  expect(aimed).toBeGreaterThan(greatWar.appraise(state, "allied"));
});

test("both sides' numbers add up to nothing, and no open game is worth a won one", () => {
  const dice = seededChoices("appraise");
  for (const scenario of ["duel", "photo", "balloons"]) {
    let { state } = greatWar.setup({ scenario }, dice);
    while (!greatWar.outcome(state)) {
      const worthNow = greatWar.appraise(state, "allied");
      expect(Number.isSafeInteger(worthNow)).toBe(true);
      expect(worthNow + greatWar.appraise(state, "german")).toBe(0);
      expect(Math.abs(worthNow)).toBeLessThan(100_000);
      const answers = new Map(
        greatWar.prompts(state).map((prompt) => {
          const view = greatWar.view(state, prompt.seat);
          return [prompt.id, greatWar.sample(prompt, view, new Map(), dice)];
        }),
      );
      state = greatWar.resolve(state, answers, dice).state;
    }
    const winner = greatWar.outcome(state)?.winner;
    const won = winner === null ? 0 : winner === "allied" ? 100_000 : -100_000;
    expect(greatWar.appraise(state, "allied")).toBe(won);
  }
});
