/**
 * The lines of a stream of text, without their ends (`\n` or `\r\n`). Other characters that some programs take
 * for line ends may stand in a JSON text, so they end nothing here.
 */
export async function* lines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let parts: string[] = [];
  for await (const chunk of chunks) {
    const pieces = chunk.split("\n");
    const last = pieces.pop() as string;
    for (const piece of pieces) {
      yield withoutReturn([...parts, piece].join(""));
      parts = [];
    }
    if (last !== "") parts.push(last);
  }
  if (parts.length > 0) yield withoutReturn(parts.join(""));
}

function withoutReturn(line: string): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}
