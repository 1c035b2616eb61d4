import { MAX_FILE_LENGTH } from "../core/limits.ts";

/** Characters kept of a line at most: enough to see that it is longer than any match file. */
const LONGEST_LINE = MAX_FILE_LENGTH + 1;

/**
 * The lines of a stream of text, without their ends (`\n` or `\r\n`). Other characters that some programs take
 * for line ends may stand in a JSON text, so they end nothing here. Of a line that is longer than any match file only the beginning is kept.
 */
export async function* lines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let parts: string[] = [];
  let length = 0;
  const keep = (piece: string) => {
    const kept = piece.slice(0, LONGEST_LINE - length);
    length += kept.length;
    if (kept !== "") parts.push(kept);
  };
  for await (const chunk of chunks) {
    const pieces = chunk.split("\n");
    const last = pieces.pop() as string;
    for (const piece of pieces) {
      keep(piece);
      yield withoutReturn(parts.join(""));
      parts = [];
      length = 0;
    }
    keep(last);
  }
  if (parts.length > 0) yield withoutReturn(parts.join(""));
}

function withoutReturn(line: string): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}
