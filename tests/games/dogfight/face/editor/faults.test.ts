import { describe, expect, it } from "vitest";
import type { Draft } from "../../../../../src/games/dogfight/face/editor/draft.ts";
import { EMPTY } from "../../../../../src/games/dogfight/face/editor/draft.ts";
import {
  addCloud,
  addLine,
  setAircraft,
  setCloud,
  setLine,
} from "../../../../../src/games/dogfight/face/editor/edits.ts";
import { faultsAt, faultsOf } from "../../../../../src/games/dogfight/face/editor/faults.ts";
import { drafted } from "./drafts.ts";

const duel = drafted("duel");
const cloudy = addCloud(duel).draft;
const timed = (draft: Draft): Draft => ({ ...draft, turns: "10" });

const WRONG: readonly (readonly [string, Draft, string, string | null, string | null, string])[] = [
  ["text for a figure", setAircraft(duel, "a1", { x: "abc" }), "aircraft", "a1", "x", "config-number"],
  ["an empty figure", setAircraft(duel, "a2", { y: "" }), "aircraft", "a2", "y", "config-number"],
  ["off the mat", setAircraft(duel, "a1", { x: "50" }), "aircraft", "a1", "x", "config-number"],
  ["between the quarters", setAircraft(duel, "a1", { x: "1.1" }), "aircraft", "a1", "x", "config-number"],
  ["13 o'clock", setAircraft(duel, "a1", { heading: "13" }), "aircraft", "a1", "heading", "config-number"],
  ["too fast", setAircraft(duel, "a2", { speed: "5" }), "aircraft", "a2", "speed", "config-number"],
  ["too high", setAircraft(duel, "a2", { level: "21" }), "aircraft", "a2", "level", "config-number"],
  ["a name twice", setAircraft(duel, "a2", { id: "R1" }), "aircraft", "a2", "id", "config-id"],
  ["a name of odd letters", setAircraft(duel, "a1", { id: "R 1!" }), "aircraft", "a1", "id", "config-id"],
  ["no such type", setAircraft(duel, "a1", { type: "ufo" }), "aircraft", "a1", "type", "config-type"],
  [
    "a cloud without a size",
    setCloud(cloudy, "c1", { radius: "" }),
    "clouds",
    "c1",
    "radius",
    "config-number",
  ],
  [
    "a cloud upside down",
    setCloud(cloudy, "c1", { bottom: "9", top: "3" }),
    "clouds",
    "c1",
    null,
    "config-cloud",
  ],
  [
    "a tiny table",
    { ...duel, table: { ...duel.table, width: "2" } },
    "table",
    null,
    "table.width",
    "config-number",
  ],
  ["nobody there", EMPTY, "aircraft", null, null, "config-count"],
  [
    "one side only",
    { ...duel, aircraft: duel.aircraft.map((one) => ({ ...one, side: 0 })) },
    "aircraft",
    null,
    null,
    "config-sides",
  ],
  ["no end in sight", { ...duel, goal: "most-kills" }, "table", null, "turns", "config-turns"],
  ["turns of nothing", { ...duel, turns: "0" }, "table", null, "turns", "config-number"],
  [
    "points of nothing",
    setLine(timed({ ...addLine(duel), goal: "points" }), "p1", { worth: "x" }),
    "lines",
    "p1",
    "worth",
    "config-number",
  ],
  [
    "too many to leave",
    timed({ ...duel, goal: "leave", leave: { ...duel.leave, count: "x" } }),
    "table",
    null,
    "leave.count",
    "config-number",
  ],
];

describe("what is wrong", () => {
  it("is nothing with a scenario", () => expect(faultsOf(duel)).toEqual([]));

  it.each(WRONG)("%s is told at its place", (_, draft, sheet, key, field, code) => {
    const found = faultsOf(draft).map((fault) => [fault.sheet, fault.key, fault.field, fault.problem.code]);
    expect(found).toContainEqual([sheet, key, field, code]);
  });

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
