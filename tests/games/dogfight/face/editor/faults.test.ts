import { describe, expect, it } from "vitest";
import { EMPTY } from "../../../../../src/games/dogfight/face/editor/draft.ts";
import { setAircraft } from "../../../../../src/games/dogfight/face/editor/edits.ts";
import { faultsAt, faultsOf } from "../../../../../src/games/dogfight/face/editor/faults.ts";
import { drafted } from "./drafts.ts";

const duel = drafted("duel");

describe("what is wrong", () => {
  it("tells figures as they were typed", () => {
    const [fault] = faultsOf(setAircraft(duel, "a1", { x: " 1,1 " }));
    expect(fault?.problem.values).toMatchObject({ found: "1,1", from: 0, to: 48, step: 0.25 });
  });

  it("is found by row and by field", () => {
    const faults = faultsOf(setAircraft(duel, "a1", { x: "50", speed: "9" }));
    expect(faultsAt(faults, "a1")).toHaveLength(2);
    expect(faultsAt(faults, "a1", "speed")).toHaveLength(1);
    expect(faultsAt(faults, "a2")).toEqual([]);
  });

  it("is looked for while too few aircraft are there", () => {
    const alone = setAircraft({ ...duel, aircraft: duel.aircraft.slice(0, 1) }, "a1", { x: "50" });
    expect(faultsOf(alone).map(({ key, field, problem }) => [key, field, problem.code])).toEqual([
      [null, null, "config-count"],
      ["a1", "x", "config-number"],
    ]);
    expect(faultsOf({ ...EMPTY, turns: "0" }).map(({ problem }) => problem.code)).toEqual([
      "config-count",
      "config-number",
    ]);
  });

  it("stays with its row when rows are set in another order", () => {
    const handed = setAircraft(setAircraft(drafted("four-a-side"), "a1", { side: 1, x: "99" }), "a1", {});
    expect(faultsOf(handed).map(({ key, field }) => [key, field])).toEqual([["a1", "x"]]);
  });
});
