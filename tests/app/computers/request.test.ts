import { describe, expect, it } from "vitest";
import { requestNow, requestThen } from "../../../src/app/computers/request.ts";
import { think } from "../../../src/app/computers/think.ts";
import { now } from "../../../src/core/match/match.ts";
import { openLastShot } from "../session/dogfight.ts";
import { at, openDuel, plan } from "../session/table.ts";

const hear = () => undefined;

describe("the request to a computer", () => {
  it("holds what its seat sees and is asked: nothing that people have sealed or drafted, and no match", () => {
    const { store } = openDuel(undefined, { blue: "pilot" });
    at(store).setDraft("red-bid", "bid 5");
    at(store).setDraft("red-target", "target C4");
    at(store).seal("red-target");
    const { open } = at(store);
    const request = requestNow(open, "m1", "blue", "pilot");
    expect(JSON.stringify(request)).not.toMatch(/red-bid|red-target|C4/);
    expect(request.view).toEqual(open.match.game.view(now(open.match).state, "blue"));
    expect(request.prompts.map(({ seat }) => seat)).toEqual(["blue", "blue", "blue"]);
    expect(Object.keys(request).sort()).toEqual(
      ["game", "opens", "opponent", "prompts", "seat", "seats", "seed", "view"].sort(),
    );
  });

  it("is as large late in a match as at its beginning, and hides another seat's hand", () => {
    const { store } = openDuel(undefined, { blue: "pilot" });
    const { match } = at(store).open;
    const size = () => JSON.stringify(requestNow(at(store).open, "m1", "blue", "pilot")).length;
    const before = size();
    at(store).answerAs(
      "blue",
      new Map([
        ["blue-guard", "guard B5"],
        ["blue-bid", "bid 0"],
        ["B1", "done"],
      ]),
    );
    plan(store, "red", "0");
    expect(at(store).open.match.entries.length).toBeGreaterThan(match.entries.length);
    expect(size()).toBeLessThan(before + 100);
    const { hands } = requestNow(at(store).open, "m1", "blue", "pilot").view as {
      hands: Record<string, { cards?: unknown }>;
    };
    expect([hands.red?.cards, Array.isArray(hands.blue?.cards)]).toEqual([undefined, true]);
  });

  it("is the same again for a round that was played, and for every match with the same text for its dice", () => {
    const { store } = openDuel({ seed: "Friday" }, { blue: "pilot" });
    const before = requestNow(at(store).open, "m1", "blue", "pilot");
    plan(store, "red", "3");
    at(store).answerAs(
      "blue",
      new Map([
        ["blue-guard", "guard B5"],
        ["blue-bid", "bid 0"],
        ["B1", "done"],
      ]),
    );
    expect(requestThen(at(store).open, "m1", "blue", "pilot", 1)).toEqual(before);
    expect(requestThen(at(store).open, "other", "blue", "pilot", 1)).toEqual(before);
  });

  it("tells matches apart that have no text for their dice", () => {
    const { open } = at(openDuel().store);
    const seeds = ["m1", "m2"].map((id) => requestNow(open, id, "blue", "pilot").seed);
    expect(new Set(seeds).size).toBe(2);
  });
});

describe("a computer's thought", () => {
  it.each(["random", "cadet", "pilot", "ace"])("of %s is legal, and the same again", async (opponent) => {
    const store = await openLastShot();
    const request = requestNow(store.getState().open, "m1", "blue", opponent);
    const thought = await think(request, hear);
    expect(thought.answers.map(([prompt]) => prompt)).toEqual(["B1"]);
    expect(await think(structuredClone(request), hear)).toEqual(thought);
    store.getState().seatComputer("blue", opponent);
    expect(store.getState().answerAs("blue", new Map(thought.answers)).ok).toBe(true);
  });

  it("explains what it weighed, the given answer among it", async () => {
    const store = await openLastShot();
    const { answers, considered } = await think(
      requestNow(store.getState().open, "m1", "blue", "pilot"),
      hear,
    );
    const plots = considered[0]?.plots ?? [];
    expect(plots.map(({ order }) => order)).toContain(answers[0]?.[1]);
    expect(plots.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
  });

  it("is not to be had for a player or a game that we don't know", async () => {
    const { open } = (await openLastShot()).getState();
    const request = requestNow(open, "m1", "blue", "baron");
    await expect(think(request, hear)).rejects.toThrow("baron");
    const other = { ...request, opponent: "cadet", game: "chess" };
    await expect(think(other, hear)).rejects.toThrow("chess");
    expect(now(open.match).prompts).toHaveLength(2);
  });
});
