import type { WrittenEntry } from "../../../src/core/file/schema.ts";
import { effectOf } from "../../../src/server/store/effect.ts";
import { Listeners } from "../../../src/server/store/listeners.ts";
import type {
  Change,
  Changed,
  ChangeListener,
  Claimed,
  MatchId,
  OpenRound,
  PendingAnswer,
  Progress,
  Store,
  StoredMatch,
  StoredSeat,
  Waiting,
} from "../../../src/server/store/store.ts";

interface Kept {
  match: StoredMatch;
  seats: StoredSeat[];
  pending: Map<string, PendingAnswer>;
  log: WrittenEntry[];
}

/** A store that keeps in memory what play needs, and nothing on a disk: what is left is the server's own work. */
export class StubStore implements Store {
  private readonly listeners = new Listeners();
  private readonly matches = new Map<MatchId, Kept>();

  async create(
    match: Omit<StoredMatch, "entries">,
    entries: readonly WrittenEntry[],
    seats: readonly StoredSeat[],
  ): Promise<boolean> {
    const log = [...entries];
    this.matches.set(match.id, {
      ...{ match: { ...match, entries: log.length }, seats: [...seats], pending: new Map(), log },
    });
    return true;
  }

  async matchById(id: MatchId): Promise<StoredMatch | undefined> {
    return this.matches.get(id)?.match;
  }

  async matchByCode(code: string): Promise<StoredMatch | undefined> {
    return [...this.matches.values()].find(({ match }) => match.code === code)?.match;
  }

  async entries(id: MatchId, since: number): Promise<readonly WrittenEntry[]> {
    return this.kept(id).log.slice(since);
  }

  async progress(id: MatchId, since: number): Promise<Progress> {
    const { pending, match, seats, log } = this.kept(id);
    return { ...match, pending, seats, log: log.slice(since) };
  }

  async change(
    id: MatchId,
    at: number,
    decide: (standing: OpenRound) => Change | undefined,
  ): Promise<Changed> {
    const kept = this.kept(id);
    if (kept.match.entries !== at) return "stale";
    const change = decide({ pending: kept.pending, waiting: kept.match.waiting });
    const effect = change && effectOf({ pending: kept.pending, waiting: kept.match.waiting }, change);
    if (!effect) return "nothing";
    const { entry, over, waiting, drops, puts } = effect;
    const pending = new Map(kept.pending);
    for (const prompt of drops) pending.delete(prompt);
    for (const [prompt, answer] of puts) pending.set(prompt, answer);
    kept.pending = pending;
    if (entry !== undefined) kept.log.push(JSON.parse(entry) as WrittenEntry);
    const waits = waiting === undefined ? kept.match.waiting : (JSON.parse(waiting) as Waiting);
    kept.match = { ...kept.match, entries: kept.log.length, over, waiting: waits };
    this.listeners.tell(id, kept.log.length);
    return "done";
  }

  async claim(id: MatchId, seat: string, name: string, secret: string): Promise<Claimed> {
    const kept = this.kept(id);
    kept.seats = kept.seats.map((one) => (one.seat === seat ? { ...one, name, secret } : one));
    this.listeners.tell(id, kept.log.length);
    return "done";
  }

  onChange(listener: ChangeListener): () => void {
    return this.listeners.add(listener);
  }

  async listed(): Promise<readonly []> {
    return [];
  }
  async lengths(): Promise<readonly []> {
    return [];
  }
  async checkpoint(): Promise<undefined> {}
  async freeze(): Promise<void> {}
  async setRules(): Promise<void> {}
  async seatComputer(): Promise<void> {}
  async offerHandover(): Promise<void> {}
  async takeOver(): Promise<undefined> {}
  async backup(): Promise<void> {}
  async close(): Promise<void> {}

  private kept(id: MatchId): Kept {
    const kept = this.matches.get(id);
    if (!kept) throw new Error("no match");
    return kept;
  }
}
