import { describe, expect, test } from "vitest";
import { isStuck } from "../../../src/app/session/selectors.ts";
import { MAX_ENTRIES } from "../../../src/core/limits.ts";
import type { Entry } from "../../../src/core/match/entry.ts";
import { at, openDuel, plan, reload } from "./table.ts";

const TAKEN_BACK: Entry = { kind: "take-back", count: 1, by: "red", agreed: ["blue"] };

/** A duel whose log has no room for another round. */
function fullDuel() {
  const opened = openDuel();
  const { open } = at(opened.store);
  const entries: readonly Entry[] = Array.from({ length: MAX_ENTRIES }, () => TAKEN_BACK);
  opened.store.setState({ open: { ...open, match: { ...open.match, entries } } });
  return opened;
}

/** What the seats write, the last of which hands in. */
function written(opened: ReturnType<typeof openDuel>) {
  const { store } = opened;
  plan(store, "red", "3");
  at(store).liftCurtain();
  at(store).setDraft("blue-guard", "guard B5");
  at(store).setDraft("blue-bid", "bid 0");
  at(store).setDraft("B1", "done");
  return at(store).sealAll("blue");
}

describe("a match whose log is full", () => {
  test("says so when a round is handed in, and keeps what was written", () => {
    const opened = fullDuel();
    expect(isStuck(at(opened.store))).toBe(true);
    const done = written(opened);
    expect(!done.ok && done.error.map(({ code }) => code)).toEqual(["match-full"]);
    expect(new Map(opened.saved.at(-1)?.drafts)).toEqual(
      new Map([
        ["red-target", "target C4"],
        ["red-bid", "bid 3"],
        ["R1", "done"],
        ["blue-guard", "guard B5"],
        ["blue-bid", "bid 0"],
        ["B1", "done"],
      ]),
    );
  });

  test("goes on in a new one that has its rounds and what was written, and nothing that was taken back", () => {
    const opened = fullDuel();
    written(opened);
    const id = at(opened.store).goOn();
    expect(opened.saved.at(-1)).toMatchObject({ id, file: { entries: [] } });
    const { store } = reload(opened);
    expect(isStuck(at(store))).toBe(false);
    plan(store, "red", "3");
    at(store).liftCurtain();
    expect(at(store).drafts).toEqual(
      new Map([
        ["blue-guard", "guard B5"],
        ["blue-bid", "bid 0"],
        ["B1", "done"],
      ]),
    );
    expect(at(store).sealAll("blue").ok).toBe(true);
    expect(at(store).open.match.moments).toHaveLength(2);
  });

  test("is not stuck where one only looks on", () => {
    expect(isStuck({ ...at(fullDuel().store), watching: true })).toBe(false);
    expect(isStuck(at(openDuel().store))).toBe(false);
  });
});

test("a branch of any other match begins with nothing written", () => {
  const opened = openDuel();
  plan(opened.store, "red", "3");
  at(opened.store).branchHere("What if");
  expect(opened.saved.at(-1)).toMatchObject({ sealed: [], drafts: [] });
});
