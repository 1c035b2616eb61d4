import { describe, expect, test } from "vitest";
import { pointsLeft } from "../../../../../src/games/great-war/rules/flow/earning.ts";
import { outcomeNow } from "../../../../../src/games/great-war/rules/outcome/outcome.ts";
import type { Setup } from "../../../../../src/games/great-war/rules/setup/setup.ts";
import type { Aircraft, State } from "../../../../../src/games/great-war/rules/state/state.ts";
import type { Plane } from "../../board.ts";
import { at, atTheFront, target } from "../ground/scene.ts";

const NOTHING = { kill: 0, balloon: 0, twoSeater: 0, home: 0 };
/** Both lines are targets that pay nothing. */
const TRENCHES = [target("t1", { kind: "trench", worth: 0, hexes: row(10) })];

function row(number: number) {
  return Array.from({ length: 40 }, (_, column) => at(number, column));
}

/** A1 alone on the table, with all there is to earn left out but what is said. */
function alone(plane: Partial<Plane> = {}, change: Partial<Setup> = {}, more: readonly Plane[] = []): State {
  const planes = [{ id: "A1", type: "re-8", ...plane }, { id: "G1", status: "home" as const }, ...more];
  return atTheFront(planes, {
    goal: "points-left",
    turns: 12,
    prices: [NOTHING, { ...NOTHING, kill: 4 }],
    targets: TRENCHES,
    ...change,
  });
}

function isOver(state: State): boolean {
  return outcomeNow(state, pointsLeft) !== undefined;
}

function changed(state: State, change: Partial<Aircraft>): State {
  return {
    ...state,
    aircraft: state.aircraft.map((one, index) => (index === 0 ? { ...one, ...change } : one)),
  };
}

describe("B-82 a side alone on the table", () => {
  test("ends the battle when it can earn nothing, by points as they stand; B-46 else it flies on", () => {
    const outcome = outcomeNow({ ...alone(), score: [0, 3] }, pointsLeft);
    expect(outcome).toMatchObject({ winner: "german", reason: { key: "outcome.points" } });
    expect(isOver(alone({}, { goal: "points" }))).toBe(false);
  });

  test("has an enemy as long as one of either side is in the air", () => {
    const both = atTheFront([{ id: "A1" }, { id: "G1" }], { goal: "points-left", turns: 12 });
    expect(isOver(both)).toBe(false);
  });

  test("flies on for a target that it can still deal with, no longer for one that is done or beyond it", () => {
    const depot = target("depot", { worth: 5 });
    const targets = [...TRENCHES, depot];
    expect(isOver(alone({ bombs: true }, { targets }))).toBe(false);
    expect(isOver(alone({ bombs: false }, { targets }))).toBe(true);
    expect(isOver({ ...alone({ bombs: true }, { targets }), done: ["depot"] })).toBe(true);
    const road = [...TRENCHES, target("road", { kind: "photo", worth: 5 })];
    expect(isOver(alone({}, { targets: road }))).toBe(false);
    expect(isOver(alone({ type: "sopwith-camel" }, { targets: road }))).toBe(true);
  });

  test("flies on for a balloon that pays, as long as it has a gun", () => {
    const balloon: Plane = { id: "G2", type: "balloon-drachen" };
    const prices = [{ ...NOTHING, balloon: 5 }, NOTHING] as const;
    const state = alone({}, { prices }, [balloon]);
    expect(isOver(state)).toBe(false);
    expect(isOver(alone({}, {}, [balloon]))).toBe(true);
    const guns = state.aircraft[0]?.guns.map((mount) => mount.map((barrel) => ({ ...barrel, broken: true })));
    expect(isOver(changed(state, { guns: guns ?? [] }))).toBe(true);
  });

  test("flies on for a way home that pays: for who has tried, or can try yet (B-76)", () => {
    const home = [{ ...NOTHING, home: 2 }, NOTHING] as const;
    expect(isOver(alone({ progress: { t1: 1 } }, { prices: home }))).toBe(false);
    expect(isOver(alone({}, { prices: home }))).toBe(false);
    expect(isOver(alone({}, { prices: home, front: null, targets: [] }))).toBe(true);
    expect(
      isOver(alone({}, { prices: [{ ...NOTHING, escape: 2 }, NOTHING], front: null, targets: [] })),
    ).toBe(false);
  });

  test("flies on for trenches that pay, unless it leads already", () => {
    const state = alone({}, { targets: [] });
    expect(isOver(state)).toBe(false);
    expect(isOver({ ...state, score: [0, 4] })).toBe(false);
    expect(isOver({ ...state, score: [4, 0] })).toBe(true);
  });

  test("flies on while its machine may come down yet, which would pay the enemy (B-32)", () => {
    expect(isOver(changed(alone(), { fuelHit: 1 }))).toBe(false);
    expect(isOver(changed(alone(), { gliding: true }))).toBe(false);
    const [pilot, observer] = alone().aircraft[0]?.crew ?? [];
    if (!pilot || !observer) throw new Error("nobody aboard");
    expect(
      isOver(changed(alone(), { crew: [{ ...pilot, health: "wounded", woundedIn: 1 }, observer] })),
    ).toBe(false);
  });
});
