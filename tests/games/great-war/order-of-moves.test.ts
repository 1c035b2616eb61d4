import { describe, expect, it } from "vitest";
import { hexOf } from "../../../src/core/geometry/hex-map.ts";
import { movingOrder } from "../../../src/games/great-war/rules/initiative/index.ts";
import { moveOptions, moveSceneOf } from "../../../src/games/great-war/rules/move/index.ts";
import type { LineUp, State } from "../../../src/games/great-war/rules/state/state.ts";
import { stateOf } from "./board.ts";

describe("who moves when, and how freely", () => {
  it("A-23 class G moves after balloons and gliders, and the balance counts it nowhere", () => {
    const ids = ["G1", "A1", "A2", "G2", "A3"];
    const board = stateOf([
      { id: "G1", type: "gotha-g-v" },
      { id: "A1" },
      { id: "A2" },
      { id: "G2" },
      { id: "A3" },
    ]);
    const lineUp: LineUp = { early: [0], ranks: [[1], [2], [4], [3]], settled: [] };
    expect(movingOrder(board, lineUp, []).map((index) => ids[index])).toEqual(["G1", "A1", "A2", "G2", "A3"]);
    const without: LineUp = { early: [], ranks: [[1], [2], [4], [3]], settled: [] };
    expect(movingOrder(board, without, [])).toEqual(movingOrder(board, lineUp, []).slice(1));
  });

  it("4.4i target and tailer have the same moves as without the tail", () => {
    const free = stateOf([
      { id: "A1", hex: hexOf(20, 20), speed: 5 },
      { id: "G1", hex: hexOf(20, 23), speed: 5, type: "fokker-dr-i" },
    ]);
    const tailed: State = { ...free, tails: [{ tailer: 1, target: 0 }], order: [0, 1] };
    for (const index of [0, 1]) {
      const texts = (state: State) =>
        Array.from(moveOptions(moveSceneOf(state, index)), ({ text }) => text).slice(0, 2000);
      expect(texts(free).length).toBeGreaterThan(100);
      expect(texts(tailed)).toEqual(texts(free));
    }
  });
});
