import type { Problem } from "../../core/game.ts";
import { fail, type Result } from "../../core/result.ts";
import { memoryShelf, type Shelf } from "./shelf.ts";

/** What every record of somebody's own has. */
export interface Kept {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly updated: number;
}

/** A line of a list of own things: a record, or the id of one that can't be read and why. */
export type ListedOf<Own> =
  | { readonly ok: true; readonly value: Own }
  | { readonly ok: false; readonly id: string; readonly error: Problem };

/** Own things. No call fails: what the browser refuses to keep is kept in memory. */
export interface LibraryOf<Own> {
  save(record: Own): Promise<void>;
  load(id: string): Promise<Result<Own, Problem>>;
  list(): Promise<readonly ListedOf<Own>[]>;
  remove(id: string): Promise<void>;
  /** Tries once more to keep what is in memory only; whether all is kept. */
  retry(): Promise<boolean>;
}

/**
 * A library over a shelf that may fail at any time. A record that the shelf refuses stays in memory, where it
 * hides the older one on the shelf, until a later save goes through. `report` hears of every failure, and of
 * every save that went through.
 */
export function libraryOf<Own extends Kept>(
  shelf: Shelf,
  read: (kept: unknown) => Result<Own, Problem>,
  report: (error: unknown | null) => void,
): LibraryOf<Own> {
  const spare = memoryShelf();
  const attempt = async <T>(act: () => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await act();
    } catch (error) {
      report(error);
      return otherwise;
    }
  };
  const keep = async (id: string, record: unknown) => {
    await shelf.set(id, record);
    // Something newer may have been handed in meanwhile.
    if ((await spare.get(id)) === record) await spare.remove(id);
    if ((await spare.all()).length === 0) report(null);
  };
  const retry = async () => {
    const lacking = await spare.all();
    if (lacking.length === 0) {
      await shelf.all();
      report(null);
    }
    for (const [id, record] of lacking) await keep(id, record);
    return (await spare.all()).length === 0;
  };
  return {
    async save(record) {
      await spare.set(record.id, record);
      await attempt(() => keep(record.id, record), undefined);
    },
    async load(id) {
      try {
        const kept = (await spare.get(id)) ?? (await shelf.get(id));
        return kept === undefined ? fail({ code: "record-missing", values: {} }) : read(kept);
      } catch (error) {
        report(error);
        return fail({ code: "record-unreadable", values: {} });
      }
    },
    retry: () => attempt(retry, false),
    async list() {
      const all = new Map([...(await attempt(() => shelf.all(), [])), ...(await spare.all())]);
      return [...all].map(([id, kept]) => listed(id, read(kept))).sort(newestFirst);
    },
    async remove(id) {
      await spare.remove(id);
      await attempt(() => shelf.remove(id), undefined);
    },
  };
}

function listed<Own>(id: string, read: Result<Own, Problem>): ListedOf<Own> {
  return read.ok ? read : { ok: false, id, error: read.error };
}

/** Latest first; what can't be read comes last. */
export function newestFirst(a: ListedOf<Kept>, b: ListedOf<Kept>): number {
  return (b.ok ? b.value.updated : 0) - (a.ok ? a.value.updated : 0);
}
