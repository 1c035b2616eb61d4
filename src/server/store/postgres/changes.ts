import type { Pool } from "pg";
import { type Effect, effectOf } from "../effect.ts";
import { checkpointRow, closedError, type PendingRow, pendingAnswers } from "../rows.ts";
import type { Change, Changed, MatchId, OpenRound } from "../store.ts";
import { storeError } from "./faults.ts";
import { READ_ROUNDS, WRITE_ROUNDS } from "./statements.ts";

type Decide = (standing: OpenRound) => Change | undefined;

/** A change that is asked for, and who waits for it. */
interface Job {
  readonly id: MatchId;
  readonly at: number;
  readonly decide: Decide;
  readonly resolve: (made: Made) => void;
  readonly reject: (error: unknown) => void;
}

/** What has become of a change, and how many entries the log has then. */
export interface Made {
  readonly changed: Changed;
  readonly entries: number;
}

/** An open round as the database has it. */
interface RoundRow {
  readonly id: MatchId;
  readonly entries: number;
  readonly revision: number;
  readonly frozen: string | null;
  readonly waiting: string;
  readonly pending: readonly PendingRow[] | null;
}

/** A change that was decided and is to be written. */
interface Decided {
  readonly job: Job;
  readonly round: RoundRow;
  readonly effect: Effect;
}

/** Changes of one statement. */
const MOST = 64;
/** Milliseconds that changes wait for those before them, so that they are made together. */
const PATIENCE = 50;
/** Lots that are under way at once, where one takes longer than that: somebody holds one of its matches. */
const LANES = 4;

/** A change as the statement that makes it reads it. */
function written({ job, round, effect }: Decided): object {
  const { entry, over, waiting, drops, puts, checkpoint } = effect;
  const grown = entry !== undefined;
  return {
    id: job.id,
    revision: round.revision,
    entries: job.at + (grown ? 1 : 0),
    ...(grown && { entry, over, touched: Date.now() }),
    ...(waiting !== undefined && { waiting }),
    drops,
    puts: puts.map(([prompt, answer]) => ({ prompt, ...answer })),
    ...(checkpoint && { checkpoint: checkpointRow(checkpoint) }),
  };
}

function standingOf({ pending, waiting }: RoundRow): OpenRound {
  return { pending: pendingAnswers(pending ?? []), waiting: JSON.parse(waiting) };
}

/**
 * Changes rounds, those that are asked for at the same time by two statements together: one reads them, one writes each that is
 * still as it was read, and nothing is locked while somebody thinks. What another process was faster with is decided anew.
 */
export class RoundChanges {
  private waiting: Job[] = [];
  private scheduled = false;
  private closed = false;
  private lanes = 0;
  private timer: NodeJS.Timeout | undefined;
  private readonly busy = new Set<MatchId>();
  private idle: (() => void)[] = [];

  constructor(private readonly pool: Pool) {}

  run(id: MatchId, at: number, decide: Decide): Promise<Made> {
    if (this.closed) return Promise.reject(closedError());
    return new Promise((resolve, reject) => {
      this.waiting.push({ id, at, decide, resolve, reject });
      this.schedule();
    });
  }

  /** Takes nothing more, and settles when all is written. */
  close(): Promise<void> {
    this.closed = true;
    if (this.lanes === 0 && this.waiting.length === 0) return Promise.resolve();
    return new Promise((resolve) => this.idle.push(resolve));
  }

  private schedule(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    // After every message that has arrived by now.
    setImmediate(() => {
      this.scheduled = false;
      this.start();
    });
  }

  private start(): void {
    if (this.lanes === 0) this.launch();
    else if (this.lanes < LANES) this.timer ??= setTimeout(() => this.launch(), PATIENCE);
  }

  private launch(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const jobs = this.take();
    if (jobs.length === 0) return;
    this.lanes += 1;
    void this.serve(jobs).finally(() => this.done(jobs));
  }

  private done(jobs: readonly Job[]): void {
    this.lanes -= 1;
    for (const { id } of jobs) this.busy.delete(id);
    if (this.waiting.length > 0) this.start();
    else if (this.lanes === 0) for (const resolve of this.idle.splice(0)) resolve();
  }

  /** What is next: of each match one change at a time, in the order in which they came. */
  private take(): readonly Job[] {
    const jobs: Job[] = [];
    const later: Job[] = [];
    for (const job of this.waiting) {
      const isNext = jobs.length < MOST && !this.busy.has(job.id);
      (isNext ? jobs : later).push(job);
      if (isNext) this.busy.add(job.id);
    }
    this.waiting = later;
    return jobs;
  }

  private async serve(jobs: readonly Job[]): Promise<void> {
    try {
      const { rows } = await this.pool.query<RoundRow>({
        ...READ_ROUNDS,
        values: [jobs.map(({ id }) => id)],
      });
      const rounds = new Map(rows.map((row) => [row.id, row]));
      await this.write(jobs.flatMap((job) => decideOn(job, rounds.get(job.id)) ?? []));
    } catch (error) {
      // Those that are settled already do not hear of it.
      for (const { reject } of jobs) reject(storeError(error));
    }
  }

  private async write(decided: readonly Decided[]): Promise<void> {
    if (decided.length === 0) return;
    const values = [JSON.stringify(decided.map(written))];
    const { rows } = await this.pool.query<{ id: MatchId; entries: number }>({ ...WRITE_ROUNDS, values });
    const won = new Map(rows.map(({ id, entries }) => [id, entries]));
    const lost: Job[] = [];
    for (const { job } of decided) {
      const entries = won.get(job.id);
      if (entries === undefined) lost.push(job);
      else job.resolve({ changed: "done", entries });
    }
    this.waiting.unshift(...lost);
  }
}

/** Settles a change that comes to nothing; else what is to be written. */
function decideOn(job: Job, round: RoundRow | undefined): Decided | undefined {
  const { at, decide, resolve, reject } = job;
  const settle = (changed: Changed) => resolve({ changed, entries: round?.entries ?? 0 });
  if (!round || round.entries !== at) settle("stale");
  else if (round.frozen !== null) settle("frozen");
  else {
    try {
      const standing = standingOf(round);
      const change = decide(standing);
      const effect = change && effectOf(standing, change);
      if (effect) return { job, round, effect };
      settle("nothing");
    } catch (error) {
      reject(error);
    }
  }
  return undefined;
}
