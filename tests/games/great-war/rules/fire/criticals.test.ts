import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../../../../src/core/game.ts";
import { criticalHit } from "../../../../../src/games/great-war/rules/fire/critical.ts";
import { groundAttack } from "../../../../../src/games/great-war/rules/fire/ground-attack.ts";
import { settleOne } from "../../../../../src/games/great-war/rules/fire/index.ts";
import { jettison } from "../../../../../src/games/great-war/rules/ground/jettison.ts";
import {
  currentMax,
  currentSchedule,
  poweredMax,
} from "../../../../../src/games/great-war/rules/state/condition.ts";
import type { Aircraft, State } from "../../../../../src/games/great-war/rules/state/state.ts";
import { type Plane, stateOf } from "../../board.ts";
import { BROKEN, dice, FULL, keys, told, USUAL } from "./scene.ts";

const FIT = { health: "fit", woundedIn: null } as const;
const WOUNDED = { health: "wounded", woundedIn: 1 } as const;
const KILLED = { health: "killed", woundedIn: null } as const;

interface Hit {
  readonly aircraft: Aircraft;
  readonly events: readonly GameEvent[];
}

/** A critical hit of the first aircraft by the second in turn 3, what it does settled; all faces must be used. */
function hit(state: State, faces: readonly number[], source: "air" | "ground" = "air"): Hit {
  const thrown = dice(...faces);
  const before = state.aircraft[0] as Aircraft;
  const blow = { source, by: source === "air" ? 1 : null, side: "german" };
  const struck = { setup: state.setup, turn: 3, index: 0, before, now: before, blow };
  const { aircraft, events } = criticalHit(struck, thrown);
  const settled = settleOne(state.setup, 0, before, aircraft);
  expect(thrown.left()).toBe(0);
  return { aircraft: settled.aircraft, events: [...events, ...settled.events] };
}

function victim(plane: Partial<Plane> = {}, woundedObservers = false): State {
  return stateOf([{ id: "A1", type: "spad-xiii", ...plane }, { id: "G1" }], {
    options: { ...USUAL, woundedObservers },
  });
}

describe("T-10, 4.8b, 4.8c engines", () => {
  const LIGHT: readonly [die: number, loss: number][] = [
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 2],
    [6, 3],
  ];
  it.each(LIGHT)("T-10, 4.8b #4, die %i: −%i MP", (die, loss) => {
    const { aircraft, events } = hit(victim(), [1, 3, die]);
    expect(aircraft).toMatchObject({ engineLoss: loss, damage: 0 });
    expect(told(events, "event.engine")).toMatchObject({ die, loss, max: 12 - loss, rule: "4.8b" });
  });

  const HEAVY: readonly [die: number, loss: number][] = [
    [1, 2],
    [2, 3],
    [3, 3],
    [4, 4],
    [5, 4],
    [6, 4],
  ];
  it.each(HEAVY)("T-10, 4.8c #11, die %i: −%i MP", (die, loss) => {
    expect(hit(victim({ engineLoss: 1 }), [5, 6, die]).aircraft.engineLoss).toBe(1 + loss);
  });

  // A SPAD XIII flies 4 to 12 MP: with 9 lost it can't keep its minimum; the tank was hit by A1's own side's doing, 0.
  it.each<[string, Partial<Plane>, readonly number[], "air" | "ground", number | undefined]>([
    ["the hit that leaves less than the minimum", { engineLoss: 8, crippledBy: 0 }, [1, 3, 1], "air", 1],
    ["no hit that leaves it", { engineLoss: 7, crippledBy: 0 }, [1, 3, 1], "air", 0],
    ["no hit on an engine that is lost already", { engineLoss: 9, crippledBy: 0 }, [1, 3, 1], "air", 0],
    [
      "no hit on the engine of a glider",
      { engineLoss: 8, gliding: true, crippledBy: 0 },
      [1, 3, 1],
      "air",
      0,
    ],
    ["a hit on the tank", {}, [4, 6], "air", 1],
    ["no hit on the tank where the engine is lost", { engineLoss: 9, crippledBy: 0 }, [4, 6], "air", 0],
    ["nobody by fire from the ground", { engineLoss: 8, crippledBy: 0 }, [1, 3, 1], "ground", undefined],
    ["nobody by fire from the ground on the tank", {}, [4, 6], "ground", undefined],
  ])("A-30 forced to glide by %s", (_, plane, faces, source, by) => {
    const { aircraft } = hit(victim(plane), faces, source);
    expect(aircraft.crippledBy).toBe(by);
    expect("crippledBy" in aircraft).toBe(by !== undefined);
  });
});

describe("T-10, 4.8a pilot hit", () => {
  it("T-10, 4.8a #2 and #12: 8 wounds, 9 kills", () => {
    const wounded = hit(victim(), [1, 1, 4, 4]);
    expect(wounded.aircraft.crew[0]).toEqual({ health: "wounded", woundedIn: 3, woundedBy: 1 });
    expect(wounded.aircraft.status).toBe("flying");
    const killed = hit(victim(), [6, 6, 4, 5]);
    expect(killed.aircraft.crew[0]?.health).toBe("killed");
    expect(killed.aircraft.status).toBe("lost");
    expect(keys(killed.events)).toEqual(["event.critical", "event.man-hit", "event.lost"]);
  });

  it("§7 a wounded pilot's schedule is one worse; a second wound kills, B-20 without dice", () => {
    const state = victim();
    const wounded = hit(state, [1, 1, 1, 1]).aircraft;
    expect(currentSchedule(state.setup, 0, wounded)).toBe("B");
    const again = hit(victim({ crew: [WOUNDED] }), [1, 1]);
    expect(again.aircraft).toMatchObject({ status: "lost", crew: [{ health: "killed" }] });
    expect(told(again.events, "event.man-hit")).toMatchObject({ second: true, faces: [] });
  });

  it("4.9q with dual control a fit observer flies on", () => {
    const { aircraft, events } = hit(victim({ type: "dh-4" }), [6, 6, 6, 6]);
    expect(aircraft.status).toBe("flying");
    expect(keys(events).at(-1)).toBe("event.takes-over");
    expect(hit(victim({ type: "re-8" }), [6, 6, 6, 6]).aircraft.status).toBe("lost");
    expect(hit(victim({ type: "dh-4", crew: [FIT, KILLED] }), [6, 6, 6, 6]).aircraft.status).toBe("lost");
  });

  it("A-44 a wounded observer does not take over", () => {
    expect(hit(victim({ type: "dh-4", crew: [FIT, WOUNDED] }), [6, 6, 6, 6]).aircraft.status).toBe("lost");
  });

  it("B-19 a pilot hit strikes the observer who flies, and any wound ends the flight", () => {
    const { aircraft } = hit(victim({ type: "dh-4", crew: [KILLED, FIT] }), [1, 1, 1, 2]);
    expect(aircraft).toMatchObject({ status: "lost", crew: [{ health: "killed" }, { health: "wounded" }] });
  });

  it("B-19 in the phase in which the pilot dies a second pilot hit strikes nobody else", () => {
    const state = victim({ type: "dh-4" });
    const before = state.aircraft[0] as Aircraft;
    const now = { ...before, crew: [KILLED, FIT] };
    const blow = { source: "air", by: 1, side: "german" } as const;
    const { aircraft } = criticalHit(
      { setup: state.setup, turn: 3, index: 0, before, now, blow },
      dice(1, 1),
    );
    expect(aircraft).toBe(now);
  });
});

describe("4.8e–g observers", () => {
  it("4.8e #6 kills the observer", () => {
    const { aircraft } = hit(victim({ type: "re-8" }), [3, 3]);
    expect(aircraft).toMatchObject({
      status: "flying",
      damage: 0,
      crew: [{ health: "fit" }, { health: "killed" }],
    });
  });

  it("§7 of several one is drawn by a die", () => {
    expect(hit(victim({ type: "gotha-g-v" }), [3, 3, 3]).aircraft.crew.map(({ health }) => health)).toEqual([
      "fit",
      "killed",
      "fit",
    ]);
    expect(hit(victim({ type: "gotha-g-v" }), [3, 3, 4]).aircraft.crew[2]?.health).toBe("killed");
    const left = victim({ type: "gotha-g-v", crew: [FIT, KILLED, FIT] });
    expect(hit(left, [3, 3]).aircraft.crew[2]?.health).toBe("killed");
    const three = victim({ type: "handley-page-o-400" });
    expect(
      [1, 3, 5].map((die) => hit(three, [3, 3, die]).aircraft.crew.findIndex((man) => man.health !== "fit")),
    ).toEqual([1, 2, 3]);
  });

  it("§7 a single-seater, or one with nobody left to hit, loses 2 points", () => {
    expect(hit(victim(), [3, 3]).aircraft.damage).toBe(2);
    expect(hit(victim({ type: "re-8", crew: [FIT, KILLED] }), [3, 3]).aircraft.damage).toBe(2);
  });

  it("T-18, 4.8g by the option natural 7 wounds, 8 kills", () => {
    expect(hit(victim({ type: "re-8" }, true), [3, 3, 3, 4]).aircraft.crew[1]?.health).toBe("wounded");
    expect(hit(victim({ type: "re-8" }, true), [3, 3, 4, 4]).aircraft.crew[1]?.health).toBe("killed");
  });

  it("A-44, B-20 a second wound kills an observer, without dice", () => {
    const state = victim({ type: "re-8", crew: [FIT, WOUNDED] }, true);
    expect(hit(state, [3, 3]).aircraft.crew[1]?.health).toBe("killed");
  });

  it("4.9q a dead observer at the controls is the end", () => {
    expect(hit(victim({ type: "dh-4", crew: [KILLED, FIT] }), [3, 3]).aircraft.status).toBe("lost");
  });
});

describe("§7 the machine", () => {
  it("#3 from now on it turns only left (1–3) or only right (4–6)", () => {
    expect([1, 3, 4, 6].map((die) => hit(victim(), [1, 2, die]).aircraft.rudder)).toEqual([
      "L",
      "L",
      "R",
      "R",
    ]);
  });

  it("#5 which gun of two: 1–3 the left or the Vickers, 4–6 the right or the Lewis", () => {
    const broken = (type: string, die: number) =>
      hit(victim({ type }), [1, 4, die]).aircraft.guns[0]?.map((barrel) => barrel.broken);
    expect(broken("sopwith-camel", 3)).toEqual([true, false]);
    expect(broken("sopwith-camel", 4)).toEqual([false, true]);
    expect(broken("se-5a", 1)).toEqual([true, false]);
    expect(broken("se-5a", 6)).toEqual([false, true]);
  });

  it("#5 a single gun, or the last, goes without a die; an observer's front gun too; without one it costs a point", () => {
    expect(hit(victim({ type: "spad-vii" }), [1, 4]).aircraft.guns[0]).toMatchObject([{ broken: true }]);
    const one = hit(victim({ guns: [[BROKEN, FULL]] }), [1, 4]).aircraft;
    expect(one.guns[0]).toMatchObject([{ broken: true }, { broken: true }]);
    expect(hit(victim({ type: "fe-2b" }), [1, 4]).aircraft.guns[0]).toMatchObject([{ broken: true }]);
    expect(hit(victim({ guns: [[BROKEN, BROKEN]] }), [1, 4]).aircraft.damage).toBe(1);
    expect(hit(victim({ type: "be-2c" }), [1, 4]).aircraft.damage).toBe(1);
  });

  it("#7 a graze: 1 point, which may be the last", () => {
    const { aircraft } = hit(victim({ damage: 11 }), [3, 4]);
    expect(aircraft).toMatchObject({ damage: 12, status: "destroyed" });
  });

  it("#8 no climbing", () => {
    expect(hit(victim(), [4, 4]).aircraft.elevator).toBe(true);
  });

  it("#9 a spar: 2 points, and the flag that halves the dive", () => {
    const { aircraft, events } = hit(victim(), [4, 5]);
    expect(aircraft).toMatchObject({ spar: true, damage: 2 });
    expect(told(events, "event.spar")).toMatchObject({ dive: 250 });
    expect(hit(victim({ spar: true }), [4, 5]).aircraft.damage).toBe(2);
  });

  it("4.8d, A-12, A-13 #10 the tank leaks from this turn on", () => {
    const { aircraft } = hit(victim(), [4, 6]);
    expect(aircraft).toMatchObject({ fuelHit: 3, crippledBy: 1 });
  });

  it("B-21 what is gone already costs a point instead", () => {
    expect(hit(victim({ rudder: "L" }), [1, 2]).aircraft).toMatchObject({ rudder: "L", damage: 1 });
    expect(hit(victim({ elevator: true }), [4, 4]).aircraft.damage).toBe(1);
    expect(hit(victim({ fuelHit: 1 }), [4, 6]).aircraft).toMatchObject({ fuelHit: 1, damage: 1 });
  });
});

describe("T-12, 4.10a–e loads", () => {
  it("T-12, 4.10b the schedules of loaded aircraft", () => {
    const schedule = (type: string) => {
      const state = victim({ type, bombs: true });
      return currentSchedule(state.setup, 0, state.aircraft[0] as Aircraft);
    };
    expect(["sopwith-camel", "spad-vii", "re-8"].map(schedule)).toEqual(["D", "B", "A"]);
  });

  it("T-12, 4.10e engine hits bring a loaded Camel to its minimum: it jettisons", () => {
    const loaded = victim({ type: "sopwith-camel", bombs: true });
    const max = ({ aircraft, setup }: State) => currentMax(setup, 0, aircraft[0] as Aircraft);
    expect(max(loaded)).toBe(9);
    const struck = (state: State, faces: readonly number[]) => ({
      ...state,
      aircraft: [hit(state, faces).aircraft],
    });
    const two = struck(loaded, [1, 3, 3]);
    expect(max(two)).toBe(7);
    expect(jettison(two).events).toEqual([]);
    const five = struck(two, [1, 3, 6]);
    expect(poweredMax(five.setup, 0, five.aircraft[0] as Aircraft)).toBe(4);
    const dropped = jettison(five);
    expect(keys(dropped.events)).toEqual(["event.jettison"]);
    expect(max(dropped.board)).toBe(5);
  });
});

describe("T-11 fire from the ground", () => {
  /** One attack from the ground on the first aircraft; the faces must be used up. */
  function attack(row: "MG" | "AA", modifier: number, faces: readonly number[], plane: Partial<Plane> = {}) {
    const state = victim(plane);
    const thrown = dice(...faces);
    const { aircraft, events } = groundAttack(state, { row, target: 0, modifier }, thrown);
    expect(thrown.left()).toBe(0);
    return { aircraft: aircraft[0] as Aircraft, events };
  }

  it("T-11, 4.10p, A-28 MG at −1: natural 12 → 11, no critical hit on the row, so a die: 3 it is one, 4 not", () => {
    const saved = attack("MG", -1, [6, 6, 4]);
    expect(told(saved.events, "event.ground-attack")).toMatchObject({
      natural: 12,
      modified: 11,
      points: 4,
      critical: false,
      rescue: 4,
    });
    const struck = attack("MG", -1, [6, 6, 3, 3, 4]);
    expect(told(struck.events, "event.ground-attack")).toMatchObject({ critical: true, rescue: 3 });
    expect(struck.aircraft.damage).toBe(5);
  });

  it("T-11 a novice's net 0: natural 12 is a critical hit directly", () => {
    const { events } = attack("MG", 0, [6, 6, 3, 4]);
    expect(told(events, "event.ground-attack")).toMatchObject({ critical: true, rescue: null, points: 5 });
  });

  it("T-11, A-28 AA at −2: 12 → 10 and 11 → 9 have the die", () => {
    expect(told(attack("AA", -2, [6, 6, 4]).events, "event.ground-attack")).toMatchObject({
      modified: 10,
      rescue: 4,
    });
    expect(told(attack("AA", -2, [5, 6, 5]).events, "event.ground-attack")).toMatchObject({
      modified: 9,
      rescue: 5,
    });
  });

  it("T-11, A-28, 4.10r AA at −1: 12 → 11 is critical directly, 11 → 10 is not and has no die", () => {
    expect(told(attack("AA", -1, [6, 6, 3, 4]).events, "event.ground-attack")).toMatchObject({
      modified: 11,
      critical: true,
      rescue: null,
    });
    expect(told(attack("AA", -1, [5, 6]).events, "event.ground-attack")).toMatchObject({
      critical: false,
      rescue: null,
    });
  });

  it("4.10p the die counts even when no other damage is done", () => {
    const { aircraft } = attack("MG", -8, [6, 6, 1, 3, 4]);
    expect(aircraft.damage).toBe(1);
  });

  it("T-11, 4.10q #2 from the ground: die 5 nothing, die 6 pilot hit", () => {
    const spared = attack("MG", 0, [6, 6, 1, 1, 5]);
    expect(spared.aircraft.crew[0]?.health).toBe("fit");
    expect(told(spared.events, "event.crew-spared")).toMatchObject({ number: 2, die: 5, needs: 6 });
    expect(attack("MG", 0, [6, 6, 1, 1, 6, 1, 1]).aircraft.crew[0]).toEqual({
      health: "wounded",
      woundedIn: 1,
    });
  });

  it("4.10q #12 from the ground: die 4 nothing, 5 pilot hit", () => {
    expect(attack("MG", 0, [6, 6, 6, 6, 4]).aircraft.crew[0]?.health).toBe("fit");
    expect(attack("MG", 0, [6, 6, 6, 6, 5, 6, 6]).aircraft.status).toBe("lost");
  });

  it("T-18, 4.10q #6 from the ground: die 4 nothing, 5 observer hit", () => {
    expect(attack("MG", 0, [6, 6, 3, 3, 4], { type: "re-8" }).aircraft.crew[1]?.health).toBe("fit");
    expect(attack("MG", 0, [6, 6, 3, 3, 5], { type: "re-8" }).aircraft.crew[1]?.health).toBe("killed");
  });

  it("B-22 #6 from the ground with nobody to hit: 2 points and no die", () => {
    expect(attack("MG", 0, [6, 6, 3, 3]).aircraft.damage).toBe(7);
  });

  it("4.7g guns on the ground never jam, and the damage takes effect at once", () => {
    expect(attack("MG", 0, [1, 1]).events.map(({ key }) => key)).toEqual(["event.ground-attack"]);
    expect(attack("AA", 0, [5, 5], { damage: 8 }).aircraft.status).toBe("destroyed");
  });
});
