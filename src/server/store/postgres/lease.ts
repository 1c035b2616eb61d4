import type { Pool } from "pg";
import type { ChangeListener, MatchId } from "../store.ts";
import { BEAT, RELEASE } from "./statements.ts";

/**
 * Milliseconds after its latest sign of life that a server is taken to be gone, with its windows; within `LEASE + LEASE /
 * BEATS` the others have told so.
 */
export const LEASE = 6_000;
/** Signs of life in that time. */
const BEATS = 3;

/** Tells the other servers on a database that this one lives, and clears away what one that does not has left. */
export class Lease {
  private timer: NodeJS.Timeout | undefined;
  private beaten: number | undefined;

  constructor(
    private readonly pool: Pool,
    private readonly server: string,
    private readonly tell: ChangeListener,
    /** In milliseconds. */
    private readonly length: number,
  ) {}

  /** The first sign of life; rejects when the database can't be asked. */
  async start(): Promise<void> {
    await this.beat();
    const again = () => this.beat().catch(() => undefined);
    this.timer = setInterval(again, this.length / BEATS).unref();
  }

  /** Whoever had a window here is away from now on. */
  async close(): Promise<void> {
    if (this.timer === undefined) return;
    clearInterval(this.timer);
    // Where the database is gone the others find out by themselves.
    await this.pool.query({ ...RELEASE, values: [[this.server]] }).catch(() => undefined);
  }

  private async beat(): Promise<void> {
    const values = [this.server, this.length / 1000];
    const { rows } = await this.pool.query<{ id: string }>({ ...BEAT, values });
    const now = performance.now();
    // While the database was away from this server it was so from the others, perhaps.
    const isSure = this.beaten !== undefined && now - this.beaten <= this.length;
    this.beaten = now;
    if (isSure && rows.length > 0) await this.release(rows.map(({ id }) => id));
  }

  private async release(servers: readonly string[]): Promise<void> {
    const { rows } = await this.pool.query<{ id: MatchId; entries: number }>({
      ...RELEASE,
      values: [servers],
    });
    for (const { id, entries } of rows) this.tell(id, entries);
  }
}
