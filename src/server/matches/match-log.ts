import type { Dice } from "../../core/dice/dice.ts";
import type { WrittenEntry } from "../../core/file/schema.ts";
import type { AnyGame } from "../../core/game.ts";
import type { Match } from "../../core/match/match.ts";
import type { Header, MatchId, Store } from "../store/store.ts";
import { advanced, type Tip, tipOf, wholeMatch } from "./tip.ts";

/** Where the log of a match is read from, and what folds it. */
interface LogDeps {
  readonly store: Store;
  readonly live: Dice;
  readonly game: AnyGame;
  readonly id: MatchId;
  readonly header: Header;
}

/** The log of a match in its store, folded as far as somebody needs it. */
export class MatchLog {
  private known: Match | undefined;

  constructor(private readonly deps: LogDeps) {}

  /** The whole match when its log had so many entries; left out: as it is now. */
  async whole(length?: number): Promise<Match> {
    if (this.known && this.known.entries.length === length) return this.known;
    const { store, live, game, id, header } = this.deps;
    const [entries, checkpoint] = await Promise.all([store.entries(id, 0), store.checkpoint(id)]);
    this.known = wholeMatch(game, { header, entries: entries.slice(0, length), checkpoint }, live);
    return this.known;
  }

  /** What is at hand of a match, with the entries that others have added to its log. */
  async advance(from: Tip, added: readonly WrittenEntry[]): Promise<Tip> {
    let tip: Tip | undefined = from;
    for (const entry of added) tip = tip && advanced(tip, entry);
    return tip ?? tipOf(await this.whole());
  }

  /** Lets go of what can be folded again. */
  forget(): void {
    this.known = undefined;
  }
}
