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

/** How many look on at a server, and whether that is another one. */
type Lookers = readonly [elsewhere: boolean, spectators: number, screens: number];

/** What a row has lists of. */
interface Lists extends Pick<ProgressRow, "pending" | "log"> {
  readonly seats: readonly WindowedSeat[];
  readonly lookers: readonly Lookers[];
}

/** A row as it comes: the database leaves out a list that has nothing. */
type Row = Omit<ProgressRow, keyof Lists> & {
  /** Which of those that were asked for. */
  readonly place: number;
} & { readonly [List in keyof Lists]: Lists[List] | null };

/** Matches of one statement. */
const MOST = 64;

/** The windows at this server, or at all others. */
function windowsAt(elsewhere: boolean, { seats, lookers }: Pick<Lists, "seats" | "lookers">): Windows {
  const looking = lookers.filter(([isElsewhere]) => isElsewhere === elsewhere);
  return {
    seats: seats.filter((seat) => seat[6] === elsewhere).map(([seat]) => seat),
    spectators: looking.reduce((sum, [, spectators]) => sum + spectators, 0),
    screens: looking.reduce((sum, [, , screens]) => sum + screens, 0),
  };
}

function progressOf({ pending, seats, log, lookers, ...row }: Row): Progress {
  const lists = { pending: pending ?? [], seats: seats ?? [], log: log ?? [], lookers: lookers ?? [] };
  const windows: WindowsTold = { here: windowsAt(false, lists), elsewhere: windowsAt(true, lists) };
  return { ...storedProgress({ ...row, ...lists }), windows };
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
        resolve(row && progressOf(row));
      }
    } catch (error) {
      // Those that are settled already do not hear of it.
      for (const { reject } of jobs) reject(error);
    }
  }
}
