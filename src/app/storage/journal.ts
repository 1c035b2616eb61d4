import type { Growth } from "./log-shelf.ts";
import type { StoredPending } from "./parts.ts";

/** Where the journal writes: it must be written when `setItem` returns. */
export type Slate = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

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

  constructor(private readonly slate: Slate | undefined) {}

  /** Notes rounds at once, with those before them that are not settled. Without room nothing is noted: the shelf has it soon. */
  noteRounds(id: string, growth: Growth): string {
    const before = this.open.get(id);
    const follows = before && growth.from > 0 && before.from + before.entries.length === growth.from;
    const all = follows
      ? { ...growth, from: before.from, entries: [...before.entries, ...growth.entries] }
      : growth;
    this.open.set(id, all);
    // What was pending in the round before is answered.
    this.slate?.removeItem(PENDING + id);
    return this.write(ROUNDS + id, { ...all, ...NO_CHECKPOINTS });
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
    for (const prefix of [ROUNDS, PENDING]) this.slate?.removeItem(prefix + id);
  }

  /** What was noted and never settled. */
  unsaved(): readonly Unsaved[] {
    return this.ids().map((id) => ({ id, rounds: this.read(ROUNDS + id), pending: this.read(PENDING + id) }));
  }

  private write(key: string, value: unknown): string {
    const text = JSON.stringify(value);
    try {
      this.slate?.setItem(key, text);
    } catch {
      this.slate?.removeItem(key);
    }
    return text;
  }

  private settle(key: string, text: string): boolean {
    const noted = this.slate?.getItem(key) ?? null;
    if (noted !== null && noted !== text) return false;
    this.slate?.removeItem(key);
    return true;
  }

  private ids(): readonly string[] {
    const { slate } = this;
    const keys = Array.from({ length: slate?.length ?? 0 }, (_, at) => slate?.key(at) ?? "");
    const ids = keys.flatMap((key) => {
      const prefix = [ROUNDS, PENDING].find((one) => key.startsWith(one));
      return prefix ? [key.slice(prefix.length)] : [];
    });
    return [...new Set(ids)];
  }

  private read(key: string): unknown {
    try {
      return JSON.parse(this.slate?.getItem(key) ?? "null");
    } catch {
      return null;
    }
  }
}

/** The browser's own journal; one that notes nothing where the browser allows none. */
export function browserJournal(): Journal {
  try {
    return new Journal(localStorage);
  } catch {
    return new Journal(undefined);
  }
}
