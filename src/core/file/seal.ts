import { canonicalJson, RowHash } from "../hash.ts";
import { itemAt } from "../item-at.ts";
import { remembered } from "../remember.ts";
import { finish, type Work } from "../work.ts";

type Document = { readonly [name: string]: unknown };

/** What a seal does not cover: itself, what people call the match, who plays, and what can be folded anew from the log. */
const UNCOVERED: readonly string[] = ["seal", "title", "players", "checkpoints"];

/** Entries that are hashed in one part of the work. */
const PART = 500;

/** A header as it is sealed. */
function coveredIn(header: Document): Document {
  return Object.fromEntries(Object.entries(header).filter(([name]) => !UNCOVERED.includes(name)));
}

/** Hashes the entries of a log from one of them on. */
function* hashing<Entry>(
  row: RowHash,
  entries: readonly Entry[],
  from: number,
  written: (entry: Entry) => unknown,
): Work<string> {
  for (let at = from; at < entries.length; at++) {
    if (at % PART === 0) yield at / entries.length;
    row.add(written(itemAt(entries, at)));
  }
  return row.digits();
}

/**
 * The seal of a match document: it differs wherever the header or one entry does, however the text is laid out. It shows
 * what was changed by hand or by accident; who knows how can make another one.
 */
function* sealing({ entries, ...header }: Document): Work<string> {
  const row = new RowHash();
  row.add(coveredIn(header));
  return yield* hashing(row, Array.isArray(entries) ? entries : [], 0, (entry) => entry);
}

export function sealOf(document: Document): string {
  return finish(sealing(document));
}

/** Seals a log again and again while it grows: what was hashed before is not hashed again. */
class GrowingSeal<Entry> {
  private header = "";
  private entries: readonly Entry[] = [];
  private row = new RowHash();

  private goesOn(header: string, entries: readonly Entry[]): boolean {
    return header === this.header && this.entries.every((entry, at) => entry === entries[at]);
  }

  /** The seal of a document with this header and these entries. */
  *of(header: Document, entries: readonly Entry[], written: (entry: Entry) => unknown): Work<string> {
    const covered = coveredIn(header);
    const text = canonicalJson(covered);
    const goesOn = this.goesOn(text, entries);
    const row = goesOn ? this.row.copy() : new RowHash();
    if (!goesOn) row.add(covered);
    const digits = yield* hashing(row, entries, goesOn ? this.entries.length : 0, written);
    this.header = text;
    this.entries = entries;
    this.row = row;
    return digits;
  }
}

/** What seals a log, by its first entry. */
export const growingSeal = remembered((_first: object) => new GrowingSeal<object>());

/** Whether a document has a seal that is not its own. One without a seal has none to break. */
export function* breaking(document: unknown): Work<boolean> {
  if (typeof document !== "object" || document === null || !Object.hasOwn(document, "seal")) return false;
  return (document as Document).seal !== (yield* sealing(document as Document));
}

export function isBroken(document: unknown): boolean {
  return finish(breaking(document));
}
