import { describe, expect, it } from "vitest";
import { readShape } from "../../../../../../src/core/input/shape.ts";
import { type AnyCatalogue, say } from "../../../../../../src/core/phrase.ts";
import { dogfight } from "../../../../../../src/games/dogfight/computer/game.ts";
import { de } from "../../../../../../src/games/dogfight/words/de.ts";
import { en } from "../../../../../../src/games/dogfight/words/en.ts";
import { config } from "../../../helpers.ts";

const FLEET = config([{ id: "R1" }, { id: "R2" }, { id: "B1", y: 30 }]);
const LEAVE = { side: "red", edge: "far", count: 1 };
const KILL = { side: "red", for: "kill" };

function found(more: object): { code: string; path: unknown; told: readonly string[] }[] {
  const read = readShape(dogfight.config, { ...FLEET, ...more });
  const problems = read.ok ? dogfight.check(read.value) : read.error;
  const tell = (words: AnyCatalogue, code: string, values: object) =>
    say(words, { key: code, values } as never);
  return problems.map(({ code, values }) => ({
    code,
    path: values.path,
    told: code === "shape" ? [] : [tell(en, code, values), tell(de, code, values)],
  }));
}

describe("goals of a set-up", () => {
  it.each([
    ["leave", { turns: 5, goal: "leave", leave: LEAVE }],
    ["leave of named aircraft", { turns: 5, goal: "leave", leave: { ...LEAVE, aircraft: ["R2"] } }],
    ["points", { turns: 5, goal: "points" }],
    ["no lines", { turns: 5, goal: "points", points: [] }],
    ["kills without worth, yet leaving pays", { turns: 5, goal: "points", points: [{ ...KILL, worth: 0 }] }],
    [
      "an enemy that leaves",
      { turns: 5, goal: "points", points: [{ side: "red", for: "leave", aircraft: ["B1"] }] },
    ],
  ])("%s can be played", (_, more) => {
    expect(found(more)).toEqual([]);
  });

  it.each([
    ["an edge without the goal", { turns: 5, leave: { ...LEAVE, side: "x", count: 0 } }, ["leave"]],
    ["an edge with another goal", { turns: 5, goal: "points", leave: { ...LEAVE, count: 99 } }, ["leave"]],
    ["points without the goal", { turns: 5, points: [{ ...KILL, side: "x" }] }, ["points"]],
    [
      "points with another goal",
      { turns: 5, goal: "leave", leave: { ...LEAVE, side: "x" }, points: [{ ...KILL, edge: "far" }] },
      ["points"],
    ],
    ["both with a third goal", { turns: 5, goal: "most-kills", leave: LEAVE, points: [] }, ["leave"]],
    ["no edge, and points", { turns: 5, goal: "leave", points: [KILL] }, ["points"]],
    ["no limit either", { goal: "points", leave: LEAVE }, ["turns", "leave"]],
  ])("%s: what is in a field of another goal is not looked at", (_, more, paths) => {
    expect(found(more).map(({ path }) => path)).toEqual(paths);
  });

  it.each<[string, object, string, string]>([
    ["no limit", { goal: "points" }, "config-turns", "turns"],
    ["no limit", { goal: "leave", leave: LEAVE }, "config-turns", "turns"],
    ["no edge", { turns: 5, goal: "leave" }, "config-goal", "leave"],
    ["an edge without the goal", { turns: 5, leave: LEAVE }, "config-goal", "leave"],
    [
      "points without the goal",
      { turns: 5, goal: "leave", leave: LEAVE, points: [] },
      "config-goal",
      "points",
    ],
    ["no such edge", { turns: 5, goal: "leave", leave: { ...LEAVE, edge: "top" } }, "shape", "leave.edge"],
    [
      "no such side",
      { turns: 5, goal: "leave", leave: { ...LEAVE, side: "x" } },
      "config-side",
      "leave.side",
    ],
    [
      "none to leave",
      { turns: 5, goal: "leave", leave: { ...LEAVE, count: 0 } },
      "config-number",
      "leave.count",
    ],
    [
      "more than there are",
      { turns: 5, goal: "leave", leave: { ...LEAVE, count: 3 } },
      "config-number",
      "leave.count",
    ],
    [
      "more than are named",
      { turns: 5, goal: "leave", leave: { ...LEAVE, count: 2, aircraft: ["R1"] } },
      "config-number",
      "leave.count",
    ],
    [
      "an unknown name",
      { turns: 5, goal: "leave", leave: { ...LEAVE, aircraft: ["R9"] } },
      "config-names",
      "leave.aircraft.0",
    ],
    [
      "a name twice",
      { turns: 5, goal: "leave", leave: { ...LEAVE, aircraft: ["R1", "R1"] } },
      "config-names",
      "leave.aircraft.1",
    ],
    [
      "another side's aircraft",
      { turns: 5, goal: "leave", leave: { ...LEAVE, aircraft: ["B1"] } },
      "config-names",
      "leave.aircraft.0",
    ],
    [
      "nobody named",
      { turns: 5, goal: "leave", leave: { ...LEAVE, aircraft: [] } },
      "config-count",
      "leave.aircraft",
    ],
    [
      "a line of no side",
      { turns: 5, goal: "points", points: [{ ...KILL, side: "x" }] },
      "config-side",
      "points.0.side",
    ],
    [
      "an edge for a kill",
      { turns: 5, goal: "points", points: [{ ...KILL, edge: "far" }] },
      "config-edge",
      "points.0.edge",
    ],
    [
      "a kill of one's own",
      { turns: 5, goal: "points", points: [{ ...KILL, aircraft: ["R1"] }] },
      "config-names",
      "points.0.aircraft.0",
    ],
    [
      "half a point",
      { turns: 5, goal: "points", points: [{ ...KILL, worth: 0.5 }] },
      "config-number",
      "points.0.worth",
    ],
    [
      "less than nothing",
      { turns: 5, goal: "points", points: [{ ...KILL, worth: -1 }] },
      "config-number",
      "points.0.worth",
    ],
    [
      "no such deed",
      { turns: 5, goal: "points", points: [{ ...KILL, for: "style" }] },
      "shape",
      "points.0.for",
    ],
    [
      "nothing to earn",
      {
        turns: 5,
        goal: "points",
        points: [
          { ...KILL, worth: 0 },
          { side: "blue", for: "kill", aircraft: ["R1", "R2"], worth: 0 },
        ],
      },
      "config-worthless",
      "points",
    ],
  ])("%s is refused with a sentence: %j", (_, more, code, path) => {
    const problems = found(more);
    expect(problems).toMatchObject([{ code, path }]);
    for (const told of problems[0]?.told ?? []) {
      expect(told).toMatch(/^[a-z].*\.$/);
      expect(told).not.toMatch(/undefined|NaN|\[object|config-/);
    }
  });
});
