import { expect, test } from "vitest";
import { seededDice } from "../../../../src/core/dice/random.ts";
import { greatWar } from "../../../../src/games/great-war/computer/game.ts";
import { judge } from "../../../../src/games/great-war/rules/judge.ts";
import type { Aircraft, GroundGun, State } from "../../../../src/games/great-war/rules/state/state.ts";

/** The first battle with guns on the ground, targets and an end, as it begins. */
function battle(): State {
  for (const { id } of greatWar.meta.scenarios) {
    const { state } = greatWar.setup({ scenario: id }, seededDice("judge"));
    if (state.guns.length > 0 && state.setup.targets.length > 0 && state.setup.turns !== null) return state;
  }
  throw new Error("no battle has guns, targets and an end");
}

const STATE = battle();
const LAST = STATE.setup.turns ?? 0;

function withFirst(change: Partial<Aircraft>): State {
  return { ...STATE, aircraft: STATE.aircraft.map((one, at) => (at === 0 ? { ...one, ...change } : one)) };
}

function withGun(change: Partial<GroundGun>): State {
  return { ...STATE, guns: STATE.guns.map((one, at) => (at === 0 ? { ...one, ...change } : one)) };
}

const [FIRST] = STATE.aircraft;
const CREW = FIRST?.crew ?? [];
const MEN = CREW.length;
const COUNT = STATE.aircraft.length;
const TARGET = STATE.setup.targets[0]?.id ?? "";
const hurt = (change: object) => withFirst({ crew: CREW.map((man) => ({ ...man, ...change })) });
const tail = (tailer: number, target: number) => ({ ...STATE, tails: [{ tailer, target }] });

test("a battle that has just begun is possible", () => {
  expect(judge.impossible(STATE, STATE)).toBeUndefined();
});

test.each<readonly [string, State, State]>([
  ["aircraft", STATE, { ...STATE, aircraft: STATE.aircraft.slice(1) }],
  ["turn", { ...STATE, turn: LAST }, { ...STATE, turn: LAST + 1 }],
  ["aircraft.0.altitude", withFirst({ altitude: 10_000 }), withFirst({ altitude: 10_050 })],
  ["aircraft.0.altitude", withFirst({ altitude: 2050 }), withFirst({ altitude: 2049 })],
  ["aircraft.0.crew", withFirst({ crew: CREW }), withFirst({ crew: [...CREW, ...CREW] })],
  ["aircraft.0.fuelHit", withFirst({ fuelHit: STATE.turn }), withFirst({ fuelHit: STATE.turn + 1 })],
  ["aircraft.0.fuelHit", withFirst({ fuelHit: 0 }), withFirst({ fuelHit: -1 })],
  ["aircraft.0.attacked", withFirst({ attacked: STATE.turn }), withFirst({ attacked: STATE.turn + 1 })],
  ["aircraft.0.crippledBy", withFirst({ crippledBy: COUNT - 1 }), withFirst({ crippledBy: COUNT })],
  ["aircraft.0.busy", withFirst({ busy: [0] }), withFirst({ busy: [-1] })],
  ["aircraft.0.busy", withFirst({ busy: [MEN - 1] }), withFirst({ busy: [MEN] })],
  ["aircraft.0.progress", withFirst({ progress: { [TARGET]: 1 } }), withFirst({ progress: { none: 1 } })],
  ["aircraft.0.crew.0.woundedIn", hurt({ woundedIn: STATE.turn }), hurt({ woundedIn: STATE.turn + 1 })],
  ["aircraft.0.crew.0.woundedBy", hurt({ woundedBy: 0 }), hurt({ woundedBy: COUNT })],
  ["guns.0.firedIn", withGun({ firedIn: STATE.turn }), withGun({ firedIn: STATE.turn + 1 })],
  ["guns.0.firedIn", withGun({ firedIn: 0 }), withGun({ firedIn: -1 })],
  ["guns.0.hex", STATE, withGun({ hex: { q: 150, r: 150 } })],
  ["order", { ...STATE, order: [0] }, { ...STATE, order: [0, 0] }],
  ["order", { ...STATE, order: [COUNT - 1] }, { ...STATE, order: [COUNT] }],
  ["tails", tail(0, 1), tail(0, COUNT)],
  ["tails", tail(1, 0), tail(-1, 0)],
  ["done", { ...STATE, done: [TARGET] }, { ...STATE, done: ["none"] }],
])("%s: what just may be, and what may not", (path, possible, impossible) => {
  const found = [possible, impossible].map((state) => judge.impossible(state, STATE));
  expect(found).toEqual([undefined, path]);
});
