import type { Problem } from "../game.ts";
import { fail, ok, type Result } from "../result.ts";

/** The format of match files that is written now. */
export const FORMAT = 5;

type Document = { readonly [key: string]: unknown };

/** Makes a document of format n one of format n + 1. */
export type Migration = (document: Document) => Document;

/** A take-back of format 1 does not say who asked for it; it stays as legal as it was. */
function nobodyAsked(entry: unknown): unknown {
  return isDocument(entry) && Object.hasOwn(entry, "takeBack") ? { ...entry, by: null } : entry;
}

/** Format 2 tells of each take-back who asked for it, keeps shuffles apart, and knows amendments, the clock and battles. */
function toSecond(document: Document): Document {
  const { entries } = document;
  return Array.isArray(entries) ? { ...document, entries: entries.map(nobodyAsked) } : document;
}

/**
 * Format 3 tells where dice came from, knows sealed orders that were taken back, and has a seal. Of a match with a seed or
 * typed dice all came from there; of another one of format 2 nobody can tell.
 */
function toThird(document: Document): Document {
  const { dice } = document;
  if (!isDocument(dice)) return document;
  if (Object.hasOwn(dice, "seed")) return { ...document, source: "seeded" };
  return Object.hasOwn(dice, "typed") ? { ...document, source: "typed" } : document;
}

/** Format 4 tells rounds shorter; one that is told in full is read as ever. */
function toFourth(document: Document): Document {
  return document;
}

/**
 * Format 5 tells whether a match went on from a kept state, which battles were answered by hand, and who plays; in one of
 * format 4 nothing of that is told.
 */
function toFifth(document: Document): Document {
  return document;
}

/** One step for each format that was ever shipped before `FORMAT`, by the format it starts from. */
const STEPS: ReadonlyMap<number, Migration> = new Map([
  [1, toSecond],
  [2, toThird],
  [3, toFourth],
  [4, toFifth],
]);

function isDocument(data: unknown): data is Document {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}

/** Brings a document of any known format to the current one; a newer or nameless format is refused. */
export function migrate(
  data: unknown,
  steps: ReadonlyMap<number, Migration> = STEPS,
  current: number = FORMAT,
): Result<Document, Problem> {
  if (!isDocument(data)) return fail({ code: "file-not-object", values: {} });
  let document = data;
  let format = document.format;
  if (typeof format === "number" && format > current && Number.isFinite(format)) {
    return fail({ code: "file-format-newer", values: { format, known: current } });
  }
  while (format !== current) {
    const step = typeof format === "number" ? steps.get(format) : undefined;
    if (!step) return fail({ code: "file-format", values: { known: current } });
    format = (format as number) + 1;
    document = { ...step(document), format };
  }
  return ok(document);
}
