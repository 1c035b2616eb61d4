import { describe, expect, it } from "vitest";
import { firstAnswers } from "../computers/around.ts";
import { at, type Opened, openDuel, plan, reload } from "./table.ts";

/** Whether what was saved last is still untouched, and the turn that it is in. */
function last({ saved }: Opened) {
  const record = saved.at(-1);
  return record && { untouched: record.untouched, turn: record.turn };
}

describe("a match that was begun", () => {
  it("is untouched until somebody writes, and touched from then on", () => {
    const opened = openDuel();
    at(opened.store).liftCurtain();
    expect(opened.saved.every(({ untouched }) => untouched)).toBe(true);
    at(opened.store).setDraft("red-bid", "bid 1");
    expect(last(opened)).toEqual({ untouched: false, turn: 1 });
    at(opened.store).setDraft("red-bid", "");
    expect(last(opened)?.untouched).toBe(false);
    expect(last(reload(opened))).toBeUndefined();
  });

  it("is untouched while a computer alone has answered", () => {
    const opened = openDuel(undefined, { blue: "random" });
    at(opened.store).answerAs("blue", new Map(Object.entries(firstAnswers("blue"))));
    expect(last(opened)).toEqual({ untouched: true, turn: 1 });
    plan(opened.store, "red", "0");
    expect(last(opened)?.untouched).toBe(false);
  });

  it("is kept with the turn that it is in", () => {
    const opened = openDuel();
    plan(opened.store, "red", "0");
    plan(opened.store, "blue", "0");
    const { match } = at(opened.store).open;
    expect(match.moments.length).toBeGreaterThan(1);
    const { turn } = match.game.report(match.game.view(match.moments.at(-1)?.state, "table"));
    expect(last(opened)).toEqual({ untouched: false, turn });
  });

  it("between computers is touched once they have played", () => {
    const opened = openDuel(undefined, { blue: "random", red: "random" });
    for (const seat of ["red", "blue"] as const)
      at(opened.store).answerAs(seat, new Map(Object.entries(firstAnswers(seat))));
    expect(at(opened.store).open.match.moments.length).toBeGreaterThan(1);
    expect(last(opened)?.untouched).toBe(false);
  });
});
