import { and, desc, eq, gte, isNotNull, isNull } from "drizzle-orm";
import type Database from "libsql";
import type { WrittenEntry } from "../../../core/file/schema.ts";
import type { SeatId } from "../../../core/game.ts";
import { removeHolder } from "../holder.ts";
import { Listeners } from "../listeners.ts";
import {
  closedError,
  entryRow,
  FREED,
  isDone,
  isMade,
  isThere,
  matchRow,
  nameKey,
  objection,
  seatRow,
  storedCheckpoint,
  storedMatch,
} from "../rows.ts";
import type {
  Change,
  Changed,
  ChangeListener,
  Claimed,
  LogLength,
  MatchId,
  OpenRound,
  Progress,
  Store,
  StoredCheckpoint,
  StoredMatch,
  StoredSeat,
  TableRules,
} from "../store.ts";
import { copyDatabase } from "./copy.ts";
import { type Drizzle, drizzleOn } from "./drizzle.ts";
import { storeError } from "./faults.ts";
import { GroupCommit } from "./group-commit.ts";
import { Log } from "./log.ts";
import { closeDatabase, openDatabase } from "./open.ts";
import { checkpoints, entries, matches, seats } from "./schema.ts";

/** A store in a file of its own: SQLite in this process, which nobody else has meanwhile. */
export class SqliteStore implements Store {
  private readonly listeners = new Listeners();
  private readonly commits: GroupCommit;
  private readonly log: Log;
  private readonly drizzle: Drizzle;
  private closing: Promise<void> | undefined;

  constructor(
    private readonly database: Database.Database,
    private readonly folder: string,
  ) {
    this.commits = new GroupCommit(database);
    this.log = new Log(database);
    this.drizzle = drizzleOn(database);
  }

  /** Opens the store of a data folder; throws a `StoreError`. */
  static open(folder: string): SqliteStore {
    return new SqliteStore(openDatabase(folder), folder);
  }

  create(
    match: Omit<StoredMatch, "entries">,
    log: readonly WrittenEntry[],
    given: readonly StoredSeat[],
    checkpoint?: StoredCheckpoint,
  ): Promise<boolean> {
    const { id, code } = match;
    const make = () => {
      const taken = this.drizzle.select({ id: matches.id }).from(matches).where(eq(matches.code, code)).get();
      if (taken) return false;
      this.drizzle.insert(matches).values(matchRow(match, log.length)).run();
      for (const [at, entry] of log.entries())
        this.drizzle
          .insert(entries)
          .values(entryRow(id, at, entry))
          .run();
      for (const [at, seat] of given.entries())
        this.drizzle
          .insert(seats)
          .values(seatRow(id, at, seat))
          .run();
      if (checkpoint) this.log.point(id, checkpoint);
      return true;
    };
    return this.writeTold(id, make, isMade);
  }

  matchById(id: MatchId): Promise<StoredMatch | undefined> {
    return this.read(() => this.log.match(id));
  }

  matchByCode(code: string): Promise<StoredMatch | undefined> {
    return this.read(() => {
      const row = this.drizzle.select().from(matches).where(eq(matches.code, code)).get();
      return row && storedMatch(row);
    });
  }

  listed(most: number): Promise<readonly StoredMatch[]> {
    const open = and(eq(matches.listed, true), eq(matches.over, false), isNull(matches.frozen));
    return this.read(() => {
      const latest = desc(matches.touched);
      const rows = this.drizzle
        .select()
        .from(matches)
        .where(open)
        .orderBy(latest, matches.id)
        .limit(most)
        .all();
      return rows.map(storedMatch);
    });
  }

  lengths(): Promise<readonly LogLength[]> {
    const { id, code, entries: length, over } = matches;
    return this.read(() => this.drizzle.select({ id, code, entries: length, over }).from(matches).all());
  }

  entries(id: MatchId, since: number): Promise<readonly WrittenEntry[]> {
    return this.read(() => this.log.entries(id, since));
  }

  checkpoint(id: MatchId): Promise<StoredCheckpoint | undefined> {
    return this.read(() => {
      const row = this.drizzle.select().from(checkpoints).where(eq(checkpoints.match, id)).get();
      return row && storedCheckpoint(row);
    });
  }

  progress(id: MatchId, since: number): Promise<Progress | undefined> {
    return this.read(() => this.log.progress(id, since));
  }

  async change(
    id: MatchId,
    at: number,
    decide: (standing: OpenRound) => Change | undefined,
  ): Promise<Changed> {
    let grown = 0;
    const changed = await this.commits.run(() =>
      this.log.change(id, at, (standing) => {
        const change = decide(standing);
        grown = change?.entry ? 1 : 0;
        return change;
      }),
    );
    if (changed === "done") this.listeners.tell(id, at + grown);
    return changed;
  }

  freeze(id: MatchId, why: string): Promise<void> {
    return this.writeTold(id, () => {
      this.drizzle.update(matches).set({ frozen: why }).where(eq(matches.id, id)).run();
    });
  }

  setRules(id: MatchId, rules: TableRules): Promise<void> {
    const { listed, teamSees } = rules;
    return this.writeTold(id, () => {
      this.drizzle.update(matches).set({ listed, teamSees }).where(eq(matches.id, id)).run();
    });
  }

  claim(id: MatchId, seat: SeatId, name: string, secret: string): Promise<Claimed> {
    return this.writeTold<Claimed>(
      id,
      () => {
        const against = objection(this.seatRows(id), { seat, name, secret });
        if (against) return against;
        this.drizzle.update(seats).set({ secret }).where(this.isSeat(id, seat)).run();
        const own = and(eq(seats.match, id), eq(seats.secret, secret));
        this.drizzle
          .update(seats)
          .set({ name, nameKey: nameKey(name) })
          .where(own)
          .run();
        return "done";
      },
      isDone,
    );
  }

  seatComputer(id: MatchId, seat: SeatId, computer: string | null, keep: boolean): Promise<void> {
    return this.writeTold(id, () => {
      const after = { computer, ...(!keep && FREED) };
      this.drizzle.update(seats).set(after).where(this.isSeat(id, seat)).run();
    });
  }

  offerHandover(id: MatchId, seat: SeatId, code: string, until: number): Promise<void> {
    return this.writeTold(id, () => {
      const had = and(this.isSeat(id, seat), isNotNull(seats.secret));
      this.drizzle.update(seats).set({ handover: code, handoverUntil: until }).where(had).run();
    });
  }

  takeOver(id: MatchId, code: string, now: number, secret: string): Promise<SeatId | undefined> {
    return this.writeTold(
      id,
      () => {
        const offered = and(eq(seats.match, id), eq(seats.handover, code), gte(seats.handoverUntil, now));
        const after = { secret, handover: null, handoverUntil: null };
        return this.drizzle.update(seats).set(after).where(offered).returning({ seat: seats.seat }).get()
          ?.seat;
      },
      isThere,
    );
  }

  onChange(listener: ChangeListener): () => void {
    return this.listeners.add(listener);
  }

  backup(file: string): Promise<void> {
    return this.read(() => copyDatabase(this.database, file));
  }

  close(): Promise<void> {
    this.closing ??= this.letGo();
    return this.closing;
  }

  private async letGo(): Promise<void> {
    await this.commits.close();
    // While the folder is still ours: the next one signs it as soon as it has it.
    removeHolder(this.folder);
    closeDatabase(this.database);
  }

  private isSeat(id: MatchId, seat: SeatId) {
    return and(eq(seats.match, id), eq(seats.seat, seat));
  }

  private seatRows(id: MatchId) {
    return this.drizzle.select().from(seats).where(eq(seats.match, id)).orderBy(seats.place).all();
  }

  /** Reads what is committed: between two transactions, none of which is open when anybody else's turn comes. */
  private async read<Value>(work: () => Value): Promise<Value> {
    if (this.closing) throw closedError();
    try {
      return work();
    } catch (error) {
      throw storeError(error);
    }
  }

  private async write<Value>(work: () => Value): Promise<Value> {
    try {
      return await this.commits.run(work);
    } catch (error) {
      throw storeError(error);
    }
  }

  /** Writes, and tells who listens when that has changed anything. */
  private async writeTold<Value>(
    id: MatchId,
    work: () => Value,
    hasChanged: (value: Value) => boolean = () => true,
  ): Promise<Value> {
    const value = await this.write(work);
    const match = hasChanged(value) && !this.closing ? this.log.match(id) : undefined;
    if (match) this.listeners.tell(id, match.entries);
    return value;
  }
}
