import type Database from "libsql";
import { SqliteError } from "libsql";
import { closedError } from "../rows.ts";
import { storeError } from "./faults.ts";

/** Something to be written, and who waits for it. */
interface Job {
  readonly work: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

type Outcome = { readonly value: unknown } | { readonly error: unknown };

/** Jobs of one commit: so many hold up what else the process has to do by a few milliseconds at most. */
const MOST = 64;

/** Whether an error concerns the job alone in which it came up; else the disk or the database, and so all. */
function isOfOneJob(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return !(cause instanceof SqliteError) || cause.code.startsWith("SQLITE_CONSTRAINT");
}

/**
 * Writes what comes at the same time in one transaction, for syncing the disk takes longer than all else: whatever asks while
 * the process is busy with a commit or with its sockets is in the next one. Nobody is told before the disk has it.
 */
export class GroupCommit {
  private waiting: Job[] = [];
  private scheduled = false;
  private closed = false;
  private idle: (() => void)[] = [];

  constructor(private readonly database: Database.Database) {}

  /** Does work within a transaction; when it throws, what it wrote is undone, and nothing else. */
  run<Value>(work: () => Value): Promise<Value> {
    if (this.closed) return Promise.reject(closedError());
    return new Promise<Value>((resolve, reject) => {
      this.waiting.push({ work, resolve: resolve as Job["resolve"], reject });
      this.schedule();
    });
  }

  /** Takes nothing more, and settles when all is written. */
  close(): Promise<void> {
    this.closed = true;
    if (!this.scheduled) return Promise.resolve();
    return new Promise((resolve) => this.idle.push(resolve));
  }

  private schedule(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    // After every message that has arrived by now.
    setImmediate(() => this.flush());
  }

  private flush(): void {
    const jobs = this.waiting.splice(0, MOST);
    this.commit(jobs);
    this.scheduled = false;
    if (this.waiting.length > 0) this.schedule();
    else for (const resolve of this.idle.splice(0)) resolve();
  }

  private commit(jobs: readonly Job[]): void {
    try {
      this.database.exec("begin immediate");
      const outcomes = jobs.map(({ work }) => this.attempt(work));
      this.database.exec("commit");
      for (const [at, { resolve, reject }] of jobs.entries()) {
        const outcome = outcomes[at] as Outcome;
        if ("value" in outcome) resolve(outcome.value);
        else reject(outcome.error);
      }
    } catch (error) {
      this.undo();
      for (const { reject } of jobs) reject(storeError(error));
    }
  }

  private attempt(work: () => unknown): Outcome {
    this.database.exec("savepoint job");
    try {
      const value = work();
      this.database.exec("release job");
      return { value };
    } catch (error) {
      if (!isOfOneJob(error)) throw error;
      this.database.exec("rollback to job; release job");
      return { error };
    }
  }

  private undo(): void {
    try {
      // A full disk has ended the transaction already.
      if (this.database.inTransaction) this.database.exec("rollback");
    } catch {
      // The next one to begin says what is wrong.
    }
  }
}
