import type { Library } from "./library.ts";
import { type MatchRecord, readRecord } from "./record.ts";

/** Where the journal writes: it must be written when `setItem` returns. */
export type Slate = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const PREFIX = "tallyho.unsaved.";

/**
 * What has been handed to the shelf but may not lie there yet. The shelf writes a little later; a page that is
 * closed or loaded again at once would lose the last edit, or the dice that have just fallen.
 */
export class Journal {
  constructor(private readonly slate: Slate | undefined) {}

  /** Notes a record at once. Without room nothing is noted: the shelf has it soon. */
  note(record: MatchRecord): string {
    const text = JSON.stringify(record);
    try {
      this.slate?.setItem(PREFIX + record.id, text);
    } catch {
      this.forget(record.id);
    }
    return text;
  }

  /** The shelf has what was noted, unless something newer was noted since. */
  settle(id: string, text: string): void {
    if (this.slate?.getItem(PREFIX + id) === text) this.forget(id);
  }

  forget(id: string): void {
    this.slate?.removeItem(PREFIX + id);
  }

  /** Records that were noted and never settled; what can't be read is dropped. */
  open(): readonly MatchRecord[] {
    return this.ids().flatMap((id) => {
      const record = this.read(id);
      if (!record) this.forget(id);
      return record ?? [];
    });
  }

  private ids(): string[] {
    const { slate } = this;
    const keys = Array.from({ length: slate?.length ?? 0 }, (_, at) => slate?.key(at) ?? "");
    return keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
  }

  private read(id: string): MatchRecord | undefined {
    try {
      const record = readRecord(JSON.parse(this.slate?.getItem(PREFIX + id) ?? ""));
      return record.ok && record.value.id === id ? record.value : undefined;
    } catch {
      return undefined;
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

/** Puts on the shelf what was noted and never settled, where the shelf has nothing newer. */
export async function recover(journal: Journal, library: Library): Promise<void> {
  for (const record of journal.open()) {
    const kept = await library.load(record.id);
    if (!kept.ok || kept.value.updated <= record.updated) await library.save(record);
    journal.forget(record.id);
  }
}
