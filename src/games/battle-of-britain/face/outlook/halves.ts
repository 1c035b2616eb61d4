/** The chance of each number of hits, from none, of so many dice that hit with one half (BB-17). */
function chances(dice: number): readonly number[] {
  let row = [1];
  for (let die = 0; die < dice; die++)
    row = Array.from({ length: row.length + 1 }, (_, at) => ((row[at - 1] ?? 0) + (row[at] ?? 0)) / 2);
  return row;
}

/** In per cent, that at least so many of some dice hit. */
export function atLeast(hits: number, dice: number): number {
  const share = chances(dice)
    .slice(Math.max(0, hits))
    .reduce((sum, one) => sum + one, 0);
  return Math.round(share * 100);
}

/** The mean number of hits of some dice, of which no more than `most` count. */
export function meanHits(dice: number, most: number): number {
  return chances(dice).reduce((sum, share, hits) => sum + share * Math.min(hits, most), 0);
}
