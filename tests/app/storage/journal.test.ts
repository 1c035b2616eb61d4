import { describe, expect, it } from "vitest";
import { Journal, type Slate } from "../../../src/app/storage/journal.ts";
import { memoryLogShelf } from "../../../src/app/storage/log-shelf.ts";
import { matchLibrary } from "../../../src/app/storage/match-library.ts";
import { partsOf } from "../../../src/app/storage/parts.ts";
import type { MatchRecord } from "../../../src/app/storage/record.ts";
import { recover } from "../../../src/app/storage/recover.ts";
import { record } from "./parts.ts";

const PENDING = { sealed: [], drafts: [["B1", "3"]], typed: [], draws: [] } as const;

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
  return matchLibrary(memoryLogShelf(), () => undefined);
}

/** What a match has grown by since it had `from` entries. */
function growth(whole: MatchRecord, from: number) {
  const parts = partsOf(whole);
  return { ...parts, entries: parts.entries.slice(from), from };
}

describe("the journal", () => {
  it("forgets what the shelf has, but nothing that was noted since", () => {
    const slate = memorySlate();
    const journal = new Journal(slate);
    const first = journal.noteRounds("a", growth(record("a", 1, 1), 0));
    const second = journal.noteRounds("a", growth(record("a", 2, 2), 1));
    journal.settleRounds("a", first);
    expect(journal.unsaved()).toMatchObject([{ id: "a", rounds: { from: 0, entries: [{}, {}] } }]);
    journal.settleRounds("a", second);
    expect(slate.kept.size).toBe(0);
    journal.noteRounds("a", growth(record("a", 3, 3), 2));
    expect(journal.unsaved()).toMatchObject([{ rounds: { from: 2, entries: [{}] } }]);
  });

  it("notes no more than what is pending with every key", () => {
    const slate = memorySlate();
    const journal = new Journal(slate);
    const text = journal.notePending("a", { at: 1700, ...PENDING });
    expect([...slate.kept.values()]).toEqual([text]);
    expect(text.length).toBeLessThan(100);
    journal.settlePending("a", "older");
    expect(slate.kept.size).toBe(1);
    journal.settlePending("a", text);
    expect(slate.kept.size).toBe(0);
  });

  it("brings back what a page had no time to save", async () => {
    const journal = new Journal(memorySlate());
    const shelf = library();
    await shelf.save(record("a", 1, 2));
    journal.noteRounds("a", growth(record("a", 2, 3), 2));
    journal.noteRounds("a", growth(record("a", 3, 4), 3));
    journal.notePending("a", { at: 4, ...PENDING });
    journal.noteRounds("b", growth(record("b", 1, 1), 0));
    await recover(journal, shelf);
    expect(await shelf.load("a")).toEqual({ ok: true, value: { ...record("a", 3, 4), ...PENDING } });
    expect(await shelf.load("b")).toEqual({ ok: true, value: record("b", 1, 1) });
    expect(journal.unsaved()).toEqual([]);
  });

  it("keeps the rounds that the shelf lacks of those that were noted", async () => {
    const journal = new Journal(memorySlate());
    const shelf = library();
    await shelf.save(record("a", 2, 3));
    journal.noteRounds("a", growth(record("a", 3, 5), 2));
    await recover(journal, shelf);
    expect(await shelf.load("a")).toEqual({ ok: true, value: record("a", 3, 5) });
  });

  it.each([
    ["older than what is kept", record("a", 5, 2), growth(record("a", 2, 1), 0)],
    ["kept already", record("a", 5, 3), growth(record("a", 5, 3), 2)],
    ["after entries that were never kept", record("a", 5, 1), growth(record("a", 6, 4), 3)],
    [
      "after other entries",
      { ...record("a", 5, 3) },
      { ...growth(record("a", 6, 4), 2), entries: [{ answers: { R1: "9" } }, { answers: { R1: "4" } }] },
    ],
  ])("leaves a match as it is when the note is %s", async (_, kept, noted) => {
    const journal = new Journal(memorySlate());
    const shelf = library();
    await shelf.save(kept);
    journal.noteRounds("a", noted);
    await recover(journal, shelf);
    expect(await shelf.load("a")).toEqual({ ok: true, value: kept });
    expect(journal.unsaved()).toEqual([]);
  });

  it("keeps the longer log of one match, whatever the clock said when it was noted", async () => {
    const journal = new Journal(memorySlate());
    const shelf = library();
    await shelf.save(record("a", 9_000, 2));
    journal.noteRounds("a", growth(record("a", 1, 3), 0));
    await recover(journal, shelf);
    expect(await shelf.load("a")).toEqual({ ok: true, value: record("a", 1, 3) });
    journal.noteRounds("a", growth(record("a", 99_000, 1), 0));
    await recover(journal, shelf);
    expect(await shelf.load("a")).toEqual({ ok: true, value: record("a", 1, 3) });
  });

  it("does not put what was pending beside another round", async () => {
    const journal = new Journal(memorySlate());
    const shelf = library();
    await shelf.save(record("a", 5, 3));
    journal.notePending("a", { at: 2, ...PENDING });
    await recover(journal, shelf);
    expect(await shelf.load("a")).toEqual({ ok: true, value: record("a", 5, 3) });
  });

  it("reads whole records as they were noted before", async () => {
    const slate = memorySlate();
    slate.setItem("tallyho.unsaved.a", JSON.stringify({ ...record("a", 2, 1), version: 2 }));
    const shelf = library();
    await recover(new Journal(slate), shelf);
    expect(await shelf.load("a")).toEqual({ ok: true, value: record("a", 2, 1) });
    expect(slate.kept.size).toBe(0);
  });

  it("drops what can't be read, and leaves other people's keys alone", async () => {
    const slate = memorySlate();
    slate.setItem("tallyho.settings", "{}");
    slate.setItem("tallyho.unsaved.x", "{spoilt");
    slate.setItem("tallyho.unsaved.y", JSON.stringify(record("z", 1)));
    slate.setItem("tallyho.unsaved.w", JSON.stringify({ from: 0, head: {}, entries: 3 }));
    slate.setItem("tallyho.desk.v", "[]");
    const shelf = library();
    await recover(new Journal(slate), shelf);
    expect([...slate.kept.keys()]).toEqual(["tallyho.settings"]);
    expect(await shelf.list()).toEqual([]);
  });

  it("goes without notes where the browser has no room or allows none", () => {
    const full = memorySlate();
    const journal = new Journal({
      ...full,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    });
    const noted = growth(record("a", 1), 0);
    expect(journal.noteRounds("a", noted)).toContain('"id":"a"');
    expect(new Journal(undefined).noteRounds("a", noted)).toContain('"id":"a"');
    expect(new Journal(undefined).unsaved()).toEqual([]);
  });
});
