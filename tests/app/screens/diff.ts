/** The lengths of the longest common rests of two lists. */
function common(before: readonly string[], after: readonly string[]): readonly Uint16Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--) {
      const [row, below] = [rows[i] as Uint16Array, rows[i + 1] as Uint16Array];
      row[j] =
        before[i] === after[j]
          ? (below[j + 1] as number) + 1
          : Math.max(below[j] as number, row[j + 1] as number);
    }
  return rows;
}

/** Lines that went, marked −, and lines that came, marked +. */
export function changes(old: readonly string[], now: readonly string[]): readonly string[] {
  let [top, tail] = [0, 0];
  while (top < Math.min(old.length, now.length) && old[top] === now[top]) top++;
  while (tail < Math.min(old.length, now.length) - top && old.at(-1 - tail) === now.at(-1 - tail)) tail++;
  const [before, after] = [old.slice(top, old.length - tail), now.slice(top, now.length - tail)];
  const rests = common(before, after);
  const told: string[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      i++;
      j++;
    } else if (
      j >= after.length ||
      (i < before.length && (rests[i + 1]?.[j] ?? 0) >= (rests[i]?.[j + 1] ?? 0))
    )
      told.push(`- ${before[i++]}`);
    else told.push(`+ ${after[j++]}`);
  }
  return told;
}
