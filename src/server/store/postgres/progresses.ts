import type { Pool } from "pg";
import { type ProgressRow, storedProgress } from "../rows.ts";
import type { MatchId, Progress } from "../store.ts";
import { READ_PROGRESSES } from "./statements.ts";

/** A match that is asked for, and who waits for it. */
interface Job {
  readonly id: MatchId;
  readonly since: number;
  readonly resolve: (progress: Progress | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** A row that the database leaves out where it has nothing of a kind. */
type Row = Omit<ProgressRow, "pending" | "seats" | "log"> & {
  /** Which of those that were asked for. */
  readonly place: number;
} & { readonly [List in "pending" | "seats" | "log"]: ProgressRow[List] | null };

/** Matches of one statement. */
const MOST = 64;

function progressOf({ pending, seats, log, ...row }: Row): Progress {
  return storedProgress({ ...row, pending: pending ?? [], seats: seats ?? [], log: log ?? [] });
}

/** Reads how matches stand, those that are asked for at the same time by one statement: others tell of many at once. */
export class Progresses {
  private waiting: Job[] = [];

  constructor(private readonly pool: Pool) {}

  read(id: MatchId, since: number): Promise<Progress | undefined> {
    return new Promise((resolve, reject) => {
      if (this.waiting.length === 0) setImmediate(() => this.start());
      this.waiting.push({ id, since, resolve, reject });
    });
  }

  private start(): void {
    const asked = this.waiting;
    this.waiting = [];
    for (let at = 0; at < asked.length; at += MOST) void this.serve(asked.slice(at, at + MOST));
  }

  private async serve(jobs: readonly Job[]): Promise<void> {
    try {
      const asked = jobs.map(({ id, since }, place) => ({ place, id, since }));
      const { rows } = await this.pool.query<Row>({ ...READ_PROGRESSES, values: [JSON.stringify(asked)] });
      const found = new Map(rows.map((row) => [row.place, row]));
      for (const [place, { resolve }] of jobs.entries()) {
        const row = found.get(place);
        resolve(row && progressOf(row));
      }
    } catch (error) {
      // Those that are settled already do not hear of it.
      for (const { reject } of jobs) reject(error);
    }
  }
}
