/** What stands behind the entries of a document that grows at its end. */
export const WHOLE_END = "\n]}\n";

/** How a line ends that the entries follow, a line each. */
const ENTRIES = '"entries":[';

/** Zeros that a file system leaves where it had promised room and not yet written to it. */
const UNWRITTEN = /[\0\s]+$/;

/** A text with what a document of entries still lacks behind its last one. */
function ended(text: string): string {
  return `${text.replace(/[,\]\s]+$/, "")}${WHOLE_END}`;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * A match document whose end was torn off while it was written: as it stands without what is broken, at most its last entry.
 * Only one whose entries are a line each behind all else that it tells is mended, as a server writes them; undefined for
 * another text.
 */
export function withoutTornEnd(document: string): string | undefined {
  const header = document.indexOf("\n");
  const begins = header < 0 ? document.replace(UNWRITTEN, "") : document.slice(0, header);
  if (!begins.startsWith("{") || !begins.endsWith(ENTRIES)) return undefined;
  const text = document.replace(UNWRITTEN, "");
  const whole = text.slice(0, Math.max(begins.length, text.lastIndexOf("\n")));
  return [text, whole].map((one) => (one === begins ? `${one}${WHOLE_END}` : ended(one))).find(isJson);
}
