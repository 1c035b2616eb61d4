import type { Problem } from "../../core/game.ts";
import { fail, type Result } from "../../core/result.ts";
import { type ListedOf, newestFirst } from "./library.ts";
import type { Kept, LogShelf } from "./log-shelf.ts";
import {
  isOld,
  type KeptParts,
  type ListedMatch,
  listedFrom,
  type Parts,
  partsOf,
  recordIn,
  type StoredPending,
} from "./parts.ts";
import type { MatchRecord } from "./record.ts";
import { inSlices } from "./slices.ts";

/** A line of the list of own matches. */
export type Listed = ListedOf<ListedMatch>;

/** What nobody has touched for so long is not kept, in milliseconds: a week. */
const FORGOTTEN = 7 * 24 * 60 * 60 * 1000;

/** Matches in which somebody has done something, and ids of those that nobody will; times in milliseconds since 1970. */
export function sortedOut(
  all: readonly Listed[],
  time: number,
): { readonly touched: readonly Listed[]; readonly forgotten: readonly string[] } {
  const heads = all.flatMap((match) => (match.ok ? [match.value] : []));
  return {
    touched: all.filter((match) => !match.ok || !match.value.untouched),
    forgotten: heads
      .filter(({ untouched, created }) => untouched && time - created > FORGOTTEN)
      .map(({ id }) => id),
  };
}

/** Own matches. No call fails: what the browser refuses to keep is kept in memory. */
export interface MatchLibrary {
  /** Keeps a match as a whole, in place of what was kept under its id. */
  save(record: MatchRecord): Promise<void>;
  /**
   * Keeps what a match has grown by since its log had `from` entries, or all of it where the browser has lost it. False
   * when it has grown elsewhere or was removed: nothing is kept.
   */
  append(record: MatchRecord, from: number): Promise<boolean>;
  /** The same of what is written for the open round. */
  savePending(id: string, pending: StoredPending): Promise<boolean>;
  /** Takes a match as one that the shelf lacks. */
  hold(record: MatchRecord): void;
  /** Whether what was last to be kept of a match is in memory only. */
  lacks(id: string): boolean;
  /** Tries once more to keep what is in memory only, and tells which matches are kept since, up to how many entries. */
  retry(): Promise<readonly { readonly id: string; readonly entries: number }[]>;
  load(id: string): Promise<Result<MatchRecord, Problem>>;
  list(): Promise<readonly Listed[]>;
  remove(id: string): Promise<void>;
}

/** Does one thing after another. */
function queue(): <T>(act: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    const next = last.then(act);
    last = next.catch(() => undefined);
    return next;
  };
}

function entriesOf(kept: KeptParts): readonly unknown[] {
  return isOld(kept) ? [] : kept.entries;
}

/** Whether a match goes on from what lies on the shelf, so that nothing is lost when it takes that place. */
function goesOnFrom(parts: Parts, there: KeptParts | undefined): boolean {
  const before = there ? entriesOf(there) : [];
  return JSON.stringify(parts.entries.slice(0, before.length)) === JSON.stringify(before);
}

/** Matches over a shelf that may fail at any time; see `matchLibrary`. */
class Matches implements MatchLibrary {
  /** What the shelf refused: it hides what lies there until a save as a whole goes through. */
  private readonly spare = new Map<string, Parts>();
  /** Every match that was read or saved here, so that it can be kept as a whole if the shelf begins to fail. */
  private readonly known = new Map<string, Parts>();
  private readonly inTurn = queue();

  constructor(
    private readonly shelf: LogShelf,
    private readonly report: (error: unknown | null) => void,
  ) {}

  save(record: MatchRecord): Promise<void> {
    const parts = this.note(record.id, partsOf(record));
    return this.inTurn(async () => {
      await this.keepWhole(record.id, parts);
    });
  }

  hold(record: MatchRecord): void {
    this.spare.set(record.id, this.note(record.id, partsOf(record)));
  }

  lacks(id: string): boolean {
    return this.spare.has(id);
  }

  async retry() {
    // With nothing to be kept the browser is asked all the same, so that no banner stays up for want of a match.
    if (this.spare.size === 0) await this.inTurn(() => this.attempt(() => this.ask(), undefined));
    const tried = [...this.spare].map(([id, { entries }]) => ({ id, entries: entries.length }));
    for (const { id } of tried) await this.inTurn(() => this.keepSpare(id));
    return tried.filter(({ id }) => !this.spare.has(id));
  }

  private async ask(): Promise<void> {
    await this.shelf.heads();
    this.tellKept();
  }

  append(record: MatchRecord, from: number): Promise<boolean> {
    const { id } = record;
    const parts = this.note(id, partsOf(record));
    const growth = { ...parts, entries: parts.entries.slice(from), from };
    return this.inTurn(() => this.keep(id, parts, () => this.shelf.append(id, growth)));
  }

  savePending(id: string, pending: StoredPending): Promise<boolean> {
    const before = this.known.get(id);
    const parts = before && this.note(id, { ...before, pending });
    return this.inTurn(() => this.keep(id, parts, () => this.shelf.setPending(id, pending)));
  }

  load(id: string): Promise<Result<MatchRecord, Problem>> {
    return this.inTurn(async () => {
      try {
        const kept = this.spare.get(id) ?? (await this.shelf.read(id));
        return kept ? await this.read(id, kept) : fail({ code: "record-missing", values: {} });
      } catch (error) {
        this.report(error);
        return fail({ code: "record-unreadable", values: {} });
      }
    });
  }

  list(): Promise<readonly Listed[]> {
    return this.inTurn(async () => {
      const heads = new Map(await this.attempt(() => this.shelf.heads(), []));
      for (const [id, { head }] of this.spare) heads.set(id, head);
      return [...heads].map(([id, head]) => lineOf(id, head)).sort(newestFirst);
    });
  }

  remove(id: string): Promise<void> {
    this.spare.delete(id);
    this.known.delete(id);
    return this.inTurn(() => this.attempt(() => this.shelf.remove(id), undefined));
  }

  private note(id: string, parts: Parts): Parts {
    this.known.set(id, parts);
    return parts;
  }

  private async attempt<T>(act: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await act();
    } catch (error) {
      this.report(error);
      return otherwise;
    }
  }

  /** A match of an older form is kept in today's from now on. */
  private async read(id: string, kept: KeptParts): Promise<Result<MatchRecord, Problem>> {
    const record = await inSlices(recordIn(kept));
    if (!record.ok) return record;
    const parts = this.note(id, partsOf(record.value));
    if (isOld(kept)) await this.attempt(() => this.shelf.replace(id, parts), undefined);
    return record;
  }

  private keepWhole(id: string, parts: Parts): Promise<boolean> {
    this.spare.set(id, parts);
    return this.attempt(async () => {
      await this.shelf.replace(id, parts);
      this.spare.delete(id);
      this.tellKept();
      return true;
    }, true);
  }

  /** Keeps what is in memory only as a whole, unless the match has gone on elsewhere meanwhile: that stays. */
  private keepSpare(id: string): Promise<boolean> {
    return this.attempt(async () => {
      const parts = this.spare.get(id);
      if (!parts) return true;
      if (goesOnFrom(parts, await this.shelf.read(id))) return this.keepWhole(id, parts);
      this.spare.delete(id);
      this.known.delete(id);
      this.tellKept();
      return false;
    }, true);
  }

  /** All is well only once nothing is in memory alone. */
  private tellKept(): void {
    if (this.spare.size === 0) this.report(null);
  }

  /** Keeps a part; what has been refused before, or lost by the browser, is kept as a whole. */
  private async keep(id: string, parts: Parts | undefined, act: () => Promise<Kept>): Promise<boolean> {
    if (parts && this.spare.has(id)) {
      this.spare.set(id, parts);
      return this.keepSpare(id);
    }
    try {
      const kept = await act();
      if (kept === "lost" && parts) return this.keepWhole(id, parts);
      if (kept !== "kept") this.known.delete(id);
      this.tellKept();
      return kept === "kept";
    } catch (error) {
      this.report(error);
      if (parts) this.spare.set(id, parts);
      return true;
    }
  }
}

function lineOf(id: string, head: unknown): Listed {
  const line = listedFrom(head);
  return line.ok ? line : { ok: false, id, error: line.error };
}

/** Own matches over a shelf that may fail at any time. `report` hears of every failure, and of every save that went through. */
export function matchLibrary(shelf: LogShelf, report: (error: unknown | null) => void): MatchLibrary {
  return new Matches(shelf, report);
}
