import { randomBytes } from "node:crypto";
import { and, desc, eq, gte, isNotNull, isNull, sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import type { WrittenEntry } from "../../../core/file/schema.ts";
import type { SeatId } from "../../../core/game.ts";
import { Listeners } from "../listeners.ts";
import {
  checkpointRow,
  entryRow,
  FREED,
  isDone,
  isThere,
  type MatchRow,
  matchRow,
  nameKey,
  objection,
  seatRow,
  storedCheckpoint,
  storedMatch,
} from "../rows.ts";
import {
  type Change,
  type Changed,
  type ChangeListener,
  type Claimed,
  type LogLength,
  type MatchId,
  type OpenRound,
  type Progress,
  type Store,
  type StoredCheckpoint,
  type StoredMatch,
  type StoredSeat,
  StoreError,
  type TableRules,
  type Windows,
} from "../store.ts";
import { RoundChanges } from "./changes.ts";
import { storeError } from "./faults.ts";
import { LEASE, Lease } from "./lease.ts";
import { migrate } from "./migrate.ts";
import { Notices } from "./notices.ts";
import { connectionTo, openPool } from "./pool.ts";
import { Progresses } from "./progresses.ts";
import { isSeat, MATCH, seatRows, type Transaction, tell } from "./queries.ts";
import { checkpoints, entries, matches, seats } from "./schema.ts";
import { ATTEND, READ_ENTRIES, READ_MATCH } from "./statements.ts";

/** Rows that are written by one statement. */
const ROWS = 1_000;

/** A store in Postgres, which any number of processes share. */
export class PostgresStore implements Store {
  private readonly listeners = new Listeners();
  /** What the other servers know this one by: another each time that it is started. */
  private readonly server = randomBytes(8).toString("hex");
  private readonly backends = new Set<number>();
  private readonly inHand = new Set<Promise<unknown>>();
  private readonly pool: Pool;
  private readonly drizzle: NodePgDatabase;
  private readonly changes: RoundChanges;
  private readonly progresses: Progresses;
  private readonly notices: Notices;
  private readonly lease: Lease;
  private closing: Promise<void> | undefined;

  private constructor(url: string, lease: number) {
    const config = connectionTo(url);
    this.pool = openPool(config, this.backends);
    this.drizzle = drizzle(this.pool);
    this.changes = new RoundChanges(this.pool);
    this.progresses = new Progresses(this.pool, this.server);
    const told: ChangeListener = (id, length) => this.listeners.tell(id, length);
    this.notices = new Notices(config, (backend) => this.backends.has(backend), told);
    this.lease = new Lease(this.pool, this.server, told, lease);
  }

  /** Opens the store that a URL names, with a lease of so many milliseconds, up to date; rejects with a `StoreError`. */
  static async open(url: string, lease = LEASE): Promise<PostgresStore> {
    const store = new PostgresStore(url, lease);
    try {
      await migrate(store.pool);
      await store.notices.start();
      await store.lease.start();
      return store;
    } catch (error) {
      await store.close();
      throw storeError(error);
    }
  }

  create(
    match: Omit<StoredMatch, "entries">,
    log: readonly WrittenEntry[],
    given: readonly StoredSeat[],
    checkpoint?: StoredCheckpoint,
  ): Promise<boolean> {
    const { id } = match;
    const rows = log.map((entry, at) => entryRow(id, at, entry));
    const seated = given.map((seat, at) => seatRow(id, at, seat));
    const make = () =>
      this.drizzle.transaction(async (tx) => {
        const row = matchRow(match, log.length);
        const made = tx.insert(matches).values(row).onConflictDoNothing({ target: matches.code });
        if ((await made).rowCount === 0) return false;
        for (let at = 0; at < rows.length; at += ROWS)
          await tx.insert(entries).values(rows.slice(at, at + ROWS));
        if (seated.length > 0) await tx.insert(seats).values(seated);
        if (checkpoint) await tx.insert(checkpoints).values({ match: id, ...checkpointRow(checkpoint) });
        await tell(tx, id, log.length);
        return true;
      });
    return this.ask(make).then((made) => {
      if (made) this.listeners.tell(id, log.length);
      return made;
    });
  }

  matchById(id: MatchId): Promise<StoredMatch | undefined> {
    return this.ask(async () => {
      const { rows } = await this.pool.query<MatchRow>({ ...READ_MATCH, values: [id] });
      return rows[0] && storedMatch(rows[0]);
    });
  }

  matchByCode(code: string): Promise<StoredMatch | undefined> {
    return this.ask(async () => {
      const [row] = await this.drizzle.select(MATCH).from(matches).where(eq(matches.code, code));
      return row && storedMatch(row);
    });
  }

  listed(most: number): Promise<readonly StoredMatch[]> {
    const open = and(eq(matches.listed, true), eq(matches.over, false), isNull(matches.frozen));
    const order = [desc(matches.touched), sql`${matches.id} collate "C"`];
    return this.ask(async () => {
      const rows = this.drizzle
        .select(MATCH)
        .from(matches)
        .where(open)
        .orderBy(...order)
        .limit(most);
      return (await rows).map(storedMatch);
    });
  }

  lengths(): Promise<readonly LogLength[]> {
    const { id, code, entries: length, over } = matches;
    return this.ask(() => this.drizzle.select({ id, code, entries: length, over }).from(matches));
  }

  entries(id: MatchId, since: number): Promise<readonly WrittenEntry[]> {
    return this.ask(async () => {
      const { rows } = await this.pool.query<{ written: string }>({ ...READ_ENTRIES, values: [id, since] });
      return rows.map(({ written }) => JSON.parse(written));
    });
  }

  checkpoint(id: MatchId): Promise<StoredCheckpoint | undefined> {
    return this.ask(async () => {
      const [row] = await this.drizzle.select().from(checkpoints).where(eq(checkpoints.match, id));
      return row && storedCheckpoint(row);
    });
  }

  progress(id: MatchId, since: number): Promise<Progress | undefined> {
    return this.ask(() => this.progresses.read(id, since));
  }

  async change(
    id: MatchId,
    at: number,
    decide: (standing: OpenRound) => Change | undefined,
  ): Promise<Changed> {
    const { changed, entries: length } = await this.changes.run(id, at, decide);
    if (changed === "done") this.listeners.tell(id, length);
    return changed;
  }

  freeze(id: MatchId, why: string): Promise<void> {
    return this.writeTold(id, async (tx) => {
      await tx.update(matches).set({ frozen: why }).where(eq(matches.id, id));
    });
  }

  setRules(id: MatchId, { listed, teamSees }: TableRules): Promise<void> {
    return this.writeTold(id, async (tx) => {
      await tx.update(matches).set({ listed, teamSees }).where(eq(matches.id, id));
    });
  }

  claim(id: MatchId, seat: SeatId, name: string, secret: string): Promise<Claimed> {
    const take = async (tx: Transaction): Promise<Claimed> => {
      const against = objection(await seatRows(tx, id), { seat, name, secret });
      if (against) return against;
      await tx.update(seats).set({ secret, server: this.server }).where(isSeat(id, seat));
      const own = and(eq(seats.match, id), eq(seats.secret, secret));
      await tx
        .update(seats)
        .set({ name, nameKey: nameKey(name) })
        .where(own);
      return "done";
    };
    return this.writeTold(id, take, isDone);
  }

  seatComputer(id: MatchId, seat: SeatId, computer: string | null, keep: boolean): Promise<void> {
    return this.writeTold(id, async (tx) => {
      await tx
        .update(seats)
        .set({ computer, ...(!keep && { ...FREED, server: null }) })
        .where(isSeat(id, seat));
    });
  }

  offerHandover(id: MatchId, seat: SeatId, code: string, until: number): Promise<void> {
    return this.writeTold(id, async (tx) => {
      const had = and(isSeat(id, seat), isNotNull(seats.secret));
      await tx.update(seats).set({ handover: code, handoverUntil: until }).where(had);
    });
  }

  takeOver(id: MatchId, code: string, now: number, secret: string): Promise<SeatId | undefined> {
    const take = async (tx: Transaction): Promise<SeatId | undefined> => {
      const offered = and(eq(seats.match, id), eq(seats.handover, code), gte(seats.handoverUntil, now));
      const after = { secret, handover: null, handoverUntil: null, server: this.server };
      const [taken] = await tx.update(seats).set(after).where(offered).returning({ seat: seats.seat });
      return taken?.seat;
    };
    return this.writeTold(id, take, isThere);
  }

  async attend(id: MatchId, { seats, spectators, screens }: Windows): Promise<void> {
    await this.ask(() =>
      this.pool.query({ ...ATTEND, values: [id, this.server, seats, spectators, screens] }),
    );
  }

  onChange(listener: ChangeListener): () => void {
    return this.listeners.add(listener);
  }

  async backup(): Promise<void> {
    throw new StoreError("pg-dump");
  }

  close(): Promise<void> {
    this.closing ??= this.letGo();
    return this.closing;
  }

  private async letGo(): Promise<void> {
    await this.changes.close();
    await Promise.allSettled(this.inHand);
    await this.lease.close();
    await this.notices.close();
    await this.pool.end();
  }

  /** Asks the database, which `close` waits for. */
  private async ask<Value>(work: () => Promise<Value>): Promise<Value> {
    const asked = work();
    this.inHand.add(asked);
    try {
      return await asked;
    } catch (error) {
      throw storeError(error);
    } finally {
      this.inHand.delete(asked);
    }
  }

  /** Writes under the lock of a match, and tells who listens, here and in other processes, when that has changed anything. */
  private async writeTold<Value>(
    id: MatchId,
    work: (tx: Transaction) => Promise<Value>,
    hasChanged: (value: Value) => boolean = () => true,
  ): Promise<Value> {
    const written = await this.ask(() =>
      this.drizzle.transaction(async (tx) => {
        const isMatch = eq(matches.id, id);
        const [match] = await tx
          .select({ length: matches.entries })
          .from(matches)
          .where(isMatch)
          .for("update");
        const value = await work(tx);
        if (!match || !hasChanged(value)) return { value };
        const next = { revision: sql`${matches.revision} + 1`, changed: sql`clock_timestamp()` };
        await tx.update(matches).set(next).where(isMatch);
        await tell(tx, id, match.length);
        return { value, length: match.length };
      }),
    );
    if (written.length !== undefined) this.listeners.tell(id, written.length);
    return written.value;
  }
}
