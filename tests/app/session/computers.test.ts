import { describe, expect, it } from "vitest";
import { promptsAtScreen } from "../../../src/app/session/selectors.ts";
import type { View } from "../../toy-game/rules/state.ts";
import { at, openDuel, plan, reload } from "./table.ts";

const BLUE = { blue: "pilot" };

/** What a computer might answer for blue in the first round of the test game. */
const ANSWERS = new Map([
  ["blue-guard", "guard B5"],
  ["blue-bid", "bid 4"],
  ["B1", "done"],
]);

function visible(state: object): string {
  const maps = (_key: string, value: unknown) => (value instanceof Map ? [...value] : value);
  const { open, entry, game, ...shown } = state as Record<string, unknown>;
  return JSON.stringify(shown, maps);
}

describe("one person against a computer", () => {
  it("sits at the screen from the start, with no curtain", () => {
    const { store } = openDuel(undefined, BLUE);
    expect(at(store)).toMatchObject({ viewer: "red", curtain: null, computers: BLUE });
    expect(promptsAtScreen(at(store)).map(({ id }) => id)).toEqual(["red-target", "red-bid", "R1"]);
  });

  it("learns only that the computer is ready, never what it has sealed", () => {
    const { store } = openDuel(undefined, BLUE);
    expect(at(store).awaited).toEqual(["red", "blue"]);
    expect(at(store).answerAs("blue", ANSWERS)).toEqual({ ok: true, value: null });
    expect(at(store)).toMatchObject({ viewer: "red", awaited: ["red"], sealed: new Map() });
    expect(visible(at(store))).not.toContain("blue-bid");
  });

  it("plays the round at once when the computer has been quicker, and stays at the screen", () => {
    const { store } = openDuel(undefined, BLUE);
    at(store).answerAs("blue", ANSWERS);
    plan(store, "red", "3");
    expect(at(store).open.match.moments).toHaveLength(2);
    expect(at(store)).toMatchObject({ viewer: "red", curtain: null });
  });

  it("waits at the screen for the computer, and may change his mind meanwhile", () => {
    const { store } = openDuel(undefined, BLUE);
    plan(store, "red", "3");
    expect(at(store)).toMatchObject({ viewer: "red", curtain: null, awaited: ["blue"] });
    at(store).unseal("red-bid");
    expect(at(store).awaited).toEqual(["red", "blue"]);
    at(store).sealAll("red");
    at(store).answerAs("blue", ANSWERS);
    expect(at(store).open.match.moments).toHaveLength(2);
  });

  it("has no curtain to raise", () => {
    const { store } = openDuel(undefined, BLUE);
    at(store).raiseCurtain("red");
    at(store).raiseCurtain("blue");
    expect(at(store)).toMatchObject({ viewer: "red", curtain: null });
  });

  it("takes rounds back alone; the log says that all agreed", () => {
    const { store } = openDuel(undefined, BLUE);
    at(store).answerAs("blue", ANSWERS);
    plan(store, "red", "3");
    expect(at(store).takeBack(1, "red")).toEqual({ ok: true, value: null });
    const taken = at(store).open.match.entries.at(-1);
    expect(taken?.kind === "take-back" && [taken.by, ...taken.agreed]).toEqual(["red", "blue"]);
    at(store).redo();
    expect(at(store).open.match.moments).toHaveLength(2);
  });

  it("asks for a number of rounds that can be taken back", () => {
    const { store } = openDuel(undefined, BLUE);
    const done = at(store).takeBack(3, "red");
    expect(done.ok ? [] : done.error).toMatchObject([{ code: "take-back-count" }]);
  });

  it("types real dice in, and sits at the screen again afterwards", () => {
    const { store } = openDuel({ typed: true }, BLUE);
    at(store).answerAs("blue", new Map(ANSWERS).set("blue-bid", "bid 0"));
    plan(store, "red", "0");
    expect(at(store).needs).not.toBeNull();
    expect(at(store).viewer).toBe("red");
    while (at(store).needs) at(store).rollHere();
    expect(at(store)).toMatchObject({ viewer: "red", curtain: null });
    expect(at(store).open.match.moments).toHaveLength(2);
  });
});

describe("a computer's answers", () => {
  it("that are not legal are refused as a whole", () => {
    const { store } = openDuel(undefined, BLUE);
    const done = at(store).answerAs("blue", new Map(ANSWERS).set("blue-bid", "99"));
    expect(done.ok ? [] : done.error).toMatchObject([{ prompt: "blue-bid" }]);
    expect(at(store).awaited).toEqual(["red", "blue"]);
  });

  it("for a person's seat, or for one that has answered, change nothing", () => {
    const { store, saved } = openDuel(undefined, BLUE);
    at(store).answerAs("red", ANSWERS);
    at(store).answerAs("blue", ANSWERS);
    const { length } = saved;
    at(store).answerAs("blue", new Map(ANSWERS).set("blue-bid", "bid 5"));
    expect(saved).toHaveLength(length);
    expect(saved.at(-1)?.sealed).toContainEqual(["blue-bid", "bid 4"]);
  });

  it("survive a reload, as does who plays", () => {
    const first = openDuel(undefined, BLUE);
    at(first.store).answerAs("blue", ANSWERS);
    const { store } = reload(first);
    expect(at(store)).toMatchObject({ viewer: "red", curtain: null, awaited: ["red"], computers: BLUE });
    plan(store, "red", "0");
    expect(at(store).open.match.moments).toHaveLength(2);
  });
});

describe("a change of who plays", () => {
  it("drops what the computer had sealed and calls the person", () => {
    const { store, saved } = openDuel(undefined, BLUE);
    at(store).answerAs("blue", ANSWERS);
    plan(store, "red", "0");
    at(store).takeBack(1, "red");
    at(store).answerAs("blue", ANSWERS);
    at(store).seatComputer("blue", null);
    expect(at(store)).toMatchObject({ computers: {}, awaited: ["red", "blue"], viewer: "red" });
    expect(saved.at(-1)).toMatchObject({ sealed: [], computers: {} });
    plan(store, "red", "0");
    expect(at(store)).toMatchObject({ viewer: "table", curtain: "blue", sheer: false });
    at(store).liftCurtain();
    expect(at(store)).toMatchObject({ drafts: new Map(), sealed: new Map() });
  });

  it("leaves alone what the other person is writing, and takes the curtain away", () => {
    const { store } = openDuel();
    at(store).liftCurtain();
    at(store).setDraft("red-bid", "bid 2");
    at(store).seatComputer("blue", "ace");
    expect(at(store)).toMatchObject({
      viewer: "red",
      curtain: null,
      drafts: new Map([["red-bid", "bid 2"]]),
    });
  });

  it("sends who gives up his own seat from the screen, with all that he wrote", () => {
    const { store, saved } = openDuel();
    at(store).liftCurtain();
    at(store).setDraft("red-bid", "bid 2");
    at(store).seatComputer("red", "cadet");
    expect(at(store)).toMatchObject({ viewer: "blue", curtain: null, drafts: new Map() });
    expect(saved.at(-1)).toMatchObject({ drafts: [], computers: { red: "cadet" } });
  });

  it("may leave nobody at the screen", () => {
    const { store } = openDuel(undefined, BLUE);
    at(store).seatComputer("red", "pilot");
    expect(at(store)).toMatchObject({ viewer: "table", curtain: null, awaited: ["red", "blue"] });
  });

  it("knows the seats of the match only", () => {
    const { store } = openDuel();
    at(store).seatComputer("green", "pilot");
    expect(at(store).computers).toEqual({});
  });

  it("goes with a branch and a rematch", () => {
    const { store, saved } = openDuel(undefined, BLUE);
    at(store).branchHere("What if");
    expect(saved.at(-1)?.computers).toEqual(BLUE);
    at(store).rematch();
    expect(saved.at(-1)?.computers).toEqual(BLUE);
  });
});

describe("people whose seats are lent to computers", () => {
  const firstRound = (view: unknown) => (view as View).agenda[0]?.do === "plan";
  const RED = new Map([
    ["red-target", "target C4"],
    ["red-bid", "bid 3"],
    ["R1", "done"],
  ]);

  it("have them back before anything else is asked", () => {
    const { store } = openDuel(undefined, BLUE);
    at(store).setDraft("red-bid", "bid 2");
    at(store).lend("cadet", firstRound);
    expect(at(store)).toMatchObject({ computers: { red: "cadet", ...BLUE }, lent: ["red"], viewer: "table" });
    at(store).answerAs("blue", ANSWERS);
    at(store).answerAs("red", RED);
    expect(at(store).open.match.moments).toHaveLength(2);
    expect(at(store)).toMatchObject({ computers: BLUE, lent: [], viewer: "red", drafts: new Map() });
  });

  it("have them back when they ask, whatever has been sealed for them", () => {
    const { store } = openDuel();
    at(store).lend("cadet", () => true);
    expect(at(store)).toMatchObject({ computers: { red: "cadet", blue: "cadet" }, lent: ["red", "blue"] });
    at(store).answerAs("red", RED);
    at(store).recall();
    expect(at(store)).toMatchObject({ computers: {}, lent: [], awaited: ["red", "blue"], curtain: "red" });
    at(store).recall();
    expect(at(store).computers).toEqual({});
  });

  it("have them when the match is opened anew", () => {
    const opened = openDuel(undefined, BLUE);
    at(opened.store).lend("cadet", () => true);
    at(opened.store).answerAs("blue", ANSWERS);
    expect(opened.saved.at(-1)?.computers).toEqual(BLUE);
    expect(at(reload(opened).store)).toMatchObject({ computers: BLUE, lent: [], viewer: "red" });
  });

  it("read no real dice out: the table throws them, what had been read out already counts", () => {
    const { store } = openDuel({ typed: true }, BLUE);
    at(store).answerAs("blue", new Map(ANSWERS).set("blue-bid", "bid 0"));
    plan(store, "red", "0");
    expect(at(store).needs).not.toBeNull();
    at(store).lend("cadet", () => true);
    expect(at(store)).toMatchObject({ needs: null, lent: ["red"] });
    const { moments, entries } = at(store).open.match;
    expect(moments).toHaveLength(2);
    expect(entries.at(-1)).toMatchObject({ kind: "round", source: "seeded" });
    at(store).recall();
    expect(at(store).open.dice).toEqual({ typed: true });
  });

  it("keep them where there is nothing to lend them for, and when somebody sits down anew", () => {
    const { store } = openDuel(undefined, BLUE);
    at(store).lend("cadet", () => false);
    expect(at(store)).toMatchObject({ computers: BLUE, lent: [] });
    at(store).lend("cadet", () => true);
    at(store).seatComputer("blue", "ace");
    expect(at(store)).toMatchObject({ computers: { blue: "ace" }, lent: [] });
  });
});
