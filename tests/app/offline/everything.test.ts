// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bytesLacking, isEverythingWanted, keepEverything } from "../../../src/app/offline/everything.ts";
import { useOffline } from "../../../src/app/offline/state.ts";
import { deviceNotes } from "../../../src/app/storage/notes.ts";

const FILES = [
  ["/a.js", 100],
  ["/b.js", 300],
  ["/c.png", 600],
] as const;
const WANTED = "tallyho.everything";
const kept = new Set<string>();
/** What cannot be fetched. */
const broken = new Set<string>();
let isOnline = true;
const stages: string[] = [];
let leave = (): void => {};

beforeEach(() => {
  kept.clear();
  broken.clear();
  stages.length = 0;
  isOnline = true;
  deviceNotes.remove(WANTED);
  vi.stubGlobal("fetch", async () => {
    if (!isOnline) throw new Error("no network");
    return { json: async () => ({ files: FILES }) };
  });
  vi.stubGlobal("caches", {
    match: async (address: string) => (kept.has(address) ? {} : undefined),
    open: async () => ({
      add: async (address: string) => {
        if (broken.has(address)) throw new Error(address);
        kept.add(address);
      },
    }),
  });
  leave = useOffline.subscribe(({ stage, share }) => {
    stages.push(stage === "filling" ? `filling ${share}` : stage);
  });
});
afterEach(() => {
  leave();
  deviceNotes.remove(WANTED);
  vi.unstubAllGlobals();
});

describe("a page that is kept whole", () => {
  it("lacks what no cache has, and can't tell without a network", async () => {
    expect(await bytesLacking()).toBe(1000);
    kept.add("/c.png");
    expect(await bytesLacking()).toBe(400);
    isOnline = false;
    expect(await bytesLacking()).toBeUndefined();
  });

  it.each([
    ["one file", ["/a.js", "/b.js"]],
    ["some", ["/b.js"]],
    ["everything", []],
  ])("fetches what it lacks, %s, and tells how far it is, until it is whole", async (_, here) => {
    for (const address of here) kept.add(address);
    expect(isEverythingWanted()).toBe(false);
    await keepEverything();
    expect([...kept].toSorted()).toEqual(FILES.map(([address]) => address));
    expect(stages[0]).toBe("filling 0");
    expect(stages.slice(1, -1)).toContain("filling 1");
    expect(stages.at(-1)).toBe("whole");
    expect([isEverythingWanted(), deviceNotes.get(WANTED)]).toEqual([true, "whole"]);
  });

  it("is never filling where nothing lacks", async () => {
    for (const [address] of FILES) kept.add(address);
    await keepEverything();
    expect(stages).toEqual(["whole"]);
  });

  it("that could not fetch a part is ready for another try, though it was whole before", async () => {
    await keepEverything();
    kept.clear();
    broken.add("/b.js");
    await keepEverything();
    expect([stages.at(-1), deviceNotes.get(WANTED)]).toEqual(["ready", "wanted"]);
    expect(kept.has("/a.js")).toBe(true);
  });

  it("without a network is as it was when it was last looked at", async () => {
    isOnline = false;
    await keepEverything();
    expect([stages, deviceNotes.get(WANTED)]).toEqual([["ready"], "wanted"]);
    isOnline = true;
    await keepEverything();
    isOnline = false;
    await keepEverything();
    expect([stages.at(-1), deviceNotes.get(WANTED)]).toEqual(["whole", "whole"]);
  });
});
