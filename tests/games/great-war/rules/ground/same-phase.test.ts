import { describe, expect, test } from "vitest";
import {
  archieFire,
  defencesInCombat,
  strafeFire,
} from "../../../../../src/games/great-war/rules/ground/index.ts";
import type { State } from "../../../../../src/games/great-war/rules/state/state.ts";
import type { Plane } from "../../board.ts";
import { ARCHIE, along, at, atTheFront, exactly, flown, gun, toldOf } from "./scene.ts";

const FIT = { health: "fit", woundedIn: null } as const;
const DEAD = { health: "killed", woundedIn: null } as const;

/** A D.H.4 at dual controls, before the phase and after its pilot has fallen in it. */
function struck(plane: Partial<Plane>, guns: State["guns"] = []) {
  const one = { id: "A1", type: "dh-4", hex: at(5), altitude: 300, ...plane };
  const state = (crew: Plane["crew"]) => ({
    ...atTheFront([{ ...one, ...(crew && { crew }) }], { options: ARCHIE }),
    guns,
  });
  return { before: state([FIT, FIT]), now: state([DEAD, FIT]) };
}

describe("B-81 fire from the ground in the phase in which the pilot fell", () => {
  test("archie: nobody has taken over yet (A-42); in the next turn a novice flies", () => {
    const { before, now } = struck({ altitude: 1000 });
    const fired = exactly([1, 1, 2], (dice) => archieFire(now, dice, before));
    expect(toldOf(fired, "event.ground-modifiers")).toBeUndefined();
    const next = exactly([1, 1, 2], (dice) => archieFire(now, dice, now));
    expect(toldOf(next, "event.ground-modifiers")).toMatchObject({ total: 1 });
  });

  test("the trench that was strafed", () => {
    const { before, now } = struck({ flown: flown({ strafed: along(10, 2) }) });
    const fired = exactly([1, 2], (dice) => strafeFire(now, 0, dice, before));
    expect(toldOf(fired, "event.ground-modifiers")).toMatchObject({ total: -1 });
    const next = exactly([1, 2], (dice) => strafeFire(now, 0, dice, now));
    expect(toldOf(next, "event.ground-modifiers")).toMatchObject({ total: 0 });
  });

  test("guns around a balloon", () => {
    const { before, now } = struck({ altitude: 500 }, [gun("F1", { hex: at(5) })]);
    const fired = exactly([1, 2], (dice) => defencesInCombat(now, dice, before));
    expect(toldOf(fired, "event.ground-modifiers")).toBeUndefined();
    const next = exactly([1, 2], (dice) => defencesInCombat(now, dice, now));
    expect(toldOf(next, "event.ground-modifiers")).toMatchObject({ total: 1 });
  });
});
