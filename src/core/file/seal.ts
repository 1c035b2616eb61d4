import { hashOfRow } from "../hash.ts";

type Document = { readonly [name: string]: unknown };

/** What a seal does not cover: itself, what people call the match, and what can be folded anew from the log. */
const UNCOVERED: readonly string[] = ["seal", "title", "checkpoints"];

function* covered(document: Document): Generator<unknown> {
  const { entries, ...header } = document;
  yield Object.fromEntries(Object.entries(header).filter(([name]) => !UNCOVERED.includes(name)));
  if (Array.isArray(entries)) yield* entries;
}

/**
 * The seal of a match document: it differs wherever the header or one entry does, however the text is laid out. It shows
 * what was changed by hand or by accident; who knows how can make another one.
 */
export function sealOf(document: Document): string {
  return hashOfRow(covered(document));
}

/** Whether a document has a seal that is not its own. One without a seal has none to break. */
export function isBroken(document: unknown): boolean {
  if (typeof document !== "object" || document === null || !Object.hasOwn(document, "seal")) return false;
  return (document as Document).seal !== sealOf(document as Document);
}
