import type { Growth } from "./log-shelf.ts";
import { deviceNotes, type Notes } from "./notes.ts";
import type { Parts, StoredPending } from "./parts.ts";

/** Checkpoints are too large for notes: what lacks them is folded. */
const NO_CHECKPOINTS = { checkpoints: [] };

/** Rounds, or a whole match (`from` 0 of a new one), or a whole record as notes were before version 3. */
const ROUNDS = "tallyho.unsaved.";
/** The key is older than the name: what browsers keep under it is read on. */
const PENDING = "tallyho.desk.";

/** What was noted of a match and never settled. */
interface Unsaved {
  readonly id: string;
  readonly rounds: unknown;
  readonly pending: unknown;
}

/**
 * What has been handed to the shelf but may not lie there yet. The shelf writes a little later; a page that is
 * closed or loaded again at once would lose the last edit, or the dice that have just fallen.
 */
export class Journal {
  /** Rounds of a match that are not settled: later ones are noted with them. */
  private readonly open = new Map<string, Growth>();

  /** `notes` must be written when `set` returns. */
  constructor(private readonly notes: Notes = deviceNotes) {}

  /** Notes rounds at once, with those before them that are not settled. Without room nothing is noted: the shelf has it soon. */
  noteRounds(id: string, growth: Growth): string {
    const before = this.open.get(id);
    const follows = before && growth.from > 0 && before.from + before.entries.length === growth.from;
    const all = follows
      ? { ...growth, from: before.from, entries: [...before.entries, ...growth.entries] }
      : growth;
    this.open.set(id, all);
    // What was pending in the round before is answered.
    this.notes.remove(PENDING + id);
    return this.write(ROUNDS + id, { ...all, ...NO_CHECKPOINTS });
  }

  /** Notes a match from its first entry on, and what was noted of it since: the shelf can't be built on. */
  noteWhole(id: string, parts: Parts): void {
    const { from, entries: later } = this.open.get(id) ?? { from: parts.entries.length, entries: [] };
    const entries = parts.entries.slice(0, from).concat(later);
    const whole = { ...parts, from: 0, head: { ...parts.head, entries: entries.length }, entries };
    this.open.set(id, whole);
    this.write(ROUNDS + id, { ...whole, ...NO_CHECKPOINTS });
  }

  /** The shelf has a match up to so many entries. */
  settleEntries(id: string, count: number): void {
    const { from, entries } = this.open.get(id) ?? { from: 0, entries: [] };
    if (from + entries.length > count) return;
    this.notes.remove(ROUNDS + id);
    this.open.delete(id);
  }

  notePending(id: string, pending: StoredPending): string {
    return this.write(PENDING + id, pending);
  }

  /** The shelf has what was noted, unless something newer was noted since. */
  settleRounds(id: string, text: string): void {
    if (this.settle(ROUNDS + id, text)) this.open.delete(id);
  }

  settlePending(id: string, text: string): void {
    this.settle(PENDING + id, text);
  }

  forget(id: string): void {
    this.open.delete(id);
    for (const prefix of [ROUNDS, PENDING]) this.notes.remove(prefix + id);
  }

  /** What was noted and never settled before this page. */
  unsaved(): readonly Unsaved[] {
    const ids = this.ids().filter((id) => !this.open.has(id));
    return ids.map((id) => ({ id, rounds: this.read(ROUNDS + id), pending: this.read(PENDING + id) }));
  }

  private write(key: string, value: unknown): string {
    const text = JSON.stringify(value);
    // Something older is worth nothing, and takes the room.
    if (!this.notes.set(key, text)) this.notes.remove(key);
    return text;
  }

  private settle(key: string, text: string): boolean {
    const noted = this.notes.get(key);
    if (noted !== null && noted !== text) return false;
    this.notes.remove(key);
    return true;
  }

  private ids(): readonly string[] {
    const ids = this.notes.keys().flatMap((key) => {
      const prefix = [ROUNDS, PENDING].find((one) => key.startsWith(one));
      return prefix ? [key.slice(prefix.length)] : [];
    });
    return [...new Set(ids)];
  }

  private read(key: string): unknown {
    try {
      return JSON.parse(this.notes.get(key) ?? "null");
    } catch {
      return null;
    }
  }
}
