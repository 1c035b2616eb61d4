import type { MatchLog } from "./match-log.ts";
import { isAtHand, PackedMoments } from "./moments.ts";
import { lengthOf, type Tip } from "./tip.ts";

/** What is kept packed, by its first moment: those who ask after a reveal ask for the same. */
const KEPT = 4;

/** What viewers are told of a match, packed once for all who know as much of it. */
export class Packs {
  private kept = new Map<number, PackedMoments>();

  constructor(private readonly log: MatchLog) {}

  /** What is told from a moment on; undefined where the whole match has to be folded for it. */
  atHand(tip: Tip, from: number): PackedMoments | undefined {
    return this.kept.get(from) ?? (isAtHand(tip, from) ? this.keep(tip, from, tip.match) : undefined);
  }

  /** The same, folded where it has to be. */
  async folded(tip: Tip, from: number): Promise<PackedMoments> {
    return this.atHand(tip, from) ?? this.keep(tip, from, await this.log.whole(lengthOf(tip)));
  }

  forget(): void {
    this.kept.clear();
  }

  private keep({ places }: Tip, from: number, match: Tip["match"]): PackedMoments {
    if (this.kept.size >= KEPT) this.kept.clear();
    const told = new PackedMoments(match, places, from);
    this.kept.set(from, told);
    return told;
  }
}
