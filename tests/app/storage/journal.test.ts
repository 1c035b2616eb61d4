import { describe, expect, it } from "vitest";
import { Journal } from "../../../src/app/storage/journal.ts";
import { type LogShelf, memoryLogShelf } from "../../../src/app/storage/log-shelf.ts";
import { matchLibrary } from "../../../src/app/storage/match-library.ts";
import { type Notes, notesIn } from "../../../src/app/storage/notes.ts";
import { partsOf } from "../../../src/app/storage/parts.ts";
import type { MatchRecord } from "../../../src/app/storage/record.ts";
import { recover } from "../../../src/app/storage/recover.ts";
import { record } from "./parts.ts";

const PENDING = { sealed: [], drafts: [["B1", "3"]], typed: [], draws: [] } as const;

function memoryNotes(): Notes & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    get: (key) => kept.get(key) ?? null,
    set: (key, text) => kept.set(key, text) !== undefined,
    remove: (key) => kept.delete(key),
    keys: () => [...kept.keys()],
  };
}

function refusing(): never {
  throw new DOMException("no", "SecurityError");
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
    const notes = memoryNotes();
    const journal = new Journal(notes);
    const first = journal.noteRounds("a", growth(record("a", 1, 1), 0));
    const second = journal.noteRounds("a", growth(record("a", 2, 2), 1));
    journal.settleRounds("a", first);
    expect(new Journal(notes).unsaved()).toMatchObject([{ id: "a", rounds: { from: 0, entries: [{}, {}] } }]);
    journal.settleRounds("a", second);
    expect(notes.kept.size).toBe(0);
    journal.noteRounds("a", growth(record("a", 3, 3), 2));
    expect(new Journal(notes).unsaved()).toMatchObject([{ rounds: { from: 2, entries: [{}] } }]);
  });

  it("notes no more than what is pending with every key", () => {
    const notes = memoryNotes();
    const journal = new Journal(notes);
    const text = journal.notePending("a", { at: 1700, ...PENDING });
    expect([...notes.kept.values()]).toEqual([text]);
    expect(text.length).toBeLessThan(100);
    journal.settlePending("a", "older");
    expect(notes.kept.size).toBe(1);
    journal.settlePending("a", text);
    expect(notes.kept.size).toBe(0);
  });

  it("brings back what a page had no time to save", async () => {
    const notes = memoryNotes();
    const journal = new Journal(notes);
    const shelf = library();
    await shelf.save(record("a", 1, 2));
    journal.noteRounds("a", growth(record("a", 2, 3), 2));
    journal.noteRounds("a", growth(record("a", 3, 4), 3));
    journal.notePending("a", { at: 4, ...PENDING });
    journal.noteRounds("b", growth(record("b", 1, 1), 0));
    await recover(new Journal(notes), shelf);
    expect(await shelf.load("a")).toEqual({ ok: true, value: { ...record("a", 3, 4), ...PENDING } });
    expect(await shelf.load("b")).toEqual({ ok: true, value: record("b", 1, 1) });
    expect(new Journal(notes).unsaved()).toEqual([]);
  });

  it("keeps the rounds that the shelf lacks of those that were noted", async () => {
    const notes = memoryNotes();
    const journal = new Journal(notes);
    const shelf = library();
    await shelf.save(record("a", 2, 3));
    journal.noteRounds("a", growth(record("a", 3, 5), 2));
    await recover(new Journal(notes), shelf);
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
    const notes = memoryNotes();
    const journal = new Journal(notes);
    const shelf = library();
    await shelf.save(kept);
    journal.noteRounds("a", noted);
    await recover(new Journal(notes), shelf);
    expect(await shelf.load("a")).toEqual({ ok: true, value: kept });
    expect(new Journal(notes).unsaved()).toEqual([]);
  });

  it("keeps the longer log of one match, whatever the clock said when it was noted", async () => {
    const notes = memoryNotes();
    const journal = new Journal(notes);
    const shelf = library();
    await shelf.save(record("a", 9_000, 2));
    journal.noteRounds("a", growth(record("a", 1, 3), 0));
    await recover(new Journal(notes), shelf);
    expect(await shelf.load("a")).toEqual({ ok: true, value: record("a", 1, 3) });
    journal.noteRounds("a", growth(record("a", 99_000, 1), 0));
    await recover(new Journal(notes), shelf);
    expect(await shelf.load("a")).toEqual({ ok: true, value: record("a", 1, 3) });
  });

  it("does not put what was pending beside another round", async () => {
    const notes = memoryNotes();
    const journal = new Journal(notes);
    const shelf = library();
    await shelf.save(record("a", 5, 3));
    journal.notePending("a", { at: 2, ...PENDING });
    await recover(new Journal(notes), shelf);
    expect(await shelf.load("a")).toEqual({ ok: true, value: record("a", 5, 3) });
  });

  it("reads whole records as they were noted before", async () => {
    const notes = memoryNotes();
    notes.set("tallyho.unsaved.a", JSON.stringify({ ...record("a", 2, 1), version: 2 }));
    const shelf = library();
    await recover(new Journal(notes), shelf);
    expect(await shelf.load("a")).toEqual({ ok: true, value: record("a", 2, 1) });
    expect(notes.kept.size).toBe(0);
  });

  it("drops what can't be read, and leaves other people's keys alone", async () => {
    const notes = memoryNotes();
    notes.set("tallyho.settings", "{}");
    notes.set("tallyho.unsaved.x", "{spoilt");
    notes.set("tallyho.unsaved.y", JSON.stringify(record("z", 1)));
    notes.set("tallyho.unsaved.w", JSON.stringify({ from: 0, head: {}, entries: 3 }));
    notes.set("tallyho.desk.v", "[]");
    const shelf = library();
    await recover(new Journal(notes), shelf);
    expect([...notes.kept.keys()]).toEqual(["tallyho.settings"]);
    expect(await shelf.list()).toEqual([]);
  });

  it("leaves noted what the shelf can't be asked about, and plays a whole match on in memory", async () => {
    const notes = memoryNotes();
    const before = new Journal(notes);
    before.noteRounds("a", growth(record("a", 1, 2), 0));
    before.noteRounds("b", growth(record("b", 1, 3), 2));
    before.notePending("c", { at: 1, ...PENDING });
    const inner = memoryLogShelf();
    const others = matchLibrary(inner, () => undefined);
    await others.save(record("b", 1, 2));
    await others.save(record("c", 1, 1));
    let isDead = true;
    const shelf = Object.fromEntries(
      Object.entries(inner).map(([name, act]) => [
        name,
        async (...given: never[]) => (isDead ? refusing() : (act as (...all: never[]) => unknown)(...given)),
      ]),
    ) as unknown as LogShelf;
    const own = matchLibrary(shelf, () => undefined);
    const next = new Journal(notes);
    expect(await recover(next, own)).toBe(false);
    expect(await own.load("a")).toEqual({ ok: true, value: record("a", 1, 2) });
    expect(await own.load("b")).toMatchObject({ error: { code: "record-unreadable" } });
    expect(notes.kept.size).toBe(3);
    isDead = false;
    expect(await own.retry()).toEqual([{ id: "a", entries: 2 }]);
    expect(await recover(next, own)).toBe(true);
    expect(notes.kept.size).toBe(0);
    expect(await others.load("a")).toEqual({ ok: true, value: record("a", 1, 2) });
    expect(await others.load("b")).toEqual({ ok: true, value: record("b", 1, 3) });
    expect(await others.load("c")).toEqual({ ok: true, value: { ...record("c", 1, 1), ...PENDING } });
  });

  it("notes a match from its first entry on, and what was noted of it since, where the shelf can't be built on", () => {
    const notes = memoryNotes();
    const journal = new Journal(notes);
    journal.noteRounds("a", growth(record("a", 1, 3), 2));
    journal.noteRounds("a", growth(record("a", 2, 4), 3));
    journal.noteWhole("a", partsOf(record("a", 1, 3)));
    const { rounds } = new Journal(notes).unsaved()[0] as { rounds: { entries: unknown } };
    expect(rounds).toMatchObject({ from: 0, head: { entries: 4 } });
    expect(rounds.entries).toEqual(record("a", 1, 4).file.entries);
    journal.settleEntries("a", 3);
    expect(notes.kept.size).toBe(1);
    journal.settleEntries("a", 4);
    expect(notes.kept.size).toBe(0);
  });

  it("goes without notes where the browser has no room or allows none", () => {
    const journal = new Journal({ ...memoryNotes(), set: () => false });
    const noted = growth(record("a", 1), 0);
    expect(journal.noteRounds("a", noted)).toContain('"id":"a"');
    expect(new Journal(notesIn(refusing)).noteRounds("a", noted)).toContain('"id":"a"');
    expect(new Journal(notesIn(refusing)).unsaved()).toEqual([]);
  });
});
