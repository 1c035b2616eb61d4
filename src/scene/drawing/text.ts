/** How wide a letter of each face is on average, against its height. */
const WIDTHS = { grotesque: 0.46, typewriter: 0.56 } as const;

/** The height of letters with which a text is no wider than it may be. */
export function fitted(
  text: string,
  size: number,
  width: number,
  face: keyof typeof WIDTHS = "grotesque",
): number {
  const wide = text.length * size * WIDTHS[face];
  return wide > width ? (size * width) / wide : size;
}

/** A text in lines that are no wider than they may be, broken between words. */
export function wrapped(text: string, size: number, width: number): readonly string[] {
  const most = Math.max(1, Math.floor(width / (size * WIDTHS.grotesque)));
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
