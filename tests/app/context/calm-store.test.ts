import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { calmStore } from "../../../src/app/context/calm-store.ts";
import { at, openDuel } from "../session/table.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What a side answers to the first round of the duel, with its bid. */
function answers(seat: string, bid: string) {
  const own =
    seat === "red" ? { "red-target": "target C4", R1: "done" } : { "blue-guard": "guard B5", B1: "done" };
  return new Map(Object.entries({ ...own, [`${seat}-bid`]: `bid ${bid}` }));
}

/** A table whose people let computers play, and how many moments its papers were told of, each time. */
function lentTable() {
  const { store } = openDuel();
  const calm = calmStore(store);
  const told: number[] = [];
  calm.store.subscribe(({ open }) => told.push(open.match.moments.length));
  at(store).lend("cadet", () => true);
  return { store, calm, told };
}

it("what computers play in people's stead is looked at now and then, not at every step", () => {
  const { store, calm, told } = lentTable();
  const before = told.length;
  at(store).answerAs("red", answers("red", "3"));
  at(store).answerAs("blue", answers("blue", "4"));
  expect(at(store).open.match.moments).toHaveLength(2);
  expect(at(calm.store).open.match.moments).toHaveLength(1);
  expect(told).toHaveLength(before);
  vi.advanceTimersByTime(1000);
  expect(told.slice(before)).toEqual([2]);
  expect(at(calm.store)).toBe(at(store));
});

it("what somebody does there is shown at once, and so is the end of it", () => {
  const { store, calm } = lentTable();
  at(store).answerAs("red", answers("red", "3"));
  at(calm.store).select("R1");
  expect(at(calm.store)).toMatchObject({ selected: "R1", awaited: ["blue"] });
  at(store).answerAs("blue", answers("blue", "4"));
  at(calm.store).recall();
  expect(at(calm.store)).toBe(at(store));
  at(store).liftCurtain();
  expect(at(calm.store)).toBe(at(store));
});

it("tells nobody any more when the table is left", () => {
  const { store, calm, told } = lentTable();
  at(store).answerAs("red", answers("red", "3"));
  calm.dispose();
  const { length } = told;
  at(store).answerAs("blue", answers("blue", "4"));
  vi.advanceTimersByTime(5000);
  expect(told).toHaveLength(length);
});
