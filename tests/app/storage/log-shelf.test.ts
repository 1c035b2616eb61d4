import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection } from "../../../src/app/storage/connection.ts";
import { browserLogShelf, type LogShelf, memoryLogShelf } from "../../../src/app/storage/log-shelf.ts";
import { type Parts, partsOf } from "../../../src/app/storage/parts.ts";
import { record } from "./parts.ts";

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("IDBKeyRange", IDBKeyRange);
});
afterEach(() => vi.unstubAllGlobals());

let bases = 0;

function browser(): LogShelf {
  return browserLogShelf(new Connection(`base ${++bases}`, "store"));
}

const IDS = ["a", "b"];
const id = fc.constantFrom(...IDS);
const count = fc.nat({ max: 3 });
const checkpoints = fc.subarray([1, 2, 3]);

/** A match of so many rounds with checkpoints at some of its entries. */
function parts(of: string, rounds: number, at: readonly number[]): Parts {
  const kept = at.map((entry) => ({ entry, state: entry }) as unknown as Parts["checkpoints"][number]);
  return { ...partsOf(record(of, 0, rounds)), checkpoints: kept };
}

type Call = (shelf: LogShelf) => Promise<unknown>;

const call: fc.Arbitrary<Call> = fc.oneof(
  fc.tuple(id, count, checkpoints).map(([of, rounds, at]) => (shelf: LogShelf) => {
    return shelf.replace(of, parts(of, rounds, at));
  }),
  fc.tuple(id, count, count, checkpoints).map(([of, from, more, at]) => (shelf: LogShelf) => {
    const whole = parts(of, from + more, at);
    return shelf.append(of, { ...whole, from, entries: whole.entries.slice(from) });
  }),
  fc.tuple(id, count, fc.string()).map(([of, at, text]) => (shelf: LogShelf) => {
    return shelf.setPending(of, { ...partsOf(record(of, 0)).pending, at, drafts: [["R1", text]] });
  }),
  id.map((of) => (shelf: LogShelf) => shelf.remove(of)),
);

/** All that a shelf tells. */
async function told(shelf: LogShelf): Promise<unknown> {
  const heads = await shelf.heads();
  return { heads: new Map(heads), matches: await Promise.all(IDS.map(shelf.read)) };
}

describe("the browser's shelf", () => {
  it("answers and keeps as the one in memory does, whatever is asked of it", async () => {
    const same = fc.asyncProperty(fc.array(call, { maxLength: 10 }), async (calls) => {
      const [own, model] = [browser(), memoryLogShelf()];
      for (const one of calls) expect(await one(own)).toEqual(await one(model));
      expect(await told(own)).toEqual(await told(model));
    });
    await fc.assert(same, { numRuns: 40 });
  });

  it.each([
    ["another match that was removed", "b", "lost"],
    ["the match itself that was removed", "a", "grown"],
  ])("tells a match that the browser has lost from %s", async (_, removed, answer) => {
    for (const shelf of [browser(), memoryLogShelf()]) {
      await shelf.remove(removed);
      expect(await shelf.append("a", { ...parts("a", 1, []), from: 0 })).toBe(answer);
    }
  });

  it("reads back a log of more entries than lie in one row", async () => {
    const shelf = browser();
    const long = parts("a", 2500, []);
    await shelf.replace("a", long);
    const longer = parts("a", 2502, []);
    await shelf.append("a", { ...longer, from: 2500, entries: longer.entries.slice(2500) });
    expect((await shelf.read("a"))?.entries).toEqual(longer.entries);
  });
});
