import { beforeEach, describe, expect, it } from "vitest";
import type { TableStore } from "../../../src/app/table/session.ts";
import { stopsBack } from "../../../src/app/table/stops.ts";
import { openLastShot } from "./dogfight.ts";

let store: TableStore;

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
