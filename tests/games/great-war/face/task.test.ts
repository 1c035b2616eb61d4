import { describe, expect, test } from "vitest";
import { task } from "../../../../src/games/great-war/face/task.ts";
import type { State } from "../../../../src/games/great-war/rules/state/state.ts";
import { viewOf } from "../../../../src/games/great-war/rules/view/view.ts";
import type { Plane } from "../board.ts";
import { ARCHIE, atTheFront, gun, QUIET, target } from "../rules/ground/scene.ts";

const STRAFES = { key: "event.strafes", values: { id: "A1", hexes: 5, trench: 3 } };

/** What stands of each goal of the Allies, by its id. */
function states(state: State, told: readonly { key: string; values: object }[] = []) {
  const view = viewOf(state, "table");
  const events = told as Parameters<typeof task.tasks>[1]["events"];
  const goals = task.tasks(view, { start: view, events })[0]?.goals ?? [];
  return Object.fromEntries(goals.map(({ id, state: is }) => [id, is]));
}

function front(own: Partial<Plane>, options = QUIET): State {
  const targets = [target("B1"), target("P1", { kind: "photo" }), target("R1", { kind: "road" })];
  return atTheFront([{ id: "A1", bombs: true, ...own }, { id: "G1" }], { goal: "points", targets, options });
}

describe("what a side can't do any more", () => {
  test("a side that has nobody left shoots nobody down, strafes and bombs nothing", () => {
    expect(states(front({}))).toEqual({ B1: "open", P1: "missed", R1: "open", kill: "open", trench: "open" });
    const gone = states(front({ status: "destroyed" }));
    expect(new Set(Object.values(gone))).toEqual(new Set(["missed"]));
  });

  test("what it has strafed before is done", () => {
    const gone = states(front({ status: "destroyed" }), [STRAFES]);
    expect(gone).toMatchObject({ R1: "done", trench: "done", B1: "missed", kill: "missed" });
  });

  test("balloons are not told to strafe", () => {
    const tethered = atTheFront([{ id: "A1", type: "balloon-drachen" }, { id: "G1" }], { goal: "points" });
    expect(states(tethered)).not.toHaveProperty("trench");
  });

  test("its guns and its archie go on firing", () => {
    const state = front({ status: "home" });
    expect(states({ ...state, guns: [gun("F1", { side: 0 })] })).toMatchObject({ kill: "open" });
    expect(states({ ...state, guns: [gun("F1", { side: 1 })] })).toMatchObject({ kill: "missed" });
    expect(states(front({ status: "home" }, ARCHIE))).toMatchObject({ kill: "open", trench: "missed" });
  });
});
