import type { Problem } from "../../core/game.ts";
import { fail, type Result } from "../../core/result.ts";
import { type MatchRecord, readRecord } from "./record.ts";
import { memoryShelf, type Shelf } from "./shelf.ts";

/** A line of the list of own matches: a record, or the id of one that can't be read and why. */
export type Listed =
  | { readonly ok: true; readonly value: MatchRecord }
  | { readonly ok: false; readonly id: string; readonly error: Problem };

/** Own matches. No call fails: what the browser refuses to keep is kept in memory. */
export interface Library {
  save(record: MatchRecord): Promise<void>;
  load(id: string): Promise<Result<MatchRecord, Problem>>;
  list(): Promise<readonly Listed[]>;
  remove(id: string): Promise<void>;
}

/**
 * A library over a shelf that may fail at any time. A record that the shelf refuses stays in memory, where it
 * hides the older one on the shelf, until a later save goes through. `report` hears of every failure, and of
 * every save that went through.
 */
export function libraryOver(shelf: Shelf, report: (error: unknown | null) => void): Library {
  const spare = memoryShelf();
  const attempt = async <T>(act: () => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await act();
    } catch (error) {
      report(error);
      return otherwise;
    }
  };
  return {
    async save(record) {
      await spare.set(record.id, record);
      await attempt(async () => {
        await shelf.set(record.id, record);
        await spare.remove(record.id);
        report(null);
      }, undefined);
    },
    async load(id) {
      const kept = (await spare.get(id)) ?? (await attempt(() => shelf.get(id), undefined));
      return kept === undefined ? fail({ code: "record-missing", values: {} }) : readRecord(kept);
    },
    async list() {
      const all = new Map([...(await attempt(() => shelf.all(), [])), ...(await spare.all())]);
      return [...all].map(([id, kept]) => listed(id, readRecord(kept))).sort(newestFirst);
    },
    async remove(id) {
      await spare.remove(id);
      await attempt(() => shelf.remove(id), undefined);
    },
  };
}

function listed(id: string, read: Result<MatchRecord, Problem>): Listed {
  return read.ok ? read : { ok: false, id, error: read.error };
}

function newestFirst(a: Listed, b: Listed): number {
  return (b.ok ? b.value.updated : 0) - (a.ok ? a.value.updated : 0);
}
