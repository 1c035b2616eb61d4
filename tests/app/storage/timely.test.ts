import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type LogShelf, memoryLogShelf } from "../../../src/app/storage/log-shelf.ts";
import { matchLibrary } from "../../../src/app/storage/match-library.ts";
import { timely } from "../../../src/app/storage/timely.ts";
import { troubleOf } from "../../../src/app/storage/trouble.ts";
import { record } from "./parts.ts";

const PATIENCE = 3000;

/** A shelf whose calls are answered when `answer` is called, or never. */
function silent(): { shelf: LogShelf; answer(): void } {
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const kept = memoryLogShelf();
  const shelf = Object.fromEntries(
    Object.entries(kept).map(([name, act]) => [
      name,
      async (...given: readonly unknown[]) => {
        await asked;
        return (act as (...all: readonly unknown[]) => unknown)(...given);
      },
    ]),
  ) as unknown as LogShelf;
  return { shelf, answer: () => answer() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a storage that does not answer", () => {
  it("holds play up once, and then matches are kept in memory and the trouble is told", async () => {
    vi.stubGlobal("indexedDB", {});
    const report = vi.fn();
    const library = matchLibrary(timely(silent().shelf, PATIENCE), report);
    const saved = library.save(record("a", 1, 1));
    await vi.advanceTimersByTimeAsync(PATIENCE);
    await saved;
    expect(report.mock.lastCall?.map(troubleOf)).toEqual(["late"]);
    expect(await library.append(record("a", 2, 2), 1)).toBe(true);
    expect(await library.load("a")).toEqual({ ok: true, value: record("a", 2, 2) });
    expect(await library.list()).toHaveLength(1);
  });

  it("is used again once it answers", async () => {
    const { shelf, answer } = silent();
    const watched = timely(shelf, PATIENCE);
    const first = expect(watched.heads()).rejects.toThrow("not answered");
    await vi.advanceTimersByTimeAsync(PATIENCE);
    await first;
    await expect(watched.heads()).rejects.toThrow("does not answer");
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(await watched.heads()).toEqual([]);
  });

  it("is asked again after as long once more, by another connection", async () => {
    const { shelf } = silent();
    const late = vi.fn();
    const watched = timely(shelf, PATIENCE, late);
    for (const times of [1, 2]) {
      const asked = expect(watched.heads()).rejects.toThrow("has not answered");
      await vi.advanceTimersByTimeAsync(PATIENCE);
      await asked;
      expect(late).toHaveBeenCalledTimes(times);
      await expect(watched.heads()).rejects.toThrow("does not answer");
      await vi.advanceTimersByTimeAsync(PATIENCE);
    }
  });

  it("is not given up because the page itself stood still for longer", async () => {
    vi.useRealTimers();
    const patience = 80;
    const { shelf, answer } = silent();
    const asked = timely(shelf, patience).heads();
    const begun = Date.now();
    while (Date.now() - begun < 3 * patience);
    // What came in meanwhile is heard after the timers that are due.
    setImmediate(answer);
    expect(await asked).toEqual([]);
  });
});
