import { expect, it } from "vitest";
import { print } from "../../../src/games/luftwaffe/rules/grammar/grammar.ts";
import { lose } from "../../../src/games/luftwaffe/rules/orders/battle.ts";
import { withGerman } from "../../../src/games/luftwaffe/rules/state/change.ts";
import type { State } from "../../../src/games/luftwaffe/rules/state/state.ts";
import { Match } from "./play.ts";

const TASK = { do: "lose" } as const;

/** Hits on pools of two units each, of which one has a factor in either. */
function hit(hits: number): State {
  const { state } = Match.of({ scenario: "schweinfurt" });
  const one = (unit: string) => ({ unit, factors: 1 });
  const pools = [
    [one("Me109-JG1"), one("FW190-JG1")],
    [one("FW190-JG1"), one("Me109-JG3")],
  ];
  return { ...state, tolls: [{ side: 1, hits, pools }] };
}

function offered(state: State): readonly string[] {
  return [...lose.offer(state, TASK, 1)].map(print);
}

it("LW-77: a unit that lies in two pools is named once with all that it loses, and every offered answer is taken", () => {
  const state = hit(3);
  expect(offered(state).toSorted()).toEqual([
    "lose Me109-JG1 1 FW190-JG1 1 Me109-JG3 1",
    "lose Me109-JG1 1 FW190-JG1 2",
  ]);
  for (const order of lose.offer(state, TASK, 1)) expect(lose.judge(state, TASK, order, 1)).toBeUndefined();
});

it("LW-77: a unit with one factor left loses no more than that, though it lies in two pools", () => {
  const state = withGerman(hit(4), "FW190-JG1", { factors: 1 });
  expect(offered(state)).toEqual(["lose Me109-JG1 1 FW190-JG1 1 Me109-JG3 1"]);
});
