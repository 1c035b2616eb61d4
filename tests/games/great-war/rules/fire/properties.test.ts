import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { recorder } from "../../../../../src/core/dice/dice.ts";
import { seededDice } from "../../../../../src/core/dice/random.ts";
import type { Facing } from "../../../../../src/core/geometry/hex.ts";
import { type AnyCatalogue, say as sentence } from "../../../../../src/core/phrase.ts";
import { TABLES } from "../../../../../src/games/great-war/data/own.ts";
import { declare } from "../../../../../src/games/great-war/rules/fire/declare.ts";
import { groundAttack } from "../../../../../src/games/great-war/rules/fire/ground-attack.ts";
import { fireOptions, gunners, resolveShots } from "../../../../../src/games/great-war/rules/fire/index.ts";
import { typeOf } from "../../../../../src/games/great-war/rules/setup/roster.ts";
import type { Aircraft, State } from "../../../../../src/games/great-war/rules/state/state.ts";
import { de } from "../../../../../src/games/great-war/words/de.ts";
import { en } from "../../../../../src/games/great-war/words/en.ts";
import type { Plane } from "../../board.ts";
import { inTheAir, MIDDLE, USUAL } from "./scene.ts";

const NUMBER = (from: number, to: number) => fc.integer({ min: from, max: to });

/** Two to seven aircraft of any types close together, worn as they may be. */
const crowd: fc.Arbitrary<State> = fc
  .tuple(
    fc.array(
      fc.record({
        german: fc.boolean(),
        type: fc.constantFrom(...TABLES.aircraft.map(({ id }) => id)),
        q: NUMBER(-3, 3),
        r: NUMBER(-3, 3),
        facing: NUMBER(0, 5),
        level: NUMBER(-2, 2),
        high: fc.boolean(),
        kills: fc.constantFrom(0, 6, 30),
        novice: fc.boolean(),
        worn: NUMBER(0, 10),
        bombs: fc.boolean(),
        spent: fc.boolean(),
      }),
      { minLength: 2, maxLength: 7 },
    ),
    fc.boolean(),
    fc.boolean(),
  )
  .map(([list, woundedObservers, arc120]) => {
    const planes: Plane[] = list.map((one, index) => ({
      id: `${one.german ? "G" : "A"}${index + 1}`,
      type: one.type,
      hex: { q: MIDDLE.q + one.q, r: MIDDLE.r + one.r },
      facing: one.facing as Facing,
      altitude: (one.high ? 5000 : 2000) + one.level * 50,
      kills: one.kills,
      novice: one.novice,
      damage: one.worn,
      bombs: one.bombs,
    }));
    const state = inTheAir(planes, { options: { ...USUAL, woundedObservers, arc120, rearGun: true } });
    const aircraft = state.aircraft.map((one, index) => {
      const alive = one.damage < typeOf(state.setup, index).damage;
      return alive ? one : { ...one, damage: 0 };
    });
    return { ...state, aircraft };
  });

const seed = NUMBER(0, 0xffff_ffff);

/** Everybody declares something, if anything is open to him. */
function declared(start: State): State {
  let state = start;
  const act = (task: Parameters<typeof declare>[1]) => {
    const [order] = fireOptions(state, task);
    if (order) state = { ...state, shots: declare(state, task, order).shots };
  };
  for (const who of state.order) act({ do: "declare", who });
  for (const { who, man } of gunners(state)) act({ do: "gunner", who, man });
  return state;
}

function sane(one: Aircraft, setup: State["setup"], index: number): void {
  const numbers = [one.damage, one.engineLoss, one.altitude];
  expect(numbers.every((value) => Number.isSafeInteger(value) && value >= 0)).toBe(true);
  for (const { drums } of one.guns.flat()) {
    expect(drums.every((left) => Number.isSafeInteger(left) && left >= 0)).toBe(true);
  }
  if (one.status === "flying") expect(one.damage).toBeLessThan(typeOf(setup, index).damage);
  expect(new Set(one.busy).size).toBe(one.busy.length);
}

function ammunition(one: Aircraft): number {
  return one.guns.flat().reduce((sum, { drums }) => sum + drums.reduce((all, left) => all + left, 0), 0);
}

describe("any combat", () => {
  it("4.7 keeps every figure whole, ammunition at 0 or more, and credit at one kill for each that falls", () => {
    fc.assert(
      fc.property(crowd, seed, (start, number) => {
        const state = declared(start);
        const { board, kills, events } = resolveShots(state, seededDice(String(number)));
        board.aircraft.forEach((one, index) => {
          sane(one, state.setup, index);
        });
        const fired = events.filter(({ key }) => key === "event.attack");
        const barrels = fired.reduce((sum, { values }) => sum + (values.left as number[]).length, 0);
        const spent = state.aircraft.reduce(
          (sum, one, index) => sum + ammunition(one) - ammunition(board.aircraft[index] as Aircraft),
          0,
        );
        expect(spent).toBe(barrels);
        for (const { target, by } of kills) {
          expect(state.aircraft[target]?.status).toBe("flying");
          expect(board.aircraft[target]?.status).not.toBe("flying");
          expect(new Set(by).size).toBe(by.length);
          const told = events.find(
            ({ key, values }) => key === "event.kill" && values.target === state.setup.airframes[target]?.id,
          );
          if (by.length > 0) expect(told?.values.share).toBe(by.length);
          for (const index of by)
            expect(state.shots.some((one) => one.from === index && one.target === target)).toBe(true);
        }
        const fallen = board.aircraft.filter((one, index) => one.status !== state.aircraft[index]?.status);
        expect(kills).toHaveLength(fallen.length);
      }),
      { numRuns: 400 },
    );
  });

  it("4.7a what is resolved does not touch the board it began with, and the same dice give the same", () => {
    fc.assert(
      fc.property(crowd, seed, (start, number) => {
        const state = declared(start);
        const before = JSON.stringify(state);
        const once = resolveShots(state, seededDice(String(number)));
        expect(JSON.stringify(state)).toBe(before);
        expect(resolveShots(state, seededDice(String(number)))).toEqual(once);
      }),
      { numRuns: 60 },
    );
  });

  it("6.2 every attack's parts add up, and its roll lies within 2 and 12", () => {
    fc.assert(
      fc.property(crowd, seed, (start, number) => {
        const { events } = resolveShots(declared(start), seededDice(String(number)));
        for (const { key, values } of events) {
          if (key !== "event.attack") continue;
          const parts = values.parts as { value: number }[];
          expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(values.total);
          const whole = (values.natural as number) + (values.total as number);
          expect(values.modified).toBe(Math.min(12, Math.max(2, whole)));
          expect(values.range).toBeLessThanOrEqual(8);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("is told in both languages, with every throw", () => {
    fc.assert(
      fc.property(crowd, seed, NUMBER(-3, 1), fc.constantFrom("MG", "AA"), (start, number, modifier, row) => {
        const dice = recorder(seededDice(String(number)));
        const state = declared(start);
        const combat = resolveShots(state, dice);
        const target = state.setup.airframes.findIndex(({ balloon }) => !balloon);
        const shelled =
          target < 0 ? [] : groundAttack(state, { row: row as "MG", target, modifier }, dice).events;
        const said = [...combat.events, ...shelled];
        const phrases = [...said, ...dice.throws.map(({ why }) => why)];
        for (const words of [en, de] as const) {
          for (const { key, values } of phrases) {
            const text = sentence(words as AnyCatalogue, { key, values });
            expect(text).not.toBe(key);
            expect(text).not.toMatch(/undefined|NaN|null|\[object/);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});
