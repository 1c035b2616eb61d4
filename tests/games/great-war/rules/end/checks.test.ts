import { describe, expect, test } from "vitest";
import {
  belatedKills,
  endChecks,
  faintChecks,
  freshTurn,
  fuelChecks,
  gliders,
  windDrift,
} from "../../../../../src/games/great-war/rules/end/index.ts";
import { USUAL } from "../../../../../src/games/great-war/rules/setup/options.ts";
import type { ManState } from "../../../../../src/games/great-war/rules/state/state.ts";
import { type Plane, stateOf } from "../../board.ts";
import { at, exactly, flown, keysOf, toldOf } from "../ground/scene.ts";

function board(change: Partial<Plane>, turn = 5) {
  return stateOf([{ id: "A1", ...change }], { turn });
}

const FIT: ManState = { health: "fit", woundedIn: null };

describe("T-10 4.8d fuel", () => {
  test.each([
    [5, [1, 2], 3, false],
    [4, [1, 2], 2, true],
    [4, [2, 2], 3, false],
    [5, [1, 1], 2, true],
  ])("hit in turn %i, checked in turn 5 with %j: %i, dry %s (A-12, A-13)", (fuelHit, faces, total, dry) => {
    const after = exactly(faces, (dice) => fuelChecks(board({ fuelHit }), dice));
    expect(toldOf(after, "event.fuel")).toMatchObject({ total, dry });
    expect(after.board.aircraft[0]?.fuelOut).toBe(dry);
  });

  test("the 11th roll (n = 10) is always dry", () => {
    const after = exactly([6, 6], (dice) => fuelChecks(board({ fuelHit: 1 }, 11), dice));
    expect(after.board.aircraft[0]?.fuelOut).toBe(true);
  });

  test("neither a whole tank nor an empty one is rolled for", () => {
    expect(exactly([], (dice) => fuelChecks(board({}), dice)).events).toEqual([]);
    const dry = board({ fuelHit: 3, fuelOut: true });
    expect(exactly([], (dice) => fuelChecks(dry, dice)).events).toEqual([]);
    const fallen = board({ fuelHit: 3, status: "destroyed" });
    expect(exactly([], (dice) => fuelChecks(fallen, dice)).events).toEqual([]);
  });
});

describe("§7 faints", () => {
  const wounded = (woundedIn: number): ManState => ({ health: "wounded", woundedIn });

  test.each([
    [4, [1, 1], true],
    [4, [1, 2], false],
    [3, [1, 2], true],
    [1, [3, 2], true],
    [1, [3, 3], false],
  ])("wounded in turn %i, checked in turn 5 with %j: faints %s", (turn, faces, faints) => {
    const after = exactly(faces, (dice) => faintChecks(board({ crew: [wounded(turn)] }), dice));
    expect(after.board.aircraft[0]?.status).toBe(faints ? "lost" : "flying");
    expect(after.board.aircraft[0]?.crew[0]?.health).toBe(faints ? "fainted" : "wounded");
  });

  test("not in the turn of the wound", () => {
    expect(exactly([], (dice) => faintChecks(board({ crew: [wounded(5)] }), dice)).events).toEqual([]);
  });

  test("4.9q, A-44 a fit observer at dual controls flies on, a wounded one does not, nor one without controls", () => {
    const faint = (type: string, observer: ManState) =>
      exactly([1, 1], (dice) => faintChecks(board({ type, crew: [wounded(4), observer] }), dice));
    const flies = faint("dh-4", FIT);
    expect(flies.board.aircraft[0]?.status).toBe("flying");
    expect(keysOf(flies)).toEqual(["event.faint", "event.takes-over"]);
    expect(faint("dh-4", { health: "wounded", woundedIn: null }).board.aircraft[0]?.status).toBe("lost");
    expect(faint("re-8", FIT).board.aircraft[0]?.status).toBe("lost");
  });

  test("A-30 the credit goes to who wounded him; ground guns take no share", () => {
    const by = (crew: ManState) => {
      const before = stateOf([{ id: "A1", crew: [crew] }, { id: "G1" }], { turn: 5 });
      return belatedKills(exactly([1, 1], (dice) => faintChecks(before, dice)).board, before);
    };
    expect(by({ ...wounded(4), woundedBy: 1 })).toEqual([{ target: 0, by: [1] }]);
    expect(by(wounded(4))).toEqual([]);
  });
});

describe("D-08 gliding", () => {
  test.each([
    ["whole", {}, false],
    ["engine hits leave the minimum speed", { engineLoss: 6 }, false],
    ["engine hits leave less", { engineLoss: 7 }, true],
    ["bombs are no reason", { engineLoss: 6, bombs: true }, false],
    ["out of fuel", { fuelOut: true }, true],
    ["fallen", { fuelOut: true, status: "destroyed" as const }, false],
  ])("%s: %s", (_, change, glides) => {
    const after = gliders(board(change));
    expect(after.board.aircraft[0]?.gliding).toBe(glides);
    expect(gliders(after.board).events).toEqual([]);
  });

  test("A-30 a glider that comes down is credited to whose hit forced it to glide", () => {
    const before = stateOf([{ id: "A1", gliding: true, crippledBy: 1 }, { id: "G1" }]);
    const crashed = before.aircraft.map((one, index) =>
      index === 0 ? { ...one, status: "crashed" as const } : one,
    );
    expect(belatedKills({ ...before, aircraft: crashed }, before)).toEqual([{ target: 0, by: [1] }]);
    const powered = stateOf([{ id: "A1", crippledBy: 1 }, { id: "G1" }]);
    const flew = powered.aircraft.map((one, index) =>
      index === 0 ? { ...one, status: "crashed" as const } : one,
    );
    expect(belatedKills({ ...powered, aircraft: flew }, powered)).toEqual([]);
  });
});

describe("4.1b, A-42 the order at the end of a turn", () => {
  test("parachutes, fuel, faints, then who was lost by a faint jumps, then who glides", () => {
    const setup = { date: "1918-07-01", turn: 5, options: { ...USUAL, survivors: true } };
    const on = stateOf(
      [
        { id: "G1", status: "destroyed" },
        { id: "G2", fuelHit: 4 },
        { id: "G3", crew: [{ health: "wounded", woundedIn: 4 }] },
      ],
      setup,
    );
    const after = exactly([1, 1, 1, 1, 1, 5, 2], (dice) => endChecks(on, dice));
    expect(keysOf(after)).toEqual([
      "event.parachute",
      "event.fuel",
      "event.faint",
      "event.lost",
      "event.parachute",
      "event.glides",
    ]);
  });
});

describe("D-13 wind", () => {
  const blow = (change: Partial<Plane>, wind = { facing: 3 as const, strength: 2 }, windy = true) =>
    windDrift(stateOf([{ id: "A1", hex: at(10), ...change }], { wind, options: { ...USUAL, wind: windy } }));

  test("4.1a every flying aircraft is carried along", () => {
    expect(blow({}).board.aircraft[0]?.hex).toEqual(at(12));
    expect(blow({ gliding: true }).board.aircraft[0]?.hex).toEqual(at(12));
  });

  test("but not balloons, who has fallen, without wind, or without the option (4.1c)", () => {
    expect(blow({ type: "balloon-caquot" }).board.aircraft[0]?.hex).toEqual(at(10));
    expect(blow({ status: "destroyed" }).board.aircraft[0]?.hex).toEqual(at(10));
    expect(blow({}, { facing: 3, strength: 0 }).board.aircraft[0]?.hex).toEqual(at(10));
    expect(blow({}, undefined, false).board.aircraft[0]?.hex).toEqual(at(10));
  });

  test("D-10 over its own edge it is home, over another out of the game", () => {
    expect(blow({ hex: at(39) }).board.aircraft[0]?.status).toBe("home");
    expect(blow({ id: "G1", hex: at(39) }).board.aircraft[0]?.status).toBe("away");
    expect(blow({ hex: at(37) }).board.aircraft[0]?.status).toBe("flying");
  });

  test("B-38 all drift at once, so that nobody comes nearer to another", () => {
    const planes = [
      { id: "A1", hex: at(10) },
      { id: "G1", hex: at(11) },
    ];
    const after = windDrift(stateOf(planes, { wind: { facing: 3, strength: 1 } }));
    expect(after.board.aircraft.map(({ hex }) => hex)).toEqual([at(11), at(12)]);
    expect(toldOf(after, "event.drifts")).toMatchObject({ ids: ["A1", "G1"], hexes: 1 });
  });
});

describe("a fresh turn", () => {
  test("§8 forgets the last one, but that the aircraft looped", () => {
    const [one] = board({
      flown: flown({ maneuver: "loop" }),
      choice: "attack",
      busy: [0],
      looped: false,
    }).aircraft;
    const next = freshTurn(one as never);
    expect(next).toMatchObject({ flown: null, choice: null, busy: [], looped: true });
    expect(freshTurn(next).looped).toBe(false);
  });
});
