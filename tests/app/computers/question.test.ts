import { describe, expect, it } from "vitest";
import { questionNow, questionThen } from "../../../src/app/computers/question.ts";
import { think } from "../../../src/app/computers/think.ts";
import { now } from "../../../src/core/match.ts";
import { openLastShot } from "../table/dogfight.ts";
import { at, openDuel, plan } from "../table/table.ts";

const hear = () => undefined;

describe("the question to a computer", () => {
  it("holds the log alone: nothing that people have sealed or drafted", () => {
    const { store } = openDuel(undefined, { blue: "pilot" });
    at(store).setDraft("red-bid", "5");
    at(store).setDraft("red-target", "-1,2");
    at(store).seal("red-target");
    const text = JSON.stringify(questionNow(at(store).open, "m1", "blue", "pilot"));
    expect(text).not.toMatch(/red-bid|red-target|-1,2/);
  });

  it("is the same again for a round that was played, and for every match with the same text for its dice", () => {
    const { store } = openDuel({ seed: "Friday" }, { blue: "pilot" });
    const before = questionNow(at(store).open, "m1", "blue", "pilot");
    plan(store, "red", "3");
    at(store).answerAs(
      "blue",
      new Map([
        ["blue-target", "0,0"],
        ["blue-bid", "0"],
        ["B1", "stay"],
      ]),
    );
    expect(questionThen(at(store).open, "m1", "blue", "pilot", 1)).toEqual(before);
    expect(questionThen(at(store).open, "other", "blue", "pilot", 1)).toEqual(before);
  });

  it("tells matches apart that have no text for their dice", () => {
    const { open } = at(openDuel().store);
    const seeds = ["m1", "m2"].map((id) => questionNow(open, id, "blue", "pilot").seed);
    expect(new Set(seeds).size).toBe(2);
  });
});

describe("a computer's thought", () => {
  it.each(["random", "cadet", "pilot", "ace"])("of %s is legal, and the same again", async (opponent) => {
    const store = await openLastShot();
    const question = questionNow(store.getState().open, "m1", "blue", opponent);
    const thought = await think(question, hear);
    expect(thought.answers.map(([prompt]) => prompt)).toEqual(["B1"]);
    expect(await think(structuredClone(question), hear)).toEqual(thought);
    store.getState().seatComputer("blue", opponent);
    expect(store.getState().answerAs("blue", new Map(thought.answers)).ok).toBe(true);
  });

  it("explains what it weighed, the given answer among it", async () => {
    const store = await openLastShot();
    const { answers, considered } = await think(
      questionNow(store.getState().open, "m1", "blue", "pilot"),
      hear,
    );
    const plots = considered[0]?.plots ?? [];
    expect(plots.map(({ order }) => order)).toContain(answers[0]?.[1]);
    expect(plots.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
  });

  it("is not to be had for a player or a game that we don't know", async () => {
    const { open } = (await openLastShot()).getState();
    const question = questionNow(open, "m1", "blue", "baron");
    await expect(think(question, hear)).rejects.toThrow("baron");
    const other = { ...question, opponent: "cadet", file: { ...question.file, game: "chess" } };
    await expect(think(other, hear)).rejects.toThrow("chess");
    const strange = { ...question, opponent: "cadet", file: { ...question.file, config: {} } };
    await expect(think(strange, hear)).rejects.toThrow("fold");
    expect(now(open.match).prompts).toHaveLength(2);
  });
});
