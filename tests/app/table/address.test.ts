import { afterEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import type { TableStore } from "../../../src/app/session/session.ts";
import { followMoment } from "../../../src/app/table/address.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page at an address, and the moment that its table looks at. */
function pageAt(hash: string) {
  vi.useFakeTimers();
  const place = { hash };
  vi.stubGlobal("location", place);
  vi.stubGlobal("history", {
    state: null,
    replaceState: (_state: unknown, _title: string, to: string) => {
      place.hash = to;
    },
  });
  const store = createStore(() => ({ at: null as number | null }));
  return { place, store, leave: followMoment(store as unknown as TableStore) };
}

test("the moment that is looked at stands in the address once nobody scrubs any more", () => {
  const { place, store } = pageAt("#/match/one");
  store.setState({ at: 3 });
  expect(place.hash).toBe("#/match/one");
  vi.runAllTimers();
  expect(place.hash).toBe("#/match/one?at=3");
});

test("the address waits while somebody scrubs, and loses the moment at once when the latest is looked at", () => {
  const { place, store } = pageAt("#/match/one");
  for (const at of [3, 4, 5]) {
    store.setState({ at });
    vi.advanceTimersByTime(200);
    expect(place.hash).toBe("#/match/one");
  }
  vi.advanceTimersByTime(200);
  expect(place.hash).toBe("#/match/one?at=5");
  store.setState({ at: null });
  vi.advanceTimersByTime(0);
  expect(place.hash).toBe("#/match/one");
});

test("the moment of one match never comes into the address of another, whose page is still to come", () => {
  const { place, store, leave } = pageAt("#/match/one");
  store.setState({ at: 0 });
  place.hash = "#/match/two";
  vi.runAllTimers();
  expect(place.hash).toBe("#/match/two");
  leave();
  expect(place.hash).toBe("#/match/two");
});
