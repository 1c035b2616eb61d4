import { describe, expect, it } from "vitest";
import type { TableShown } from "../../../../src/app/session/session.ts";
import { reportOf } from "../../../../src/app/session/turns.ts";
import { type LogLine, linesOf, logRows } from "../../../../src/app/table/log/loglines.ts";
import { now } from "../../../../src/core/match/match.ts";
import { report } from "../../../../src/games/dogfight/face/report.ts";
import { openLastShot, playLastShot } from "../../session/dogfight.ts";
import { at, choiceOf, openDuel, plan } from "../../session/table.ts";

/** Every line of the log, oldest first. */
function logLines(state: TableShown): readonly LogLine[] {
  return logRows(state.open.match, state.open.match.moments.length).flatMap((row) =>
    linesOf(state, report.decides, row),
  );
}

describe("the log", () => {
  it("has a line for each fact, and before it the dice that it tells of", async () => {
    const store = await openLastShot();
    expect(logLines(store.getState())).toEqual([]);
    playLastShot(store);
    const lines = logLines(store.getState());
    const keys = lines.map((line) => (line.kind === "fact" ? line.event.key : line.kind));
    expect(keys).toEqual([
      "revealed",
      "flies",
      "flies",
      "dice",
      "initiative",
      "dice",
      "fires",
      "dice",
      "hit-fuselage",
      "destroyed",
      "victory",
    ]);
    const fallen = lines.flatMap((line) => (line.kind === "dice" ? [line.dice.map(({ face }) => face)] : []));
    expect(fallen.slice(1)).toEqual([[1], [3]]);
  });

  it("keeps a line for what was taken back, and nothing of it", async () => {
    const store = await openLastShot();
    playLastShot(store);
    store.getState().takeBack(1, "red", ["blue"]);
    const lines = logLines(store.getState());
    expect(lines.at(-1)).toEqual({ kind: "taken-back", count: 1, by: "red", agreed: ["blue"] });
    expect(lines.some((line) => line.kind === "fact" && line.event.key === "fires")).toBe(false);
  });

  it("tells where dice come from somewhere else than before: computers read none out", () => {
    const { store } = openDuel({ typed: true }, { blue: "pilot" });
    const answers = (seat: string, bid: string) =>
      new Map([choiceOf(seat), [`${seat}-bid`, `bid ${bid}`], [seat === "red" ? "R1" : "B1", "done"]]);
    at(store).lend("pilot", () => true);
    at(store).answerAs("blue", answers("blue", "0"));
    at(store).answerAs("red", answers("red", "0"));
    const told = logLines(at(store)).filter(({ kind }) => kind === "source");
    expect(told).toEqual([{ kind: "source", moment: 1, turn: 1, source: "seeded" }]);
  });

  it("tells who took back sealed orders, and of which turn, unless the turn was taken back too", () => {
    const { store } = openDuel();
    plan(store, "red", "3");
    plan(store, "blue", "0");
    at(store).liftCurtain();
    at(store).answerNow("red-shove", "pass");
    plan(store, "red", "2");
    at(store).raiseCurtain("red");
    at(store).liftCurtain();
    const { turn } = reportOf(at(store).open.match, now(at(store).open.match));
    expect(logLines(at(store)).at(-1)).toEqual({ kind: "unsealed", seat: "red", turn });
    at(store).takeBack(1, "red", ["blue"]);
    const kinds = logLines(at(store)).slice(-2);
    expect(kinds).toMatchObject([{ kind: "unsealed", seat: "red", turn: null }, { kind: "taken-back" }]);
  });

  it("goes on after the grey line", async () => {
    const store = await openLastShot();
    playLastShot(store);
    store.getState().takeBack(1, "red", ["blue"]);
    store.getState().answerNow("red", "done");
    const kinds = logLines(store.getState()).map((line) => line.kind);
    expect(kinds.indexOf("taken-back")).toBe(5);
    expect(kinds.length).toBeGreaterThan(6);
  });
});

describe("an open phase without secrets", () => {
  it("asks the next seat without a curtain", async () => {
    const store = await openLastShot();
    playLastShot(store);
    store.getState().takeBack(1, "red", ["blue"]);
    expect(store.getState()).toMatchObject({ viewer: "red", curtain: null });
  });
});
