import { describe, expect, it } from "vitest";
import { resolveShots } from "../../../../../src/games/great-war/rules/fire/index.ts";
import type { State } from "../../../../../src/games/great-war/rules/state/state.ts";
import type { Plane } from "../../board.ts";
import {
  BROKEN,
  dice,
  EMPTY,
  FULL,
  fight,
  inTheAir,
  JAMMED,
  keys,
  off,
  refused,
  say,
  shot,
  told,
} from "./scene.ts";

/** A target ahead that flies across: no deflection. */
function across(id: string, more: Partial<Plane> = {}): Plane {
  return { id, type: "albatros-d-iii", hex: off(0, 2), facing: 1, ...more };
}

/** An Albatros D.III ahead of a SPAD VII: no modifiers at all. */
function plain(hunter: Partial<Plane> = {}, quarry: Partial<Plane> = {}): State {
  const planes = [{ id: "A1", type: "spad-xiii", ...hunter }, across("G1", quarry)];
  return { ...inTheAir(planes), shots: [shot()] };
}

describe("T-13 a shot by our tables", () => {
  const planes: readonly Plane[] = [
    { id: "A1", type: "sopwith-camel", hex: off(0, 2) },
    { id: "G1", type: "fokker-dr-i", kills: 80, altitude: 3050 },
  ];
  const state = { ...inTheAir(planes), shots: [shot({ from: 1, target: 0 })] };

  it("T-13 a natural 8 becomes 11: 8 points, no critical hit", () => {
    const { board, events } = fight(state, [5, 3]);
    expect(told(events, "event.attack")).toMatchObject({
      id: "G1",
      target: "A1",
      range: 3,
      band: [2, 3],
      row: "A",
      natural: 8,
      parts: [
        { key: "ace", value: 2, rule: "4.7d" },
        { key: "deflection", value: 1, rule: "6.1" },
      ],
      modified: 11,
      points: 8,
      critical: false,
      hit: true,
      left: [19, 19],
    });
    expect(board.aircraft[0]).toMatchObject({ damage: 8, status: "flying" });
    expect(board.aircraft[1]).toMatchObject({ choice: "attack", busy: [0] });
  });

  it("T-13, A-27 a natural 9 becomes 12: 9 points and a critical hit besides", () => {
    const { board, events } = fight(state, [5, 4, 3, 4]);
    expect(told(events, "event.attack")).toMatchObject({ modified: 12, points: 9, critical: true });
    expect(told(events, "event.critical")).toMatchObject({ id: "A1", number: 7, effect: "graze" });
    expect(board.aircraft[0]).toMatchObject({ damage: 10 });
  });
});

describe("T-14 kills and credit", () => {
  const victim: Plane = { id: "G1", type: "fokker-dr-i", hex: off(0, 1), facing: 1, damage: 9 };

  it("T-14, D-11 the tenth point destroys a Dr.I", () => {
    const state = { ...inTheAir([{ id: "A1", type: "spad-vii" }, victim]), shots: [shot({ barrels: [0] })] };
    const { board, events, kills } = fight(state, [2, 2, 6]);
    expect(told(events, "event.attack")).toMatchObject({ row: "C", natural: 4, modified: 3, points: 0 });
    expect(kills).toEqual([]);
    expect(board.aircraft[1]?.status).toBe("flying");
    const hit = fight(state, [3, 2]);
    expect(told(hit.events, "event.attack")).toMatchObject({ natural: 5, modified: 4, points: 1 });
    expect(hit.board.aircraft[1]).toMatchObject({ damage: 10, status: "destroyed" });
    expect(told(hit.events, "event.destroyed")).toMatchObject({ id: "G1", damage: 10, of: 10 });
    expect(hit.kills).toEqual([{ target: 1, by: [0] }]);
    expect(told(hit.events, "event.kill")).toEqual({ target: "G1", by: ["A1"], share: 1 });
  });

  it("T-14, 4.7c two attackers with 4 and 3 points have ½ each", () => {
    const planes = [
      { id: "A1", type: "spad-xiii" },
      { ...victim, damage: 4 },
      { id: "A2", type: "spad-xiii" },
    ];
    const shots = [shot(), shot({ from: 2 })];
    const { events, kills } = fight({ ...inTheAir(planes), shots }, [4, 3, 3, 3]);
    expect(events.filter(({ key }) => key === "event.attack").map(({ values }) => values.points)).toEqual([
      4, 3,
    ]);
    expect(kills).toEqual([{ target: 1, by: [0, 2] }]);
    expect(told(events, "event.kill")).toEqual({ target: "G1", by: ["A1", "A2"], share: 2 });
  });

  it("4.7c all that fired in the fatal turn share, hit or not; who damaged it before does not", () => {
    const planes = [{ id: "A1", type: "spad-xiii" }, victim, { id: "A2", type: "spad-xiii" }, { id: "A3" }];
    const shots = [shot(), shot({ from: 2 })];
    const { kills } = fight({ ...inTheAir(planes), shots }, [4, 3, 3, 2]);
    expect(kills).toEqual([{ target: 1, by: [0, 2] }]);
  });

  it("4.7c pilot and observer of one aircraft are one", () => {
    const planes = [
      { id: "A1", type: "roland-c-ii" },
      { ...victim, hex: off(0, 1) },
    ];
    const shots = [shot({ barrels: [0] }), shot({ man: 1, mount: "rear", barrels: [0] })];
    const { kills } = fight({ ...inTheAir(planes), shots }, [6, 3, 4, 2]);
    expect(kills).toEqual([{ target: 1, by: [0] }]);
  });

  it("A-30 what the ground finishes is shared by those that fired, and by nobody without them", () => {
    const state = { ...plain({}, { damage: 5 }), shots: [shot()] };
    const archie = (board: State) => ({
      board: {
        ...board,
        aircraft: board.aircraft.map((one) =>
          one.damage > 5 ? { ...one, status: "destroyed" as const } : one,
        ),
      },
      events: [],
    });
    expect(resolveShots(state, dice(4, 3), archie).kills).toEqual([{ target: 1, by: [0] }]);
    const alone = { ...state, shots: [], aircraft: state.aircraft.map((one) => ({ ...one, damage: 6 })) };
    const fallen = resolveShots(alone, dice(), archie);
    expect(fallen.kills.map(({ by }) => by)).toEqual([[], []]);
    expect(keys(fallen.events)).toEqual([]);
  });
});

describe("4.7a, 4.7b combat is simultaneous", () => {
  it("4.7a an aircraft that is shot down still fires", () => {
    const planes: readonly Plane[] = [
      { id: "A1", type: "spad-xiii" },
      { id: "G1", type: "albatros-d-iii", hex: off(0, 1), facing: 3, damage: 10 },
    ];
    const state = { ...inTheAir(planes), shots: [shot(), shot({ from: 1, target: 0 })] };
    const { board, kills } = fight(state, [4, 3, 4, 4]);
    expect(board.aircraft[1]?.status).toBe("destroyed");
    expect(board.aircraft[0]?.damage).toBe(6);
    expect(kills).toEqual([{ target: 1, by: [0] }]);
  });

  it("4.7a both may fall", () => {
    const planes: readonly Plane[] = [
      { id: "A1", type: "spad-xiii", damage: 11 },
      { id: "G1", type: "albatros-d-iii", hex: off(0, 1), facing: 3, damage: 10 },
    ];
    const { kills } = fight(
      { ...inTheAir(planes), shots: [shot(), shot({ from: 1, target: 0 })] },
      [4, 3, 4, 4],
    );
    expect(kills).toEqual([
      { target: 0, by: [1] },
      { target: 1, by: [0] },
    ]);
  });

  it("4.7a a pilot who is killed, and guns that are shot away, still fire", () => {
    const planes: readonly Plane[] = [
      { id: "A1", type: "spad-xiii" },
      { id: "G1", type: "albatros-d-iii", hex: off(0, 1), facing: 3 },
    ];
    const state = { ...inTheAir(planes), shots: [shot(), shot({ from: 1, target: 0 })] };
    const { board, events } = fight(state, [6, 5, 1, 1, 5, 4, 4, 4]);
    expect(keys(events)).toContain("event.lost");
    expect(board.aircraft[1]?.status).toBe("lost");
    expect(board.aircraft[0]?.damage).toBe(6);
  });

  it("4.7b a target destroyed already: the dice are rolled for ammunition and jams alone", () => {
    const planes = [
      { id: "A1", type: "spad-xiii" },
      across("G1", { damage: 10 }),
      { id: "A2", type: "spad-xiii" },
    ];
    const { board, events, kills } = fight(
      { ...inTheAir(planes), shots: [shot(), shot({ from: 2 })] },
      [4, 3, 1, 1, 1, 6],
    );
    expect(board.aircraft[1]?.damage).toBe(14);
    expect(board.aircraft[2]?.guns[0]).toMatchObject([
      { drums: [19], jammed: true },
      { drums: [19], jammed: false },
    ]);
    expect(told(events.slice(1), "event.attack")).toMatchObject({
      id: "A2",
      moot: true,
      hit: false,
      points: 0,
    });
    const critical = fight({ ...inTheAir(planes), shots: [shot(), shot({ from: 2 })] }, [4, 3, 6, 6]);
    expect(keys(critical.events)).not.toContain("event.critical");
    expect(kills[0]?.by).toEqual([0, 2]);
  });

  it("A-40 in the order of movement, the pilot before his observer", () => {
    const planes = [across("G1"), { id: "A1", type: "roland-c-ii" }, { id: "A2", type: "spad-vii" }];
    const shots = [
      shot({ from: 1, target: 0, man: 1, mount: "rear", barrels: [0] }),
      shot({ from: 2, target: 0, barrels: [0] }),
      shot({ from: 1, target: 0, barrels: [0] }),
    ];
    const state = { ...inTheAir(planes), shots, order: [2, 0, 1] };
    const { events } = fight(state, [3, 2, 3, 2, 3, 2]);
    const fired = events.filter(({ key }) => key === "event.attack");
    expect(fired.map(({ values }) => [values.id, values.mount])).toEqual([
      ["A2", "front"],
      ["A1", "front"],
      ["A1", "rear"],
    ]);
  });
});

describe("A-33 shots are judged from the places at the end of movement", () => {
  const LOSSES: readonly [string, string, (state: State) => State][] = [
    ["out of the line of fire", "line", (state) => moveTarget(state, { hex: off(1, 2) })],
    ["out of range", "line", (state) => moveTarget(state, { hex: off(0, 9) })],
    ["destroyed in its move", "target-gone", (state) => moveTarget(state, { status: "crashed" })],
    ["gone home", "target-gone", (state) => moveTarget(state, { status: "home" })],
    ["with a firer that fell", "gone", (state) => moveFirer(state, { status: "destroyed" })],
    ["with guns jammed", "guns", (state) => moveFirer(state, { guns: [[JAMMED, FULL]] })],
  ];
  function moveTarget(state: State, change: Partial<State["aircraft"][number]>): State {
    return {
      ...state,
      aircraft: state.aircraft.map((one, index) => (index === 1 ? { ...one, ...change } : one)),
    };
  }
  function moveFirer(state: State, change: Partial<State["aircraft"][number]>): State {
    return {
      ...state,
      aircraft: state.aircraft.map((one, index) => (index === 0 ? { ...one, ...change } : one)),
    };
  }

  it.each(LOSSES)("A-33 %s: lost (%s), without dice and ammunition", (_, why, change) => {
    const state = change(plain());
    const { board, events, kills } = fight(state, []);
    expect(told(events, "event.shot-lost")).toMatchObject({ id: "A1", target: "G1", why, rule: "A-33" });
    expect(board.aircraft).toEqual(state.aircraft);
    expect(kills).toEqual([]);
  });

  it("A-33 a lost shot has no share in a kill", () => {
    const planes = [
      { id: "A1", type: "spad-xiii" },
      across("G1", { damage: 10 }),
      { id: "A2", hex: off(1, 3) },
    ];
    const { kills } = fight({ ...inTheAir(planes), shots: [shot(), shot({ from: 2 })] }, [4, 3]);
    expect(kills).toEqual([{ target: 1, by: [0] }]);
  });
});

describe("T-08, 4.7g, 4.7h jams", () => {
  const high: Plane = { id: "G1", type: "albatros-d-v", altitude: 5200 };
  const camel = across("A1", { type: "spad-xiii", altitude: 5200, novice: true });

  it("T-08, 4.7g at 5200 m a natural 4 with +1: dice 3 and 5 jam the left gun", () => {
    const state = { ...inTheAir([high, camel]), shots: [shot()] };
    const { board, events } = fight(state, [1, 3, 3, 5]);
    expect(told(events, "event.attack")).toMatchObject({ natural: 4, total: 1, modified: 5 });
    expect(told(events, "event.jam")).toMatchObject({
      faces: [3, 5],
      less: 1,
      jammed: ["left"],
      linked: false,
    });
    expect(board.aircraft[0]?.guns[0]).toMatchObject([{ jammed: true }, { jammed: false }]);
  });

  it("T-08, 4.7g at 4950 m the same dice jam nothing", () => {
    const low = [
      { ...high, altitude: 4950 },
      { ...camel, altitude: 4950 },
    ];
    const { events } = fight({ ...inTheAir(low), shots: [shot()] }, [1, 3, 3, 5]);
    expect(told(events, "event.jam")).toMatchObject({ less: 0, jammed: [] });
  });

  it("T-08, 4.7h a Camel's dice 2 and 6 silence both guns", () => {
    const state = plain({ type: "sopwith-camel" });
    const { board, events } = fight(state, [2, 2, 2, 6]);
    expect(told(events, "event.jam")).toMatchObject({ jammed: ["left"], linked: true });
    const after = { ...board, shots: [], aircraft: board.aircraft.map((one) => ({ ...one, busy: [] })) };
    expect(refused(after, { do: "declare", who: 0 }, "fire G1")).toEqual(["fire-silent"]);
  });

  it("T-08, 4.7g a natural 5 modified to 4 is no test", () => {
    const { events } = fight(plain({ novice: true }), [3, 2]);
    expect(told(events, "event.attack")).toMatchObject({ natural: 5, modified: 4 });
    expect(keys(events)).not.toContain("event.jam");
  });

  it("T-08, 4.9j next turn the right gun alone, on C", () => {
    const guns = [[JAMMED, FULL]];
    const state = inTheAir([{ ...high, guns }, camel]);
    const fired = say(state, { do: "declare", who: 0 }, "fire A1");
    expect(fired.shots).toMatchObject([{ barrels: [1] }]);
    const { board, events } = fight(fired, [4, 4]);
    expect(told(events, "event.attack")).toMatchObject({
      row: "C",
      barrels: ["right"],
      alone: true,
      left: [19],
    });
    expect(board.aircraft[0]?.guns[0]).toMatchObject([{ drums: [20] }, { drums: [19] }]);
  });

  it("T-08, 4.9j, A-45 who fired the working gun is busy for the turn, so that he can't clear the other", () => {
    const state = {
      ...inTheAir([{ ...high, guns: [[JAMMED, FULL]] }, camel]),
      shots: [shot({ barrels: [1] })],
    };
    expect(fight(state, [4, 4]).board.aircraft[0]?.busy).toEqual([0]);
    const busy = state.aircraft.map((one, index) => (index === 0 ? { ...one, busy: [0] } : one));
    expect(refused({ ...state, shots: [], aircraft: busy }, { do: "declare", who: 0 }, "fire A1")).toEqual([
      "fire-idle",
    ]);
  });

  it("T-08, 4.9l the left cleared, the right empty: the left alone on C", () => {
    const state = inTheAir([{ ...high, guns: [[FULL, EMPTY]] }, camel]);
    const { events } = fight(say(state, { do: "declare", who: 0 }, "fire A1"), [4, 4]);
    expect(told(events, "event.attack")).toMatchObject({ row: "C", barrels: ["left"] });
  });

  it("A-15 a single gun of the mount has one die", () => {
    const state = {
      ...inTheAir([{ ...high, guns: [[JAMMED, FULL]] }, camel]),
      shots: [shot({ barrels: [1] })],
    };
    const { board, events } = fight(state, [1, 2, 1]);
    expect(told(events, "event.jam")).toMatchObject({ barrels: ["right"], jammed: ["right"], linked: false });
    expect(board.aircraft[0]?.guns[0]).toMatchObject([{ jammed: true }, { jammed: true }]);
  });

  it("A-14 Vickers and Lewis have a die each, and one may go on", () => {
    const { board } = fight(plain({ type: "se-5a" }), [1, 2, 1, 4]);
    expect(board.aircraft[0]?.guns[0]).toMatchObject([{ jammed: true }, { jammed: false }]);
    const free = { ...board, shots: [], aircraft: board.aircraft.map((one) => ({ ...one, busy: [] })) };
    expect(say(free, { do: "declare", who: 0 }, "fire G1").shots).toMatchObject([{ barrels: [1] }]);
  });

  it("4.7g observers' guns jam too", () => {
    const planes = [{ id: "A1", type: "re-8" }, across("G1", { hex: off(2, 3) })];
    const state = { ...inTheAir(planes), shots: [shot({ man: 1, mount: "rear", barrels: [0] })] };
    const { board } = fight(state, [1, 2, 2]);
    expect(board.aircraft[0]?.guns[1]).toMatchObject([{ jammed: true, drums: [5, 6] }]);
  });

  it("§7 with a gun shot away the other fires alone on C, whatever the type", () => {
    const state = inTheAir([{ id: "A1", type: "sopwith-camel", guns: [[BROKEN, FULL]] }, across("G1")]);
    const { events } = fight(say(state, { do: "declare", who: 0 }, "fire G1"), [4, 4]);
    expect(told(events, "event.attack")).toMatchObject({ row: "C", barrels: ["right"] });
    const jammed = inTheAir([{ id: "A1", type: "sopwith-camel", guns: [[BROKEN, JAMMED]] }, across("G1")]);
    expect(refused(jammed, { do: "declare", who: 0 }, "fire G1")).toEqual(["fire-silent", "fire-silent"]);
  });
});

describe("9.4, 4.10n balloons", () => {
  const balloon: Plane = { id: "G1", type: "balloon-drachen", hex: off(0, 1), altitude: 3000 };

  it("4.10n any critical hit burns it, without dice for the chart", () => {
    const state = { ...inTheAir([{ id: "A1", type: "spad-xiii" }, balloon]), shots: [shot()] };
    const { board, events, kills } = fight(state, [6, 5]);
    expect(keys(events)).toEqual(["event.attack", "event.burns", "event.kill"]);
    expect(board.aircraft[1]?.status).toBe("destroyed");
    expect(kills).toEqual([{ target: 1, by: [0] }]);
  });

  it("9.4 eight points destroy it", () => {
    const state = {
      ...inTheAir([
        { id: "A1", type: "spad-xiii" },
        { ...balloon, damage: 3 },
      ]),
      shots: [shot()],
    };
    expect(fight(state, [4, 3]).board.aircraft[1]).toMatchObject({ damage: 8, status: "destroyed" });
    expect(fight(state, [3, 3]).board.aircraft[1]).toMatchObject({ damage: 7, status: "flying" });
  });
});
