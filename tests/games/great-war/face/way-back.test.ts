import { describe, expect, test } from "vitest";
import { hexOf } from "../../../../src/core/geometry/hex-map.ts";
import { table } from "../../../../src/games/great-war/face/table.ts";
import { hasWayBack, isRash, suggestedNear } from "../../../../src/games/great-war/face/way-back.ts";
import { fly, judgeMove, moveSceneOf } from "../../../../src/games/great-war/rules/move/index.ts";
import type { State } from "../../../../src/games/great-war/rules/state/state.ts";
import { boardOf, viewOf } from "../../../../src/games/great-war/rules/view/view.ts";
import { type Plane, stateOf } from "../board.ts";
import { parseMove } from "../written.ts";

const PROMPT = { id: "A1", seat: "allied", kind: "move", about: "A1", opens: "now" } as const;

/** A type that turns wide. */
const GOTHA: Partial<Plane> = { type: "gotha-g-v" };

/** A Camel that is to move, this far from the upper edge and with its nose at it. */
function stateAt(row: number, more: Partial<Plane> = {}): State {
  const planes = [{ id: "A1", hex: hexOf(10, row), ...more }];
  return {
    ...stateOf(planes),
    phase: "movement",
    order: [0],
    agenda: [{ do: "move", who: 0 }],
  };
}

function sceneOf(state: State) {
  return moveSceneOf(boardOf(viewOf(state, "allied")), 0);
}

function flightOf(state: State, text: string) {
  const scene = sceneOf(state);
  const judged = judgeMove(text, scene);
  if (!judged.ok) throw new Error(`${text} is refused`);
  return fly(scene, judged.value);
}

function told(state: State, text: string) {
  const view = viewOf(state, "allied");
  const drafts =
    text === ""
      ? new Map()
      : new Map([["A1", { text, read: parseMove(text, moveSceneOf(boardOf(view), 0)) }]]);
  return table
    .forecast(view, PROMPT, drafts)
    .map(({ text: one, regret }) => [typeof one === "string" ? one : one.key, regret]);
}

describe("D-10: a move at the edge of the board", () => {
  test("is warned of one move before it: where no move stays there", () => {
    const near = stateAt(8, GOTHA);
    expect(hasWayBack(boardOf(viewOf(near, "allied")), 0, flightOf(near, "8: F8"))).toBe(false);
    expect(told(near, "8: F8")).toContainEqual(["forecast.trapped", true]);
    const far = stateAt(9, GOTHA);
    expect(hasWayBack(boardOf(viewOf(far, "allied")), 0, flightOf(far, "8: F8"))).toBe(true);
    expect(told(far, "8: F8")).not.toContainEqual(["forecast.trapped", true]);
  });

  test("is spoken of while nothing is written, where straight on leads there", () => {
    expect(told(stateAt(8, { ...GOTHA, speed: 8 }), "")).toEqual([["forecast.ahead", undefined]]);
    expect(told(stateAt(4), "")).toEqual([["forecast.ahead", undefined]]);
    expect(told(stateAt(25), "")).toEqual([]);
  });

  test("is not suggested beside a refused one while another stays", () => {
    const state = stateAt(4, GOTHA);
    const scene = sceneOf(state);
    const read = parseMove("8: F9", scene);
    const near = read.ok ? [] : (read.error[0]?.near ?? []);
    expect(near.some((move) => isRash(flightOf(state, move)))).toBe(true);
    for (const offered of [near, near.slice(0, 1)]) {
      const suggested = suggestedNear(scene, "8: F9", offered);
      expect(suggested.length).toBeGreaterThan(0);
      for (const move of suggested) expect(isRash(flightOf(state, move)), move).toBe(false);
    }
  });

  test("and one into the ground, or a dive that may fold the wings, is as little suggested", () => {
    const low = stateAt(20, { altitude: 50 });
    expect(isRash(flightOf(low, "8: F8 -50"))).toBe(true);
    expect(suggestedNear(sceneOf(low), "8: F9 -50", ["8: F8 -50", "8: F8"])).toEqual(["8: F8"]);
  });
});
