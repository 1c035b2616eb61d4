import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Pacing } from "../../../src/app/computers/pacing.ts";
import type { Around } from "../../../src/app/context/computer-players.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

interface Standing {
  /** The moment that somebody looks at; null for the latest. */
  readonly at?: number | null;
  readonly dialog?: string | null;
  readonly held?: boolean;
  readonly underway?: boolean;
  readonly lent?: readonly string[];
  readonly speed?: number;
}

/** The pace of a table that stands so, which rests since now; and how often it has told that it is worth looking again. */
function paced({ at = null, dialog = null, held = false, underway = false, lent = [], speed = 1 }: Standing) {
  const around = {
    store: { getState: () => ({ at, lent }) },
    page: { getState: () => ({ dialog, held }) },
    player: { underway, speed },
  };
  const ready = vi.fn();
  const pacing = new Pacing(around as unknown as Around, ready);
  pacing.stir();
  return { pacing, ready };
}

describe("a table at which computers play", () => {
  it.each([
    ["somebody looks at the past", { at: 3 }],
    ["somebody looks at its very beginning", { at: 0 }],
    ["a dialog is open", { dialog: "settings" }],
    ["the game is held", { held: true }],
    ["something moves", { underway: true }],
    ["a dialog is open over a game that is held", { dialog: "settings", held: true }],
  ])("is not calm while %s, however long", (_, standing) => {
    const { pacing, ready } = paced(standing);
    vi.advanceTimersByTime(60_000);
    expect([pacing.isCalm(), pacing.isCalm(true)]).toEqual([false, false]);
    vi.advanceTimersByTime(60_000);
    expect(ready).not.toHaveBeenCalled();
  });

  it.each([
    ["a pause", {}, false, 700],
    ["a short one where a computer goes on", {}, true, 120],
    ["half of it at twice the speed", { speed: 2 }, false, 350],
    ["nothing where they play in somebody's stead", { lent: ["red"] }, false, 0],
  ])("is calm after %s, and tells so", (_, standing, goesOn, pause) => {
    const { pacing, ready } = paced(standing);
    expect(pacing.isCalm(goesOn)).toBe(pause === 0);
    if (pause === 0) return;
    vi.advanceTimersByTime(pause - 1);
    expect([pacing.isCalm(goesOn), ready.mock.calls.length]).toEqual([false, 0]);
    vi.advanceTimersByTime(1);
    expect([pacing.isCalm(goesOn), ready.mock.calls.length]).toEqual([true, 1]);
  });

  it("begins its pause anew with whatever moves", () => {
    const { pacing } = paced({});
    vi.advanceTimersByTime(600);
    pacing.stir();
    vi.advanceTimersByTime(600);
    expect(pacing.isCalm()).toBe(false);
    vi.advanceTimersByTime(100);
    expect(pacing.isCalm()).toBe(true);
  });

  it("tells nothing any more once it is left", () => {
    const { pacing, ready } = paced({});
    pacing.isCalm();
    pacing.dispose();
    vi.advanceTimersByTime(60_000);
    expect(ready).not.toHaveBeenCalled();
  });
});
