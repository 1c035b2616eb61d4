import { describe, expect, test } from "vitest";
import { lessonTurn, turnOfShot } from "../../../src/app/lesson/past.ts";
import type { Past, Script } from "../../../src/face/lesson.ts";

/** A lesson of four turns, of which the second asks for a shot and the third for a climb. */
function script(more: Partial<Script> = {}): Script {
  const turns = [undefined, "shoot", "climb", undefined].map((asks) => ({
    name: "turn",
    ...(asks && { asks }),
  }));
  return { turns, patience: 3, ...more } as unknown as Script;
}

/** Turns that were flown, by what the pupil was asked for in each; with `!` there was a shot. */
function flown(...asked: readonly string[]): readonly Past[] {
  return asked.map((kinds, at) => ({
    turn: at + 1,
    asked: new Set(kinds.replace("!", "").split(" ")),
    events: kinds.includes("!") ? [{ key: "shot", values: {} }] : [],
  }));
}

/** The turn of the lesson behind such turns, and how often it was tried. */
function came(asked: readonly string[], more: Partial<Script> = {}): readonly [turn: number, tried: number] {
  const { turn, tried } = lessonTurn(flown(...asked), asked.length + 1, script(more));
  return [turn, tried];
}

const shot: Script["shot"] = ({ key }) => key === "shot";

describe("the turn of a lesson", () => {
  test.each<readonly [string, readonly string[], readonly [number, number]]>([
    ["begins with the first", [], [1, 0]],
    ["goes on from one that asks for nothing", [""], [2, 0]],
    ["goes on when the pupil was asked", ["", "shoot"], [3, 0]],
    ["is tried again when he was not", ["", "climb"], [2, 1]],
    ["is tried as often as there is patience", ["", "", ""], [2, 2]],
    ["is left behind then", ["", "", "", ""], [3, 0]],
    ["is learned after tries", ["", "", "shoot"], [3, 0]],
    ["is counted anew for each", ["", "", "shoot", ""], [3, 1]],
    ["goes to the end", ["", "shoot", "climb", ""], [5, 0]],
  ])("%s", (_, asked, turn) => {
    expect(came(asked)).toEqual(turn);
  });

  test.each<readonly [string, readonly string[], readonly [number, number]]>([
    ["is tried without end until there is a shot", ["", "shoot", "shoot", "shoot", "shoot"], [2, 4]],
    ["goes on with the shot", ["", "shoot", "shoot!"], [3, 0]],
    ["goes on if there was one before", ["!", "shoot"], [3, 0]],
  ])("about a shot %s", (_, asked, turn) => {
    expect(came(asked, { shot })).toEqual(turn);
  });

  test("does not count the turn of the game that is under way, and begins where the lesson does", () => {
    expect(lessonTurn(flown("", "shoot"), 2, script())).toEqual({ turn: 2, tried: 0 });
    expect(came([], { first: 3 })).toEqual([3, 0]);
    expect(came(["shoot"], { first: 3, shot })).toEqual([3, 1]);
  });
});

test.each<readonly [string, readonly string[], Partial<Script>, number | undefined]>([
  ["there was none", [""], { shot }, 2],
  ["there was one", ["!"], { shot }, undefined],
  ["the lesson is about none", [""], {}, undefined],
  ["the lesson begins with it", [""], { shot, first: 2 }, 2],
  ["the lesson begins behind it", [""], { shot, first: 3 }, undefined],
  ["no turn asks for anything", [""], { shot, turns: [{ name: "turn" }] }, 1],
])("the turn of the first shot, where %s", (_, asked, more, turn) => {
  expect(turnOfShot(flown(...asked), script(more))).toBe(turn);
});
