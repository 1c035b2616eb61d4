import { Client, type ClientConfig, type Notification } from "pg";
import type { ChangeListener, MatchId } from "../store.ts";
import { SCHEMA } from "./schema.ts";
import { CHANNEL } from "./statements.ts";

/** Milliseconds until a lost connection is tried again: at first, and at most. */
const FIRST_WAIT = 100;
const LONGEST_WAIT = 5_000;
/** Milliseconds between two looks at whether the connection is still there. */
const LOOK = 20_000;
/** Seconds before a connection was seen to be lost in which it may have been so already. */
const MARGIN = 60;

/**
 * Hears of changes that other processes have made, on a connection of its own. When that was lost and is there again it asks
 * what has changed meanwhile; whoever misses a notice all the same hears with the next.
 */
export class Notices {
  private client: Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private wait = FIRST_WAIT;
  private lostAt = 0;
  private closed = false;

  constructor(
    private readonly config: ClientConfig,
    /** Whether a process of the database is a connection of this process, which has told of its changes itself. */
    private readonly isOwn: (backend: number) => boolean,
    private readonly tell: ChangeListener,
  ) {}

  /** Connects; rejects when that is not possible. */
  async start(): Promise<void> {
    const client = new Client(this.config);
    client.on("error", () => this.lose(client));
    client.on("end", () => this.lose(client));
    client.on("notification", (notice) => this.hear(notice));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    if (this.closed) return client.end();
    this.client = client;
    this.wait = FIRST_WAIT;
    this.look();
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    const { client } = this;
    this.client = undefined;
    await client?.end();
  }

  private hear({ payload = "", processId }: Notification): void {
    if (this.isOwn(processId)) return;
    for (const notice of payload.split(",")) {
      const [id, entries] = notice.split(" ");
      if (id) this.tell(id, Number(entries));
    }
  }

  private lose(client: Client): void {
    if (client !== this.client) return;
    this.client = undefined;
    this.lostAt = performance.now();
    // One that only seems to be lost must not be heard twice.
    client.removeAllListeners("notification");
    client.end().catch(() => undefined);
    this.later(() => this.again(), this.wait);
  }

  private async again(): Promise<void> {
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    try {
      await this.start();
      await this.catchUp();
    } catch {
      if (this.client === undefined) this.later(() => this.again(), this.wait);
    }
  }

  private async catchUp(): Promise<void> {
    const seconds = (performance.now() - this.lostAt) / 1000 + MARGIN;
    const changed = await this.client?.query<{ id: MatchId; entries: number }>(
      `select id, entries from ${SCHEMA}.matches where changed > clock_timestamp() - make_interval(secs => $1)`,
      [seconds],
    );
    for (const { id, entries } of changed?.rows ?? []) this.tell(id, entries);
  }

  private look(): void {
    const { client } = this;
    this.later(() => {
      client?.query("select 1").then(
        () => client === this.client && this.look(),
        () => this.lose(client),
      );
    }, LOOK);
  }

  private later(work: () => unknown, wait: number): void {
    clearTimeout(this.timer);
    if (!this.closed) this.timer = setTimeout(work, wait).unref();
  }
}
