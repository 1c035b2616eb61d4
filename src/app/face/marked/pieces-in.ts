import type { SideId } from "../../../core/game.ts";
import type { SideIndex } from "../../../tabletop/side.ts";
import { shownSide } from "../../../words/games.ts";

/** Which side each piece is of, by the ids of pieces that have a side. */
export type SidesOfPieces = ReadonlyMap<string, SideIndex>;

/** A stretch of a sentence: words, or the id of a piece. */
interface Stretch {
  readonly text: string;
  /** Where it begins in the sentence. */
  readonly at: number;
  /** The side of a piece; words have none. */
  readonly side?: SideIndex;
}

/** Whether a side has another name now than its pieces' ids were chosen for: Red is Purple, and R1 its aircraft. */
export function isNamedAnew(sides: readonly SideId[]): boolean {
  return sides.some((side) => shownSide(side) !== side);
}

/** The stretches of a sentence; an id is found as a word of its own only. */
export function piecesIn(sentence: string, sides: SidesOfPieces): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (const { 0: text, index } of sentence.matchAll(/[\p{L}\p{N}_]+|[^\p{L}\p{N}_]+/gu)) {
    const side = sides.get(text);
    const last = stretches.at(-1);
    if (side !== undefined) stretches.push({ text, at: index, side });
    else if (last && last.side === undefined)
      stretches[stretches.length - 1] = { ...last, text: last.text + text };
    else stretches.push({ text, at: index });
  }
  return stretches;
}

/** The sides of a match, and what tells them. */
export interface Sides {
  /** The one of the first colour first. */
  readonly sides: readonly SideId[];
  readonly pieces: SidesOfPieces;
  name(side: SideId): string;
}

/** A sentence for where no marking can be shown: the name of its side stands before each id, as `Purple R1`. */
export function toldWithSides(sentence: string, { sides, pieces, name }: Sides): string {
  if (!isNamedAnew(sides)) return sentence;
  const told = piecesIn(sentence, pieces).map(({ text, side }) =>
    side === undefined ? text : `${name(sides[side] ?? "")} ${text}`,
  );
  return told.join("");
}
