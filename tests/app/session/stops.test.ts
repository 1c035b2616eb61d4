import { beforeEach, describe, expect, it } from "vitest";
import type { TableState, TableStore } from "../../../src/app/session/session.ts";
import { nextStop } from "../../../src/app/session/stops.ts";
import { openLastShot } from "./dogfight.ts";

let store: TableStore;

/** All numbers of steps that can be taken back, found upwards, and downwards from the most. */
function stopsBack(state: TableState): readonly number[] {
  const up: number[] = [];
  for (let stop = nextStop(state, 0, 1); stop !== undefined; stop = nextStop(state, stop, 1)) up.push(stop);
  const down: number[] = [];
  const above = (up.at(-1) ?? 0) + 1;
  for (let stop = nextStop(state, above, -1); stop !== undefined; stop = nextStop(state, stop, -1))
    down.push(stop);
  expect(down.toReversed()).toEqual(up);
  return up;
}

beforeEach(async () => {
  store = await openLastShot();
  store.getState().seatComputer("blue", "pilot");
  store.getState().setDraft("R1", "2");
  store.getState().sealAll("red");
  store.getState().answerAs("blue", new Map([["B1", "2"]]));
});

describe("how far to take back", () => {
  it("is nowhere before the first step", async () => {
    expect(stopsBack((await openLastShot()).getState())).toEqual([]);
  });

  it("is any step among people", () => {
    store.getState().answerNow("red", "R1 front B1");
    store.getState().seatComputer("blue", null);
    expect(stopsBack(store.getState())).toEqual([1, 2]);
  });

  it("leads to where a person was asked, past what computers did alone", () => {
    store.getState().seatComputer("red", "cadet");
    store.getState().seatComputer("blue", null);
    store.getState().answerAs("red", new Map([["red", "R1 front B1"]]));
    expect(stopsBack(store.getState())).toEqual([2]);
  });

  it("is any step where only computers play", () => {
    store.getState().seatComputer("red", "cadet");
    expect(stopsBack(store.getState())).toEqual([1]);
  });
});
