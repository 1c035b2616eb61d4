/** Letters of the pieces that are counted, and of the stretches that are kept. */
const PIECE = 6;
const STRETCH = 160;

/** How many of the texts each piece is in; pieces of a single text can't shorten another. */
function shared(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const piece of new Set(piecesOf(text))) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return new Map([...counts].filter(([, count]) => count > 1));
}

function piecesOf(text: string): readonly string[] {
  return Array.from({ length: Math.max(0, text.length - PIECE + 1) }, (_, at) => text.slice(at, at + PIECE));
}

interface Stretch {
  readonly text: string;
  readonly worth: number;
}

/** The stretch of a text whose pieces are in most texts, each piece counted once. */
function bestOf(text: string, counts: ReadonlyMap<string, number>): Stretch {
  const pieces = piecesOf(text);
  const within = new Map<string, number>();
  let [worth, best] = [0, { text: "", worth: 0 }];
  for (const [at, piece] of pieces.entries()) {
    const before = within.get(piece) ?? 0;
    within.set(piece, before + 1);
    if (before === 0) worth += counts.get(piece) ?? 0;
    const left = pieces[at - (STRETCH - PIECE + 1)];
    if (left !== undefined) {
      const still = (within.get(left) ?? 0) - 1;
      within.set(left, still);
      if (still === 0) worth -= counts.get(left) ?? 0;
    }
    const end = at + PIECE;
    if (worth > best.worth) best = { text: text.slice(Math.max(0, end - STRETCH), end), worth };
  }
  return best;
}

/**
 * What texts have in common, in so many letters: the stretch of each text in turn that covers most of what is not covered
 * yet, the worthiest last, where a packer finds it nearest.
 */
export function cover(texts: readonly string[], letters: number): string {
  const counts = shared(texts);
  const stretches: Stretch[] = [];
  let [length, barren] = [0, 0];
  for (let at = 0; length < letters && barren < texts.length; at = (at + 1) % texts.length) {
    const best = bestOf(texts[at] as string, counts);
    barren = best.worth === 0 ? barren + 1 : 0;
    if (best.worth === 0) continue;
    for (const piece of piecesOf(best.text)) counts.delete(piece);
    stretches.push(best);
    length += best.text.length;
  }
  const sorted = stretches.sort((a, b) => a.worth - b.worth);
  return sorted
    .map(({ text }) => text)
    .join("")
    .slice(-letters);
}
