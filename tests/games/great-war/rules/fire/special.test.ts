import { describe, expect, it } from "vitest";
import { frontTargets } from "../../../../../src/games/great-war/rules/fire/index.ts";
import type { BarrelState, State } from "../../../../../src/games/great-war/rules/state/state.ts";
import type { Plane } from "../../board.ts";
import {
  EMPTY,
  FULL,
  fight,
  flown,
  inTheAir,
  JAMMED,
  keys,
  MIDDLE,
  off,
  refused,
  say,
  shot,
  told,
} from "./scene.ts";

const DECLARE = { do: "declare", who: 0 } as const;

function across(id: string, more: Partial<Plane> = {}): Plane {
  return { id, type: "albatros-d-iii", hex: off(0, 2), facing: 1, ...more };
}

function drums(...left: number[]): BarrelState {
  return { drums: left, jammed: false, broken: false };
}

describe("4.9b Hannover", () => {
  const rear = shot({ man: 1, mount: "rear", barrels: [0] });
  const planes: readonly Plane[] = [
    { id: "G1", type: "hannover-cl-iii" },
    { id: "A1", type: "spad-xiii", hex: off(3, 1), facing: 1 },
  ];

  it("4.9b, A-19 a natural 11 into the blind spot becomes 10 and marks the Hannover itself", () => {
    const { board, events } = fight({ ...inTheAir(planes), shots: [rear] }, [5, 6]);
    expect(told(events, "event.attack")).toMatchObject({ natural: 11, total: -2, modified: 9 });
    expect(keys(events)).toEqual(["event.attack", "event.own-tail"]);
    expect(board.aircraft[0]?.damage).toBe(1);
  });

  it("A-19 the natural roll counts, not the modified one", () => {
    const aces = planes.map((one) => ({ ...one, facing: 0 as const, novice: one.id === "A1" }));
    const { board, events } = fight({ ...inTheAir(aces), shots: [rear] }, [5, 5]);
    expect(told(events, "event.attack")).toMatchObject({ natural: 10 });
    expect(board.aircraft[0]?.damage).toBe(0);
  });

  it("4.9b not elsewhere, and when it falls by it nobody is credited", () => {
    const high = planes.map((one) => (one.id === "A1" ? { ...one, altitude: 3050 } : one));
    expect(fight({ ...inTheAir(high), shots: [rear] }, [5, 6]).board.aircraft[0]?.damage).toBe(0);
    const weak = planes.map((one) => (one.id === "G1" ? { ...one, damage: 11 } : one));
    const { board, kills } = fight({ ...inTheAir(weak), shots: [rear] }, [5, 6]);
    expect(board.aircraft[0]?.status).toBe("destroyed");
    expect(kills).toEqual([{ target: 0, by: [] }]);
  });
});

describe("4.9d–h the S.E.5a", () => {
  const state = inTheAir([{ id: "A1", type: "se-5a" }, across("G1")]);

  it("4.9d, 4.9e both guns on B, each from its own ammunition", () => {
    const { board, events } = fight(say(state, DECLARE, "fire G1"), [4, 4]);
    expect(told(events, "event.attack")).toMatchObject({
      row: "B",
      barrels: ["vickers", "lewis"],
      left: [19, 5],
      spare: [0, 6],
    });
    expect(board.aircraft[0]?.guns[0]).toMatchObject([{ drums: [19] }, { drums: [5, 6] }]);
  });

  it("4.9e one only, on C; 4.9f the Lewis at −1", () => {
    const vickers = fight(say(state, DECLARE, "fire G1 vickers"), [4, 4]);
    expect(told(vickers.events, "event.attack")).toMatchObject({ row: "C", barrels: ["vickers"], total: 0 });
    const lewis = fight(say(state, DECLARE, "fire G1 lewis"), [4, 4]);
    expect(told(lewis.events, "event.attack")).toMatchObject({ row: "C", barrels: ["lewis"], total: -1 });
    expect(lewis.board.aircraft[0]?.guns[0]).toMatchObject([{ drums: [20] }, { drums: [5, 6] }]);
  });

  it("4.9f with the Vickers jammed or empty the Lewis fires alone, at −1", () => {
    for (const vickers of [JAMMED, EMPTY]) {
      const alone = inTheAir([{ id: "A1", type: "se-5a", guns: [[vickers, drums(6, 6)]] }, across("G1")]);
      const fired = fight(say(alone, DECLARE, "fire G1"), [4, 4]);
      expect(told(fired.events, "event.attack")).toMatchObject({ row: "C", barrels: ["lewis"], total: -1 });
    }
  });

  it("4.9g, 4.9h the Lewis has two drums of six and is silent after the first until it is changed", () => {
    const last = inTheAir([{ id: "A1", type: "se-5a", guns: [[FULL, drums(1, 6)]] }, across("G1")]);
    const { board } = fight(say(last, DECLARE, "fire G1"), [4, 4]);
    expect(board.aircraft[0]?.guns[0]).toMatchObject([{ drums: [19] }, { drums: [0, 6] }]);
    const next = { ...board, shots: [], aircraft: board.aircraft.map((one) => ({ ...one, busy: [] })) };
    expect(refused(next, DECLARE, "fire G1 lewis")).toEqual(["fire-both"]);
    expect(say(next, DECLARE, "fire G1").shots).toMatchObject([{ barrels: [0] }]);
  });

  it("4.9h, T-09, A-45 who changes the drum in a turn does not fire the Vickers in it", () => {
    const busy = state.aircraft.map((one, index) => (index === 0 ? { ...one, busy: [0] } : one));
    expect(refused({ ...state, aircraft: busy }, DECLARE, "fire G1 vickers")).toEqual(["fire-idle"]);
  });
});

describe("4.9i–l single guns", () => {
  it("4.9i the British Nieuport 17: C, −1, one drum of six and no second", () => {
    const state = inTheAir([{ id: "A1", type: "nieuport-17-british" }, across("G1")]);
    expect(state.aircraft[0]?.guns[0]).toMatchObject([{ drums: [6] }]);
    const { events } = fight(say(state, DECLARE, "fire G1"), [4, 4]);
    expect(told(events, "event.attack")).toMatchObject({ row: "C", total: -1, left: [5], spare: [0] });
    const empty = inTheAir([{ id: "A1", type: "nieuport-17-british", guns: [[drums(0)]] }, across("G1")]);
    expect(refused(empty, DECLARE, "fire G1")).toEqual(["fire-silent"]);
  });

  it("4.9j never by choice while both guns work", () => {
    const state = inTheAir([{ id: "G1", type: "albatros-d-v" }, across("A1")]);
    expect(refused(state, DECLARE, "fire A1 left")).toEqual(["fire-both"]);
    expect(say(state, DECLARE, "fire A1 both").shots).toMatchObject([{ barrels: [0, 1] }]);
  });

  it("4.9j, A-36 Albatros and Fokker D only: not the Dr.I, the Pfalz or the Camel", () => {
    const alone = (type: string) => {
      const id = type === "sopwith-camel" ? "A1" : "G1";
      const enemy = id === "A1" ? "G1" : "A1";
      const state = inTheAir([{ id, type, guns: [[FULL, JAMMED]] }, across(enemy)]);
      return frontTargets(state, 0).length > 0;
    };
    expect(
      ["albatros-d-ii", "albatros-d-iii", "albatros-d-v", "fokker-d-vii", "fokker-d-viii"].map(alone),
    ).toEqual(Array(5).fill(true));
    expect(["fokker-dr-i", "pfalz-d-iiia", "sopwith-camel", "ssw-d-iv"].map(alone)).toEqual(
      Array(4).fill(false),
    );
  });

  it("4.9k a normal shot marks both guns, a single one only its own", () => {
    const both = fight(
      say(inTheAir([{ id: "G1", type: "albatros-d-iii" }, across("A1")]), DECLARE, "fire A1"),
      [4, 4],
    );
    expect(both.board.aircraft[0]?.guns[0]).toMatchObject([{ drums: [19] }, { drums: [19] }]);
    const state = inTheAir([{ id: "G1", type: "albatros-d-iii", guns: [[FULL, JAMMED]] }, across("A1")]);
    const left = fight(say(state, DECLARE, "fire A1 left"), [4, 4]);
    expect(left.board.aircraft[0]?.guns[0]).toMatchObject([{ drums: [19] }, { drums: [20] }]);
  });

  it("4.9l one gun empty, the other goes on alone on C", () => {
    const state = inTheAir([{ id: "G1", type: "fokker-d-viii", guns: [[EMPTY, FULL]] }, across("A1")]);
    expect(told(fight(say(state, DECLARE, "fire A1"), [4, 4]).events, "event.attack")).toMatchObject({
      row: "C",
    });
  });
});

describe("4.9n the Fokker D.VII on its propeller", () => {
  const looks = (from: 0 | 1 = 0) => [
    { hex: off(3, 1), facing: from, altitude: 3000 } as const,
    { hex: MIDDLE, facing: 0, altitude: 3000 } as const,
  ];

  /** The target moved first and is above the middle; the D.VII came in under it. */
  function under(hunter: Partial<Plane> = {}, quarry: Partial<Plane> = {}): State {
    return inTheAir([
      { id: "A1", type: "spad-xiii", altitude: 3200, facing: 0, ...quarry },
      { id: "G1", type: "fokker-d-vii", speed: 6, flown: flown(looks()), ...hunter },
    ]);
  }
  const task = { do: "declare", who: 1 } as const;

  it("4.9n straight up at a target that moved before it, by its own deflection chart", () => {
    const fired = say(under(), task, "fire A1 below");
    expect(fired.shots).toMatchObject([{ from: 1, target: 0, below: true }]);
    const { events } = fight(fired, [4, 4]);
    expect(told(events, "event.attack")).toMatchObject({
      below: true,
      range: 4,
      distance: 0,
      levels: 4,
      total: 0,
    });
    const aside = fight(say(under({}, { facing: 1 }), task, "fire A1"), [4, 4]);
    expect(told(aside.events, "event.attack")).toMatchObject({ total: -1 });
  });

  it("4.9n up to 400 m", () => {
    expect(say(under({}, { altitude: 3400 }), task, "fire A1 below").shots).toHaveLength(1);
    expect(refused(under({}, { altitude: 3450 }), task, "fire A1 below")).toEqual(["fire-below"]);
    expect(refused(under({}, { altitude: 3000 }), task, "fire A1 below")).toEqual(["fire-below"]);
    expect(refused(under({}, { hex: off(0, 1) }), task, "fire A1 below")).toEqual(["fire-below"]);
  });

  const BARS: readonly [what: string, change: Partial<Plane>][] = [
    ["faster than 6", { speed: 7 }],
    ["gliding", { gliding: true }],
    ["in a dive", { flown: flown(looks(), { dived: 50 }) }],
    ["that did not face the target in the MP before", { flown: flown(looks(1)) }],
    ["that turned under it", { flown: flown([looks()[1], looks()[1]] as never) }],
    ["that is no D.VII", { type: "fokker-d-viii" }],
  ];
  it.each(BARS)("4.9n not an aircraft %s", (_, change) => {
    expect(refused(under(change), task, "fire A1 below")).toEqual(["fire-below"]);
  });

  it("4.9n not at a target that is yet to move or moved after it", () => {
    const state = under();
    const later = { ...state, order: [1, 0] };
    expect(refused(later, task, "fire A1 below")).toEqual(["fire-below"]);
    const waiting = {
      ...state,
      aircraft: state.aircraft.map((one, index) => (index === 0 ? { ...one, flown: null } : one)),
    };
    expect(refused(waiting, task, "fire A1 below")).toEqual(["fire-below"]);
  });

  it("4.9n within 50 m both ways are open, and named apart", () => {
    const near = under({}, { altitude: 3050 });
    expect(frontTargets(near, 1).map(({ below }) => below)).toEqual([false, true]);
    expect(say(near, task, "fire A1").shots).toMatchObject([{ below: false }]);
    expect(say(near, task, "fire A1 below").shots).toMatchObject([{ below: true }]);
  });

  it("A-33 lost when the target is no longer above at the end", () => {
    const fired = say(under(), task, "fire A1 below");
    const gone = {
      ...fired,
      aircraft: fired.aircraft.map((one, index) => (index === 0 ? { ...one, hex: off(1, 1) } : one)),
    };
    expect(keys(fight(gone, []).events)).toEqual(["event.shot-lost"]);
  });
});

describe("4.9a, 4.9o, 4.9p observers' guns", () => {
  const behind = across("G1", { hex: off(2, 3) });
  const gunner = { do: "gunner", who: 0, man: 1 } as const;

  it("4.9o two drums of six; 4.9p after the first six the gun waits for the drum, the pilot's does not", () => {
    const state = inTheAir([{ id: "A1", type: "re-8" }, behind]);
    expect(state.aircraft[0]?.guns[1]).toMatchObject([{ drums: [6, 6] }]);
    const waiting = inTheAir([
      { id: "A1", type: "re-8", guns: [[FULL], [drums(0, 6)]] },
      behind,
      across("G2"),
    ]);
    expect(refused(waiting, gunner, "fire G1")).toEqual(["fire-silent"]);
    expect(say(waiting, DECLARE, "fire G2").shots).toHaveLength(1);
  });

  it("4.9a the F.E.2b's rear gun fires on D, its front gun on C", () => {
    const planes = [{ id: "A1", type: "fe-2b" }, across("G1"), across("G2", { hex: off(2, 3) })];
    const state = inTheAir(planes, { options: { ...inTheAir(planes).setup.options, rearGun: true } });
    expect(told(fight(say(state, gunner, "fire G1 nose"), [4, 4]).events, "event.attack")).toMatchObject({
      row: "C",
    });
    expect(told(fight(say(state, gunner, "fire G2 rear"), [4, 4]).events, "event.attack")).toMatchObject({
      row: "D",
    });
    expect(say(state, gunner, "fire G2").shots).toMatchObject([{ mount: "rear" }]);
    expect(refused(state, gunner, "fire G2 nose")).toEqual(["fire-sight"]);
  });
});
