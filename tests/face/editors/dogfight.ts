import type { Edit, Known, Wrong } from "./known.ts";

/** A field of an aircraft of the duel, set wrong. */
function figure(name: string, row: string, field: string, value: string, code = "config-number"): Wrong {
  return [name, "duel", [[row, field, value]], "aircraft", row, field, code];
}

const CLOUD: Edit = { add: ["clouds", 0, null] };
const TEN: Edit = [null, "turns", "10"];

export const DOGFIGHT: Known = {
  onTable: ["aircraft"],
  wrong: [
    figure("text for a figure", "a1", "x", "abc"),
    figure("an empty figure", "a2", "y", ""),
    figure("off the mat", "a1", "x", "50"),
    figure("between the quarters", "a1", "x", "1.1"),
    figure("13 o'clock", "a1", "heading", "13"),
    figure("too fast", "a2", "speed", "5"),
    figure("a name twice", "a2", "id", "R1", "config-id"),
    figure("a name of odd letters", "a1", "id", "R 1!", "config-id"),
    figure("no such type", "a1", "type", "ufo", "config-type"),
    [
      "too high",
      "duel",
      [
        [null, "options.altitude", true],
        ["a2", "level", "21"],
      ],
      "aircraft",
      "a2",
      "level",
      "config-number",
    ],
    [
      "a cloud without a size",
      "duel",
      [CLOUD, ["c1", "radius", ""]],
      "clouds",
      "c1",
      "radius",
      "config-number",
    ],
    [
      "a cloud upside down",
      "duel",
      [CLOUD, ["c1", "bottom", "9"], ["c1", "top", "3"]],
      "clouds",
      "c1",
      null,
      "config-cloud",
    ],
    ["a tiny table", "duel", [[null, "table.width", "2"]], "table", null, "table.width", "config-number"],
    ["nobody there", null, [], "aircraft", null, null, "config-count"],
    ["one side only", "duel", [{ handOver: "a2" }], "aircraft", null, null, "config-sides"],
    ["no end in sight", "duel", [[null, "goal", "most-kills"]], "table", null, "turns", "config-turns"],
    ["turns of nothing", "duel", [[null, "turns", "0"]], "table", null, "turns", "config-number"],
    [
      "points of nothing",
      "duel",
      [TEN, { add: ["lines", 0, null] }, [null, "goal", "points"], ["p1", "worth", "x"]],
      "table",
      "p1",
      "worth",
      "config-number",
    ],
    [
      "too many to leave",
      "duel",
      [TEN, [null, "goal", "leave"], [null, "leave.count", "x"]],
      "table",
      null,
      "leave.count",
      "config-number",
    ],
  ],
  typed: ["duel", "a1", "x", " 1,1 ", "1,1"],
  bare: ["config-count"],
  whole: [],
};
