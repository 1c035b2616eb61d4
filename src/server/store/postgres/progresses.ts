import type { Pool } from "pg";
import { type ProgressRow, type SeatList, storedProgress } from "../rows.ts";
import type { MatchId, Progress, Windows, WindowsTold } from "../store.ts";
import { READ_PROGRESSES } from "./statements.ts";

/** A match that is asked for, and who waits for it. */
interface Job {
  readonly id: MatchId;
  readonly since: number;
  readonly resolve: (progress: Progress | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** A seat, and whether its newest window is at another server; null: it has none. */
type WindowedSeat = readonly [...SeatList, elsewhere: boolean | null];

/** What a row has lists of. */
interface Lists extends Pick<ProgressRow, "pending" | "log"> {
  readonly seats: readonly WindowedSeat[];
}

/** A row as it comes: the database leaves out a list that has nothing. */
type Row = Omit<ProgressRow, keyof Lists> & {
  /** Which of those that were asked for. */
  readonly place: number;
  /** How many look on, by server. */
  readonly lookers: Readonly<Record<string, readonly [spectators: number, screens: number]>>;
} & { readonly [List in keyof Lists]: Lists[List] | null };

/** Matches of one statement. */
const MOST = 64;

/** The windows at a server, or at all others. */
function windowsAt(
  elsewhere: boolean,
  server: string,
  { seats, lookers }: Pick<Row, "seats" | "lookers">,
): Windows {
  const looking = Object.entries(lookers).filter(([id]) => (id !== server) === elsewhere);
  return {
    seats: (seats ?? []).filter((seat) => seat[6] === elsewhere).map(([seat]) => seat),
    spectators: looking.reduce((sum, [, [spectators]]) => sum + spectators, 0),
    screens: looking.reduce((sum, [, [, screens]]) => sum + screens, 0),
  };
}

function progressOf(server: string, row: Row): Progress {
  const { pending, seats, log } = row;
  const windows: WindowsTold = {
    here: windowsAt(false, server, row),
    elsewhere: windowsAt(true, server, row),
  };
  return {
    ...storedProgress({ ...row, pending: pending ?? [], seats: seats ?? [], log: log ?? [] }),
    windows,
  };
}

/** Reads how matches stand, those that are asked for at the same time by one statement: others tell of many at once. */
export class Progresses {
  private waiting: Job[] = [];

  constructor(
    private readonly pool: Pool,
    private readonly server: string,
  ) {}

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
      const { rows } = await this.pool.query<Row>({
        ...READ_PROGRESSES,
        values: [JSON.stringify(asked), this.server],
      });
      const found = new Map(rows.map((row) => [row.place, row]));
      for (const [place, { resolve }] of jobs.entries()) {
        const row = found.get(place);
        resolve(row && progressOf(this.server, row));
      }
    } catch (error) {
      // Those that are settled already do not hear of it.
      for (const { reject } of jobs) reject(error);
    }
  }
}
