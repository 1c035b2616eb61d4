import { describe, expect, it } from "vitest";
import { Journal, recover, type Slate } from "../../../src/app/storage/journal.ts";
import { libraryOver } from "../../../src/app/storage/library.ts";
import { newRecord } from "../../../src/app/storage/record.ts";
import { memoryShelf } from "../../../src/app/storage/shelf.ts";

const file = { format: 2 as const, game: "dogfight", config: { scenario: "duel" }, entries: [] };

function record(id: string, updated: number) {
  return { ...newRecord({ id, title: id, file, at: 0 }), updated };
}

function memorySlate(): Slate & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (at) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
}

function library() {
  return libraryOver(memoryShelf(), () => undefined);
}

describe("the journal", () => {
  it("forgets what the shelf has, but nothing that was noted since", () => {
    const slate = memorySlate();
    const journal = new Journal(slate);
    const first = journal.note(record("a", 1));
    const second = journal.note(record("a", 2));
    journal.settle("a", first);
    expect(journal.open()).toMatchObject([{ id: "a", updated: 2 }]);
    journal.settle("a", second);
    expect(slate.kept.size).toBe(0);
  });

  it("brings back what a page had no time to save", async () => {
    const journal = new Journal(memorySlate());
    const shelf = library();
    await shelf.save(record("a", 1));
    journal.note(record("a", 2));
    journal.note(record("b", 1));
    await recover(journal, shelf);
    expect(await shelf.load("a")).toMatchObject({ ok: true, value: { updated: 2 } });
    expect(await shelf.load("b")).toMatchObject({ ok: true });
    expect(journal.open()).toEqual([]);
  });

  it("does not put an older record over a newer one", async () => {
    const journal = new Journal(memorySlate());
    const shelf = library();
    await shelf.save(record("a", 5));
    journal.note(record("a", 2));
    await recover(journal, shelf);
    expect(await shelf.load("a")).toMatchObject({ ok: true, value: { updated: 5 } });
  });

  it("drops what can't be read, and leaves other people's keys alone", () => {
    const slate = memorySlate();
    slate.setItem("tallyho.settings", "{}");
    slate.setItem("tallyho.unsaved.x", "{spoilt");
    slate.setItem("tallyho.unsaved.y", JSON.stringify(record("z", 1)));
    expect(new Journal(slate).open()).toEqual([]);
    expect([...slate.kept.keys()]).toEqual(["tallyho.settings"]);
  });

  it("goes without notes where the browser has no room or allows none", () => {
    const full = memorySlate();
    const journal = new Journal({
      ...full,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    });
    expect(journal.note(record("a", 1))).toContain('"id":"a"');
    expect(new Journal(undefined).note(record("a", 1))).toContain('"id":"a"');
    expect(new Journal(undefined).open()).toEqual([]);
  });
});
