/** Letters of a title that are smaller than this, in half widths of a card, are read better on two lines. */
const SMALL = 0.2;

/** A title in one line, or in two where it has several words and one line would have letters of such a size that they are small. */
export function titleLines(title: string, size: number): readonly string[] {
  const words = title.split(" ");
  if (size >= SMALL || words.length < 2) return [title];
  const breaks = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  return breaks.toSorted((a, b) => longest(a) - longest(b))[0] ?? [title];
}
