import { describe, expect, it } from "vitest";
import { needOf, purposesOf, throwsShown } from "../../../../src/app/table/log/throws-shown.ts";
import type { Throw } from "../../../../src/core/dice/dice.ts";
import { seededChoices } from "../../../../src/core/dice/random.ts";
import { openFile, readFile } from "../../../../src/core/file/file.ts";
import { eventsFor, throwsFor } from "../../../../src/core/match/log.ts";
import { say } from "../../../../src/core/phrase.ts";
import { dogfight } from "../../../../src/games/dogfight/computer/game.ts";
import { film } from "../../../../src/games/dogfight/data/film.ts";
import { table } from "../../../../src/games/dogfight/face/table.ts";
import type { State } from "../../../../src/games/dogfight/rules/state/state.ts";
import { en } from "../../../../src/games/dogfight/words/en.ts";

function thrown(key: string, ...faces: number[]): Throw {
  return { dice: faces.map(() => "d6"), faces, by: "red", why: { key, values: {} } };
}

const keys = (found: readonly (readonly Throw[])[]) => found.map((some) => some.map(({ why }) => why.key));

describe("dice on the table", () => {
  const throws = [thrown("a", 5), thrown("b", 2), thrown("quiet", 5), thrown("c", 5, 1), thrown("d", 5)];

  it("are told apart by their throws, in the order in which they fell", () => {
    expect(keys(throwsShown(throws, [[5, 2], [5, 1], [5]]))).toEqual([["a", "b"], ["c"], ["d"]]);
    expect(keys(throwsShown(throws, [[2], [5]]))).toEqual([["b"], ["quiet"]]);
  });

  it("say nothing where they show something else", () => {
    expect(keys(throwsShown(throws, [[6], [2]]))).toEqual([[], ["b"]]);
    expect(keys(throwsShown([], [[6]]))).toEqual([[]]);
  });

  it("tell what all of them need once", () => {
    const told = purposesOf(
      [thrown("Red: higher wins", 1), thrown("Blue: higher wins", 2)],
      ({ key }) => key,
    );
    expect(told).toEqual(["Red", "Blue: higher wins"]);
  });

  it("tell what is needed alone, where all need the same", () => {
    expect(needOf(["R1's front gun at B1: needs 4 or less"])).toBe("needs 4 or less");
    expect(needOf(["Red", "Blue: higher wins"])).toBe("higher wins");
    expect(needOf(["Fuel of R1: dry on 2", "Engine of R1: 1 to 3 stops"])).toBeUndefined();
    expect(needOf(["Engine of R1"])).toBeUndefined();
  });

  it("name a purpose once", () => {
    expect(purposesOf([thrown("a", 1), thrown("a", 2), thrown("b", 3)], ({ key }) => key)).toEqual([
      "a",
      "b",
    ]);
  });
});

it("every throw of the dogfight's film says what it is for, and shots what they need", () => {
  const file = readFile(film);
  const opened = file.ok ? openFile(dogfight, file.value, seededChoices("film")) : file;
  if (!opened.ok) throw new Error("the film does not fold");
  const told = opened.value.match.moments.flatMap((moment) => {
    const speak = (phrase: Parameters<typeof say>[1]) => say(en, phrase);
    const { cues } = table.tabletop(
      dogfight.view(moment.state as State, "table"),
      eventsFor(moment, "table"),
      speak,
    );
    const dice = cues.flatMap((cue) => (cue.kind === "dice" ? [cue.dice.map(({ face }) => face)] : []));
    return throwsShown(throwsFor(moment, "table"), dice).map((some) => purposesOf(some, speak).join("; "));
  });
  expect(told.length).toBeGreaterThan(10);
  expect(told).not.toContain("");
  const shots = told.filter((one) => one.includes("front gun"));
  expect(shots.length).toBeGreaterThan(4);
  for (const shot of shots)
    expect(shot).toMatch(/^[RB]\d's front gun at [RB]\d: (needs [1-5] or less|any roll hits)$/);
  expect(told[0]).toMatch(/^Initiative of \w+; Initiative of \w+: the higher fires first$/);
});
